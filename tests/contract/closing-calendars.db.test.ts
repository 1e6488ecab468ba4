import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cheapHashes } from '../cheap-hashes.ts';
import { bookingPeople } from './booking-examples.ts';
import { ask, startRealApp, type RealApp } from './real-app.ts';

let app: RealApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.close());

const token = 'z7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR';
const password = 'seven knots to windward';
const headers = { authorization: `Bearer ${token}` };

const left = async () =>
  (
    await sql<{ feeds: number; outside: number; busy: number }>`
      select (select count(*) from calendar_feeds)::int as feeds, (select count(*) from outside_calendars)::int as outside,
        (select count(*) from outside_busy)::int as busy`.execute(app.db)
  ).rows[0];

test('closing an account deletes the secret addresses of its calendars, and those to which it subscribed', async () => {
  await bookingPeople(app, token, 'service_provider');
  const { id } = await app.db
    .updateTable('users')
    .set({ passwordHash: await cheapHashes().hash(password) })
    .where('role', '=', 'service_provider')
    .returning('id')
    .executeTakeFirstOrThrow();
  const created = await app.modules.calendars.createFeed({ userId: id }, true);
  if (!created.ok) throw new Error(created.error.code);
  const { address } = created.value;
  const url = new URL(address).pathname;
  await sql`
    insert into outside_calendars (id, provider_id, name, address, created_at)
    values (${id}, ${id}, 'Yard planning', 'https://calendars.example.com/yard.ics', ${app.clock.now()})`.execute(
    app.db,
  );
  await sql`
    insert into outside_busy (calendar_id, period)
    values (${id}, tstzrange('2026-12-01T08:00:00Z', '2026-12-01T10:00:00Z'))`.execute(app.db);
  expect([(await ask(app, { url })).statusCode, await left()]).toEqual([
    200,
    { feeds: 1, outside: 1, busy: 1 },
  ]);

  const closed = await ask(app, {
    method: 'POST',
    url: '/api/settings/close-account',
    headers,
    payload: { password },
  });
  expect([closed.statusCode, (await ask(app, { url })).statusCode, await left()]).toEqual([
    200,
    404,
    { feeds: 0, outside: 0, busy: 0 },
  ]);
});
