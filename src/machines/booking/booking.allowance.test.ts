import { expect, it } from 'vitest';
import { allowedFields, leaksOf, privateTexts, redactedRuns } from '../../statecharts/testing/leaks.ts';
import { checkBeforeExport } from '../../statecharts/trace/export-check.ts';
import { bookingAllowance } from './booking.allowance.ts';
import { bookingFixtures } from './booking.fixtures.ts';
import { bookingMachine } from './booking.machine.ts';

const fields = [
  'yachtId',
  'berth',
  'contact',
  'note',
  'vatId',
  'buyerName',
  'yachtName',
  'name',
  'number',
  'answer',
  'message',
  'declineMessage',
  'amountMinor',
  'key',
  'paymentUrl',
];

it('names nobody, no yacht, no berth, no sum, no key and no payment page', () => {
  expect(allowedFields(bookingAllowance).filter((name) => fields.includes(name))).toEqual([]);
});

it('lets none of them leave, but when it is and how far it has come', async () => {
  const flow = { machine: bookingMachine, fixtures: bookingFixtures, allowance: bookingAllowance };
  const traces = await redactedRuns(flow);
  const secrets = privateTexts(bookingFixtures, fields);
  expect(secrets).toEqual(
    expect.arrayContaining([
      'Invented berth B-12',
      'Jo Invented, +34 600 000 000',
      'FR11123456782',
      'invented-booking-key-1',
      'https://pay.example.com/invented-session-1',
    ]),
  );
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeExport(traces, { booking: bookingMachine }).refused).toEqual([]);
  const recorded = JSON.stringify(traces);
  expect(recorded).not.toContain('43560');
  expect(recorded).toContain('"status":"time_proposed"');
});
