import { describe, expect, test } from 'vitest';
import { benches, benchesThatNeed, benchTimeoutMs, runSmall } from './benches.ts';

describe('a benchmark with a database runs from beginning to end at its smallest size', () => {
  test.each(benchesThatNeed('database'))(
    '%s',
    async (name) => {
      expect(await runSmall(name, { signal: AbortSignal.timeout(benchTimeoutMs) })).toMatch(
        benches[name].printsAtLast,
      );
    },
    benchTimeoutMs,
  );
});
