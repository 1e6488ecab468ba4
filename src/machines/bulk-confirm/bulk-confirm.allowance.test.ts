import { expect, it } from 'vitest';
import { allowedFields, leaksOf, privateTexts, redactedRuns } from '../../statecharts/testing/leaks.ts';
import { checkBeforeExport } from '../../statecharts/trace/export-check.ts';
import { bulkConfirmAllowance } from './bulk-confirm.allowance.ts';
import { bulkConfirmFixtures } from './bulk-confirm.fixtures.ts';
import { bulkConfirmMachine } from './bulk-confirm.machine.ts';

const fields = ['id', 'number', 'message'];

it('names no order', () => {
  expect(allowedFields(bulkConfirmAllowance).filter((name) => fields.includes(name))).toEqual([]);
});

it('lets none leave, but why one was refused', async () => {
  const flow = {
    machine: bulkConfirmMachine,
    fixtures: bulkConfirmFixtures,
    allowance: bulkConfirmAllowance,
  };
  const traces = await redactedRuns(flow);
  const secrets = privateTexts(bulkConfirmFixtures, fields);
  expect(secrets).toContain('Q-10001/1');
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeExport(traces, { 'bulk-confirm': bulkConfirmMachine }).refused).toEqual([]);
  expect(JSON.stringify(traces)).toContain('"code":"NOT_ALLOWED_NOW"');
});
