import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { becomesSilent } from './silence.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'silence-'));
afterAll(() => rmSync(folder, { recursive: true }));
const log = path.join(folder, 'stage.log');

test('a log that does not grow is silent', async () => {
  writeFileSync(log, 'one');
  const { signal } = new AbortController();
  expect(await becomesSilent(log, { silentMs: 1, signal })).toBe(true);
});

test('a finished stage is not waited for', async () => {
  const ended = new AbortController();
  const waiting = becomesSilent(log, { silentMs: 1_000_000, signal: ended.signal });
  appendFileSync(log, 'two');
  ended.abort();
  expect(await waiting).toBe(false);
});
