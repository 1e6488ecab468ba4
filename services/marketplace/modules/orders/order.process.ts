import { setup } from 'xstate';
import type { OrderStatus, SubOrderStatus } from '../../platform/db/order-tables.ts';
import type { CommandEvents } from '../../platform/processes/step.ts';

export type OrderCommand = 'pay' | 'give_up' | 'expire';

/**
 * An order until it is paid or not (docs/product.md, "States"): `pay` is the authorised payment. What it is afterwards its sub-orders
 * say, see `orderStatusOf`. Used through `step`.
 */
export const orderProcess = setup({
  types: {
    // Types alone: nothing is ever read from these values.
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

/** How far a sub-order is: `gone` is one that nothing comes of any more. */
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
 * The state of a paid order, from its sub-orders alone. Those that were declined, cancelled or expired are ignored
 * next to others: `confirmed` is an order that waits for no answer, `fulfilled` one of which nothing is still to come.
 */
export function orderStatusOf(subOrders: readonly SubOrderStatus[]): OrderStatus {
  const standing = subOrders.map((status) => stages[status]).filter((stage) => stage !== 'gone');
  const some = (...wanted: readonly string[]) => standing.some((stage) => wanted.includes(stage));
  if (standing.length === 0) return 'cancelled';
  if (some('unpaid')) return subOrders.includes('released') ? 'payment_expired' : 'pending_payment';
  if (!some('undecided', 'confirmed')) return some('fulfilled') ? 'fulfilled' : 'completed';
  if (some('fulfilled', 'over')) return 'partially_fulfilled';
  if (!some('undecided')) return 'confirmed';
  return some('confirmed') ? 'partially_confirmed' : 'placed';
}

/** Whether its buyer can still end an order as a whole: nobody has confirmed anything of it. */
export const isCancellable = (status: OrderStatus): boolean => status === 'placed';
