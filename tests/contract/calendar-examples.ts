import { sql } from 'kysely';
import { expect } from 'vitest';
import { hashToken } from '../../services/marketplace/platform/ids.ts';
import { bookingPeople, bookingThere } from './booking-examples.ts';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const at = '2026-11-25T09:00:00.000Z';
const feedToken = 'q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR';
const busyCount = 14;

async function feedThere(app: RealApp, token: string): Promise<void> {
  await bookingPeople(app, token, 'service_provider');
  await sql`
    insert into calendar_feeds (id, user_id, token_hash, with_details, created_at)
    values (${id}, ${id}, ${hashToken(feedToken)}, false, ${at})`.execute(app.db);
}

async function outsideThere(app: RealApp, token: string): Promise<void> {
  await bookingPeople(app, token, 'service_provider');
  await sql`
    insert into outside_calendars (id, provider_id, name, address, last_read_at, created_at)
    values (${id}, ${id}, 'Yard planning', 'https://calendars.example.com/yard.ics', ${at}, ${at})`.execute(
    app.db,
  );
  await sql`
    insert into outside_busy (calendar_id, period)
    select ${id}::uuid, tstzrange(day, day + interval '2 hours')
    from generate_series('2026-12-01T08:00:00Z'::timestamptz, '2026-12-14T08:00:00Z', interval '1 day') day`.execute(
    app.db,
  );
}

/** The data needed before the examples of calendars can be sent with `token`. */
export const calendarArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => {
  const provider = () => bookingPeople(app(), token, 'service_provider');
  return {
    readCrewCalendar: () => bookingThere(app(), token, { role: 'crew_member', status: 'confirmed' }),
    listOutsideCalendars: () => outsideThere(app(), token),
    subscribeCalendar: provider,
    uploadCalendar: provider,
    removeOutsideCalendar: () => outsideThere(app(), token),
    listCalendarFeeds: () => feedThere(app(), token),
    createCalendarFeed: provider,
    revokeCalendarFeed: () => feedThere(app(), token),
    readCalendarFeed: () => feedThere(app(), token),
  };
};

/** As many events as in the examples. */
export const yardPlanning = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//Yard//EN',
  ...Array.from({ length: busyCount }, (_none, index) => {
    const day = `202612${String(index + 1).padStart(2, '0')}`;
    return [
      'BEGIN:VEVENT',
      `UID:${day}@example.com`,
      `DTSTAMP:${day}T000000Z`,
      `DTSTART:${day}T080000Z`,
      `DTEND:${day}T100000Z`,
      'SUMMARY:Haul-out',
      'END:VEVENT',
    ].join('\r\n');
  }),
  'END:VCALENDAR',
].join('\r\n');

/** The forms of these operations; others send a picture. */
export const calendarForms: Readonly<Record<string, () => FormData>> = {
  uploadCalendar: () => {
    const form = new FormData();
    form.append('name', 'Yard planning');
    form.append('file', new Blob([yardPlanning], { type: 'text/calendar' }), 'yard.ics');
    return form;
  },
};

const withData = (example: Json, change: Json): Json => ({
  ...example,
  data: { ...(Object(example.data) as Json), ...change },
});

export const calendarComparisons: Readonly<Record<string, (answer: Json, example: Json) => void>> = {
  // The token is the generated one, and the site is another.
  createCalendarFeed: (answer, example) => {
    const address = expect.stringMatching(
      /^http:\/\/localhost:4760\/api\/calendar-feeds\/[\w-]{20,}\/quayside\.ics$/,
    ) as unknown;
    expect(answer).toEqual(withData(example, { address }));
  },
  // A file has no address.
  uploadCalendar: (answer, example) => expect(answer).toEqual(withData(example, { address: null })),
};
