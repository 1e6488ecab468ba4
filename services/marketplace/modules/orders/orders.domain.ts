import type { ChangeProposal, OrderStatus, SubOrderStatus } from '../../platform/db/order-tables.ts';
import type {
  TradeActorRole as AnyActorRole,
  TradeProcess as AnyProcess,
} from '../../platform/db/trade-tables.ts';
import type { IfIncomplete } from '../../../../src/lib/delivery-place.ts';
import { businessTerms } from '../../../../src/lib/business-terms.ts';

export type {
  ChangeProposal,
  LineItem,
  OrderStatus,
  SubOrderStatus,
} from '../../platform/db/order-tables.ts';
export type { Dispute, DisputeStage } from '../../platform/db/booking-tables.ts';
export type { DeliveryKind } from '../../platform/db/catalogue-tables.ts';
export type { PaymentStatus } from '../../platform/db/trade-tables.ts';

/** The roles that act in an order. */
export type TradeActorRole = Exclude<AnyActorRole, 'service_provider'>;
/** The processes whose history belongs to an order. */
export type TradeProcess = Exclude<AnyProcess, 'booking' | 'supplement'>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long an order awaits its payment. */
export const payWithinMs = businessTerms.payMinutes * minuteMs;
/** How long a proposed change awaits the buyer's answer. */
export const changeWithinMs = businessTerms.changeHours * hourMs;
/** The maximum time from placing an order to its capture; all answers have been given by then. */
export const capturedWithinMs = businessTerms.captureHours * hourMs;
/** When a delivered sub-order counts as received. */
export const completesAfterMs = businessTerms.receiptDays * 24 * hourMs;

export const after = (instant: Date, durationMs: number): Date => new Date(instant.getTime() + durationMs);

/** Who performed a command; `actorId` is null for the system. */
export interface Attribution {
  readonly by: TradeActorRole;
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

/** States of a sub-order that its supplier never sees, because it is not paid. */
export const unpaidStatuses = ['reserved', 'released'] as const satisfies readonly SubOrderStatus[];

/** The states in which something remains to be done. */
export const openStatuses = [
  'reserved',
  'pending_confirmation',
  'change_proposed',
  'confirmed',
  'preparing',
  'dispatched',
  'ready_for_collection',
  'delivered',
  'disputed',
] as const satisfies readonly SubOrderStatus[];

export type SubOrderTab = StatusTab | 'returns';
type StatusTab = 'to_answer' | 'waiting' | 'to_send' | 'on_the_way' | 'done' | 'closed';

/** The states in each tab of a supplier's orders. `returns`, which depends on open returns instead, has none. */
export const tabStatuses: Readonly<Record<StatusTab, readonly SubOrderStatus[]>> = {
  to_answer: ['pending_confirmation'],
  // For the buyer's answer.
  waiting: ['change_proposed'],
  to_send: ['confirmed', 'preparing'],
  on_the_way: ['dispatched', 'ready_for_collection', 'delivered', 'disputed'],
  done: ['completed'],
  closed: ['declined', 'cancelled', 'expired', 'returned'],
};

/** Whether a supplier who withdraws this proposal has time left to answer the original order. */
export const isAskedStill = (proposal: ChangeProposal | null, at: Date): boolean =>
  proposal?.askedUntil !== undefined && at < new Date(proposal.askedUntil);

/** How far the last time zone is behind UTC. */
const lastZoneMs = 12 * 3_600_000;

/** Whether an expected date (2026-11-27) has passed in every time zone. */
export const isOverdue = (expectedOn: string | null, at: Date): boolean =>
  expectedOn !== null && expectedOn < new Date(at.getTime() - lastZoneMs).toISOString().slice(0, 10);

/** An order as stored, locked for a command. */
export interface LockedOrder {
  readonly id: string;
  readonly number: number;
  readonly buyerId: string;
  readonly status: OrderStatus;
  readonly currency: string;
  readonly settledAt: Date | null;
  readonly isCharged: boolean;
  /** False for an order by buy now, whatever the cart contained. */
  readonly fromCart: boolean;
  /** The buyer's choice for a supplier who cannot send everything. */
  readonly ifIncomplete: IfIncomplete | null;
}
