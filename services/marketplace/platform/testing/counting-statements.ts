import type { Kysely } from 'kysely';

/** The database, and how many statements were asked of it so far; those that begin and end a transaction are not counted. */
export function countingStatements<Tables>(db: Kysely<Tables>) {
  let statements = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    // Here and not above, where what is written as text does not pass.
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  return { db: counting, statements: () => statements };
}
