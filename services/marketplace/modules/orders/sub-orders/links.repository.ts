import { mayAnswer } from '../../../platform/notifications/mailed-colleagues.ts';
import type { Trx, Db } from '../trade.repository.ts';

export async function insertLink(
  trx: Trx,
  {
    subOrderId,
    userId,
    tokenHash,
  }: { readonly subOrderId: string; readonly userId: string; readonly tokenHash: Buffer },
  { createdAt, expiresAt }: { readonly createdAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('saleLinks')
    .values({ tokenHash, saleId: subOrderId, userId, usedAt: null, createdAt, expiresAt })
    .execute();
}

export interface Link {
  readonly subOrderId: string;
  readonly orderId: string;
  /** The colleague who answers with the link; null if none is identified. */
  readonly userId: string | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

const links = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('saleLinks as l')
    .innerJoin('subOrders as s', 's.id', 'l.saleId')
    .select(['s.id as subOrderId', 's.orderId', 'l.userId'])
    .select(['l.expiresAt', 'l.usedAt'])
    .where('l.tokenHash', '=', tokenHash)
    .where(mayAnswer('s.supplier_id'));

export const findLink = async (db: Db, tokenHash: Buffer): Promise<Link | null> =>
  (await links(db, tokenHash).executeTakeFirst()) ?? null;

export const useLink = async (trx: Trx, tokenHash: Buffer, now: Date): Promise<void> => {
  await trx.updateTable('saleLinks').set({ usedAt: now }).where('tokenHash', '=', tokenHash).execute();
};
