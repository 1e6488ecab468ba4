import { refundOnCancelling } from '../../../../src/lib/cancellation.ts';
import { step } from '../../platform/processes/step.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { bookingProcess, type BookingCommand, type BookingFacts } from './booking.process.ts';
import type { BookingChange, LockedBooking } from './booking.repository.ts';
import { disputeAfter, disputeAllows } from '../disputes/index.ts';
import {
  after,
  noShowAfterMs,
  startsEarlyMs,
  type Attribution,
  type BookingStatus,
  type TimeProposal,
} from './bookings.domain.ts';

/** The data of a command. */
export interface CommandPayload {
  /** With `propose_time`; its period is already occupied. */
  readonly proposal?: TimeProposal;
  /** With `assign_team`, and with `confirm` if another team comes; its period is already occupied. */
  readonly time?: BookingChange['time'];
  /** With `assign_team`: whether the buyer is notified. */
  readonly notifiesBuyer?: boolean;
  /** In minor units, with `offer_part`. */
  readonly offeredMinor?: number;
}

/** A command on a locked booking. */
export interface BookingRequest {
  readonly booking: LockedBooking;
  readonly command: BookingCommand;
  readonly attribution: Attribution;
  readonly payload: CommandPayload;
}

/** Everything that a command causes, decided before anything is written. */
export interface BookingTransition {
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  readonly change: BookingChange;
  /** Which occupied periods are freed. */
  readonly vacates: 'all' | 'proposal' | null;
  /** Whether the booked time changes, so that its old period is freed. */
  readonly moves: boolean;
  /** Whether it is decided what is captured or released. */
  readonly settles: boolean;
  /** Whether the provider is paid. */
  readonly paysProvider: boolean;
  /** Whether the whole captured amount is refunded. */
  readonly refundsBuyer: boolean;
  /**
   * How much of the paid amount is refunded, in minor units; the provider keeps the remainder. Null if nothing was
   * agreed.
   */
  readonly refundsMinor: number | null;
}

/** What the facts are made of. */
export type FactSource = Pick<
  LockedBooking,
  'startsAt' | 'answerBy' | 'proposal' | 'hasOtherTeam' | 'isTeamAway' | 'dispute' | 'finishedAt' | 'noShowAt'
>;

export const factsOf = (
  { startsAt, answerBy, proposal, hasOtherTeam, isTeamAway, dispute, finishedAt, noShowAt }: FactSource,
  by: BookingFacts['by'],
  at: Date,
): BookingFacts => ({
  by,
  proposedBy: proposal?.by ?? null,
  isAskedStill: answerBy !== null && at < answerBy,
  isDue: at >= after(startsAt, -startsEarlyMs),
  isCrewLate: at >= after(startsAt, noShowAfterMs),
  isFinished: finishedAt !== null,
  isNoShow: noShowAt !== null,
  hasOtherTeam,
  isTeamAway,
  // The previous release stored disputes without a stage; an admin decides those, as at that time.
  disputeAllows: disputeAllows(dispute?.stage ?? 'escalated'),
});

/** The refund for a buyer who cancels now, in minor units. */
export const refundNow = (
  {
    cancellationPolicy,
    startsAt,
    totalMinor,
  }: Pick<LockedBooking, 'cancellationPolicy' | 'startsAt' | 'totalMinor'>,
  at: Date,
): number => refundOnCancelling({ policy: cancellationPolicy, startsAt, totalMinor }, at);

/** States in which the buyer has the time, and the provider a claim to the money. */
const agreed: readonly BookingStatus[] = [
  'confirmed',
  'reschedule_proposed',
  'in_progress',
  'no_show_reported',
  'disputed',
  'completed',
  'no_show',
];
const cancelled: readonly BookingStatus[] = ['cancelled_by_crew', 'cancelled_by_provider', 'cancelled'];
const undecided: readonly BookingStatus[] = ['held', 'requested', 'time_proposed'];
/** Final states of bookings that never took place. */
const offTheCalendar: readonly BookingStatus[] = [
  'released',
  'declined',
  'withdrawn',
  'expired',
  ...cancelled,
];
const proposalOpen: readonly BookingStatus[] = ['time_proposed', 'reschedule_proposed'];

/**
 * How much of a booking is captured, in minor units; null while that is open. `endedAt` is the time of a cancellation:
 * before the limit of its terms nothing is kept. A settled amount does not change.
 */
export function acceptedMinor(
  booking: Pick<
    LockedBooking,
    'status' | 'totalMinor' | 'settledAt' | 'completedAt' | 'cancellationPolicy' | 'startsAt'
  >,
): number | null {
  const { status, totalMinor, settledAt, completedAt } = booking;
  if (settledAt !== null) return totalMinor;
  if (undecided.includes(status)) return null;
  if (agreed.includes(status)) return totalMinor;
  if (status !== 'cancelled_by_crew' || completedAt === null) return 0;
  return totalMinor - refundNow(booking, completedAt);
}

/** What a command causes; a refusal if the chart does not allow it. */
export function transitionOf({
  booking,
  command,
  attribution,
  payload,
}: BookingRequest): Result<BookingTransition, 'NOT_ALLOWED_NOW'> {
  const { status: from } = booking;
  const stepped = step(bookingProcess, from, command, factsOf(booking, attribution.by, attribution.at));
  if (!stepped.ok) return refuse('NOT_ALLOWED_NOW');
  const to = stepped.value;
  const isCancelled = cancelled.includes(to);
  // If the money was never captured, the settlement that had begun does not count.
  const isSettled = booking.settledAt !== null && command !== 'lose_payment';
  const keepsAll = to === 'cancelled_by_crew' && refundNow(booking, attribution.at) === 0;
  const leavesProposal = proposalOpen.includes(from) && !proposalOpen.includes(to);
  const isEarned = to === 'completed' || to === 'no_show' || keepsAll;
  return ok({
    from,
    to,
    change: { ...changeOf({ booking, command, attribution, payload }, to), status: to },
    vacates: offTheCalendar.includes(to)
      ? 'all'
      : leavesProposal && command !== 'accept_time'
        ? 'proposal'
        : null,
    moves: command === 'accept_time',
    settles:
      command !== 'lose_payment' &&
      !isSettled &&
      ((undecided.includes(from) && from !== 'held' && !undecided.includes(to)) || isCancelled),
    paysProvider: isEarned && isSettled,
    refundsBuyer: isSettled && isCancelled && !keepsAll,
    refundsMinor: command === 'accept_part' ? (booking.dispute?.offeredMinor ?? null) : null,
  });
}

/** Whether the text of this command becomes the booking's answer. */
const setsAnswer: ReadonlySet<BookingCommand> = new Set([
  'confirm',
  'decline',
  'cancel',
  'report_no_show',
  'dispute',
  'settle_dispute',
  'uphold_dispute',
  'lose_payment',
]);

function changeOf(
  { booking, command, attribution: { note, at }, payload }: BookingRequest,
  to: BookingStatus,
): Omit<BookingChange, 'status'> {
  const { proposal } = booking;
  const { offeredMinor } = payload;
  const dispute = disputeAfter(booking.dispute, { command, note, offeredMinor, at });
  const isOver = to === 'completed' || to === 'no_show' || cancelled.includes(to);
  return {
    ...(note !== null && setsAnswer.has(command) && { answer: note }),
    // What was written about the no-show no longer applies.
    ...(command === 'withdraw_no_show' && { answer: note, noShowAt: null, noShowWithdrawnAt: at }),
    ...(payload.proposal && { proposal: payload.proposal }),
    ...(payload.time && { time: payload.time, keptAt: null }),
    ...(command === 'accept_time' && proposal && { time: timeOf(proposal), keptAt: null }),
    ...(command === 'keep' && { keptAt: at }),
    ...(proposalOpen.includes(booking.status) && !proposalOpen.includes(to) && { proposal: null }),
    ...(undecided.includes(booking.status) && !undecided.includes(to) && { decidedAt: at }),
    ...(dispute !== undefined && { dispute }),
    ...(command === 'finish' && { finishedAt: at }),
    ...(command === 'report_no_show' && { noShowAt: at }),
    ...(isOver && { completedAt: at }),
  };
}

/** The proposed time as booking columns. */
export const timeOf = (proposal: TimeProposal) => ({
  teamId: proposal.teamId,
  startsAt: new Date(proposal.startsAt),
  endsAt: new Date(proposal.endsAt),
  blockedFrom: new Date(proposal.blockedFrom),
  blockedUntil: new Date(proposal.blockedUntil),
});
