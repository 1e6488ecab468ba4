import type { Trx, Db } from './trade.repository.ts';

export async function insertLinks(
  trx: Trx,
  links: readonly { readonly subOrderId: string; readonly tokenHash: Buffer }[],
  { createdAt, expiresAt }: { readonly createdAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('sub_order_links')
    .values(
      links.map(({ subOrderId, tokenHash }) => ({
        ...{ token_hash: tokenHash, sub_order_id: subOrderId, used_at: null },
        ...{ created_at: createdAt, expires_at: expiresAt },
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
    .selectFrom('sub_order_links as l')
    .innerJoin('sub_orders as s', 's.id', 'l.sub_order_id')
    .select(['s.id as subOrderId', 's.order_id as orderId', 's.supplier_id as supplierId'])
    .select(['l.expires_at as expiresAt', 'l.used_at as usedAt'])
    .where('l.token_hash', '=', tokenHash);

export const findLink = async (db: Db, tokenHash: Buffer): Promise<Link | null> =>
  (await links(db, tokenHash).executeTakeFirst()) ?? null;

export const useLink = async (trx: Trx, tokenHash: Buffer, now: Date): Promise<void> => {
  await trx
    .updateTable('sub_order_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
};
