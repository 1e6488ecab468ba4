import { sql, type Insertable } from 'kysely';
import type { SubOrderFileTable } from '../../platform/db/order-tables.ts';
import type { FileRow } from './reading/order-rows.domain.ts';
import type { Db, Trx } from './trade.repository.ts';

export async function insertFile(trx: Trx, file: Insertable<SubOrderFileTable>): Promise<void> {
  await trx.insertInto('subOrderFiles').values(file).execute();
}

/** The files added as evidence of a problem, oldest first. */
export const findFiles = (db: Db, subOrderIds: readonly string[]): Promise<readonly FileRow[]> =>
  subOrderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('subOrderFiles as f')
        .innerJoin('subOrders as s', 's.id', 'f.subOrderId')
        .innerJoin('orders as o', 'o.id', 's.orderId')
        .selectAll('f')
        .select(sql<boolean>`f.added_by = o.buyer_id`.as('isBuyers'))
        .where('f.subOrderId', 'in', subOrderIds)
        .orderBy('f.addedAt')
        .orderBy('f.fileId')
        .execute();
