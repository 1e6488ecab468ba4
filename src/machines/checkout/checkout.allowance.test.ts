import { expect, it } from 'vitest';
import { allowedFields, leaksOf, privateTexts, redactedRuns } from '../../statecharts/testing/leaks.ts';
import { checkBeforeExport } from '../../statecharts/trace/export-check.ts';
import { checkoutAllowance } from './checkout.allowance.ts';
import { checkoutFixtures } from './checkout.fixtures.ts';
import { checkoutMachine } from './checkout.machine.ts';

const fields = ['id', 'orderId', 'key', 'paymentUrl', 'declineMessage', 'message', 'amountMinor'];

it('names no key, no payment page and no sum', () => {
  expect(allowedFields(checkoutAllowance).filter((name) => fields.includes(name))).toEqual([]);
});

it('lets none of them leave, but the state of the order and its payment', async () => {
  const flow = { machine: checkoutMachine, fixtures: checkoutFixtures, allowance: checkoutAllowance };
  const traces = await redactedRuns(flow);
  const secrets = privateTexts(checkoutFixtures, fields);
  expect(secrets).toEqual(
    expect.arrayContaining(['invented-checkout-key-3', 'https://pay.example.com/invented-session-1']),
  );
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeExport(traces, { checkout: checkoutMachine }).refused).toEqual([]);
  const recorded = JSON.stringify(traces);
  expect(recorded).not.toContain('55650');
  expect(recorded).toMatch(/"status":"pending_payment","paymentStatus":"requires_action"/);
});
