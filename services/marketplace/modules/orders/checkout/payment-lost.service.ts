import { orderNumberOf } from '../../ledger/index.ts';
import { runSubOrderCommand } from '../sub-orders/sub-order-commands.service.ts';
import type { Attribution } from '../orders.domain.ts';
import { paymentLostMail } from '../mails/ending.mails.ts';
import type { OrderParts, Trx } from '../orders.parts.ts';
import { stepsOf } from '../sub-orders/allowed-actions.domain.ts';
import { findMailedOrder } from '../mailed-order.repository.ts';
import { lockOrder } from '../trade.repository.ts';

const note = 'The bank released the payment before it was captured. Nothing was charged.';

/**
 * For the payments module, in its transaction: the authorised money of a placed order was released before its capture.
 * Ends everything under way, restores the stock, and notifies buyer and suppliers. Idempotent.
 */
export async function paymentLost(
  parts: Pick<OrderParts, 'ids' | 'publicUrl' | 'queueMail'>,
  trx: Trx,
  orderId: string,
  at: Date,
): Promise<void> {
  const attribution: Attribution = { by: 'provider', actorId: null, note, at };
  const before = await lockOrder(trx, orderId);
  const ending = (before?.subOrders ?? []).filter(
    ({ status, deliveryKind }) =>
      stepsOf(status, 'lose_payment', {
        by: attribution.by,
        deliveryKind,
        isCharged: false,
        isAskedStill: false,
        isOverdue: false,
        isDelivered: false,
        disputeAllows: [],
      }).ok,
  );
  for (const { id: subOrderId } of ending) {
    // Read again each time: the order's status follows from all its sub-orders.
    const trade = await lockOrder(trx, orderId);
    if (trade)
      await runSubOrderCommand(parts, trx, {
        trade,
        subOrderId,
        command: 'lose_payment',
        attribution,
      });
  }
  if (before === null || ending.length === 0) return;
  const order = await findMailedOrder(trx, orderId, null);
  if (order.buyer === null) return;
  const orderNumber = orderNumberOf(before.order.number);
  const { publicUrl } = parts;
  await parts.queueMail(trx, paymentLostMail(order.buyer, { order, publicUrl, orderNumber }));
}
