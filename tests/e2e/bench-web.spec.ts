import { expect, test } from 'playwright/test';
import { benches, benchTimeoutMs, runSmall } from '../bench/benches.ts';

test('the benchmark of the site runs from beginning to end at its smallest size', async ({ baseURL }) => {
  expect(
    await runSmall('web', {
      more: [`--site=${baseURL}`],
      signal: AbortSignal.timeout(benchTimeoutMs),
    }),
  ).toMatch(benches.web.printsAtLast);
});
