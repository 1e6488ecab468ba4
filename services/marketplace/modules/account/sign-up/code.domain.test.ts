import { describe, expect, test } from 'vitest';
import { codeState, secondsUntilNextCode } from './code.domain.ts';

const now = new Date('2026-11-20T10:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const code = { wrongTries: 0, expiresAt: new Date('2026-11-20T10:05:00Z'), usedAt: null };

test.each([
  ['open', code],
  ['open', { ...code, wrongTries: 4 }],
  ['spent', { ...code, wrongTries: 5 }],
  ['expired', { ...code, expiresAt: now }],
  ['expired', { ...code, expiresAt: now, wrongTries: 5 }],
  ['used', { ...code, expiresAt: before(60), usedAt: before(120) }],
] as const)('a code is %s', (state, sent) => {
  expect(codeState(sent, now)).toBe(state);
});

describe('the next code', () => {
  test('waits a minute after the last, if it is requested again', () => {
    expect(secondsUntilNextCode([before(20), before(200)], now, { onlyAfterAMinute: true })).toBe(40);
    expect(secondsUntilNextCode([before(60)], now, { onlyAfterAMinute: true })).toBe(0);
  });
  test('does not wait for a new sign-up', () => {
    expect(secondsUntilNextCode([before(1)], now, { onlyAfterAMinute: false })).toBe(0);
  });
  test('waits until the hour is over after six, in any order of the instants', () => {
    const six = [3000, 100, 1000, 500, 2000, 200].map(before);
    expect(secondsUntilNextCode(six, now, { onlyAfterAMinute: false })).toBe(600);
    expect(secondsUntilNextCode(six.slice(1), now, { onlyAfterAMinute: false })).toBe(0);
  });
});
