import { expect, it } from 'vitest';
import { retryPauseMs } from './event-retries.ts';

it('doubles with each attempt, up to ten minutes', () => {
  expect([0, 1, 2, 9, 10, 2000].map((failedBefore) => retryPauseMs(1000, failedBefore))).toEqual([
    1000, 2000, 4000, 512_000, 600_000, 600_000,
  ]);
});
