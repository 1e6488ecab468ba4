import { setup } from 'xstate';
import type { OrderStatus, SubOrderStatus } from '../../platform/db/order-tables.ts';
import type { CommandEvents } from '../../platform/processes/step.ts';

export type OrderCommand = 'pay' | 'give_up' | 'expire';

/**
 * An order until it is paid or ends unpaid (docs/product.md, "States"); `pay` is the authorised payment. Afterwards its
 * status follows from its sub-orders, see `orderStatusOf`. Used through `step`.
 */
export const orderProcess = setup({
  types: {
    // Only for types: these values are never read.
    context: {},
    events: {} as CommandEvents<OrderCommand>,
  },
}).createMachine({
  id: 'order',
  context: {},
  initial: 'pending_payment',
  states: {
    pending_payment: {
      on: {
        pay: { target: 'placed' },
        give_up: { target: 'payment_expired' },
        expire: { target: 'payment_expired' },
      },
    },
    placed: { type: 'final' },
    payment_expired: { type: 'final' },
  },
});

/** The stage of a sub-order in each state; `gone` is a sub-order that ended without goods. */
const stages = {
  reserved: 'unpaid',
  released: 'unpaid',
  pending_confirmation: 'undecided',
  change_proposed: 'undecided',
  confirmed: 'confirmed',
  preparing: 'confirmed',
  dispatched: 'confirmed',
  ready_for_collection: 'confirmed',
  delivered: 'fulfilled',
  disputed: 'fulfilled',
  completed: 'over',
  returned: 'over',
  declined: 'gone',
  cancelled: 'gone',
  expired: 'gone',
} as const satisfies Record<SubOrderStatus, string>;

export const isUndecided = (status: SubOrderStatus): boolean => stages[status] === 'undecided';

/**
 * The status of a paid order, derived from its sub-orders. Declined, cancelled and expired ones are ignored next to
 * others: a `confirmed` order awaits no answer, a `fulfilled` one no delivery.
 */
export function orderStatusOf(subOrders: readonly SubOrderStatus[]): OrderStatus {
  const remaining = subOrders.map((status) => stages[status]).filter((stage) => stage !== 'gone');
  const some = (...wanted: readonly string[]) => remaining.some((stage) => wanted.includes(stage));
  if (remaining.length === 0) return 'cancelled';
  if (some('unpaid')) return subOrders.includes('released') ? 'payment_expired' : 'pending_payment';
  if (!some('undecided', 'confirmed')) return some('fulfilled') ? 'fulfilled' : 'completed';
  if (some('fulfilled', 'over')) return 'partially_fulfilled';
  if (!some('undecided')) return 'confirmed';
  return some('confirmed') ? 'partially_confirmed' : 'placed';
}

/** Whether the buyer can still cancel the whole order: no supplier has confirmed anything. */
export const isCancellable = (status: OrderStatus): boolean => status === 'placed';
