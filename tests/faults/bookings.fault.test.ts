import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { book, payBooking } from './booking.ts';
import { cards, killAfter } from './buying.ts';
import { captured, doubledBookings, ledgerSums, unfinishedBookings, wrongTimes } from './invariants.ts';
import { insist, startMarket, type Market } from './market.ts';
import { setUpYard, type Yard } from './yard.ts';

/** How many book at once: few in every test run, 100 with `npm run test:faults`; each presses twice. */
const buyers = Number(process.env.FAULT_BUYERS ?? 16);
const patience = { timeout: 120_000, interval: 100 };
const teams = 2;
/** Three want each hour, for which there are two teams. */
const hours = Math.ceil(buyers / 3);

let database: TestDatabase;
let market: Market;
let yard: Yard;

beforeAll(async () => {
  database = await createTestDatabase({ max: 4 });
  yard = await setUpYard(database.db, { buyers, teams });
  market = await startMarket(database.connectionString);
});
afterAll(async () => {
  await market?.stop();
  await database?.drop();
});

it('kill -9 of the API in the middle of bookings, payments and answers loses, doubles and leaves nothing', async () => {
  const { db } = database;
  const { origin } = market;

  const atBooking = killAfter(buyers / 2, () => market.killApi());
  const wanted = await Promise.all(
    yard.buyers.map(async (buyer, position) => ({
      buyer,
      held: await book(origin, yard, buyer, { hour: position % hours, count: atBooking.count }),
    })),
  );
  await atBooking.over();
  const made = wanted.flatMap(({ buyer, held }) => (held ? [{ buyer, held }] : []));
  const known = await db.selectFrom('bookings').select(['id', 'buyerId', 'totalMinor']).execute();
  expect(new Set(known.map((one) => `${one.id} ${one.buyerId} ${one.totalMinor}`))).toEqual(
    new Set(made.map(({ buyer, held }) => `${held.bookingId} ${buyer.id} ${yard.totalMinor}`)),
  );
  // As many as there are teams for the wanted hours, and never more.
  const wantedHours = Array.from({ length: hours }, (_none, hour) =>
    Math.min(teams, yard.buyers.filter((_buyer, position) => position % hours === hour).length),
  );
  expect(made).toHaveLength(wantedHours.reduce((sum, count) => sum + count, 0));

  const cardOf = (position: number) => cards[position % cards.length] ?? 'pays';
  const isPaid = (position: number) => ['pays', 'authenticates'].includes(cardOf(position));
  const isDeclined = (position: number) => position % 3 === 0;
  const idsOf = (is: (position: number) => boolean): string[] =>
    made.filter((_one, position) => is(position)).map(({ held }) => held.bookingId);
  const confirmed = idsOf((position) => isPaid(position) && !isDeclined(position));
  const statusesOf = async (ids: readonly string[]) =>
    new Set(
      (await db.selectFrom('bookings').select('status').where('id', 'in', ids).execute()).map(
        ({ status }) => status,
      ),
    );

  // Each is answered as soon as it is paid, so that payments and answers are in progress when the API dies.
  const atWork = killAfter(made.length / 2, () => market.killApi());
  await Promise.all(
    made.map(async ({ buyer, held }, position) => {
      atWork.count(await payBooking(origin, buyer, held, cardOf(position)));
      if (!isPaid(position)) return;
      await expect.poll(() => statusesOf([held.bookingId]), patience).toEqual(new Set(['requested']));
      const answer = await insist(origin, {
        method: 'POST',
        path: `/bookings/${held.bookingId}/actions`,
        token: yard.provider.token,
        body: isDeclined(position)
          ? { action: 'decline', note: 'The crane is away.' }
          : { action: 'confirm' },
      });
      // 409: it was done, and the answer lost.
      expect([200, 409]).toContain(atWork.count(answer).status);
    }),
  );
  await atWork.over();
  expect(await statusesOf(confirmed)).toEqual(new Set(['confirmed']));

  // Expires the unpaid bookings at once instead of after a quarter of an hour.
  await sql`update bookings set expires_at = now() + interval '1 second' where status = 'held'`.execute(db);

  await expect.poll(() => unfinishedBookings(db), patience).toEqual([]);

  expect(await doubledBookings(db)).toEqual([]);
  expect(await wrongTimes(db)).toEqual([]);
  expect(await ledgerSums(db)).toEqual({ sum: 0, cash: await captured(db) });
  expect(await captured(db)).toBe(confirmed.length * yard.totalMinor);
});
