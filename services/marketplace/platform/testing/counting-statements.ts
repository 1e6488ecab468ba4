import type { Kysely } from 'kysely';

/** The database, and how many statements it has run so far, without those that begin and end a transaction. */
export function countingStatements<Tables>(db: Kysely<Tables>) {
  let statements = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    // Counted here, because statements in plain SQL bypass the other hook.
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  return { db: counting, statements: () => statements };
}
