import { expect, it } from 'vitest';
import { allowedFields, leaksOf, privateTexts, redactedRuns } from '../../statecharts/testing/leaks.ts';
import { checkBeforeExport } from '../../statecharts/trace/export-check.ts';
import { cartAllowance } from './cart.allowance.ts';
import { cartFixtures } from './cart.fixtures.ts';
import { cartMachine } from './cart.machine.ts';

const fields = [
  'id',
  'inventoryId',
  'productId',
  'supplierId',
  'yachtId',
  'deliveryMethodId',
  'requestId',
  'checkoutKey',
  'name',
  'variant',
  'details',
  'contact',
  'port',
  'berth',
  'number',
  'logoUrl',
  'message',
  'unit',
  'arrivesFrom',
  'arrivesUntil',
  'latestUsefulOn',
  'noteToSupplier',
  'poNumber',
  'costCentre',
  'companyName',
  'vatId',
  'street',
  'postalCode',
  'city',
  'amountMinor',
];

it('names nothing of what is bought, for how much, and where it goes', () => {
  expect(allowedFields(cartAllowance).filter((name) => fields.includes(name))).toEqual([]);
});

it('lets nothing of that leave, but what was done and how many', async () => {
  const flow = { machine: cartMachine, fixtures: cartFixtures, allowance: cartAllowance };
  const traces = await redactedRuns(flow);
  const secrets = privateTexts(cartFixtures, fields);
  expect(secrets).toEqual(expect.arrayContaining(['Marina Soler', 'Q14', 'Fender F4', 'checkout-1-3']));
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeExport(traces, { cart: cartMachine }).refused).toEqual([]);
  const recorded = JSON.stringify(traces);
  expect(recorded).not.toMatch(/8950|55648/);
  expect(recorded).toMatch(/"kind":"add".*"quantity":30.*"stock":24/);
});
