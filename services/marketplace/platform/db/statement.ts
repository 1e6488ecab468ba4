import { CompiledQuery, type Kysely } from 'kysely';
import type { AskOne } from './named-statements.ts';

/** Databases without a statement log, with the function that bypasses Kysely. */
const direct = new WeakMap<object, AskOne>();

/** Sends statements of this database directly: outside of transactions, or on the connection of a transaction. */
export const askDirectly = (db: object, askOne: AskOne): void => void direct.set(db, askOne);

/** The transaction has ended, and its connection is another's. */
export const askNoMore = (trx: object): void => void direct.delete(trx);

/**
 * A statement in SQL, with $1, $2 … for its values: for frequent requests, where building the text each time would cost
 * more than the query. Uses the transaction, if it is given one.
 */
export const statement =
  <Row>(text: string) =>
  async <DB>(db: Kysely<DB>, values: readonly unknown[]): Promise<readonly Row[]> => {
    try {
      const rows = await direct.get(db)?.(text, values);
      // As with Kysely, the caller declares the type of the rows.
      if (rows) return rows as readonly Row[];
    } catch (error) {
      // The stack of the caller, not of the socket.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
  };
