import { expect, it } from 'vitest';
import { allowedFields, leaksOf, privateTexts, redactedWalks } from '../../statecharts/testing/leaks.ts';
import { checkBeforeLeaving } from '../../statecharts/trace/leave.ts';
import { bulkConfirmAllowance } from './bulk-confirm.allowance.ts';
import { bulkConfirmFixtures } from './bulk-confirm.fixtures.ts';
import { bulkConfirmMachine } from './bulk-confirm.machine.ts';

const fields = ['id', 'number', 'message'];

it('names no order', () => {
  expect(allowedFields(bulkConfirmAllowance).filter((name) => fields.includes(name))).toEqual([]);
});

it('lets none leave, and tells why one was refused', async () => {
  const flow = {
    machine: bulkConfirmMachine,
    fixtures: bulkConfirmFixtures,
    allowance: bulkConfirmAllowance,
  };
  const traces = await redactedWalks(flow);
  const secrets = privateTexts(bulkConfirmFixtures, fields);
  expect(secrets).toContain('Q-10001/1');
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeLeaving(traces, { 'bulk-confirm': bulkConfirmMachine }).refused).toEqual([]);
  expect(JSON.stringify(traces)).toContain('"code":"NOT_ALLOWED_NOW"');
});
