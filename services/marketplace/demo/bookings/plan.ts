import { chances } from '../chances.ts';
import { eachOf } from '../outcomes.ts';

/** The outcome of a booking in the demo market. */
export type Outcome =
  | 'completed'
  | 'partly_refunded'
  | 'no_show'
  | 'disputed'
  | 'cancelled_in_time'
  | 'cancelled_late'
  | 'cancelled_by_provider'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'in_progress'
  | 'confirmed'
  | 'requested'
  | 'time_proposed'
  | 'proposed_by_provider'
  | 'proposed_by_crew'
  | 'contested';

export interface PlannedBooking {
  readonly outcome: Outcome;
  /** Its index in the list of providers; the demo provider's is 0. */
  readonly provider: number;
  /** Its index in the list of buyers; the demo crew member's is 0. */
  readonly buyer: number;
  /** The wanted start, in days from now, if the provider is free. */
  readonly inDays: number;
  /** The time of the request, in days from now. */
  readonly askedInDays: number;
  /** Numbers in [0, 1) for its other random choices. */
  readonly chance: readonly [service: number, quantity: number, place: number, words: number];
}

/** How many of each. */
const amounts: Readonly<Record<Outcome, number>> = {
  completed: 72,
  partly_refunded: 2,
  no_show: 1,
  disputed: 1,
  cancelled_in_time: 3,
  cancelled_late: 1,
  cancelled_by_provider: 2,
  declined: 3,
  withdrawn: 2,
  expired: 2,
  in_progress: 2,
  confirmed: 14,
  requested: 4,
  time_proposed: 1,
  proposed_by_provider: 1,
  proposed_by_crew: 1,
  // Last, so that the ones before keep their random choices.
  contested: 1,
};

const isStillToCome = (outcome: Outcome): boolean =>
  ['confirmed', 'requested', 'time_proposed', 'proposed_by_provider', 'proposed_by_crew'].includes(outcome);

/** The cumulative shares of the providers: the demo provider has the most. */
const providerShares = [0.46, 0.74, 0.9, 1] as const;

/** A year of bookings and two months of future ones, in the order in which they are created. */
export function planBookings({ buyers }: { readonly buyers: number }): readonly PlannedBooking[] {
  const next = chances(20_260_117);
  return eachOf(amounts)
    .map(({ outcome, at }): PlannedBooking => {
      const share = next();
      const isOwn = next() < 0.2;
      const chance = [next(), next(), next(), next()] as const;
      const further = next();
      // One of each kind is the demo provider's, so that each can be seen.
      const provider = at === 0 ? 0 : providerShares.findIndex((until) => share < until);
      const inDays = daysOf(outcome, further);
      return {
        outcome,
        provider,
        buyer: isOwn || at === 0 ? 0 : 1 + Math.floor(next() * (buyers - 1)),
        inDays,
        askedInDays: askedOf(outcome, inDays, next()),
        chance,
      };
    })
    .toSorted((one, other) => one.inDays - other.inDays);
}

function daysOf(outcome: Outcome, chance: number): number {
  if (outcome === 'in_progress') return -0.9;
  if (outcome === 'disputed') return -3;
  if (outcome === 'contested') return -6;
  // Bookings that await an answer are after the notice and lead times; most confirmed ones are soon.
  if (outcome === 'confirmed') return 1.5 + 55 * chance ** 1.4;
  if (isStillToCome(outcome)) return 9 + 12 * chance;
  return -(10 + 350 * chance ** 1.2);
}

function askedOf(outcome: Outcome, inDays: number, chance: number): number {
  // Nobody has answered these yet, and the deadline has not passed.
  if (outcome === 'requested' || outcome === 'time_proposed') return -(0.2 + 0.6 * chance);
  // Longer than every policy's limit, so that there was time to cancel.
  const leadDays = (outcome.startsWith('cancelled') ? 16 : 9) + 10 * chance;
  return Math.min(inDays - leadDays, -(3 + 9 * chance));
}
