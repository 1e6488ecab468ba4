import {
  acceptedCommission,
  acceptedSums,
  noneOf,
  type AgreedLine,
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

/** One step of the process that a command has taken. */
export interface AppliedStep {
  readonly command: SubOrderCommand;
  readonly from: SubOrderStatus;
  readonly to: SubOrderStatus;
}

/** What comes with a command. */
export interface CommandPayload {
  /** What is accepted, with `confirm` and `accept_change`. */
  readonly agreed?: readonly AgreedLine[];
  readonly proposal?: ChangeProposal;
  /** YYYY-MM-DD. */
  readonly readyOn?: string | null;
  readonly tracking?: string | null;
  readonly trackingUrl?: string | null;
  /** With `offer_part`, in minor units. */
  readonly offeredMinor?: number;
}

/** A command on one sub-order of an order that is locked. */
export interface SubOrderRequest {
  readonly trade: Trade;
  readonly subOrder: LockedSubOrder;
  readonly command: SubOrderCommand;
  readonly attribution: Attribution;
  readonly payload: CommandPayload;
  /** False where the buyer gets one mail for the whole order. */
  readonly isBuyerMailed: boolean;
}

/** All that a command comes to, decided before anything is written. */
export interface Transition {
  readonly steps: readonly AppliedStep[];
  readonly change: SubOrderChange;
  /** The lines as the supplier accepted them; null where the command leaves them as they are. */
  readonly acceptedLines: readonly AgreedLine[] | null;
  /** Of each line what stays sold; the rest goes back to the stock. Null where the stock stays as it is. */
  readonly soldLines: readonly { readonly id: string; readonly kept: number }[] | null;
  readonly orderStatus: OrderStatus;
  /** The last answer that was waited for is there: what was accepted can be captured. */
  readonly settlesOrder: boolean;
  /** The goods are with the buyer for good: their supplier is paid. */
  readonly paysSupplier: boolean;
  /** What was captured for it goes back to the buyer. */
  readonly refundsBuyer: boolean;
  /** So much of what was captured goes back, in minor units, and the supplier keeps the rest; null where nothing was agreed. */
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
/** With these it is over, and its supplier keeps all or part of what was paid. */
const completions: readonly SubOrderCommand[] = [...receipts, 'accept_part'];
/** With these the goods are with the supplier no more: there is nothing to put back on sale. */
const away: readonly SubOrderStatus[] = ['dispatched', 'delivered', 'disputed'];

/** What a command comes to that takes these steps; `ordered` are the lines of the sub-order. */
export function transitionOf(
  request: SubOrderRequest,
  steps: readonly AppliedStep[],
  ordered: readonly OrderedLine[],
): Transition {
  const { trade, subOrder, command } = request;
  const { order, subOrders } = trade;
  const to = steps.at(-1)?.to ?? subOrder.status;
  const isEnding = endings.includes(command);
  // What is never captured was never settled, whatever was begun.
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
    refundsMinor: command === 'accept_part' ? (subOrder.dispute?.offeredMinor ?? null) : null,
  };
}

function acceptedIn(
  { deliveryMinor, commissionBps }: LockedSubOrder,
  agreed: readonly AgreedLine[] | null,
): Pick<SubOrderChange, 'accepted'> {
  if (agreed === null) return {};
  const sums = acceptedSums(agreed, deliveryMinor);
  return { accepted: { ...sums, commissionMinor: acceptedCommission(sums, commissionBps) } };
}

/** What is not accepted goes back to the stock, and all of it when nothing comes of it; returned goods do not, they may be damaged. */
function soldLinesOf(
  { subOrder, command }: SubOrderRequest,
  agreed: readonly AgreedLine[] | null,
  ordered: readonly OrderedLine[],
): Transition['soldLines'] {
  if (command === 'accept_return' || away.includes(subOrder.status)) return null;
  if (agreed) return agreed.map(({ id, quantity }) => ({ id, kept: quantity }));
  return endings.includes(command) ? ordered.map(({ id }) => ({ id, kept: 0 })) : null;
}

/** A proposal and a problem keep what the supplier said with these. */
const isSaidElsewhere: ReadonlySet<SubOrderCommand> = new Set([
  'propose_change',
  'accept_dispute',
  'offer_part',
  'contest_dispute',
]);

/** Whether what was said with a command is the word that holds now: what the supplier said last, what is wrong, how that was decided. */
const setsNote = (command: SubOrderCommand, by: Attribution['by']): boolean =>
  command === 'dispute' ||
  command === 'lose_payment' ||
  (!isSaidElsewhere.has(command) && (by === 'supplier' || by === 'admin'));

function changeOf(
  {
    subOrder,
    command,
    attribution: { by, note, at },
    payload: { proposal, readyOn, tracking, trackingUrl, offeredMinor },
  }: SubOrderRequest,
  steps: readonly AppliedStep[],
): Omit<SubOrderChange, 'status'> {
  const isDecided =
    isUndecided(subOrder.status) && steps.some(({ to }) => to !== subOrder.status && !isUndecided(to));
  const dispute = disputeAfter(subOrder.dispute, {
    command: command === 'accept_return' ? 'uphold_dispute' : command,
    note,
    offeredMinor,
    at,
  });
  const readyDate = command === 'accept_change' ? subOrder.proposal?.readyOn : readyOn;
  return {
    ...(isDecided && { decidedAt: at }),
    ...(note !== null && setsNote(command, by) && { note }),
    // What was wrong is right again.
    ...(command === 'withdraw_dispute' && { note: null }),
    ...(dispute !== undefined && { dispute }),
    ...(proposal && { proposal: keepingTime(proposal, subOrder), answerBy: after(at, changeWithinMs) }),
    ...(command === 'withdraw_change' && answerAgain(subOrder)),
    // An accepted proposal stays, since it says what was agreed.
    ...(subOrder.status === 'change_proposed' && command !== 'accept_change' && { proposal: null }),
    ...(typeof readyDate === 'string' && { readyOn: readyDate }),
    ...(typeof tracking === 'string' && { tracking }),
    ...(typeof trackingUrl === 'string' && { trackingUrl }),
    // A problem that is taken back changes nothing about the day of the delivery, nor about the days that count from it.
    ...(steps.some((step) => step.command === 'mark_delivered') && { deliveredAt: at }),
    ...(completions.includes(command) && { completedAt: at }),
  };
}

/** The time to answer what was ordered is not lost with a proposal. */
const keepingTime = (
  proposal: ChangeProposal,
  { answerBy }: Pick<LockedSubOrder, 'answerBy'>,
): ChangeProposal => ({ ...proposal, ...(answerBy && { askedUntil: answerBy.toISOString() }) });

const answerAgain = ({ proposal }: Pick<LockedSubOrder, 'proposal'>): Pick<SubOrderChange, 'answerBy'> =>
  proposal?.askedUntil === undefined ? {} : { answerBy: new Date(proposal.askedUntil) };
