import { hourMs } from '../../../../../src/lib/durations.ts';
import { invariant } from '../../../../../src/lib/invariant.ts';
import { answerReminderHours } from '../../../../../src/lib/business-terms.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { hashToken } from '../../../platform/ids.ts';
import { publishLiveEvent } from '../../../platform/live/index.ts';
import { asking, ofOwnStep } from '../../../platform/mail/index.ts';
import { step } from '../../../platform/processes/step.ts';
import { marketAnswerHours } from '../../market-settings/index.ts';
import { orderNumberOf, subOrderNumberOf } from '../../ledger/index.ts';
import { reopenApproval, settleApproval } from '../approvals/approval-of-order.service.ts';
import { refillCart, refillOfOrder } from './checkout.repository.ts';
import { orderProcess } from '../order.process.ts';
import { after, type Attribution } from '../orders.domain.ts';
import { newOrderMail, placedMail } from '../mails/placing.mails.ts';
import type { OrderParts, Trx } from '../orders.parts.ts';
import { returnAllStock } from './stock.repository.ts';
import { insertLink } from '../sub-orders/links.repository.ts';
import { findMailedOrder } from '../mailed-order.repository.ts';
import {
  lockOrder,
  insertTradeHistory,
  saveOrder,
  saveSubOrders,
  type HistoryStep,
  type Trade,
} from '../trade.repository.ts';

const everybody = ({ order, subOrders }: Trade) => [
  order.buyerId,
  ...subOrders.map(({ supplierId }) => supplierId),
];

/**
 * For the payments module, in its transaction: the payment of an order was authorised. Returns `placed` if the order
 * awaited it, also when repeated; `too_late` if the order ended meanwhile and the money is not needed.
 */
export async function paymentAuthorized(
  parts: Pick<OrderParts, 'ids' | 'publicUrl' | 'queueMail'>,
  trx: Trx,
  orderId: string,
  at: Date,
): Promise<'placed' | 'too_late'> {
  const trade = await lockOrder(trx, orderId);
  if (trade === null || trade.order.status === 'payment_expired') return 'too_late';
  const { order, subOrders } = trade;
  if (order.status !== 'pending_payment') return 'placed';
  const paid = step(orderProcess, order.status, 'pay', {});
  if (!paid.ok) return 'too_late';
  const answerHours = await marketAnswerHours(trx);
  const answerBy = after(at, answerHours * hourMs);
  await saveOrder(trx, orderId, { status: paid.value, placedAt: at }, at);
  await saveSubOrders(trx, orderId, { status: 'pending_confirmation', answerBy }, at);
  // Attributed to the buyer, who paid, although the provider reported it.
  const attribution: Attribution = { by: 'crew_member', actorId: order.buyerId, note: null, at };
  await insertTradeHistory(trx, parts.ids.newId, { orderId, attribution }, [
    { subOrderId: null, command: 'pay', from: order.status, to: paid.value },
    ...subOrders.map(({ id, status }) => stepOf(id, 'authorize', status, 'pending_confirmation')),
  ]);
  await askSuppliers(parts, trx, trade, { at, answerBy, answerHours });
  await settleApproval(parts, trx, orderId, at);
  await publishLiveEvent(trx, { about: { orderId, subOrderId: null }, audience: everybody(trade), at });
  return 'placed';
}

const stepOf = (subOrderId: string, command: string, from: string, to: string): HistoryStep => ({
  subOrderId,
  command,
  from,
  to,
});

/** Mails everyone, with a link for each of the supplier's colleagues, and plans the timers of their answer. */
async function askSuppliers(
  { ids, publicUrl, queueMail }: Pick<OrderParts, 'ids' | 'publicUrl' | 'queueMail'>,
  trx: Trx,
  { order, subOrders }: Trade,
  { at, answerBy, answerHours }: { readonly at: Date; readonly answerBy: Date; readonly answerHours: number },
): Promise<void> {
  const mailed = await findMailedOrder(trx, order.id, null);
  const orderNumber = orderNumberOf(order.number);
  if (mailed.buyer)
    await queueMail(
      trx,
      ofOwnStep(placedMail(mailed.buyer, { order: mailed, publicUrl, orderNumber, answerBy })),
    );
  for (const { id, position } of subOrders) {
    const subOrder = mailed.subOrders.find((one) => one.id === id);
    invariant(subOrder, 'every part of the order is mailed');
    const number = subOrderNumberOf(order.number, position);
    const data = { order: mailed, subOrder, number, publicUrl, note: null };
    for (const colleague of subOrder.colleagues) {
      const token = ids.newToken();
      const link = { subOrderId: id, userId: colleague.userId, tokenHash: hashToken(token) };
      await insertLink(trx, link, { createdAt: at, expiresAt: answerBy });
      const url = answerUrl(publicUrl, id, token);
      await queueMail(trx, asking({ about: id, answerBy }, newOrderMail(colleague, data, { url, answerBy })));
    }
    for (const afterHours of answerReminderHours(answerHours))
      await enqueue(
        trx,
        'remind_supplier',
        { subOrderId: id },
        { runAt: after(at, afterHours * hourMs), jobKey: `remind_supplier:${id}:${afterHours}` },
      );
    await enqueue(
      trx,
      'expire_sub_order',
      { subOrderId: id },
      { runAt: answerBy, jobKey: `expire_sub_order:${id}` },
    );
  }
}

export const answerUrl = (publicUrl: string, subOrderId: string, token: string): string =>
  `${publicUrl}/supplier/orders/confirm/${subOrderId}/${token}`;

/**
 * For the payments module, in its transaction: ends an order that its buyer cancelled or did not pay in time. Restores
 * the stock and the cart's lines (none for buy now). Does nothing if the order does not await its payment.
 */
export async function expireOrder(
  parts: Pick<OrderParts, 'ids'>,
  trx: Trx,
  orderId: string,
  at: Date,
  doer: Pick<Attribution, 'by' | 'actorId'>,
): Promise<void> {
  const trade = await lockOrder(trx, orderId);
  if (trade === null || trade.order.status !== 'pending_payment') return;
  const { order, subOrders } = trade;
  const command = doer.by === 'crew_member' ? 'give_up' : 'expire';
  const ended = step(orderProcess, 'pending_payment', command, {});
  if (!ended.ok) return;
  const { by, actorId } = doer;
  const attribution: Attribution = { by, actorId, note: null, at };
  await saveOrder(trx, orderId, { status: ended.value }, at);
  await saveSubOrders(trx, orderId, { status: 'released' }, at);
  await insertTradeHistory(trx, parts.ids.newId, { orderId, attribution }, [
    { subOrderId: null, command, from: order.status, to: ended.value },
    ...subOrders.map(({ id, status }) => stepOf(id, 'release', status, 'released')),
  ]);
  // Locks the cart before the items, like a checkout: the two wait for each other and never deadlock.
  if (order.fromCart) await refillCart(trx, order.buyerId, refillOfOrder(orderId), at);
  await returnAllStock(trx, orderId, at);
  await reopenApproval(trx, orderId, at);
  // Its suppliers were never notified of it.
  await publishLiveEvent(trx, { about: { orderId, subOrderId: null }, audience: [order.buyerId], at });
}
