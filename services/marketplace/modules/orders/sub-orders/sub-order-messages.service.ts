import { publishLiveEvent } from '../../../platform/live/index.ts';
import { askAdmins } from '../../../platform/mail/index.ts';
import { subOrderNumberOf } from '../../ledger/index.ts';
import type { OrderParts, Trx } from '../orders.parts.ts';
import type { SubOrderRequest, Transition } from './sub-order-transition.domain.ts';
import { commandMails } from './sub-order-recipients.ts';
import { findMailedOrder } from '../mailed-order.repository.ts';

/** Queues the mails of a command and publishes its live event to open screens. */
export async function sendMessages(
  { publicUrl, queueMail }: Pick<OrderParts, 'publicUrl' | 'queueMail'>,
  trx: Trx,
  { trade: { order }, subOrder, command, attribution: { by, note, at }, isBuyerMailed }: SubOrderRequest,
  { change }: Pick<Transition, 'change'>,
): Promise<void> {
  const { id: subOrderId, supplierId, position, status } = subOrder;
  const mailed = await findMailedOrder(trx, order.id, subOrderId);
  const [about] = mailed.subOrders;
  const number = subOrderNumberOf(order.number, position);
  if (about) {
    const data = { order: mailed, subOrder: about, number, publicUrl, note };
    for (const mail of commandMails(command, status, by, data, isBuyerMailed)) await queueMail(trx, mail);
    if (change.dispute?.stage === 'escalated')
      await askAdmins({ publicUrl, queueMail }, trx, {
        title: `Please decide about the problem with ${number}`,
        detail: command === 'escalate' ? 'There was no answer in time.' : note,
        path: `/admin/orders-management/${order.id}`,
      });
  }
  await publishLiveEvent(trx, {
    about: { orderId: order.id, subOrderId },
    audience: [order.buyerId, supplierId],
    at,
  });
}
