import { expect, it } from 'vitest';
import { leaksOf, privateTexts, redactedRuns } from '../../statecharts/testing/leaks.ts';
import { checkBeforeExport } from '../../statecharts/trace/export-check.ts';
import { findingAllowance } from './finding.allowance.ts';
import { findingFixtures } from './finding.fixtures.ts';
import { findingMachine } from './finding.machine.ts';

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
  const flow = { machine: findingMachine, fixtures: findingFixtures, allowance: findingAllowance };
  const traces = await redactedRuns(flow);
  const secrets = privateTexts(findingFixtures, fields);
  expect(secrets).toContain('fender');
  expect(secrets).toContain('Q-10001');
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeExport(traces, { finding: findingMachine }).refused).toEqual([]);
  expect(JSON.stringify(traces)).toContain('"code":"UNAVAILABLE"');
});
