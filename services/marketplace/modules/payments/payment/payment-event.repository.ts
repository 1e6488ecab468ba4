import type { Db } from '../payment-account/payment-account.repository.ts';

export interface SeenEvent {
  readonly id: string;
  readonly type: string;
}

export async function isEventSeen(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('paymentEvents').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Idempotent: concurrent deliveries may insert it in any order. */
export async function insertEvent(trx: Db, { id, type }: SeenEvent, now: Date): Promise<void> {
  await trx
    .insertInto('paymentEvents')
    .values({ id, type, receivedAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function deleteEventsBefore(db: Db, instant: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('paymentEvents')
    .where('receivedAt', '<', instant)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
