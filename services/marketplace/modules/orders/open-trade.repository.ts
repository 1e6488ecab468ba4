import { sql } from 'kysely';
import { openStatuses } from './orders.domain.ts';
import type { Trx } from './trade.repository.ts';

/**
 * For the vendors and account modules, in their transactions: whether a vendor has orders under way or money
 * outstanding. Locks the vendor, so that an order being placed with them at the same time is waited for and counted.
 */
export async function hasOpenTrade(trx: Trx, vendorId: string): Promise<boolean> {
  await trx.selectFrom('vendors').select('id').where('id', '=', vendorId).forUpdate().execute();
  const { rows } = await sql<{ isOpen: boolean }>`
    select exists (select from sub_orders where supplier_id = ${vendorId} and status = any(${[...openStatuses]}))
      or exists (
        select from ledger_postings where vendor_id = ${vendorId} and account = 'vendor_due'
        having sum(amount_minor) <> 0
      ) as "isOpen"`.execute(trx);
  return rows[0]?.isOpen === true;
}

/** For the account module, in its transaction: whether the user has orders under way. */
export async function hasOpenOrders(trx: Trx, buyerId: string): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select exists (
      select from sub_orders s join orders o on o.id = s.order_id
      where o.buyer_id = ${buyerId} and s.status = any(${[...openStatuses]})
    ) as "isOpen"`.execute(trx);
  return rows[0]?.isOpen === true;
}
