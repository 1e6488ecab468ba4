import { expect, it } from 'vitest';
import { leaksOf, privateTexts, redactedRuns } from '../../statecharts/testing/leaks.ts';
import { checkBeforeExport } from '../../statecharts/trace/export-check.ts';
import { globalSearchAllowance } from './global-search.allowance.ts';
import { globalSearchFixtures } from './global-search.fixtures.ts';
import { globalSearchMachine } from './global-search.machine.ts';

const fields = [
  'words',
  'name',
  'email',
  'number',
  'id',
  'firstItem',
  'serviceName',
  'otherSide',
  'startsAt',
];

it('lets nothing leave of what was looked for and what fitted, but what failed', async () => {
  const flow = {
    machine: globalSearchMachine,
    fixtures: globalSearchFixtures,
    allowance: globalSearchAllowance,
  };
  const traces = await redactedRuns(flow);
  const secrets = privateTexts(globalSearchFixtures, fields);
  expect(secrets).toContain('fender');
  expect(secrets).toContain('Q-10001');
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeExport(traces, { 'global-search': globalSearchMachine }).refused).toEqual([]);
  expect(JSON.stringify(traces)).toContain('"code":"UNAVAILABLE"');
});
