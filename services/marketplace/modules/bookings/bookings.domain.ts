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

/** How long a time is held for its payment. */
export const payWithinMs = businessTerms.payMinutes * minuteMs;
/** How long another time that was proposed waits for its answer. */
export const proposalWithinMs = businessTerms.changeHours * hourMs;
/** When finished work counts as accepted. */
const completesAfterMs = businessTerms.completionHours * hourMs;
/** From when on a provider can say that work has begun. */
export const startsEarlyMs = hourMs;

export const after = (instant: Date, durationMs: number): Date => new Date(instant.getTime() + durationMs);
export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** When work in progress counts as accepted: so long after its end, or after its provider said earlier that it is done. */
export const completionOf = ({
  endsAt,
  finishedAt,
}: {
  readonly endsAt: Date;
  readonly finishedAt: Date | null;
}): Date => after(finishedAt !== null && finishedAt < endsAt ? finishedAt : endsAt, completesAfterMs);

/**
 * Until when a provider can answer: so many hours, but a day before the start at the latest, and of what starts sooner when half of the time until
 * then is over. Its buyer knows in time whether somebody comes.
 */
export function answerDeadline(at: Date, startsAt: Date, answerHours: number): Date {
  const restMs = Math.min(24 * hourMs, (startsAt.getTime() - at.getTime()) / 2);
  return earlier(after(at, answerHours * hourMs), after(startsAt, -restMs));
}

/** Who takes part in a booking. */
export type BookingRole = Exclude<TradeActorRole, 'supplier'>;

/** Whose act it is; `actorId` is null when it is nobody's. */
export interface Attribution {
  readonly by: BookingRole;
  readonly actorId: string | null;
  readonly note: string | null;
  readonly at: Date;
}

/** An act of the clock's. */
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

const proposedStatuses = ['requested', 'time_proposed', 'reschedule_proposed'] as const;

/** What each tab of a list of bookings holds. Whose answer is awaited divides `to_answer` from `waiting`. */
export const tabStatuses: Readonly<Record<BookingTab, readonly BookingStatus[]>> = {
  to_pay: ['held'],
  to_answer: proposedStatuses,
  waiting: proposedStatuses,
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

/** The states in which something is still to be done. */
export const openStatuses = [
  ...tabStatuses.to_pay,
  ...tabStatuses.to_answer,
  ...tabStatuses.upcoming,
  ...tabStatuses.in_progress,
  ...tabStatuses.disputed,
] as const;
