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
  // An admin decides for the buyer: the command was there before the others.
  | Exclude<DisputeCommand, 'uphold_dispute'>
  | 'accept_return'
  | 'lose_payment';

/** What the chart's guards ask. */
export interface SubOrderFacts {
  readonly by: TradeActorRole;
  readonly deliveryKind: DeliveryKind;
  /** Whether the buyer was charged for the order, which happens once. */
  readonly isCharged: boolean;
  /** Whether its supplier has time left to answer what was ordered. */
  readonly isAskedStill: boolean;
  /** Whether the day on which it was expected is over. */
  readonly isOverdue: boolean;
  /** Whether it was delivered, as far as is known. */
  readonly isDelivered: boolean;
  /** What can be done about its problem now. */
  readonly disputeAllows: readonly DisputeCommand[];
}

/** An admin decides for the buyer with `accept_return`. */
const allowsEvent = ({ disputeAllows }: SubOrderFacts, command: SubOrderCommand): boolean =>
  disputeAllows.some((one) => one === (command === 'accept_return' ? 'uphold_dispute' : command));

/**
 * What one supplier was ordered, from the reservation to the receipt (docs/product.md, "States"). `expire` ends a wait that nobody
 * answered, `complete` one for a receipt that nobody confirmed, `lose_payment` whatever is under way when the money that was set
 * aside for it is let go. Used through `step`.
 */
export const subOrderProcess = setup({
  types: {
    // Types alone: nothing is ever read from these values.
    context: {} as SubOrderFacts,
    input: {} as SubOrderFacts,
    events: {} as CommandEvents<SubOrderCommand>,
  },
  guards: {
    // A supplier who cannot deliver declines, and says why.
    'the crew asks': ({ context }) => context.by === 'crew_member',
    // What was ordered waits for its answer again, which has to be possible.
    'what was ordered can still be answered': ({ context }) => context.isAskedStill,
    'it is collected': ({ context }) => context.deliveryKind === 'collection',
    // Nothing leaves a supplier's hands that is not charged: another supplier's answer may still be awaited.
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
        // Who waits in vain need not wait for the word that it was delivered.
        dispute: { guard: 'it is overdue', target: 'disputed' },
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
        lose_payment: { target: 'cancelled' },
      },
    },
    disputed: {
      on: {
        offer_part: { guard: 'its dispute allows it', target: 'disputed' },
        contest_dispute: { guard: 'its dispute allows it', target: 'disputed' },
        refuse_part: { guard: 'its dispute allows it', target: 'disputed' },
        escalate: { guard: 'its dispute allows it', target: 'disputed' },
        // It goes on where it was.
        withdraw_dispute: [
          { guard: 'its dispute allows it, and it was delivered', target: 'delivered' },
          { guard: 'its dispute allows it', target: 'dispatched' },
        ],
        accept_part: { guard: 'its dispute allows it', target: 'completed' },
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
