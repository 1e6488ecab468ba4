import { CompiledQuery, type Kysely } from 'kysely';
import type { AskOne } from './named-statements.ts';

/** For databases whose statements nobody listens to: how they are asked without Kysely. */
const direct = new WeakMap<object, AskOne>();

/** Statements of this database that belong to no transaction are sent as they are. */
export const askDirectly = (db: object, askOne: AskOne): void => void direct.set(db, askOne);

/**
 * A statement in SQL, with $1, $2 … for its values: for what is asked so often that building its text each time would
 * cost more than the query. Reads what Kysely's own queries read: the transaction's, when it is given one.
 */
export const statement =
  <Row>(text: string) =>
  async <DB>(db: Kysely<DB>, values: readonly unknown[]): Promise<readonly Row[]> => {
    try {
      const rows = await direct.get(db)?.(text, values);
      // As with Kysely, the caller says what the statement's rows are.
      if (rows) return rows as readonly Row[];
    } catch (error) {
      // Where it was asked, not where the socket was read.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
  };
