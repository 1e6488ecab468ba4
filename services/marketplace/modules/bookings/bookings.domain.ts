import { businessTerms } from '../../../../src/lib/business-terms.ts';
import type { BookingStatus } from '../../platform/db/booking-tables.ts';
import type { TradeActorRole } from '../../platform/db/trade-tables.ts';

export type {
  BillTo,
  BookingStatus,
  CancellationPolicy,
  Dispute,
  PlaceKind,
  PricedPer,
  SupplementStatus,
  TimeProposal,
} from '../../platform/db/booking-tables.ts';

const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

export const after = (instant: Date, durationMs: number): Date => new Date(instant.getTime() + durationMs);
export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** How long a booking awaits its payment. */
export const payWithinMs = businessTerms.payMinutes * minuteMs;
/** How long a proposed time awaits its answer. */
export const proposalWithinMs = businessTerms.changeHours * hourMs;
/** When finished work counts as accepted. */
const completesAfterMs = businessTerms.completionHours * hourMs;
/** How long before its start a provider can report that work has begun. */
export const startsEarlyMs = hourMs;

/** How long after its start a provider can report a no-show. */
export const noShowAfterMs = businessTerms.noShow.reportAfterMinutes * minuteMs;
/** Until when the buyer can disagree with a no-show that was reported then. */
export const disagreeBy = (noShowAt: Date): Date =>
  after(noShowAt, businessTerms.noShow.disagreeHours * hourMs);

interface Ending {
  readonly endsAt: Date;
  readonly finishedAt: Date | null;
  readonly noShowAt: Date | null;
  readonly noShowWithdrawnAt: Date | null;
}

/**
 * When a booking completes automatically: after the buyer's time to disagree with a reported no-show; otherwise this
 * long after its end, after its provider reported earlier that the work is done, or after a reported no-show was
 * withdrawn later.
 */
export function completionOf({ endsAt, finishedAt, noShowAt, noShowWithdrawnAt }: Ending): Date {
  if (noShowAt !== null) return disagreeBy(noShowAt);
  const doneAt = finishedAt === null ? endsAt : earlier(finishedAt, endsAt);
  const isWithdrawnLater = noShowWithdrawnAt !== null && noShowWithdrawnAt > doneAt;
  return after(isWithdrawnLater ? noShowWithdrawnAt : doneAt, completesAfterMs);
}

/**
 * The provider's deadline: `answerHours`, but at least a day before the start; for a start sooner than that, half of
 * the remaining time. The buyer learns in time whether the provider comes.
 */
export function answerDeadline(at: Date, startsAt: Date, answerHours: number): Date {
  const restMs = Math.min(24 * hourMs, (startsAt.getTime() - at.getTime()) / 2);
  return earlier(after(at, answerHours * hourMs), after(startsAt, -restMs));
}

/** The roles that act in a booking. */
export type BookingRole = Exclude<TradeActorRole, 'supplier'>;

/** Who performed a command; `actorId` is null for the system. */
export interface Attribution {
  readonly by: BookingRole;
  readonly actorId: string | null;
  readonly note: string | null;
  readonly at: Date;
}

/** An automatic command. */
export const bySystem = (at: Date, note: string | null = null): Attribution => ({
  by: 'system',
  actorId: null,
  note,
  at,
});

export type BookingTab =
  | 'to_pay'
  | 'to_answer'
  | 'waiting'
  | 'upcoming'
  | 'in_progress'
  | 'disputed'
  | 'done'
  | 'closed';

/** In progress, a side is asked once the work's time is over or it is reported to be done. */
const askedStatuses = [
  'requested',
  'time_proposed',
  'reschedule_proposed',
  'in_progress',
  'no_show_reported',
] as const;

/**
 * The states in each tab of a list of bookings. `to_answer` and `waiting` differ in whose answer is awaited;
 * `in_progress` has the work about which nobody is asked yet.
 */
export const tabStatuses: Readonly<Record<BookingTab, readonly BookingStatus[]>> = {
  to_pay: ['held'],
  to_answer: askedStatuses,
  waiting: askedStatuses,
  upcoming: ['confirmed'],
  in_progress: ['in_progress'],
  disputed: ['disputed'],
  done: ['completed', 'no_show'],
  closed: [
    'released',
    'declined',
    'withdrawn',
    'expired',
    'cancelled_by_crew',
    'cancelled_by_provider',
    'cancelled',
  ],
};

/** The states in which something remains to be done. */
export const openStatuses = [
  ...tabStatuses.to_pay,
  ...tabStatuses.to_answer,
  ...tabStatuses.upcoming,
  ...tabStatuses.disputed,
] as const;

/** Confirmed and not over: the two sides see each other's details. */
export const agreedStatuses: readonly BookingStatus[] = [
  'confirmed',
  'reschedule_proposed',
  'in_progress',
  'no_show_reported',
  'disputed',
];
