import type { Insertable } from 'kysely';
import type { SupplementTable } from '../../../platform/db/booking-tables.ts';
import type { SupplementStatus } from '../bookings.domain.ts';
import type { Db, Trx } from '../booking.repository.ts';

/** A supplement of a booking; amounts in minor units of its currency. */
export interface StoredSupplement {
  readonly id: string;
  readonly bookingId: string;
  readonly status: SupplementStatus;
  readonly description: string;
  readonly subtotalMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly commissionMinor: number;
  readonly createdAt: Date;
  /** The deadline of the answer or the payment. */
  readonly expiresAt: Date;
}

const supplements = (db: Db) =>
  db
    .selectFrom('supplements')
    .select(['id', 'bookingId', 'status', 'description', 'subtotalMinor', 'taxMinor', 'totalMinor'])
    .select(['commissionMinor', 'createdAt', 'expiresAt']);

/** A caller that changes it must have locked the booking. */
export const findSupplement = async (db: Db, id: string): Promise<StoredSupplement | null> =>
  (await supplements(db).where('id', '=', id).executeTakeFirst()) ?? null;

/** Oldest first. */
export const supplementsOf = (db: Db, bookingId: string): Promise<readonly StoredSupplement[]> =>
  supplements(db).where('bookingId', '=', bookingId).orderBy('id').execute();

/** How many await the buyer's answer. */
export async function countProposed(db: Db, bookingId: string): Promise<number> {
  const rows = await supplements(db)
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'proposed')
    .execute();
  return rows.length;
}

/** The ids of the paid supplements. */
export async function paidSupplements(db: Db, bookingId: string): Promise<readonly string[]> {
  const rows = await supplements(db)
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'paid')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const findSupplementByKey = async (
  db: Db,
  bookingId: string,
  key: string,
): Promise<{ readonly bodySha256: string } | null> =>
  (await db
    .selectFrom('supplements')
    .select('bodySha256')
    .where('bookingId', '=', bookingId)
    .where('supplementKey', '=', key)
    .executeTakeFirst()) ?? null;

export async function insertSupplement(trx: Trx, supplement: Insertable<SupplementTable>): Promise<void> {
  await trx.insertInto('supplements').values(supplement).execute();
}

/** Increments the version. */
export async function saveSupplement(
  trx: Trx,
  id: string,
  change: { readonly status: SupplementStatus; readonly expiresAt?: Date },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('supplements')
    .set({ ...change, updatedAt: now })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
