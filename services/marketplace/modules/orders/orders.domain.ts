import type { OrderStatus, SubOrderStatus, TradeActorRole } from '../../platform/db/schema.ts';

export type {
  ChangeProposal,
  DeliveryKind,
  OrderStatus,
  PaymentStatus,
  SubOrderStatus,
  TradeActorRole,
  TradeProcess,
} from '../../platform/db/schema.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long an order waits for its payment. */
export const payWithinMs = 15 * minuteMs;
/** How long a supplier has to answer, and when they are reminded. */
export const answerWithinMs = 48 * hourMs;
export const remindedAfterHours = [24, 40] as const;
export type RemindedAfterHours = (typeof remindedAfterHours)[number];
/** How long a proposed change waits for the crew. */
export const changeWithinMs = 24 * hourMs;
/** When what was delivered counts as received. */
export const completesAfterMs = 7 * 24 * hourMs;

export const after = (instant: Date, durationMs: number): Date => new Date(instant.getTime() + durationMs);

/** Whose act it is; `actorId` is null when it is nobody's. */
export interface Act {
  readonly by: TradeActorRole;
  readonly actorId: string | null;
  readonly note: string | null;
  readonly at: Date;
}

/** An act of the clock's. */
export const byItself = (at: Date, note: string | null = null): Act => ({
  ...{ by: 'system', actorId: null, note, at },
});

/** States of a sub-order that its supplier never sees: nobody has paid. */
export const unpaidStatuses = ['reserved', 'released'] as const satisfies readonly SubOrderStatus[];

/** Those in which something is still to be done by somebody. */
export const openStatuses = [
  ...(['reserved', 'pending_confirmation', 'change_proposed', 'confirmed', 'preparing'] as const),
  ...(['dispatched', 'ready_for_collection', 'delivered', 'disputed'] as const),
] as const satisfies readonly SubOrderStatus[];

export type SubOrderTab = 'to_answer' | 'to_send' | 'on_the_way' | 'done' | 'closed';

/** What each tab of a supplier's orders holds. */
export const tabStatuses: Readonly<Record<SubOrderTab, readonly SubOrderStatus[]>> = {
  to_answer: ['pending_confirmation', 'change_proposed'],
  to_send: ['confirmed', 'preparing'],
  on_the_way: ['dispatched', 'ready_for_collection', 'delivered', 'disputed'],
  done: ['completed'],
  closed: ['declined', 'cancelled', 'expired', 'returned'],
};

/** What the database knows an order as, held for a command. */
export interface HeldOrder {
  readonly id: string;
  readonly number: number;
  readonly buyerId: string;
  readonly status: OrderStatus;
  readonly currency: string;
  readonly settledAt: Date | null;
}

/** One field that the contract's schema cannot judge. */
export const invalid = (field: string, message: string, rule: string) =>
  ({ code: 'VALIDATION', fields: [{ field, message, rule }] }) as const;
