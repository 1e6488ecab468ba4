import { expect, it } from 'vitest';
import { allowedFields, leaksOf, privateTexts, redactedRuns } from '../../statecharts/testing/leaks.ts';
import { checkBeforeExport } from '../../statecharts/trace/export-check.ts';
import { orderAnswerAllowance } from './order-answer.allowance.ts';
import { orderAnswerFixtures } from './order-answer.fixtures.ts';
import { orderAnswerMachine } from './order-answer.machine.ts';

const fields = [
  'id',
  'orderId',
  'inventoryId',
  'productId',
  'orderNumber',
  'number',
  'sku',
  'logoUrl',
  'tracking',
  'name',
  'serviceName',
  'teamName',
  'serviceId',
  'teamId',
  'portSlug',
  'variant',
  'unit',
  'substitute',
  'substituteInventoryId',
  'deliveryName',
  'buyerName',
  'yachtName',
  'contact',
  'port',
  'berth',
  'note',
  'message',
  'readyOn',
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

it('names nothing of who buys or books, what, for how much, and where it is delivered or done', () => {
  expect(allowedFields(orderAnswerAllowance).filter((name) => fields.includes(name))).toEqual([]);
});

it('lets nothing of that leave, nor what was written, and tells what was answered', async () => {
  const flow = {
    machine: orderAnswerMachine,
    fixtures: orderAnswerFixtures,
    allowance: orderAnswerAllowance,
  };
  const traces = await redactedRuns(flow);
  const secrets = privateTexts(orderAnswerFixtures, fields);
  expect(secrets).toEqual(
    expect.arrayContaining([
      'Marina Soler',
      'Halcyon Tide',
      'Sold out since this morning.',
      'The grey ones are here tomorrow.',
      'The same in grey',
      'Q-10001/1',
      'B-10001',
      'Diesel engine service',
      'The crane is ours that morning.',
    ]),
  );
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeExport(traces, { 'order-answer': orderAnswerMachine }).refused).toEqual([]);
  const recorded = JSON.stringify(traces);
  expect(recorded).not.toMatch(/23159|17900|43560|8500/);
  expect(recorded).toMatch(/"actions":\["confirm","decline","propose_change"\]/);
  expect(recorded).toMatch(/"actions":\["confirm","propose_time","decline"\]/);
});
