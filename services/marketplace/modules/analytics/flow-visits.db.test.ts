import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/database/test-database.ts';
import type { TestDatabase } from '../../../../tests/database/test-database.ts';
import { silentLog } from '../../platform/log.ts';
import { fixedClock } from '../../platform/testing/fixed-clock.ts';
import { analyticsTasks, createAnalytics, flowStates } from './index.ts';
import type { Analytics } from './index.ts';

const clock = fixedClock('2026-11-20T12:00:00Z');
let database: TestDatabase;
let analytics: Analytics;

beforeAll(async () => {
  database = await createTestDatabase();
  analytics = createAnalytics({
    db: database.db,
    clock,
    knownPatterns: [],
    knownStates: { door: ['door.shut', 'door.open', 'door.open.wide'], cart: ['cart.ready'] },
  });
});
afterAll(async () => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('flowVisitCounts').execute();
});

const today = '2026-11-20T09:15:00.000Z';
const stored = () =>
  database.db
    .selectFrom('flowVisitCounts')
    .select(['day', 'state', 'wentTo', 'withinSeconds', 'visits'])
    .orderBy('day')
    .orderBy('state')
    .orderBy('wentTo')
    .orderBy('withinSeconds')
    .execute();
const came = (state: string, at = today) => ({ flow: 'door', state, at });
const left = (state: string, to: string, seconds: number, at = today) => ({
  flow: 'door',
  state,
  to,
  seconds,
  at,
});

test('adds up arrivals and departures per day, in classes of duration', async () => {
  const batch = {
    arrivals: [came('door.shut'), came('door.shut')],
    departures: [left('door.shut', 'door.open', 3), left('door.shut', 'door.open', 5)],
  };
  await analytics.recordFlowVisits(batch);
  await analytics.recordFlowVisits({ ...batch, arrivals: [came('door.shut', '2026-11-19T23:59:59.999Z')] });
  expect(await stored()).toEqual([
    { day: '2026-11-19', state: 'door.shut', wentTo: '', withinSeconds: 0, visits: 1 },
    { day: '2026-11-20', state: 'door.shut', wentTo: '', withinSeconds: 0, visits: 2 },
    { day: '2026-11-20', state: 'door.shut', wentTo: 'door.open', withinSeconds: 5, visits: 4 },
  ]);
});

test('drops all unknown names, so that personal data never enters the table', async () => {
  const mail = 'mara.lindqvist@example.com';
  await analytics.recordFlowVisits({
    arrivals: [
      came(`door.${mail}`),
      came(mail),
      { flow: mail, state: 'door.shut', at: today },
      { flow: 'cart', state: 'door.shut', at: today },
      came('constructor'),
    ],
    departures: [
      left('door.shut', mail, 5),
      left(mail, 'door.open', 5),
      left('door.shut', 'cart.ready', 5),
      left('door.shut', '', 5),
      { ...left('door.shut', 'door.open', 5), flow: mail },
    ],
  });
  expect(await stored()).toEqual([]);
});

test('accepts at most 100 of each per call', async () => {
  await analytics.recordFlowVisits({
    arrivals: Array.from({ length: 120 }, () => came('door.shut')),
    departures: Array.from({ length: 120 }, () => left('door.shut', 'door.open', 5)),
  });
  expect((await stored()).map(({ visits }) => visits)).toEqual([100, 100]);
});

test('loses nothing in simultaneous calls with the same states in different orders', async () => {
  const forth = [came('door.shut'), came('door.open'), came('door.open.wide')];
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      analytics.recordFlowVisits({ arrivals: index % 2 ? forth : forth.toReversed(), departures: [] }),
    ),
  );
  expect((await stored()).map(({ visits }) => visits)).toEqual([40, 40, 40]);
});

describe('figures', () => {
  test('sum the requested days, most frequent first', async () => {
    await analytics.recordFlowVisits({
      arrivals: [
        came('door.shut'),
        came('door.shut', '2026-11-19T12:00:00Z'),
        came('door.shut', '2026-11-18T12:00:00Z'),
        came('door.open'),
      ],
      departures: [
        left('door.shut', 'door.open', 40),
        left('door.shut', 'door.open', 41, '2026-11-19T12:00:00Z'),
        left('door.shut', 'door.open.wide', 400),
      ],
    });
    expect(await analytics.flowFigures({ flow: 'door', days: 2 })).toEqual({
      flow: 'door',
      from: '2026-11-19',
      to: '2026-11-20',
      states: [
        {
          state: 'door.shut',
          came: 2,
          wentOn: 3,
          medianSeconds: 41,
          slowSeconds: 444,
          to: [
            { state: 'door.open', count: 2 },
            { state: 'door.open.wide', count: 1 },
          ],
        },
        { state: 'door.open', came: 1, wentOn: 0, medianSeconds: null, slowSeconds: null, to: [] },
      ],
    });
  });

  test('of a flow without visits are empty', async () => {
    const { from, states } = await analytics.flowFigures({ flow: 'nowhere', days: 90 });
    expect([from, states]).toEqual(['2026-08-23', []]);
  });
});

test('past visits are inserted only into an empty table', async () => {
  const past = [{ daysAgo: 3, flow: 'door', state: 'door.shut', wentTo: '', within: 0, visits: 7 }];
  const atOnce = await Promise.all([analytics.beginHistory(() => past), analytics.beginHistory(() => past)]);
  expect(atOnce.toSorted()).toEqual([0, 1]);
  expect(await analytics.beginHistory(() => past)).toBe(0);
  expect(await stored()).toEqual([
    { day: '2026-11-17', state: 'door.shut', wentTo: '', withinSeconds: 0, visits: 7 },
  ]);
});

test('visits are kept for the 400 days that can be requested, and deleted the night after', async () => {
  const visited = (daysAgo: number) => ({
    daysAgo,
    flow: 'door',
    state: 'door.shut',
    wentTo: '',
    within: 0,
    visits: 1,
  });
  await analytics.beginHistory(() => [500, 401, 400, 399, 0].map(visited));
  const { clean_up_flow_visits: cleanUp } = analyticsTasks({ db: database.db, clock });
  const night = { attempt: 1, maxAttempts: 5, signal: new AbortController().signal, log: silentLog };
  const asked = () => analytics.flowFigures({ flow: 'door', days: 400 });
  const before = await asked();
  await cleanUp({}, night);
  await cleanUp({}, night);
  expect((await stored()).map(({ day }) => day)).toEqual(['2025-10-17', '2026-11-20']);
  const after = await asked();
  expect([after, after.states[0]?.came, after.from]).toEqual([before, 2, '2025-10-17']);
});

test('the names of the site’s flows are those of their machines', () => {
  expect(flowStates.onboarding).toContain('onboarding.paymentAccount.incomplete');
  expect(flowStates.import).toContain('import.reviewing.saving');
});
