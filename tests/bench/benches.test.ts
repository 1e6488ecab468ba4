import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { benches, benchesThatNeed, benchTimeoutMs, runSmall } from './benches.ts';

test('every benchmark of package.json is run by a test', () => {
  const commands = Object.keys(manifest.scripts).filter((name) => name.startsWith('bench:'));
  expect(
    Object.keys(benches)
      .map((name) => `bench:${name}`)
      .toSorted(),
  ).toEqual(commands.toSorted());
});

describe('a benchmark runs from beginning to end at its smallest size', () => {
  test.each(benchesThatNeed('nothing'))(
    '%s',
    async (name) => {
      expect(await runSmall(name, { signal: AbortSignal.timeout(benchTimeoutMs) })).toMatch(
        benches[name].printsAtLast,
      );
    },
    benchTimeoutMs,
  );
});
