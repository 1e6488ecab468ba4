import { expect, test } from 'vitest';
import { emptyState } from '../state.ts';
import { withDemoPayments } from './demo-payments.ts';

const captured = 'democ10000to9000ineur0193f2a1';

test('a payment of the demo market exists as its id describes, with its transfer', () => {
  const { intents, charges, transfers, balances } = withDemoPayments(emptyState, [`pi_${captured}`]);
  expect(intents[`pi_${captured}`]).toMatchObject({
    status: 'succeeded',
    amountReceived: 10_000,
    currency: 'eur',
  });
  expect(charges[`ch_${captured}`]).toMatchObject({ isCaptured: true, amountCaptured: 10_000 });
  expect(transfers[`tr_${captured}`]).toMatchObject({ amount: 9000, sourceChargeId: `ch_${captured}` });
  expect(balances).toEqual({ eur: 1000 });
});

test('an authorised one awaits its capture', () => {
  const name = 'demoa5000to0ineur0193f2a1';
  const { intents, transfers, balances } = withDemoPayments(emptyState, [`pi_${name}`]);
  expect(intents[`pi_${name}`]).toMatchObject({ status: 'requires_capture', amountReceived: 0 });
  expect([transfers, balances]).toEqual([{}, {}]);
});

test('it is created once, whichever of its ids is used first, and other ids create nothing', () => {
  const once = withDemoPayments(emptyState, [`tr_${captured}`, `pi_${captured}`, undefined]);
  expect(once.balances).toEqual({ eur: 1000 });
  expect(withDemoPayments(once, [`ch_${captured}`])).toBe(once);
  expect(withDemoPayments(emptyState, ['pi_1', 'pi_demo', 'acct_demo1', `re_${captured}`])).toBe(emptyState);
});
