import type { ChangeProposal, OrderStatus, SubOrderStatus } from '../../platform/db/order-tables.ts';
import type {
  TradeActorRole as AnyActorRole,
  TradeProcess as AnyProcess,
} from '../../platform/db/trade-tables.ts';
import type { IfIncomplete } from '../../../../src/lib/delivery-place.ts';
import { businessTerms } from '../../../../src/lib/business-terms.ts';

export type { ChangeProposal, OrderStatus, SubOrderStatus } from '../../platform/db/order-tables.ts';
export type { Dispute, DisputeStage } from '../../platform/db/booking-tables.ts';
export type { DeliveryKind } from '../../platform/db/catalogue-tables.ts';
export type { PaymentStatus } from '../../platform/db/trade-tables.ts';

/** Who takes part in an order. */
export type TradeActorRole = Exclude<AnyActorRole, 'service_provider'>;
/** What an order's history is of. */
export type TradeProcess = Exclude<AnyProcess, 'booking' | 'supplement'>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long an order waits for its payment. */
export const payWithinMs = businessTerms.payMinutes * minuteMs;
/** How long a proposed change waits for the crew. */
export const changeWithinMs = businessTerms.changeHours * hourMs;
/** Within which an order is charged after it was placed: all answers are there by then. */
export const capturedWithinMs = businessTerms.captureHours * hourMs;
/** When what was delivered counts as received. */
export const completesAfterMs = businessTerms.receiptDays * 24 * hourMs;

export const after = (instant: Date, durationMs: number): Date => new Date(instant.getTime() + durationMs);

/** Whose act it is; `actorId` is null when it is nobody's. */
export interface Attribution {
  readonly by: TradeActorRole;
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

/** States of a sub-order that its supplier never sees: nobody has paid. */
export const unpaidStatuses = ['reserved', 'released'] as const satisfies readonly SubOrderStatus[];

/** The states in which something is still to be done. */
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

/** What each tab of a supplier's orders holds; `returns` holds those with a return that waits for the supplier, in whatever state. */
export const tabStatuses: Readonly<Record<StatusTab, readonly SubOrderStatus[]>> = {
  to_answer: ['pending_confirmation'],
  // For the crew’s answer.
  waiting: ['change_proposed'],
  to_send: ['confirmed', 'preparing'],
  on_the_way: ['dispatched', 'ready_for_collection', 'delivered', 'disputed'],
  done: ['completed'],
  closed: ['declined', 'cancelled', 'expired', 'returned'],
};

/** Whether a supplier who withdraws this proposal has time left to answer what was ordered. */
export const isAskedStill = (proposal: ChangeProposal | null, at: Date): boolean =>
  proposal?.askedUntil !== undefined && at < new Date(proposal.askedUntil);

/** How far behind the last zone is. */
const lastZoneMs = 12 * 3_600_000;

/** Whether the day on which something was expected (2026-11-27) is over, wherever it is expected. */
export const isOverdue = (expectedOn: string | null, at: Date): boolean =>
  expectedOn !== null && expectedOn < new Date(at.getTime() - lastZoneMs).toISOString().slice(0, 10);

/** What the database knows an order as, held for a command. */
export interface LockedOrder {
  readonly id: string;
  readonly number: number;
  readonly buyerId: string;
  readonly status: OrderStatus;
  readonly currency: string;
  readonly settledAt: Date | null;
  readonly isCharged: boolean;
  /** False: bought by itself, whatever lay in the cart. */
  readonly fromCart: boolean;
  /** What its buyer wants where a supplier cannot send everything. */
  readonly ifIncomplete: IfIncomplete | null;
}
