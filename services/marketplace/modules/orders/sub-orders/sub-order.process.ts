import { setup } from 'xstate';
import type { DeliveryKind, TradeActorRole } from '../orders.domain.ts';
import type { CommandEvents } from '../../../platform/processes/step.ts';
import type { DisputeCommand } from '../../disputes/index.ts';

export type SubOrderCommand =
  | 'authorize'
  | 'release'
  | 'confirm'
  | 'decline'
  | 'propose_change'
  | 'accept_change'
  | 'refuse_change'
  | 'withdraw_change'
  | 'start_preparing'
  | 'dispatch'
  | 'mark_ready'
  | 'mark_delivered'
  | 'change_date'
  | 'confirm_receipt'
  | 'complete'
  | 'cancel'
  | 'expire'
  | 'dispute'
  | 'report_undelivered'
  // An admin decides for the buyer with `accept_return`, which is older than the dispute commands.
  | Exclude<DisputeCommand, 'uphold_dispute'>
  | 'accept_return'
  | 'lose_payment';

/** The facts that the chart's guards need. */
export interface SubOrderFacts {
  readonly by: TradeActorRole;
  readonly deliveryKind: DeliveryKind;
  /** Whether the payment was captured, which happens once for the whole order. */
  readonly isCharged: boolean;
  /** Whether the supplier still has time to answer the order. */
  readonly isAskedStill: boolean;
  /** Whether the expected date has passed. */
  readonly isOverdue: boolean;
  /** Whether it is known to be delivered. */
  readonly isDelivered: boolean;
  /** The commands that its dispute allows now. */
  readonly disputeAllows: readonly DisputeCommand[];
}

/** An admin decides for the buyer with `accept_return`. */
const allowsEvent = ({ disputeAllows }: SubOrderFacts, command: SubOrderCommand): boolean =>
  disputeAllows.some((one) => one === (command === 'accept_return' ? 'uphold_dispute' : command));

/**
 * What happens to a sub-order, from the reservation to the receipt (docs/product.md, "States"). `expire` ends an
 * unanswered order or proposal, `complete` an unconfirmed receipt; `lose_payment` ends whatever is under way when its
 * authorised money is released. Used through `step`.
 */
export const subOrderProcess = setup({
  types: {
    // Only for types: these values are never read.
    context: {} as SubOrderFacts,
    input: {} as SubOrderFacts,
    events: {} as CommandEvents<SubOrderCommand>,
  },
  guards: {
    // A supplier who cannot deliver declines, with a reason.
    'the crew asks': ({ context }) => context.by === 'crew_member',
    // The original order awaits its answer again, so there must be time to answer it.
    'what was ordered can still be answered': ({ context }) => context.isAskedStill,
    'it is collected': ({ context }) => context.deliveryKind === 'collection',
    // Goods leave the supplier only after the capture, for which another supplier's answer may still be awaited.
    'it is brought, and charged': ({ context }) => context.deliveryKind !== 'collection' && context.isCharged,
    'it is overdue': ({ context }) => context.isOverdue,
    'it is charged': ({ context }) => context.isCharged,
    'its dispute allows it': ({ context, event }) => allowsEvent(context, event.type),
    'its dispute allows it, and it was delivered': ({ context, event }) =>
      context.isDelivered && allowsEvent(context, event.type),
  },
}).createMachine({
  id: 'subOrder',
  context: ({ input }) => input,
  initial: 'reserved',
  states: {
    reserved: {
      on: { authorize: { target: 'pending_confirmation' }, release: { target: 'released' } },
    },
    pending_confirmation: {
      on: {
        confirm: { target: 'confirmed' },
        propose_change: { target: 'change_proposed' },
        decline: { target: 'declined' },
        cancel: { guard: 'the crew asks', target: 'cancelled' },
        lose_payment: { target: 'cancelled' },
        expire: { target: 'expired' },
      },
    },
    change_proposed: {
      on: {
        accept_change: { target: 'confirmed' },
        refuse_change: { target: 'cancelled' },
        withdraw_change: {
          guard: 'what was ordered can still be answered',
          target: 'pending_confirmation',
        },
        lose_payment: { target: 'cancelled' },
        expire: { target: 'cancelled' },
      },
    },
    confirmed: {
      on: {
        start_preparing: { target: 'preparing' },
        change_date: { target: 'confirmed' },
        cancel: { target: 'cancelled' },
        lose_payment: { target: 'cancelled' },
      },
    },
    preparing: {
      on: {
        dispatch: { guard: 'it is brought, and charged', target: 'dispatched' },
        mark_ready: { guard: 'it is collected', target: 'ready_for_collection' },
        change_date: { target: 'preparing' },
        cancel: { target: 'cancelled' },
        lose_payment: { target: 'cancelled' },
      },
    },
    dispatched: {
      on: {
        mark_delivered: { target: 'delivered' },
        change_date: { target: 'dispatched' },
        // An overdue delivery can be reported without being marked as delivered; what arrived is delivered first.
        report_undelivered: { guard: 'it is overdue', target: 'disputed' },
        lose_payment: { target: 'cancelled' },
      },
    },
    ready_for_collection: {
      on: {
        mark_delivered: { guard: 'it is charged', target: 'delivered' },
        lose_payment: { target: 'cancelled' },
      },
    },
    delivered: {
      on: {
        confirm_receipt: { target: 'completed' },
        complete: { target: 'completed' },
        dispute: { target: 'disputed' },
        // The supplier can be wrong about the delivery.
        report_undelivered: { target: 'disputed' },
        lose_payment: { target: 'cancelled' },
      },
    },
    disputed: {
      on: {
        offer_part: { guard: 'its dispute allows it', target: 'disputed' },
        contest_dispute: { guard: 'its dispute allows it', target: 'disputed' },
        refuse_part: { guard: 'its dispute allows it', target: 'disputed' },
        escalate: { guard: 'its dispute allows it', target: 'disputed' },
        // Returns to the state before the dispute.
        withdraw_dispute: [
          { guard: 'its dispute allows it, and it was delivered', target: 'delivered' },
          { guard: 'its dispute allows it', target: 'dispatched' },
        ],
        accept_part: { guard: 'its dispute allows it', target: 'completed' },
        refund_reported: { guard: 'its dispute allows it', target: 'completed' },
        settle_dispute: { guard: 'its dispute allows it', target: 'completed' },
        accept_dispute: { guard: 'its dispute allows it', target: 'returned' },
        accept_return: { guard: 'its dispute allows it', target: 'returned' },
        lose_payment: { target: 'cancelled' },
      },
    },
    released: { type: 'final' },
    declined: { type: 'final' },
    cancelled: { type: 'final' },
    expired: { type: 'final' },
    completed: { type: 'final' },
    returned: { type: 'final' },
  },
});
