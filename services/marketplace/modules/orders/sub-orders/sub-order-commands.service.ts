import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { disputeAllows } from '../../disputes/index.ts';
import { stepsOf } from './allowed-actions.domain.ts';
import { isAskedStill, isOverdue, type Attribution } from '../orders.domain.ts';
import type { OrderParts, Trx } from '../orders.parts.ts';
import { replaceLines, returnStock } from '../checkout/stock.repository.ts';
import { applyMoney } from './sub-order-money.service.ts';
import { sendMessages } from './sub-order-messages.service.ts';
import { planTimers } from './sub-order-timers.service.ts';
import {
  transitionOf,
  type CommandPayload,
  type SubOrderRequest,
  type Transition,
} from './sub-order-transition.domain.ts';
import type { SubOrderCommand } from './sub-order.process.ts';
import {
  findOrderedLines,
  insertTradeHistory,
  saveAcceptedLines,
  saveOrder,
  saveSubOrder,
  type Trade,
} from '../trade.repository.ts';

type CommandParts = Pick<OrderParts, 'ids' | 'publicUrl' | 'queueMail'>;

interface SubOrderCommandGiven {
  /** The order, locked by this transaction. */
  readonly trade: Trade;
  readonly subOrderId: string;
  readonly command: SubOrderCommand;
  readonly attribution: Attribution;
  readonly payload?: CommandPayload;
  /** False if the buyer gets one mail for the whole order. */
  readonly isBuyerMailed?: boolean;
}

/**
 * Runs one command on a sub-order of an order locked by the transaction, with everything that follows: history, stock,
 * money, timers, mails, and the order's own status.
 */
export async function runSubOrderCommand(
  parts: CommandParts,
  trx: Trx,
  { trade, subOrderId, command, attribution, payload = {}, isBuyerMailed = true }: SubOrderCommandGiven,
): Promise<Result<null, 'NOT_ALLOWED_NOW'>> {
  const subOrder = trade.subOrders.find(({ id }) => id === subOrderId);
  if (subOrder === undefined) return refuse('NOT_ALLOWED_NOW');
  const { deliveryKind, status, proposal, readyOn } = subOrder;
  const steps = stepsOf(status, command, {
    by: attribution.by,
    deliveryKind,
    isCharged: trade.order.isCharged,
    isAskedStill: isAskedStill(proposal, attribution.at),
    isOverdue: isOverdue(readyOn, attribution.at),
    isDelivered: subOrder.deliveredAt !== null,
    disputeAllows: disputeAllows(subOrder.dispute?.stage ?? 'escalated'),
  });
  if (!steps.ok) return steps;
  const request: SubOrderRequest = { trade, subOrder, command, attribution, payload, isBuyerMailed };
  const transition = transitionOf(request, steps.value, await findOrderedLines(trx, subOrderId));

  await applyState(trx, request, transition);
  await applyStock(trx, request, transition);
  await writeHistory(parts, trx, request, transition);
  await applyMoney(parts, trx, request, transition);
  await planTimers(trx, request, transition);
  await sendMessages(parts, trx, request, transition);
  return ok(null);
}

async function applyState(
  trx: Trx,
  { trade: { order }, subOrder, attribution }: SubOrderRequest,
  { change, acceptedLines, orderStatus }: Transition,
): Promise<void> {
  await saveSubOrder(trx, subOrder.id, change, attribution.at);
  if (acceptedLines) await saveAcceptedLines(trx, acceptedLines);
  await saveOrder(trx, order.id, { status: orderStatus }, attribution.at);
}

async function applyStock(
  trx: Trx,
  { attribution: { at } }: SubOrderRequest,
  { soldLines, acceptedLines }: Transition,
): Promise<void> {
  const replaced = (acceptedLines ?? []).flatMap(({ id, quantity, substitute }) =>
    substitute === null ? [] : [{ id, quantity, substitute }],
  );
  const taken = replaced.flatMap(({ substitute }) =>
    'inventoryId' in substitute ? substitute.inventoryId : [],
  );
  if (soldLines) await returnStock(trx, soldLines, at, taken);
  await replaceLines(trx, replaced, at);
}

async function writeHistory(
  { ids }: CommandParts,
  trx: Trx,
  { trade: { order }, subOrder, command, attribution }: SubOrderRequest,
  { steps, orderStatus }: Transition,
): Promise<void> {
  const ofSubOrder = steps.map((step) => ({ subOrderId: subOrder.id, ...step }));
  // An implied step is attributed to the system: the user performed only the action they asked for.
  const implied = { by: 'system', actorId: null, note: null, at: attribution.at } as const;
  const unsaid = ofSubOrder.slice(0, -1);
  if (unsaid.length > 0)
    await insertTradeHistory(trx, ids.newId, { orderId: order.id, attribution: implied }, unsaid);
  await insertTradeHistory(trx, ids.newId, { orderId: order.id, attribution }, ofSubOrder.slice(-1));
  if (orderStatus === order.status) return;
  // The order's status follows from its sub-orders, so the note belongs to the sub-order.
  const ofOrder = { subOrderId: null, command, from: order.status, to: orderStatus };
  await insertTradeHistory(
    trx,
    ids.newId,
    { orderId: order.id, attribution: { ...attribution, note: null } },
    [ofOrder],
  );
}
