import { enqueue } from '../../platform/jobs/index.ts';
import { orderNumberOf } from '../ledger/index.ts';
import { moveSubOrder } from './moves.service.ts';
import type { Act } from './orders.domain.ts';
import { paymentLostMail } from './orders.mails.ts';
import type { OrderParts, Trx } from './orders.parts.ts';
import { stepsOf } from './sub-order-actions.service.ts';
import { findMailedOrder } from './trade-people.repository.ts';
import { holdTrade } from './trade.repository.ts';

const note = 'The bank let the payment go before it was taken. Nothing was charged.';

/**
 * For the payments module, in its transaction: the money that was set aside for a placed order is let go before it was captured. All that
 * is still under way of it ends, with its stock back, and everybody is told. Repeated it does nothing.
 */
export async function paymentLost(
  parts: Pick<OrderParts, 'ids' | 'publicUrl'>,
  trx: Trx,
  orderId: string,
  at: Date,
): Promise<void> {
  const act: Act = { by: 'provider', actorId: null, note, at };
  const before = await holdTrade(trx, orderId);
  const ending = (before?.subOrders ?? []).filter(
    ({ status, deliveryKind }) => stepsOf(status, 'lose_payment', { by: act.by, deliveryKind }).ok,
  );
  for (const { id } of ending) {
    // Read anew each time: what the order is follows from all of its parts.
    const trade = await holdTrade(trx, orderId);
    if (trade) await moveSubOrder(parts, trx, trade, id, 'lose_payment', act);
  }
  if (before === null || ending.length === 0) return;
  const order = await findMailedOrder(trx, orderId, null);
  if (order.buyer === null) return;
  const orderNumber = orderNumberOf(before.order.number);
  const { publicUrl } = parts;
  await enqueue(trx, 'send_mail', paymentLostMail(order.buyer, { order, publicUrl, orderNumber }));
}
