import {
  acceptedCommission,
  acceptedSums,
  noneOf,
  type AgreedLine,
  type LineGiven,
  type OrderedLine,
} from './answer.domain.ts';
import { disputeAfter } from '../../disputes/index.ts';
import { isUndecided, orderStatusOf } from '../order.process.ts';
import {
  after,
  changeWithinMs,
  type Attribution,
  type ChangeProposal,
  type OrderStatus,
  type SubOrderStatus,
} from '../orders.domain.ts';
import type { SubOrderCommand } from './sub-order.process.ts';
import type { LockedSubOrder, SubOrderChange, Trade } from '../trade.repository.ts';

/** One step of the process that a command made. */
export interface AppliedStep {
  readonly command: SubOrderCommand;
  readonly from: SubOrderStatus;
  readonly to: SubOrderStatus;
}

/** The data of a command. */
export interface CommandPayload {
  /** The accepted lines, with `confirm` and `accept_change`. */
  readonly agreed?: readonly AgreedLine[];
  readonly proposal?: ChangeProposal;
  /** YYYY-MM-DD. */
  readonly readyOn?: string | null;
  readonly tracking?: string | null;
  readonly trackingUrl?: string | null;
  /** In minor units, with `offer_part` and `refund_reported`. */
  readonly offeredMinor?: number;
  /** With `dispute`: the lines that it concerns. */
  readonly disputedLines?: readonly LineGiven[];
}

/** A command on one sub-order of a locked order. */
export interface SubOrderRequest {
  readonly trade: Trade;
  readonly subOrder: LockedSubOrder;
  readonly command: SubOrderCommand;
  readonly attribution: Attribution;
  readonly payload: CommandPayload;
  /** False if the buyer gets one mail for the whole order. */
  readonly isBuyerMailed: boolean;
}

/** Everything that a command causes, decided before anything is written. */
export interface Transition {
  readonly steps: readonly AppliedStep[];
  readonly change: SubOrderChange;
  /** The lines as accepted; null if the command does not change them. */
  readonly acceptedLines: readonly AgreedLine[] | null;
  /** How many of each line stay sold; the remainder returns to the stock. Null if the stock does not change. */
  readonly soldLines: readonly { readonly id: string; readonly kept: number }[] | null;
  readonly orderStatus: OrderStatus;
  /** Whether this was the last awaited answer, so that the accepted amount can be captured. */
  readonly settlesOrder: boolean;
  /** Whether the buyer keeps the goods for good, so that the supplier is paid. */
  readonly paysSupplier: boolean;
  /** Whether the captured amount is refunded to the buyer. */
  readonly refundsBuyer: boolean;
  /**
   * How much of the captured amount is refunded, in minor units; the supplier keeps the remainder. Null if nothing was
   * agreed.
   */
  readonly refundsMinor: number | null;
}

const endings: readonly SubOrderCommand[] = [
  'decline',
  'cancel',
  'refuse_change',
  'expire',
  'accept_dispute',
  'accept_return',
  'lose_payment',
];
const receipts: readonly SubOrderCommand[] = ['confirm_receipt', 'complete', 'settle_dispute'];
/** Commands that complete a sub-order, with the supplier paid in full or in part. */
const completions: readonly SubOrderCommand[] = [...receipts, 'accept_part', 'refund_reported'];
/** States in which the goods have left the supplier: there is no stock to restore. */
const away: readonly SubOrderStatus[] = ['dispatched', 'delivered', 'disputed'];

/** What a command causes by taking these steps; `ordered` are the lines of the sub-order. */
export function transitionOf(
  request: SubOrderRequest,
  steps: readonly AppliedStep[],
  ordered: readonly OrderedLine[],
): Transition {
  const { trade, subOrder, command } = request;
  const { order, subOrders } = trade;
  const to = steps.at(-1)?.to ?? subOrder.status;
  const isEnding = endings.includes(command);
  // If the money was never captured, the settlement that had begun does not count.
  const isSettled = order.settledAt !== null && command !== 'lose_payment';
  const acceptedLines = request.payload.agreed ?? (isEnding && !isSettled ? noneOf(ordered) : null);
  const statuses = subOrders.map(({ id, status }) => (id === subOrder.id ? to : status));
  const wasUndecided = subOrders.some(({ status }) => isUndecided(status));
  return {
    steps,
    change: { ...changeOf(request, steps), ...acceptedIn(subOrder, acceptedLines), status: to },
    acceptedLines,
    soldLines: soldLinesOf(request, acceptedLines, ordered),
    orderStatus: orderStatusOf(statuses),
    settlesOrder:
      command !== 'lose_payment' &&
      order.settledAt === null &&
      !statuses.some(isUndecided) &&
      (wasUndecided || acceptedLines !== null),
    paysSupplier: receipts.includes(command),
    refundsBuyer: isSettled && isEnding,
    refundsMinor: refundsIn(request),
  };
}

function refundsIn({ command, subOrder: { dispute }, payload }: SubOrderRequest): number | null {
  if (command === 'accept_part') return dispute?.offeredMinor ?? null;
  return command === 'refund_reported' ? (payload.offeredMinor ?? null) : null;
}

function acceptedIn(
  { deliveryMinor, commissionBps }: LockedSubOrder,
  agreed: readonly AgreedLine[] | null,
): Pick<SubOrderChange, 'accepted'> {
  if (agreed === null) return {};
  const sums = acceptedSums(agreed, deliveryMinor);
  return { accepted: { ...sums, commissionMinor: acceptedCommission(sums, commissionBps) } };
}

/**
 * Restores to the stock what is not accepted, and everything if the sub-order ends; not returned goods, which may be
 * damaged.
 */
function soldLinesOf(
  { subOrder, command }: SubOrderRequest,
  agreed: readonly AgreedLine[] | null,
  ordered: readonly OrderedLine[],
): Transition['soldLines'] {
  if (command === 'accept_return' || away.includes(subOrder.status)) return null;
  // Of an item that is replaced by another listing, nothing is sent.
  if (agreed)
    return agreed.map(({ id, quantity, substitute }) => ({
      id,
      kept: substitute !== null && 'inventoryId' in substitute ? 0 : quantity,
    }));
  return endings.includes(command) ? ordered.map(({ id }) => ({ id, kept: 0 })) : null;
}

/** The text of these commands is stored elsewhere: in the proposal or the dispute. */
const isSaidElsewhere: ReadonlySet<SubOrderCommand> = new Set([
  'propose_change',
  'accept_dispute',
  'refund_reported',
  'offer_part',
  'contest_dispute',
]);

/**
 * Whether the text of this command becomes the sub-order's note: the supplier's last message, the reported problem, or
 * its decision.
 */
const setsNote = (command: SubOrderCommand, by: Attribution['by']): boolean =>
  command === 'dispute' ||
  command === 'report_undelivered' ||
  command === 'lose_payment' ||
  (!isSaidElsewhere.has(command) && (by === 'supplier' || by === 'admin'));

function changeOf(
  {
    subOrder,
    command,
    attribution: { by, note, at },
    payload: { proposal, readyOn, tracking, trackingUrl, offeredMinor, disputedLines },
  }: SubOrderRequest,
  steps: readonly AppliedStep[],
): Omit<SubOrderChange, 'status'> {
  const isDecided =
    isUndecided(subOrder.status) && steps.some(({ to }) => to !== subOrder.status && !isUndecided(to));
  const dispute = disputeAfter(subOrder.dispute, {
    command: command === 'accept_return' ? 'uphold_dispute' : command,
    note,
    offeredMinor,
    lines: disputedLines,
    at,
  });
  const readyDate = command === 'accept_change' ? subOrder.proposal?.readyOn : readyOn;
  return {
    ...(isDecided && { decidedAt: at }),
    ...(note !== null && setsNote(command, by) && { note }),
    // The problem no longer exists.
    ...(command === 'withdraw_dispute' && { note: null }),
    ...(dispute !== undefined && { dispute }),
    ...(proposal && { proposal: withRemainingTime(proposal, subOrder), answerBy: after(at, changeWithinMs) }),
    ...(command === 'withdraw_change' && answerAgain(subOrder)),
    // An accepted proposal is kept, because it records what was agreed.
    ...(subOrder.status === 'change_proposed' && command !== 'accept_change' && { proposal: null }),
    ...(typeof readyDate === 'string' && { readyOn: readyDate }),
    ...(typeof tracking === 'string' && { tracking }),
    ...(typeof trackingUrl === 'string' && { trackingUrl }),
    // A withdrawn dispute changes neither the delivery date nor the deadlines that start with it.
    ...(steps.some((step) => step.command === 'mark_delivered') && { deliveredAt: at }),
    ...(completions.includes(command) && { completedAt: at }),
  };
}

/** After a proposal, the remaining time to answer the order still counts. */
const withRemainingTime = (
  proposal: ChangeProposal,
  { answerBy }: Pick<LockedSubOrder, 'answerBy'>,
): ChangeProposal => ({ ...proposal, ...(answerBy && { askedUntil: answerBy.toISOString() }) });

const answerAgain = ({ proposal }: Pick<LockedSubOrder, 'proposal'>): Pick<SubOrderChange, 'answerBy'> =>
  proposal?.askedUntil === undefined ? {} : { answerBy: new Date(proposal.askedUntil) };
