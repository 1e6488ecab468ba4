import { sql } from 'kysely';
import { expect } from 'vitest';
import { hashToken, systemIds } from '../../services/marketplace/platform/ids.ts';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const at = '2026-11-20T08:30:00.000Z';
const [thursdayFrom, thursdayUntil] = ['2026-12-03T08:00:00Z', '2026-12-03T12:00:00Z'];

const weekdays = JSON.stringify([
  [
    ['08:00', '12:30'],
    ['14:00', '18:00'],
  ],
  ...Array.from({ length: 3 }, () => [['08:00', '18:00']]),
  [['08:00', '16:00']],
  [],
  [],
]);

interface Shown {
  readonly version: number;
  readonly timeOff?: true;
  readonly booking?: true;
}

/** The provider of the examples in Palma with one team, signed in with `token`, and one of its services. */
export async function providerThere(
  { db }: RealApp,
  token: string,
  { version, timeOff, booking }: Shown,
): Promise<void> {
  await sql`
    insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
    values (${id}, 'nadia.serra@example.com', 'service_provider', 'Nadia', 'Serra', 'none', ${at}, ${at})`.execute(
    db,
  );
  await sql`
    insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at)
    values (${systemIds.newId()}, ${hashToken(token)}, ${id}, 'Firefox on Windows', ${at}, ${at}, '2026-12-20T08:30:00Z')`.execute(
    db,
  );
  await sql`
    insert into vendors (id, opened_by, kind, status, trading_name, created_at, updated_at)
    values (${id}, ${id}, 'service_provider', 'active', 'Riviera Marine Engineering', ${at}, ${at})`.execute(
    db,
  );
  await sql`insert into vendor_ports (vendor_id, port) values (${id}, 'palma')`.execute(db);
  await sql`
    insert into teams (id, provider_id, name, position, created_at) values (${id}, ${id}, 'Team Blue', 1, ${at})`.execute(
    db,
  );
  await sql`
    insert into schedules (id, provider_id, hours, exceptions, travel, notice_hours, horizon_days, buffer_before_minutes,
      buffer_after_minutes, version, updated_at)
    values (${systemIds.newId()}, ${id}, ${weekdays}::jsonb, '[{"on": "2026-12-24", "intervals": [], "note": "Christmas Eve"}]',
      '{"palma": 20}', 12, 120, 0, 30, ${version}, ${at})`.execute(db);
  await sql`
    insert into services (id, provider_id, own_key, name, price_minor, currency, tax_bps, priced_per, duration_minutes, place_kinds,
      lead_time_hours, status, created_at, updated_at)
    values (${id}, ${id}, 'diesel', 'Diesel engine service', 36000, 'EUR', 2100, 'visit', 240, '{remote}', 0, 'active', ${at}, ${at})`.execute(
    db,
  );
  if (timeOff)
    await sql`
      with off as (
        insert into time_off (id, provider_id, team_id, starts_at, ends_at, note, created_at)
        values (${id}, ${id}, null, '2026-12-24T00:00:00Z', '2026-12-27T00:00:00Z', 'Christmas', ${at}))
      insert into occupied_periods (team_id, period, kind, source_id)
      values (${id}, '[2026-12-24T00:00:00Z,2026-12-27T00:00:00Z)', 'time_off', ${id})`.execute(db);
  if (booking) {
    await sql`
      insert into bookings (id, buyer_id, provider_id, service_id, team_id, status, starts_at, ends_at, blocked_from, blocked_until,
        time_zone, whole_days, service_name, priced_per, quantity, unit_price_minor, currency, tax_bps, tax_category, subtotal_minor,
        tax_minor, total_minor, cancellation_policy, commission_bps, commission_minor, place_kind, port, yacht_name, expires_at,
        booking_key, body_sha256, created_at, updated_at)
      values (${id}, ${id}, ${id}, ${id}, ${id}, 'confirmed', ${thursdayFrom}, ${thursdayUntil}, '2026-12-03T07:40:00Z',
        '2026-12-03T12:30:00Z', 'Europe/Madrid', false, 'Diesel engine service', 'visit', 1, 36000, 'EUR', 2100, 'S', 36000, 7560,
        43560, 'moderate', 1000, 3600, 'berth', 'palma', 'MY Halcyon', ${at}, 'booking-key', 'none', ${at}, ${at})`.execute(
      db,
    );
    await sql`
      insert into occupied_periods (team_id, period, kind, source_id)
      values (${id}, '[2026-12-03T07:40:00Z,2026-12-03T12:30:00Z)', 'booking', ${id})`.execute(db);
  }
}

/** The data needed before the examples of schedules and slots can be sent with `token`. */
export const scheduleArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => {
  const provider = (shown: Shown) => () => providerThere(app(), token, shown);
  const ofService = async () => {
    await providerThere(app(), token, { version: 1 });
    await sql`
      insert into schedules (id, provider_id, service_id, notice_hours, buffer_after_minutes, updated_at)
      values (${systemIds.newId()}, ${id}, ${id}, 48, 60, ${at})`.execute(app().db);
  };
  return {
    getSchedule: provider({ version: 1 }),
    setSchedule: provider({ version: 3 }),
    getServiceSchedule: ofService,
    setServiceSchedule: provider({ version: 1 }),
    setTeams: async () => {
      await providerThere(app(), token, { version: 1 });
      // Skips the first id, which is the example's and already a team's.
      const { availability } = app().modules;
      const membership = { vendorId: id, role: 'owner' } as const;
      const person = { kind: 'active', id, userId: id, signUpId: null } as const;
      const session = { ...person, role: 'service_provider', membership } as const;
      const [startsAt, endsAt] = [new Date('2026-12-24T00:00:00Z'), new Date('2026-12-27T00:00:00Z')];
      const added = await availability.addTimeOff(session, { teamId: null, startsAt, endsAt, note: null });
      if (!added.ok) throw new Error(added.error.code);
      await availability.removeTimeOff(session, added.value.id);
    },
    addTimeOff: provider({ version: 1 }),
    changeTimeOff: provider({ version: 1, timeOff: true }),
    removeTimeOff: provider({ version: 1, timeOff: true }),
    readProviderCalendar: provider({ version: 1, booking: true }),
    listSlots: provider({ version: 1 }),
  };
};

const dataOf = (answer: Json): Json => Object(answer.data) as Json;

export const scheduleComparisons: Record<string, (answer: Json, example: Json) => void> = {
  // The example's If-Match names an older version than its answer.
  setSchedule: (answer, example) =>
    expect(answer).toEqual({ ...example, data: { ...dataOf(example), version: 4 } }),
  // A new team gets its own id, which the example does not show.
  setTeams: (answer, example) => {
    const crane = { id: expect.any(String) as unknown, name: 'Crane' };
    const teams = [...(dataOf(example).teams as unknown[]), crane];
    expect(answer).toEqual({ ...example, data: { ...dataOf(example), teams } });
  },
  // The example shows the open hours of one day of its month.
  readProviderCalendar: (answer, example) => {
    const shown = dataOf(example);
    const open = dataOf(answer).open as unknown[];
    expect(answer).toEqual({ ...example, data: { ...shown, open } });
    expect(open).toEqual(expect.arrayContaining(shown.open as unknown[]));
    expect(open).toHaveLength(26);
  },
  // The example shows one of many times; its request has no first day.
  listSlots: (answer, example) => {
    const { days, ...shown } = dataOf(example);
    const [thursday] = days as { date: string; slots: unknown[] }[];
    const found = dataOf(answer).days as { date: string; slots: unknown[] }[];
    const now = { from: '2026-11-20', until: '2026-12-20', nextStartsAt: '2026-11-23T07:00:00.000Z' };
    expect(answer).toEqual({ ...example, data: { ...shown, ...now, days: found } });
    expect(found.find(({ date }) => date === thursday?.date)?.slots).toEqual(
      expect.arrayContaining(thursday?.slots ?? []),
    );
  },
};
