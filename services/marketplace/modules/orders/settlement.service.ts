import { dayText } from '../../../../src/lib/document-texts.ts';
import { movedDay } from '../../../../src/lib/expected-day.ts';
import { orderNumberOf } from '../ledger/index.ts';
import { isUndecided } from './order.process.ts';
import type { Settlement } from '../payments/index.ts';
import { bySystem } from './orders.domain.ts';
import type { OrderParts, Trx } from './orders.parts.ts';
import { findPromisedDays } from './promised-days.repository.ts';
import { insertTradeHistory, lockOrder, saveOrder, saveSubOrder, type Trade } from './trade.repository.ts';

type SettlementParts = Pick<OrderParts, 'ids'>;

/**
 * For the payments module, in its transaction: fixes the accepted amounts. Null while a supplier has not answered or if
 * there is nothing to settle. Repeated, it returns the same.
 */
export async function beginSettlement(
  parts: SettlementParts,
  trx: Trx,
  orderId: string,
  at: Date,
): Promise<Settlement | null> {
  const trade = await lockOrder(trx, orderId);
  if (trade === null) return null;
  const { order, subOrders } = trade;
  if (order.status === 'pending_payment' || order.status === 'payment_expired') return null;
  if (subOrders.some(({ status }) => isUndecided(status))) return null;
  if (order.settledAt === null) {
    await saveOrder(trx, orderId, { status: order.status, settledAt: at }, at);
    await moveDays(parts, trx, trade, at);
  }
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

/**
 * Goods leave once their order is charged, so what was promised days before that is expected as many days later. The
 * history says so.
 */
async function moveDays(
  { ids }: SettlementParts,
  trx: Trx,
  { order, subOrders }: Trade,
  at: Date,
): Promise<void> {
  for (const { id, readyOn, promisedAt } of await findPromisedDays(trx, order.id)) {
    const moved = movedDay(readyOn, promisedAt, at);
    const status = subOrders.find((one) => one.id === id)?.status;
    if (moved === readyOn || status === undefined) continue;
    await saveSubOrder(trx, id, { status, readyOn: moved }, at);
    const note = `It can leave only now that the order is charged. Expected on ${dayText(moved)}.`;
    const attribution = bySystem(at, note);
    const step = { subOrderId: id, command: 'change_date', from: status, to: status };
    await insertTradeHistory(trx, ids.newId, { orderId: order.id, attribution }, [step]);
  }
}
