import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { announce } from '../../platform/live/index.ts';
import { subOrderNumberOf } from '../ledger/index.ts';
import { acceptedCommission, acceptedSums, noneOf, type AgreedLine } from './answer.domain.ts';
import { isUndecided, orderStatusOf } from './order.process.ts';
import {
  after,
  changeWithinMs,
  completesAfterMs,
  type Act,
  type ChangeProposal,
  type SubOrderStatus,
} from './orders.domain.ts';
import type { OrderParts, Trx } from './orders.parts.ts';
import { returnStock } from './stock.repository.ts';
import { stepsOf, type Taken } from './sub-order-actions.service.ts';
import { mailsOf } from './sub-order.mails.ts';
import type { SubOrderCommand } from './sub-order.process.ts';
import { findMailedOrder } from './trade-people.repository.ts';
import {
  findOrderedLines,
  insertTradeHistory,
  saveAcceptedLines,
  saveOrder,
  saveSubOrder,
  type HeldSubOrder,
  type SubOrderChange,
  type Trade,
} from './trade.repository.ts';

type MoveParts = Pick<OrderParts, 'ids' | 'publicUrl'>;

/** What a command brings with it. */
export interface Brought {
  /** What is accepted, with `confirm` and `accept_change`. */
  readonly agreed?: readonly AgreedLine[];
  readonly proposal?: ChangeProposal;
  /** YYYY-MM-DD. */
  readonly readyOn?: string | null;
  readonly tracking?: string | null;
}

const endings: readonly SubOrderCommand[] = [
  ...(['decline', 'cancel', 'refuse_change', 'expire', 'accept_return', 'lose_payment'] as const),
];
/** With these the goods are with the supplier no more: there is nothing to put back on sale. */
const away: readonly SubOrderStatus[] = ['dispatched', 'delivered', 'disputed'];
const receipts: readonly SubOrderCommand[] = ['confirm_receipt', 'complete', 'settle_dispute'];

/**
 * Carries out one command on a sub-order of an order that the transaction holds: with its history, its stock, what becomes of
 * the money, its timers, its mails, and the order's own status after it.
 */
export async function moveSubOrder(
  parts: MoveParts,
  trx: Trx,
  { order, subOrders }: Trade,
  subOrderId: string,
  command: SubOrderCommand,
  act: Act,
  brought: Brought = {},
): Promise<Result<null, 'NOT_ALLOWED_NOW'>> {
  const subOrder = subOrders.find(({ id }) => id === subOrderId);
  if (subOrder === undefined) return refuse('NOT_ALLOWED_NOW');
  const { deliveryKind, status } = subOrder;
  const stepped = stepsOf(status, command, { by: act.by, deliveryKind });
  if (!stepped.ok) return stepped;
  const to = stepped.value.at(-1)?.to ?? status;

  // What is never captured was never settled, whatever was begun.
  const isSettled = order.settledAt !== null && command !== 'lose_payment';
  const agreed = await agreedIn(trx, subOrder, command, isSettled, brought);
  const change = {
    ...changeOf(command, stepped.value, subOrder, act, brought),
    ...acceptedIn(subOrder, agreed),
  };
  await saveSubOrder(trx, subOrderId, { ...change, status: to }, act.at);
  if (agreed) await saveAcceptedLines(trx, agreed);
  if (!away.includes(status)) await settleStock(trx, subOrderId, command, agreed, act.at);

  const statuses = subOrders.map((one) => (one.id === subOrderId ? to : one.status));
  const orderStatus = orderStatusOf(statuses);
  await saveOrder(trx, order.id, { status: orderStatus }, act.at);
  const steps = stepped.value.map((step) => ({ subOrderId, ...step }));
  const orderStep = { subOrderId: null, command, from: order.status, to: orderStatus };
  await insertTradeHistory(trx, parts.ids.newId, { orderId: order.id, act }, steps);
  if (orderStatus !== order.status)
    // What an order is follows from its parts: the note belongs to the part.
    await insertTradeHistory(trx, parts.ids.newId, { orderId: order.id, act: { ...act, note: null } }, [
      orderStep,
    ]);

  const wasUndecided = subOrders.some((one) => isUndecided(one.status));
  const isDecided = !statuses.some(isUndecided);
  if (
    command !== 'lose_payment' &&
    order.settledAt === null &&
    isDecided &&
    (wasUndecided || change.accepted)
  )
    await enqueue(trx, 'settle_order', { orderId: order.id }, { jobKey: `settle_order:${order.id}` });
  await followUp(trx, subOrder, command, isSettled, act);
  await tell(parts, trx, { order, subOrders }, subOrder, command, act);
  return ok(null);
}

/** The lines as this command leaves them; null where it leaves them as they are. What was settled once stays so. */
async function agreedIn(
  trx: Trx,
  subOrder: HeldSubOrder,
  command: SubOrderCommand,
  isSettled: boolean,
  { agreed }: Brought,
): Promise<readonly AgreedLine[] | null> {
  if (agreed) return agreed;
  if (isSettled || !endings.includes(command)) return null;
  return noneOf(await findOrderedLines(trx, subOrder.id));
}

function acceptedIn(
  { deliveryMinor, commissionBps }: HeldSubOrder,
  agreed: readonly AgreedLine[] | null,
): Pick<SubOrderChange, 'accepted'> {
  if (agreed === null) return {};
  const sums = acceptedSums(agreed, deliveryMinor);
  return { accepted: { ...sums, commissionMinor: acceptedCommission(sums, commissionBps) } };
}

const speaks = (command: SubOrderCommand, by: Act['by']): boolean =>
  command === 'dispute' ||
  command === 'lose_payment' ||
  (command !== 'propose_change' && (by === 'supplier' || by === 'admin'));

function changeOf(
  command: SubOrderCommand,
  steps: readonly Taken[],
  subOrder: HeldSubOrder,
  { by, note, at }: Act,
  { proposal, readyOn, tracking }: Brought,
): Omit<SubOrderChange, 'status'> {
  const isDecided =
    isUndecided(subOrder.status) && steps.some(({ to }) => to !== subOrder.status && !isUndecided(to));
  const readyDate = command === 'accept_change' ? subOrder.proposal?.readyOn : readyOn;
  return {
    ...(isDecided && { decidedAt: at }),
    // The word that holds now: what the supplier said last, what is wrong, how that was decided. A proposal keeps its own.
    ...(note !== null && speaks(command, by) && { note }),
    ...(proposal && { proposal, answerBy: after(at, changeWithinMs) }),
    // An accepted proposal stays, since it says what was agreed.
    ...(subOrder.status === 'change_proposed' && command !== 'accept_change' && { proposal: null }),
    ...(typeof readyDate === 'string' && { readyOn: readyDate }),
    ...(typeof tracking === 'string' && { tracking }),
    ...(steps.some(({ to }) => to === 'delivered') && { deliveredAt: at }),
    ...(receipts.includes(command) && { completedAt: at }),
  };
}

/** What is not accepted goes back to the stock, and all of it when nothing comes of it; returned goods do not, they may be damaged. */
async function settleStock(
  trx: Trx,
  subOrderId: string,
  command: SubOrderCommand,
  agreed: readonly AgreedLine[] | null,
  now: Date,
): Promise<void> {
  if (command === 'accept_return') return;
  if (agreed) {
    const kept = agreed.map(({ id, quantity }) => ({ id, kept: quantity }));
    return returnStock(trx, kept, now);
  }
  if (!endings.includes(command)) return;
  const lines = await findOrderedLines(trx, subOrderId);
  await returnStock(
    trx,
    lines.map(({ id }) => ({ id, kept: 0 })),
    now,
  );
}

/** What happens by itself afterwards: the money of what was settled, and the timers. */
async function followUp(
  trx: Trx,
  { id: subOrderId }: HeldSubOrder,
  command: SubOrderCommand,
  isSettled: boolean,
  { actorId, note, at }: Act,
): Promise<void> {
  if (receipts.includes(command)) await enqueue(trx, 'send_transfer', { subOrderId });
  if (isSettled && endings.includes(command)) {
    const reason = note ?? (command === 'accept_return' ? 'Returned' : 'Cancelled');
    await enqueue(trx, 'refund_sub_order', { subOrderId, reason, requestedBy: actorId });
  }
  if (command === 'propose_change')
    await enqueue(
      trx,
      'end_change',
      { subOrderId },
      { runAt: after(at, changeWithinMs), jobKey: `end_change:${subOrderId}` },
    );
  if (command === 'mark_delivered')
    await enqueue(
      trx,
      'complete_sub_order',
      { subOrderId },
      { runAt: after(at, completesAfterMs), jobKey: `complete_sub_order:${subOrderId}` },
    );
}

async function tell(
  { publicUrl }: MoveParts,
  trx: Trx,
  { order }: Trade,
  subOrder: HeldSubOrder,
  command: SubOrderCommand,
  { by, note, at }: Act,
): Promise<void> {
  const { id: subOrderId, supplierId, position, status } = subOrder;
  const mailed = await findMailedOrder(trx, order.id, subOrderId);
  const [about] = mailed.subOrders;
  const number = subOrderNumberOf(order.number, position);
  if (about)
    for (const mail of mailsOf(command, status, by, {
      ...{ order: mailed, subOrder: about, number, publicUrl, note },
    }))
      await enqueue(trx, 'send_mail', mail);
  await announce(trx, { orderId: order.id, subOrderId, audience: [order.buyerId, supplierId], at });
}
