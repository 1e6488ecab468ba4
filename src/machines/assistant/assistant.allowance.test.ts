import { expect, it } from 'vitest';
import { allowedFields, leaksOf, privateTexts, redactedRuns } from '../../statecharts/testing/leaks.ts';
import { checkBeforeExport } from '../../statecharts/trace/export-check.ts';
import { assistantAllowance } from './assistant.allowance.ts';
import { assistantFixtures } from './assistant.fixtures.ts';
import { assistantMachine } from './assistant.machine.ts';

const fields = ['sessionId', 'text', 'reply', 'message'];
const allowedSentences: ReadonlySet<string> = new Set(assistantAllowance.sentences);

it('names nothing that was said', () => {
  expect(allowedFields(assistantAllowance).filter((name) => fields.includes(name))).toEqual([]);
});

it('lets no word of a conversation leave, but who spoke and what failed', async () => {
  const flow = { machine: assistantMachine, fixtures: assistantFixtures, allowance: assistantAllowance };
  const traces = await redactedRuns(flow);
  const secrets = privateTexts(assistantFixtures, fields).filter((text) => !allowedSentences.has(text));
  expect(secrets).toContain('When can fenders be delivered to Port Vauban?');
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeExport(traces, { assistant: assistantMachine }).refused).toEqual([]);
  expect(JSON.stringify(traces)).toContain('"code":"ASSISTANT_UNAVAILABLE"');
});
