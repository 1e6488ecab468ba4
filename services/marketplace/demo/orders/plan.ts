import { chances } from '../chances.ts';
import { eachOf } from '../outcomes.ts';

/** The outcome of an order in the demo market, which has one supplier. */
export type Outcome =
  | 'completed'
  | 'partly_refunded'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'delivered'
  | 'dispatched'
  | 'ready_for_collection'
  | 'preparing'
  | 'confirmed'
  | 'change_proposed'
  | 'requested';

export interface PlannedOrder {
  readonly outcome: Outcome;
  /** Its index in the list of suppliers; the demo supplier's is 0. */
  readonly supplier: number;
  /** Its index in the list of buyers; the demo crew member's is 0. */
  readonly buyer: number;
  /** The time of its checkout, in days before now. */
  readonly daysAgo: number;
  /** Numbers in [0, 1) for its other random choices. */
  readonly chance: readonly [lines: number, items: number, delivery: number, speed: number];
}

/** How many of each. */
const amounts: Readonly<Record<Outcome, number>> = {
  completed: 46,
  partly_refunded: 2,
  declined: 2,
  cancelled: 2,
  expired: 1,
  delivered: 2,
  dispatched: 2,
  ready_for_collection: 1,
  preparing: 2,
  confirmed: 2,
  change_proposed: 1,
  requested: 3,
};

/** The cumulative shares of the suppliers: the demo supplier has the most. */
const supplierShares = [0.5, 0.7, 0.84, 0.94, 1] as const;

/** A year of orders, oldest first. */
export function planOrders({ buyers }: { readonly buyers: number }): readonly PlannedOrder[] {
  const next = chances(20_260_203);
  return eachOf(amounts)
    .map(({ outcome, at }): PlannedOrder => {
      const share = next();
      const isOwn = next() < 0.2;
      const buyer = 1 + Math.floor(next() * (buyers - 1));
      return {
        outcome,
        // One of each kind is between the demo accounts, so that each can be seen.
        supplier: at === 0 ? 0 : supplierShares.findIndex((until) => share < until),
        buyer: isOwn || at === 0 ? 0 : buyer,
        daysAgo: daysAgoOf(outcome, next()),
        chance: [next(), next(), next(), next()],
      };
    })
    .toSorted((one, other) => other.daysAgo - one.daysAgo);
}

function daysAgoOf(outcome: Outcome, chance: number): number {
  switch (outcome) {
    case 'completed':
      return 6 + 345 * chance ** 1.2;
    case 'partly_refunded':
    case 'declined':
    case 'cancelled':
    case 'expired':
      return 12 + 180 * chance;
    case 'delivered':
      return 2.6 + 0.4 * chance;
    case 'dispatched':
    case 'ready_for_collection':
      return 1.2 + 0.3 * chance;
    case 'preparing':
    case 'confirmed':
      return 0.6 + 0.3 * chance;
    case 'change_proposed':
      return 0.5;
    case 'requested':
      // Before the first reminder is due.
      return 0.03 + 0.15 * chance;
  }
}
