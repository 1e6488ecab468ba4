import { describe, expect, test } from 'vitest';
import { step } from '../../platform/processes/step.ts';
import { orderProcess, orderStatusOf } from './order.process.ts';
import type { OrderStatus, SubOrderStatus } from './orders.domain.ts';

const states = ['pending_payment', 'placed', 'payment_expired'] as const;
const commands = ['pay', 'give_up', 'expire'] as const;
const outcomes: Readonly<Record<string, string>> = {
  'pending_payment pay': 'placed',
  'pending_payment give_up': 'payment_expired',
  'pending_payment expire': 'payment_expired',
};

test.each(states.flatMap((state) => commands.map((command) => ({ state, command }))))(
  'an order in $state, on $command',
  ({ state, command }) => {
    const stepped = step(orderProcess, state, command, {});
    expect(stepped.ok ? stepped.value : undefined).toBe(outcomes[`${state} ${command}`]);
  },
);

test('the chart has no states or commands besides these', () => {
  expect(Object.keys(orderProcess.states).sort()).toEqual([...states].sort());
  expect([...orderProcess.events].sort()).toEqual([...commands].sort());
});

describe('an order whose sub-orders are', () => {
  const cases: readonly (readonly [readonly SubOrderStatus[], OrderStatus])[] = [
    [['reserved', 'reserved'], 'pending_payment'],
    [['released', 'released'], 'payment_expired'],
    [['pending_confirmation', 'pending_confirmation'], 'placed'],
    [['pending_confirmation', 'declined'], 'placed'],
    [['change_proposed', 'pending_confirmation'], 'placed'],
    [['confirmed', 'pending_confirmation'], 'partially_confirmed'],
    [['preparing', 'change_proposed'], 'partially_confirmed'],
    [['confirmed', 'preparing'], 'confirmed'],
    [['confirmed', 'declined'], 'confirmed'],
    [['dispatched', 'ready_for_collection'], 'confirmed'],
    [['delivered', 'confirmed'], 'partially_fulfilled'],
    [['completed', 'pending_confirmation'], 'partially_fulfilled'],
    [['delivered', 'completed'], 'fulfilled'],
    [['disputed', 'cancelled'], 'fulfilled'],
    [['completed', 'completed'], 'completed'],
    [['completed', 'returned', 'expired'], 'completed'],
    [['returned'], 'completed'],
    [['declined', 'cancelled', 'expired'], 'cancelled'],
  ];
  test.each(cases)('%j is %s', (subOrders, expected) => {
    expect(orderStatusOf(subOrders)).toBe(expected);
    expect(orderStatusOf(subOrders.toReversed())).toBe(expected);
  });
});
