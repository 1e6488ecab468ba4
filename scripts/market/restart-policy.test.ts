import { expect, test } from 'vitest';
import { restartPolicy } from './restart-policy.mjs';

const pausesOf = (deathsAtMs: readonly number[]) => {
  const policy = restartPolicy();
  return deathsAtMs.map((at) => {
    const verdict = policy.died(at);
    return verdict.kind === 'restart' ? verdict.pauseMs : verdict.kind;
  });
};

test('a part that dies is restarted, after twice the pause each time, at most four times within a minute', () => {
  expect(pausesOf([0, 1_000, 2_000, 3_000, 4_000])).toEqual([200, 400, 800, 1_600, 'give up']);
});

test('deaths more than a minute ago do not count', () => {
  expect(pausesOf([0, 10_000, 20_000, 30_000, 60_000, 130_000])).toEqual([200, 400, 800, 1_600, 1_600, 200]);
});

test('the fifth death counts to the very end of the minute', () => {
  expect(pausesOf([0, 1, 2, 3, 59_999])).toEqual([200, 400, 800, 1_600, 'give up']);
});
