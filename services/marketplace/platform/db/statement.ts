import { CompiledQuery, type Kysely } from 'kysely';

/**
 * A statement in SQL, with $1, $2 … for its values: for what is asked so often that building its text each time would
 * cost more than the query. Reads what Kysely's own queries read: the transaction's, when it is given one.
 */
export const statement =
  <Row>(text: string) =>
  async <DB>(db: Kysely<DB>, values: readonly unknown[]): Promise<readonly Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
