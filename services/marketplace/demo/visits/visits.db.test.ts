import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';
import { createAnalytics } from '../../modules/analytics/index.ts';
import { fixedClock } from '../../platform/testing/fixed-clock.ts';
import { emptyMarket } from '../reset.ts';
import { seedVisits } from './seed-visits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ as: 'owner' });
});
afterAll(async () => database.drop());

test('the demo market gets a history of visits once, and again after it was emptied', async () => {
  const { db } = database;
  const analytics = createAnalytics({ db, clock: fixedClock('2026-11-20T12:00:00Z'), knownPatterns: [] });
  const figures = () => analytics.flowFigures({ flow: 'onboarding', days: 90 });
  const made = await seedVisits(analytics);
  expect(made).toBeGreaterThan(1000);
  const { from, to, states } = await figures();
  expect([from, to, states[0]?.state]).toEqual(['2026-08-23', '2026-11-20', 'onboarding.checking']);
  expect(await seedVisits(analytics)).toBe(0);
  expect(await figures()).toEqual({ from, to, states, flow: 'onboarding' });
  await emptyMarket(db);
  expect((await figures()).states).toEqual([]);
  expect(await seedVisits(analytics)).toBe(made);
  expect(await figures()).toEqual({ from, to, states, flow: 'onboarding' });
});
