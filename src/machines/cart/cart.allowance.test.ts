import { expect, it } from 'vitest';
import { allowedFields, leaksOf, privateTexts, redactedWalks } from '../../statecharts/testing/leaks.ts';
import { checkBeforeLeaving } from '../../statecharts/trace/leave.ts';
import { cartAllowance } from './cart.allowance.ts';
import { cartFixtures } from './cart.fixtures.ts';
import { cartMachine } from './cart.machine.ts';

const fields = [
  ...[
    'id',
    'inventoryId',
    'productId',
    'supplierId',
    'yachtId',
    'deliveryMethodId',
    'requestId',
    'checkoutKey',
  ],
  ...['name', 'variant', 'details', 'contact', 'port', 'berth', 'number', 'logoUrl', 'message', 'unit'],
  ...['arrivesFrom', 'arrivesUntil', 'latestUsefulOn', 'amountMinor'],
];

it('names nothing of what is bought, for how much, and where it goes', () => {
  expect(allowedFields(cartAllowance).filter((name) => fields.includes(name))).toEqual([]);
});

it('lets nothing of that leave, and tells what was done and how many', async () => {
  const flow = { machine: cartMachine, fixtures: cartFixtures, allowance: cartAllowance };
  const traces = await redactedWalks(flow);
  const secrets = privateTexts(cartFixtures, fields);
  expect(secrets).toEqual(expect.arrayContaining(['Marina Soler', 'Q14', 'Fender F4', 'checkout-1-3']));
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeLeaving(traces, { cart: cartMachine }).refused).toEqual([]);
  const told = JSON.stringify(traces);
  expect(told).not.toMatch(/8950|55648/);
  expect(told).toMatch(/"kind":"add".*"quantity":30.*"stock":24/);
});
