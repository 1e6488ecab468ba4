import { expect, it } from 'vitest';
import { deliveredPart, orderOf } from '../testing/example-orders.ts';
import { nextText } from './next-text.ts';

it('asks whether what was delivered arrived, save where all of it was refunded', () => {
  const arrived = { ...deliveredPart, actions: ['confirm_receipt' as const] };
  expect(nextText(orderOf([arrived]), 'Europe/Madrid')).toMatch(/^Did everything arrive/);
  const { total } = deliveredPart;
  const refunded = {
    ...deliveredPart,
    actions: [],
    refunded: total,
    afterRefunds: { ...total, amountMinor: 0 },
  };
  expect(nextText(orderOf([refunded]), 'Europe/Madrid')).toBe('The amount you paid goes back to your card.');
  expect(nextText(orderOf([{ ...deliveredPart, actions: [] }]), 'Europe/Madrid')).toBe(
    `You’re returning what came from ${deliveredPart.supplier.name}. What is next is shown at the return.`,
  );
});
