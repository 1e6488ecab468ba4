import { expect, it } from 'vitest';
import { allowedFields, leaksOf, privateTexts, redactedRuns } from '../../statecharts/testing/leaks.ts';
import { checkBeforeExport } from '../../statecharts/trace/export-check.ts';
import { importAllowance } from './import.allowance.ts';
import { importFixtures } from './import.fixtures.ts';
import { importMachine } from './import.machine.ts';

const fields = ['userId', 'importId', 'name', 'fileName', 'notice', 'message', 'requestId'];
const allowedSentences: ReadonlySet<string> = new Set(importAllowance.sentences);

it('names neither a file nor whose it is, nor what a server wrote', () => {
  expect(allowedFields(importAllowance).filter((name) => fields.includes(name))).toEqual([]);
});

it('lets none of them leave, but how far an import was and why it stopped', async () => {
  const flow = { machine: importMachine, fixtures: importFixtures, allowance: importAllowance };
  const traces = await redactedRuns(flow);
  const secrets = privateTexts(importFixtures, fields).filter((text) => !allowedSentences.has(text));
  expect(secrets).toEqual(
    expect.arrayContaining([
      'prices.csv',
      '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
      'Upload failed: there is no room on the server right now.',
    ]),
  );
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeExport(traces, { import: importMachine }).refused).toEqual([]);
  const recorded = JSON.stringify(traces);
  expect(recorded).toContain('"message":"AI parsing failed"');
  expect(recorded).toMatch(/"unit":"rows","stage":"reading","done":1200,"of":5000/);
  expect(recorded).toContain('"undoUntil":"2026-12-20T09:12:00.000Z"');
});
