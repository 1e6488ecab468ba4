import { expect, it } from 'vitest';
import { allowedFields, leaksOf, privateTexts, redactedWalks } from '../../statecharts/testing/leaks.ts';
import { checkBeforeLeaving } from '../../statecharts/trace/leave.ts';
import { importAllowance } from './import.allowance.ts';
import { importFixtures } from './import.fixtures.ts';
import { importMachine } from './import.machine.ts';

const fields = ['userId', 'importId', 'name', 'fileName', 'notice', 'message', 'requestId'];
const ownWords: ReadonlySet<string> = new Set(importAllowance.sentences);

it('names neither a file nor whose it is, nor what a server wrote', () => {
  expect(allowedFields(importAllowance).filter((name) => fields.includes(name))).toEqual([]);
});

it('lets none of them leave, and tells how far an import was and why it stopped', async () => {
  const flow = { machine: importMachine, fixtures: importFixtures, allowance: importAllowance };
  const traces = await redactedWalks(flow);
  const secrets = privateTexts(importFixtures, fields).filter((text) => !ownWords.has(text));
  expect(secrets).toEqual(
    expect.arrayContaining([
      ...['prices.csv', '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f'],
      'Upload failed: there is no room on the server right now.',
    ]),
  );
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeLeaving(traces, { import: importMachine }).refused).toEqual([]);
  const told = JSON.stringify(traces);
  expect(told).toContain('"message":"AI parsing failed"');
  expect(told).toMatch(/"unit":"rows","stage":"reading","done":1200,"of":5000/);
  expect(told).toContain('"undoUntil":"2026-12-20T09:12:00.000Z"');
});
