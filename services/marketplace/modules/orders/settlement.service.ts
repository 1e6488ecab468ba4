import { orderNumberOf, subOrderNumberOf } from '../ledger/index.ts';
import { isUndecided } from './order.process.ts';
import type { Trx } from './orders.parts.ts';
import { lockOrder, saveOrder } from './trade.repository.ts';

/** What of an order is to be captured, and for which vendors; amounts in minor units. */
export interface Settlement {
  readonly orderId: string;
  readonly number: string;
  readonly buyerId: string;
  readonly currency: string;
  /** Those of which something was accepted. */
  readonly subOrders: readonly {
    readonly subOrderId: string;
    readonly number: string;
    readonly supplierId: string;
    readonly acceptedTotalMinor: number;
    readonly commissionMinor: number;
  }[];
}

/**
 * For the payments module, in its transaction: from here on what was accepted is fixed. Null while a supplier has not answered,
 * or when there is nothing to settle. Repeated it says the same.
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
    orderId,
    number: orderNumberOf(number),
    buyerId,
    currency,
    subOrders: subOrders.flatMap(({ id, position, supplierId, acceptedTotalMinor, commissionMinor }) =>
      acceptedTotalMinor === null || acceptedTotalMinor === 0
        ? []
        : {
            subOrderId: id,
            number: subOrderNumberOf(number, position),
            supplierId,
            acceptedTotalMinor,
            commissionMinor: commissionMinor ?? 0,
          },
    ),
  };
}
