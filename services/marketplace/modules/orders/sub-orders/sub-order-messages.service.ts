import { publishLiveEvent } from '../../../platform/live/index.ts';
import { askAdmins } from '../../../platform/mail/index.ts';
import {
  markDealtWith,
  notify,
  settleQuestions,
  type Question,
} from '../../../platform/notifications/index.ts';
import { subOrderNumberOf } from '../../ledger/index.ts';
import type { OrderParts, Trx } from '../orders.parts.ts';
import type { SubOrderRequest, Transition } from './sub-order-transition.domain.ts';
import { adminOrderPath, orderPath, subOrderPath } from '../mails/order-mail.ts';
import { commandMails } from './sub-order-recipients.ts';
import { askedAfter } from './sub-order-questions.domain.ts';
import { findMailedOrder } from '../mailed-order.repository.ts';

/**
 * Queues the mails of a command and publishes its live event to open screens. What was told before it about the
 * sub-order is settled with it; a command of which nobody is told leaves that as it was, unless it is the receipt. What
 * was asked waits until a step answers it.
 */
export async function sendMessages(
  { publicUrl, queueMail }: Pick<OrderParts, 'publicUrl' | 'queueMail'>,
  trx: Trx,
  request: Omit<SubOrderRequest, 'payload'>,
  {
    change,
  }: { readonly change: Pick<Transition['change'], 'status' | 'dispute' | 'answerBy' | 'deliveredAt'> },
): Promise<void> {
  const { trade, subOrder, command } = request;
  const { order } = trade;
  const { note, at } = request.attribution;
  const { id: subOrderId, supplierId, position, status } = subOrder;
  const mailed = await findMailedOrder(trx, order.id, subOrderId);
  const [about] = mailed.subOrders;
  const number = subOrderNumberOf(order.number, position);
  const isStep = change.status !== status || change.dispute !== undefined;
  if (isStep) await settleQuestions(trx, subOrderId, at);
  if (about) {
    const data = { order: mailed, subOrder: about, number, publicUrl, note };
    const asked = isStep ? askedAfter(subOrder, change) : null;
    const mails = commandMails(request, data, asked);
    if (mails.length > 0 || status === 'delivered') await settle(trx, request);
    for (const mail of mails) await queueMail(trx, mail);
    if (command === 'withdraw_change' && asked) await askAgain(trx, request, asked, number);
    if (command === 'withdraw_dispute' && asked)
      await askForReceipt(trx, { orderId: order.id, buyerId: order.buyerId, number, question: asked });
    if (change.dispute?.stage === 'escalated')
      await askAdmins({ publicUrl, queueMail }, trx, {
        title: `Please decide about the problem with ${number}`,
        detail: command === 'escalate' ? 'There was no answer in time.' : note,
        path: adminOrderPath(order.id),
        about: subOrderId,
      });
  }
  await publishLiveEvent(trx, {
    about: { orderId: order.id, subOrderId },
    audience: [order.buyerId, supplierId],
    at,
  });
}

/** Asks a supplier who took back their own proposal, in the app: no mail, because they are just there. */
const askAgain = (
  trx: Trx,
  { subOrder }: Pick<SubOrderRequest, 'subOrder'>,
  question: Question,
  number: string,
): Promise<void> =>
  notify(
    trx,
    { vendorId: subOrder.supplierId },
    {
      kind: 'order',
      title: `${number} needs your answer again`,
      detail: 'The proposed change was withdrawn. The order is as it was placed.',
      path: subOrderPath({ subOrder }),
      question,
    },
  );

interface ReceiptAsked {
  readonly orderId: string;
  readonly buyerId: string;
  /** The label of the sub-order. */
  readonly number: string;
  readonly question: Question;
}

/** Asks a buyer, in the app, whether a delivery has come, once a report of theirs or a return no longer stands in its way. */
export const askForReceipt = (
  trx: Trx,
  { orderId, buyerId, number, question }: ReceiptAsked,
): Promise<void> =>
  notify(
    trx,
    { userId: buyerId },
    {
      kind: 'order',
      title: `${number} was delivered: please confirm receipt`,
      detail: 'Or report a problem. Without either it counts as received when the time is over.',
      path: orderPath({ order: { id: orderId } }),
      question,
    },
  );

async function settle(
  trx: Trx,
  { trade: { order, subOrders }, subOrder, attribution: { at } }: Omit<SubOrderRequest, 'payload'>,
): Promise<void> {
  await markDealtWith(
    trx,
    {
      // The buyer's address is the whole order's: news of one supplier doesn't settle another's.
      people: [
        { vendorId: subOrder.supplierId },
        ...(subOrders.length === 1 ? [{ userId: order.buyerId }] : []),
      ],
      kind: 'order',
      paths: [subOrderPath({ subOrder }), orderPath({ order })],
    },
    at,
  );
  const escalated = subOrders.filter(
    ({ status, dispute }) => status === 'disputed' && dispute?.stage === 'escalated',
  );
  if (escalated.length === 1 && escalated[0]?.id === subOrder.id)
    await markDealtWith(
      trx,
      { people: [{ role: 'admin' }], kind: 'decision', paths: [adminOrderPath(order.id)] },
      at,
    );
}
