import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/db/schema.ts';

/**
 * Gives the notifications that this transaction has written since the last call the time of their event: written now,
 * all of a new market’s would bear the time of its first start.
 */
export async function dateMessages(trx: Transaction<Database>, at: Date): Promise<void> {
  await sql`
    update notifications set created_at = ${at}
    where sequence is null and created_at = date_trunc('milliseconds', now())`.execute(trx);
}
