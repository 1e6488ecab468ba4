import { sql, type RawBuilder } from 'kysely';

/** The status of a new listing; `line` is the table of its line. */
export const newStatus = (line: string): RawBuilder<string> =>
  sql`case when ${sql.ref(`${line}.is_paused`)} then 'paused' else 'active' end`;

/** The status of a listing that the list has again: what was archived is on sale again, unless the list says it isn't sold. */
export const statusAgain = (line: string, listing: string): RawBuilder<string> => {
  const status = sql.ref(`${listing}.status`);
  return sql`case when ${status} in ('active', 'archived') then ${newStatus(line)} else ${status} end`;
};
