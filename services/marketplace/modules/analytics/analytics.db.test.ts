import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/database/test-database.ts';
import type { TestDatabase } from '../../../../tests/database/test-database.ts';
import { fixedClock } from '../../platform/testing/fixed-clock.ts';
import { createAnalytics } from './index.ts';
import type { Analytics } from './index.ts';

let database: TestDatabase;
let analytics: Analytics;

beforeAll(async () => {
  database = await createTestDatabase();
  analytics = createAnalytics({
    db: database.db,
    clock: fixedClock('2026-11-20T12:00:00Z'),
    knownPatterns: ['/', '/captain', '/product-checkout/:productId'],
  });
});
afterAll(async () => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('pageViewCounts').execute();
});

const stored = async () =>
  (
    await sql<{ day: string; pattern: string; views: number }>`
      select day::text as day, pattern, views::int as views from page_view_counts order by day, pattern
    `.execute(database.db)
  ).rows;

const seen = (pattern: string, at = '2026-11-20T09:15:00.000Z') => ({ pattern, at });

test('adds up the views per day and pattern, within a call and over calls', async () => {
  await analytics.recordPageViews([seen('/'), seen('/captain'), seen('/')]);
  await analytics.recordPageViews([seen('/'), seen('/', '2026-11-19T23:59:59.999Z')]);

  expect(await stored()).toEqual([
    { day: '2026-11-19', pattern: '/', views: 1 },
    { day: '2026-11-20', pattern: '/', views: 3 },
    { day: '2026-11-20', pattern: '/captain', views: 1 },
  ]);
});

test('drops unknown patterns, in particular filled-in paths', async () => {
  await analytics.recordPageViews([
    seen('/product-checkout/0197b2c4-5d1e-7aaa-8888-1234567890ab'),
    seen('/Captain'),
    seen('/product-checkout/:productId'),
  ]);

  expect(await stored()).toEqual([{ day: '2026-11-20', pattern: '/product-checkout/:productId', views: 1 }]);
});

test('accepts at most 50 views per call, and does not access the table for none', async () => {
  await analytics.recordPageViews(Array.from({ length: 60 }, () => seen('/')));
  await analytics.recordPageViews([]);
  await analytics.recordPageViews([seen('/nowhere')]);

  expect(await stored()).toEqual([{ day: '2026-11-20', pattern: '/', views: 50 }]);
});

test("counts a view as today's if the browser's clock is a week off or invalid", async () => {
  await analytics.recordPageViews([
    seen('/', '2026-11-13T12:00:00Z'),
    seen('/', '2026-11-13T11:59:59Z'),
    seen('/', '2031-01-01T00:00:00Z'),
    seen('/', 'yesterday'),
  ]);

  expect(await stored()).toEqual([
    { day: '2026-11-13', pattern: '/', views: 1 },
    { day: '2026-11-20', pattern: '/', views: 3 },
  ]);
});

test('loses no view in simultaneous calls with the same patterns in different orders', async () => {
  const forth = [seen('/'), seen('/captain')];
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      analytics.recordPageViews(index % 2 ? forth : forth.toReversed()),
    ),
  );

  expect(await stored()).toEqual([
    { day: '2026-11-20', pattern: '/', views: 40 },
    { day: '2026-11-20', pattern: '/captain', views: 40 },
  ]);
});
