import { type Membership } from '../account/index.ts';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../../tests/database/empty-tables.ts';
import { insertBooking } from '../../../../tests/trade/booking-factory.ts';
import { refuse, ok } from '../../../../src/lib/result.ts';
import { newId, systemIds } from '../../platform/ids.ts';
import { catalogueBench } from '../catalogue/testing/catalogue-bench.ts';
import { calendarTasks, createCalendars, type CalendarParts } from './index.ts';

let bench: Awaited<ReturnType<typeof catalogueBench>>;
let parts: CalendarParts;
let calendars: ReturnType<typeof createCalendars>;
interface Provider {
  readonly userId: string;
  readonly membership: Membership;
}

let provider: Provider;
let crew: { readonly userId: string };
let bookingId: string;

type Fetching = CalendarParts['fetchPublic'];
/** The response of the address, and the received requests. */
const site = {
  answer: null as Awaited<ReturnType<Fetching>> | null,
  asked: [] as Parameters<Fetching>[],
};
const fetchPublic: Fetching = (...asked) => {
  site.asked.push(asked);
  if (site.answer === null) throw new Error('nobody asks an address in this test');
  return Promise.resolve(site.answer);
};

const address = 'https://calendars.example.com/yard.ics';
const publicUrl = 'https://quayside.example.com';

beforeAll(async () => {
  bench = await catalogueBench();
  const { db, clock } = bench;
  parts = { db, clock, ids: systemIds, publicUrl, fetchPublic };
  calendars = createCalendars(parts);
});
afterAll(() => bench.drop());

async function insertCrew(): Promise<string> {
  const id = newId();
  const now = bench.clock.now();
  await sql`
    insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
    values (${id}, ${`${id}@example.com`}, 'crew_member', 'Marina', 'Soler', 'none', ${now}, ${now})`.execute(
    bench.db,
  );
  return id;
}

async function insertService(providerId: string): Promise<{ serviceId: string; teamId: string }> {
  const [serviceId, teamId, now] = [newId(), newId(), bench.clock.now()];
  await sql`
    insert into teams (id, provider_id, name, position, created_at) values (${teamId}, ${providerId}, 'Team Blue', 1, ${now})`.execute(
    bench.db,
  );
  await sql`
    insert into services (id, provider_id, own_key, name, price_minor, currency, priced_per, duration_minutes, status, created_at,
      updated_at)
    values (${serviceId}, ${providerId}, 'diesel', 'Diesel engine service', 36000, 'EUR', 'visit', 240, 'active', ${now}, ${now})`.execute(
    bench.db,
  );
  return { serviceId, teamId };
}

let sold: { serviceId: string; teamId: string };
const booking = async (change: Partial<Parameters<typeof insertBooking>[1]> = {}) => {
  const id = newId();
  await insertBooking(bench.db, {
    id,
    buyerId: crew.userId,
    providerId: provider.userId,
    ...sold,
    status: 'confirmed',
    at: bench.clock.now(),
    ...change,
  });
  return id;
};

async function anyProvider(name?: string): Promise<Provider> {
  const userId = await bench.vendor('service_provider', { ...(name !== undefined && { name }) });
  return { userId, membership: { vendorId: userId, role: 'owner' } };
}

beforeEach(async () => {
  await emptyTables(bench.db, 'users');
  bench.clock.set('2026-11-25T09:00:00Z');
  site.answer = null;
  site.asked = [];
  provider = await anyProvider('Riviera Marine Engineering');
  crew = { userId: await insertCrew() };
  sold = await insertService(provider.userId);
  bookingId = await booking();
});

/** The text of a calendar with its long lines unfolded. */
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');
const tokenIn = (madeAddress: string): string =>
  /\/api\/calendar-feeds\/([\w-]+)\/quayside\.ics$/.exec(madeAddress)?.[1] ?? 'no token';

async function feedOf(who: { readonly userId: string }, withDetails: boolean) {
  const created = await calendars.createFeed(who, withDetails);
  if (!created.ok) throw new Error(created.error.code);
  const made = created.value;
  const token = tokenIn(made.address);
  return { ...made, token, read: () => calendars.readFeed(token) };
}

async function textOf(who: { readonly userId: string }, withDetails: boolean): Promise<string> {
  const read = await (await feedOf(who, withDetails)).read();
  if (!read.ok) throw new Error(read.error.code);
  return unfolded(read.value);
}

describe('a secret address', () => {
  test('shows a provider the buyer, and berth, contact and note only if they asked for it', async () => {
    const [bare, full] = [await textOf(provider, false), await textOf(provider, true)];
    for (const text of [bare, full]) {
      expect(text).toContain('SUMMARY:Diesel engine service (Marina Soler)');
      expect(text).toContain('DTSTART:20261203T080000Z');
      expect(text).toContain(`/service-providers/bookings/details?booking=${bookingId}`);
      expect(text).toContain('MY Halcyon');
    }
    for (const detail of ['Berth B-12', '+34 600 000 000', 'Starboard engine'])
      expect([bare.includes(detail), full.includes(detail)]).toEqual([false, true]);
  });

  test('shows a crew member the provider', async () => {
    const text = await textOf(crew, false);
    expect(text).toContain('SUMMARY:Diesel engine service\r\n');
    expect(text).toContain('Riviera Marine Engineering');
    expect(text).toContain(`/crew/bookings/completed/details?booking=${bookingId}`);
    expect(text).not.toContain('B-12');
  });

  test('shows requests as tentative, and nothing that was never agreed or was cancelled', async () => {
    await sql`update bookings set status = 'requested'`.execute(bench.db);
    expect(await textOf(crew, false)).toContain('STATUS:TENTATIVE');
    for (const status of [
      'held',
      'released',
      'declined',
      'withdrawn',
      'expired',
      'cancelled_by_crew',
      'cancelled',
    ]) {
      await sql`update bookings set status = ${status}`.execute(bench.db);
      expect(await textOf(crew, false)).not.toContain('BEGIN:VEVENT');
    }
  });

  test('shows nobody else’s bookings, and 90 days of past ones', async () => {
    expect(await textOf({ userId: await insertCrew() }, true)).not.toContain('BEGIN:VEVENT');
    bench.clock.set('2027-03-02T12:00:00Z');
    expect(await textOf(crew, false)).toContain('BEGIN:VEVENT');
    bench.clock.set('2027-03-04T12:00:00Z');
    expect(await textOf(crew, false)).not.toContain('BEGIN:VEVENT');
  });

  test('is stored as a hash, with the time when it was last read', async () => {
    const { token, feed, read } = await feedOf(crew, false);
    const { rows } = await sql<{
      stored: string;
    }>`select row_to_json(f)::text as stored from calendar_feeds f`.execute(bench.db);
    expect(rows[0]?.stored).not.toContain(token);
    expect(feed.lastReadAt).toBeNull();
    bench.clock.advance(60_000);
    await read();
    expect(await calendars.listFeeds(crew)).toEqual([{ ...feed, lastReadAt: bench.clock.now() }]);
  });

  test('is one of 20 at most', async () => {
    for (let count = 0; count < 20; count += 1) await feedOf(crew, false);
    expect(await calendars.createFeed(crew, false)).toMatchObject({
      ok: false,
      error: { code: 'VALIDATION', fields: [{ rule: 'maximum' }] },
    });
    expect(await calendars.listFeeds(crew)).toHaveLength(20);
  });

  test('is invalid once it is revoked, or its owner has closed their account', async () => {
    const unknown = { ok: false, error: { code: 'NOT_FOUND' } };
    const [revoked, closed] = [await feedOf(crew, false), await feedOf(provider, false)];
    expect(await calendars.revokeFeed(provider, revoked.feed.id)).toEqual(unknown);
    expect((await revoked.read()).ok).toBe(true);
    expect(await calendars.revokeFeed(crew, revoked.feed.id)).toEqual({ ok: true, value: null });
    await sql`update users set closed_at = ${bench.clock.now()} where id = ${provider.userId}`.execute(
      bench.db,
    );
    expect([await revoked.read(), await closed.read(), await calendars.readFeed('no such token')]).toEqual([
      unknown,
      unknown,
      unknown,
    ]);
  });
});

const calendarOf = (...starts: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Yard//EN',
    ...starts.map((start, index) =>
      [
        'BEGIN:VEVENT',
        `UID:${index}@example.com`,
        'DTSTAMP:20261101T000000Z',
        `DTSTART:${start}`,
        'DURATION:PT2H',
        'SUMMARY:Haul-out of MY Secret',
        'END:VEVENT',
      ].join('\r\n'),
    ),
    'END:VCALENDAR',
  ].join('\r\n');
const answered = (text: string | null, etag: string | null = '"1"') =>
  ok({ text, etag, lastModified: 'Wed, 25 Nov 2026 08:00:00 GMT' });
const fileOf = (text: string) => Readable.from([Buffer.from(text)]);

async function busyTimes(): Promise<readonly string[]> {
  const { rows } = await sql<{
    since: Date;
  }>`select lower(period) as since from outside_busy order by 1`.execute(bench.db);
  return rows.map(({ since }) => since.toISOString());
}

async function follow(text = calendarOf('20261203T080000Z')) {
  site.answer = answered(text);
  const followed = await calendars.subscribeCalendar(provider, { name: ' Yard planning ', address });
  if (!followed.ok) throw new Error(followed.error.code);
  return followed.value;
}

/** Runs the worker's task for a due calendar. */
const readAgain = (calendarId: string) =>
  calendarTasks(parts).read_outside_calendar({ calendarId }, undefined as never);
const only = async () => (await calendars.listOutsideCalendars(provider))[0];

describe('an external calendar', () => {
  test('is read at once when it is subscribed; only its busy times are stored', async () => {
    const followed = await follow(calendarOf('20261203T080000Z', '20261204T080000Z'));
    expect(followed).toMatchObject({
      name: 'Yard planning',
      address,
      teamId: null,
      busyCount: 2,
      lastReadAt: bench.clock.now(),
      failure: null,
    });
    expect(await busyTimes()).toEqual(['2026-12-03T08:00:00.000Z', '2026-12-04T08:00:00.000Z']);
    const { rows } = await sql<{ kept: string }>`
      select coalesce(string_agg(row_to_json(c)::text || row_to_json(b)::text, ''), '') as kept
      from outside_calendars c join outside_busy b on b.calendar_id = c.id`.execute(bench.db);
    expect(rows[0]?.kept).not.toContain('Secret');
  });

  test('that cannot be read is refused with the reason, and not subscribed', async () => {
    site.answer = refuse('This address answers with an error.');
    const given = { name: 'Yard planning', address };
    expect(await calendars.subscribeCalendar(provider, given)).toEqual({
      ok: false,
      error: { code: 'CALENDAR_UNREADABLE', message: 'This address answers with an error.' },
    });
    site.answer = answered('<!doctype html>');
    expect(await calendars.subscribeCalendar(provider, given)).toMatchObject({
      ok: false,
      error: { code: 'CALENDAR_UNREADABLE', message: 'This isn’t a calendar that we can read.' },
    });
    expect(await calendars.listOutsideCalendars(provider)).toEqual([]);
  });

  test.each([
    ['an address of the own network', { name: 'Yard', address: 'https://localhost/yard.ics' }, 'address'],
    ['a name of spaces', { name: ' ', address }, 'name'],
    ['another’s team', { name: 'Yard', address, teamId: newId() }, 'teamId'],
  ])('with %s is refused before anybody is asked', async (_what, given, field) => {
    expect(await calendars.subscribeCalendar(provider, given)).toMatchObject({
      ok: false,
      error: { code: 'VALIDATION', fields: [{ field }] },
    });
    expect(site.asked).toEqual([]);
  });

  test('is read again with a conditional request, and left as it is if nothing changed', async () => {
    const { id } = await follow();
    site.answer = answered(null);
    bench.clock.advance(15 * 60_000);
    await readAgain(id);
    expect(site.asked.at(-1)).toEqual([
      address,
      { etag: '"1"', lastModified: 'Wed, 25 Nov 2026 08:00:00 GMT' },
    ]);
    expect(await only()).toMatchObject({
      busyCount: 1,
      lastReadAt: bench.clock.now(),
      failure: null,
      etag: '"1"',
    });
  });

  test('is read again in full if it changed', async () => {
    const { id } = await follow();
    site.answer = answered(calendarOf('20261210T080000Z', '20261211T080000Z'), '"2"');
    await readAgain(id);
    expect(await busyTimes()).toEqual(['2026-12-10T08:00:00.000Z', '2026-12-11T08:00:00.000Z']);
    expect(await only()).toMatchObject({ etag: '"2"', busyCount: 2 });
  });

  test.each([
    ['does not answer', refuse('This address didn’t answer in time.'), 'This address didn’t answer in time.'],
    ['is no calendar any more', answered('gone', '"3"'), 'This isn’t a calendar that we can read.'],
  ] as const)(
    'keeps its busy times and says why when it %s, until it can be read',
    async (_how, answer, failure) => {
      const { id } = await follow();
      site.answer = answer;
      await readAgain(id);
      expect(await only()).toMatchObject({ failure, busyCount: 1, etag: '"1"' });
      site.answer = answered(calendarOf('20261203T080000Z', '20261204T080000Z'), '"4"');
      await readAgain(id);
      expect(await only()).toMatchObject({ failure: null, busyCount: 2, etag: '"4"' });
    },
  );

  test('is due every 15 minutes; an uploaded file is never read again', async () => {
    const { id } = await follow();
    await calendars.uploadCalendar(provider, { name: 'From a file', file: fileOf(calendarOf()) });
    const planned = async () => {
      await sql`delete from graphile_worker._private_jobs`.execute(bench.db);
      await calendarTasks(parts).read_due_calendars();
      const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs`.execute(bench.db);
      return rows.map(({ key }) => key);
    };
    bench.clock.advance(15 * 60_000);
    expect(await planned()).toEqual([]);
    bench.clock.advance(1000);
    expect(await planned()).toEqual([`read_outside_calendar:${id}`]);
  });

  test('from a file has its number of busy times and no address', async () => {
    const file = fileOf(calendarOf('20261203T080000Z'));
    expect(await calendars.uploadCalendar(provider, { name: 'Yard planning', file })).toMatchObject({
      ok: true,
      value: { name: 'Yard planning', address: null, busyCount: 1 },
    });
    expect(
      await calendars.uploadCalendar(provider, { name: 'Yard', file: fileOf('PK\u0003\u0004') }),
    ).toMatchObject({
      ok: false,
      error: { code: 'CALENDAR_UNREADABLE' },
    });
  });

  test("belongs to one of the provider's own teams", async () => {
    const { teamId } = await insertService(await bench.vendor('service_provider'));
    expect(await calendars.subscribeCalendar(provider, { name: 'Yard', address, teamId })).toMatchObject({
      error: { code: 'VALIDATION', fields: [{ field: 'teamId' }] },
    });
  });

  test('has a name of valid length', async () => {
    const file = () => fileOf(calendarOf());
    const long = 'n'.repeat(81);
    const refused = {
      ok: false,
      error: { code: 'VALIDATION', fields: [{ field: 'name', rule: 'maxLength' }] },
    };
    expect(await calendars.uploadCalendar(provider, { name: long, file: file() })).toMatchObject(refused);
    expect(await calendars.uploadCalendar(provider, { name: long.slice(1), file: file() })).toMatchObject({
      ok: true,
    });
  });

  test('is one of 20 at most', async () => {
    for (let count = 0; count < 20; count += 1) await follow();
    const again = { ok: false, error: { code: 'VALIDATION', fields: [{ field: 'name', rule: 'maximum' }] } };
    expect(await calendars.subscribeCalendar(provider, { name: 'One more', address })).toMatchObject(again);
    const file = fileOf(calendarOf());
    expect(await calendars.uploadCalendar(provider, { name: 'One more', file })).toMatchObject(again);
    expect(await calendars.listOutsideCalendars(provider)).toHaveLength(20);
  });

  test('is removed with its busy times by its own provider only', async () => {
    const { id } = await follow();
    const other = await anyProvider();
    expect(await calendars.removeOutsideCalendar(other, id)).toEqual({
      ok: false,
      error: { code: 'NOT_FOUND' },
    });
    expect(await calendars.listOutsideCalendars(other)).toEqual([]);
    expect(await calendars.removeOutsideCalendar(provider, id)).toEqual({ ok: true, value: null });
    expect([await calendars.listOutsideCalendars(provider), await busyTimes()]).toEqual([[], []]);
    // The task that was planned before finds nothing.
    site.asked = [];
    await readAgain(id);
    expect(site.asked).toEqual([]);
  });
});

describe("the crew's calendar", () => {
  const days = (from: string, until: string) => calendars.readCrewCalendar(crew, { from, until });

  test('shows active bookings, in any time zone, and nobody else’s', async () => {
    const other = await insertCrew();
    await booking({ buyerId: other, startsAt: new Date('2026-12-05T08:00:00Z') });
    await booking({ status: 'cancelled_by_crew', startsAt: new Date('2026-12-06T08:00:00Z') });
    const shown = await days('2026-12-01', '2026-12-31');
    expect(shown).toEqual({
      ok: true,
      value: [
        {
          kind: 'booking',
          id: bookingId,
          title: 'Diesel engine service',
          detail: 'Riviera Marine Engineering',
          status: 'confirmed',
          waitsFor: null,
          startsAt: new Date('2026-12-03T08:00:00Z'),
          endsAt: new Date('2026-12-03T12:00:00Z'),
          on: null,
          timeZone: 'Europe/Madrid',
        },
      ],
    });
    for (const [from, until, count] of [
      ['2026-12-04', '2026-12-04', 1],
      ['2026-12-05', '2026-12-05', 0],
      ['2026-12-02', '2026-12-02', 1],
      ['2026-12-01', '2026-12-01', 0],
    ] as const) {
      const near = await days(from, until);
      expect([from, near.ok && near.value.length]).toEqual([from, count]);
    }
  });

  test('shows whose answer a proposed time awaits', async () => {
    const [startsAt, endsAt] = ['2026-12-04T08:00:00.000Z', '2026-12-04T12:00:00.000Z'];
    const asked = async (by: 'crew_member' | 'service_provider') => {
      const proposal = {
        teamId: sold.teamId,
        startsAt,
        endsAt,
        blockedFrom: startsAt,
        blockedUntil: endsAt,
        by,
        message: null,
        expiresAt: startsAt,
      };
      await bench.db
        .updateTable('bookings')
        .set({ status: 'reschedule_proposed', proposal: JSON.stringify(proposal) })
        .where('id', '=', bookingId)
        .execute();
      const shown = await days('2026-12-01', '2026-12-31');
      return shown.ok && shown.value.map(({ status, waitsFor }) => [status, waitsFor]);
    };
    expect(await asked('service_provider')).toEqual([['reschedule_proposed', 'buyer']]);
    expect(await asked('crew_member')).toEqual([['reschedule_proposed', 'provider']]);
  });

  test('shows at most 62 days, sorted', async () => {
    expect(await days('2026-12-01', '2027-02-01')).toMatchObject({ ok: true });
    expect(await days('2026-12-01', '2027-02-02')).toMatchObject({
      error: { fields: [{ rule: 'maximum' }] },
    });
    expect(await days('2026-12-02', '2026-12-01')).toMatchObject({ error: { fields: [{ rule: 'order' }] } });
    for (const [from, until] of [
      ['0000-12-31', '0001-01-01'],
      ['9999-12-30', '9999-12-31'],
    ] as const)
      expect(await days(from, until)).toMatchObject({ error: { fields: [{ rule: 'range' }] } });
  });
});
