import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { cloneDatabase } from '../database/test-server.ts';
import { benches, benchesThatNeed, benchTimeoutMs, runSmall } from './benches.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>> | undefined;
beforeEach(async () => {
  await database?.drop();
  database = await cloneDatabase(inject('postgres'));
});
afterAll(() => database?.drop());

describe('a benchmark with a database runs from beginning to end at its smallest size', () => {
  test.each(benchesThatNeed('database'))(
    '%s',
    async (name) => {
      const signal = AbortSignal.timeout(benchTimeoutMs);
      // The API's benchmark has databases of several sizes, on its own server.
      const environment = { BENCH_DATABASE_URL: database?.ownersConnectionString ?? '' };
      expect(await runSmall(name, { signal, environment })).toMatch(benches[name].printsAtLast);
    },
    benchTimeoutMs,
  );
});
