import { mayAnswer } from '../../../platform/notifications/mailed-colleagues.ts';
import type { Db, Trx } from '../booking.repository.ts';

export async function insertLink(
  trx: Trx,
  link: {
    readonly bookingId: string;
    readonly userId: string;
    readonly tokenHash: Buffer;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { bookingId, ...rest } = link;
  await trx
    .insertInto('saleLinks')
    .values({ ...rest, saleId: bookingId, usedAt: null })
    .execute();
}

export interface Link {
  readonly bookingId: string;
  /** The colleague who answers with the link; null if none is identified. */
  readonly userId: string | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** Null if the link belongs to another kind of sale. */
export const findLink = async (db: Db, tokenHash: Buffer): Promise<Link | null> =>
  (await db
    .selectFrom('saleLinks as l')
    .innerJoin('bookings as b', 'b.id', 'l.saleId')
    .select(['b.id as bookingId', 'l.userId', 'l.expiresAt', 'l.usedAt'])
    .where('l.tokenHash', '=', tokenHash)
    .where(mayAnswer('b.provider_id'))
    .executeTakeFirst()) ?? null;

export const useLink = async (trx: Trx, tokenHash: Buffer, now: Date): Promise<void> => {
  await trx.updateTable('saleLinks').set({ usedAt: now }).where('tokenHash', '=', tokenHash).execute();
};
