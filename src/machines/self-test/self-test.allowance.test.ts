import { expect, it } from 'vitest';
import { redactedRuns } from '../../statecharts/testing/leaks.ts';
import { checkBeforeExport } from '../../statecharts/trace/export-check.ts';
import { selfTestAllowance } from './self-test.allowance.ts';
import { selfTestFixtures } from './self-test.fixtures.ts';
import { selfTestMachine } from './self-test.machine.ts';

it('lets numbers of questions and choices leave, so that a test can be played back', async () => {
  const flow = { machine: selfTestMachine, fixtures: selfTestFixtures, allowance: selfTestAllowance };
  const traces = await redactedRuns(flow);
  expect(checkBeforeExport(traces, { 'self-test': selfTestMachine }).refused).toEqual([]);
  expect(JSON.stringify(traces)).toContain('"choice":1');
});
