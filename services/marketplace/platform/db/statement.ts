import { CompiledQuery, type Kysely } from 'kysely';

/**
 * A statement in PostgreSQL's own words, with $1, $2 … for its values: for what is asked so often that putting its text together
 * anew each time would cost more than asking. Reads what Kysely's own queries read: the transaction's, when it is given one.
 */
export const statement =
  <Row>(text: string) =>
  async <DB>(db: Kysely<DB>, values: readonly unknown[]): Promise<readonly Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
