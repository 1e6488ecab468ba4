import type { Trx, Db } from './trade.repository.ts';

export async function insertLinks(
  trx: Trx,
  links: readonly { readonly subOrderId: string; readonly tokenHash: Buffer }[],
  { createdAt, expiresAt }: { readonly createdAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('saleLinks')
    .values(
      links.map(({ subOrderId, tokenHash }) => ({
        tokenHash: tokenHash,
        saleId: subOrderId,
        usedAt: null,
        createdAt: createdAt,
        expiresAt: expiresAt,
      })),
    )
    .execute();
}

export interface Link {
  readonly subOrderId: string;
  readonly orderId: string;
  readonly supplierId: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

const links = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('saleLinks as l')
    .innerJoin('subOrders as s', 's.id', 'l.saleId')
    .select(['s.id as subOrderId', 's.orderId', 's.supplierId'])
    .select(['l.expiresAt', 'l.usedAt'])
    .where('l.tokenHash', '=', tokenHash);

export const findLink = async (db: Db, tokenHash: Buffer): Promise<Link | null> =>
  (await links(db, tokenHash).executeTakeFirst()) ?? null;

export const useLink = async (trx: Trx, tokenHash: Buffer, now: Date): Promise<void> => {
  await trx.updateTable('saleLinks').set({ usedAt: now }).where('tokenHash', '=', tokenHash).execute();
};
