import { orderNumberOf } from '../ledger/index.ts';
import { isUndecided } from './order.process.ts';
import type { Settlement } from '../payments/index.ts';
import type { Trx } from './orders.parts.ts';
import { lockOrder, saveOrder } from './trade.repository.ts';

/**
 * For the payments module, in its transaction: fixes the accepted amounts. Null while a supplier has not answered or if
 * there is nothing to settle. Repeated, it returns the same.
 */
export async function beginSettlement(trx: Trx, orderId: string, at: Date): Promise<Settlement | null> {
  const trade = await lockOrder(trx, orderId);
  if (trade === null) return null;
  const { order, subOrders } = trade;
  if (order.status === 'pending_payment' || order.status === 'payment_expired') return null;
  if (subOrders.some(({ status }) => isUndecided(status))) return null;
  if (order.settledAt === null) await saveOrder(trx, orderId, { status: order.status, settledAt: at }, at);
  const { number, buyerId, currency } = order;
  return {
    number: orderNumberOf(number),
    buyerId,
    currency,
    sales: subOrders.flatMap(({ id, supplierId, acceptedTotalMinor, commissionMinor }) =>
      acceptedTotalMinor === null || acceptedTotalMinor === 0
        ? []
        : {
            saleId: id,
            vendorId: supplierId,
            acceptedTotalMinor,
            commissionMinor: commissionMinor ?? 0,
          },
    ),
  };
}
