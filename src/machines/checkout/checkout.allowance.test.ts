import { expect, it } from 'vitest';
import { allowedFields, leaksOf, privateTexts, redactedWalks } from '../../statecharts/testing/leaks.ts';
import { checkBeforeLeaving } from '../../statecharts/trace/leave.ts';
import { checkoutAllowance } from './checkout.allowance.ts';
import { checkoutFixtures } from './checkout.fixtures.ts';
import { checkoutMachine } from './checkout.machine.ts';

const fields = ['id', 'orderId', 'key', 'paymentUrl', 'declineMessage', 'message', 'amountMinor'];

it('names no key, no payment page and no sum', () => {
  expect(allowedFields(checkoutAllowance).filter((name) => fields.includes(name))).toEqual([]);
});

it('lets none of them leave, and tells how the order and its payment stand', async () => {
  const flow = { machine: checkoutMachine, fixtures: checkoutFixtures, allowance: checkoutAllowance };
  const traces = await redactedWalks(flow);
  const secrets = privateTexts(checkoutFixtures, fields);
  expect(secrets).toEqual(
    expect.arrayContaining(['invented-checkout-key-3', 'https://pay.example.com/invented-session-1']),
  );
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeLeaving(traces, { checkout: checkoutMachine }).refused).toEqual([]);
  const told = JSON.stringify(traces);
  expect(told).not.toContain('55650');
  expect(told).toMatch(/"status":"pending_payment","paymentStatus":"requires_action"/);
});
