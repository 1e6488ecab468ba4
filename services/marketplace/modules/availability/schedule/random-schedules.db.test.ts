import fc from 'fast-check';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { findPlacement, nearestSlots, occupy, vacate } from '../index.ts';
import type { IntervalGiven, ScheduleGiven } from './schedule.domain.ts';
import { availabilityBench, usualSchedule, valueOf } from '../testing/availability-bench.ts';

let bench: Awaited<ReturnType<typeof availabilityBench>>;
beforeAll(async () => {
  bench = await availabilityBench();
});
afterAll(() => bench.drop());

const zones = [
  'Europe/Athens',
  'Atlantic/Azores',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
] as const;
/** Shortly before the clocks change in each of the zones. */
const starts = [
  '2026-03-05T00:00:00Z',
  '2026-03-26T00:00:00Z',
  '2026-10-01T00:00:00Z',
  '2026-10-22T00:00:00Z',
];

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clockTime = (halfHours: number) =>
  `${twoDigits(Math.floor(halfHours / 2))}:${halfHours % 2 === 0 ? '00' : '30'}`;
const intervals: fc.Arbitrary<IntervalGiven[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 48 }), { maxLength: 4 })
  .map((times) => times.toSorted((a, b) => a - b))
  .map((times) =>
    Array.from({ length: Math.floor(times.length / 2) }, (_, index) => ({
      from: clockTime(times[2 * index] ?? 0),
      until: clockTime(times[2 * index + 1] ?? 0),
    })),
  );
const schedule: fc.Arbitrary<ScheduleGiven> = fc.record({
  hours: fc
    .array(intervals, { minLength: 7, maxLength: 7 })
    .map((days) => days.map((some, index) => ({ weekday: index + 1, intervals: some }))),
  exceptions: fc
    .uniqueArray(fc.record({ day: fc.integer({ min: 0, max: 9 }), intervals }), {
      maxLength: 3,
      selector: ({ day }) => day,
    })
    .map((some) => some.map(({ day, ...one }) => ({ on: String(day), ...one, note: null }))),
  noticeHours: fc.constantFrom(0, 5),
  horizonDays: fc.constant(30),
  bufferBeforeMinutes: fc.constantFrom(0, 20),
  bufferAfterMinutes: fc.constantFrom(0, 45),
  travel: fc.constantFrom([], [{ port: 'palma', minutes: 35 }]),
});
const halfHour = fc.integer({ min: 0, max: 12 * 48 });
const act = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('hours' as const), schedule }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('zone' as const), zone: fc.constantFrom(...zones) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('book' as const), at: halfHour, service: fc.nat(1) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('propose' as const), which: fc.nat(9), at: halfHour }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('agree' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const), which: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('off' as const),
      at: halfHour,
      length: fc.integer({ min: 1, max: 60 }),
      team: fc.option(fc.nat(1)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('open' as const), which: fc.nat(9) }) },
);

type Act = typeof act extends fc.Arbitrary<infer Of> ? Of : never;

/** Whether an instant is within working hours, by local time. */
function isWorked({ hours, exceptions }: ScheduleGiven, timeZone: string, instant: number): boolean {
  const at = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
  const shown = at.toPlainTime().toString({ smallestUnit: 'minute' });
  const day =
    exceptions.find(({ on }) => on === at.toPlainDate().toString())?.intervals ??
    hours.find(({ weekday }) => weekday === at.dayOfWeek)?.intervals ??
    [];
  const first = (time: string) =>
    at
      .toPlainDate()
      .toPlainDateTime(Temporal.PlainTime.from(time === '24:00' ? '23:59' : time))
      .toZonedDateTime(timeZone, { disambiguation: 'earlier' }).epochMilliseconds;
  // When the clock is set back it repeats an hour: hours from 00:30 to 02:30 continue through the second 00:00.
  const isShownAgain = first(shown) < instant;
  return day.some(
    ({ from, until }) =>
      (from <= shown && shown < until) || (isShownAgain && first(from) <= instant && instant < first(until)),
  );
}

/** Two sources with the same period of a team, which must not exist. */
const overlaps = async () => {
  const { rows } = await sql`
    select a.source_id from occupied_periods a
    join occupied_periods b on b.team_id = a.team_id and b.source_id <> a.source_id and b.period && a.period`.execute(
    bench.db,
  );
  return rows;
};

async function walk(zone: (typeof zones)[number], startsOn: string, acts: readonly Act[]): Promise<void> {
  await bench.reset();
  bench.clock.set(startsOn);
  const setZone = (timeZone: string) =>
    sql`update ports set time_zone = ${timeZone} where slug = 'palma'`.execute(bench.db);
  await setZone(zone);
  const { id, session, teamIds } = await bench.provider({ teams: ['Blue', 'Red'] });
  const services = [await bench.service(id), await bench.service(id, { durationMinutes: 390 })];
  const now = { now: bench.clock.now() };
  const origin = bench.clock.now().getTime();
  const at = (halfHours: number) => new Date(origin + halfHours * 30 * 60_000);
  let [timeZone, given]: [string, ScheduleGiven] = [zone, usualSchedule];
  const bookings: { sourceId: string; serviceId: string; proposed: (() => Promise<boolean>) | null }[] = [];
  const timesOff: string[] = [];

  /** Occupies an offered time near the wanted one for a booking, and checks it independently of the code under test. */
  const take = async (kind: 'booking' | 'proposal', sourceId: string, serviceId: string, near: Date) => {
    const wanted = { serviceId, placeKind: 'berth', port: 'palma', quantity: 1, startsAt: near } as const;
    const options = { ...now, movedSourceId: kind === 'proposal' ? sourceId : null };
    const direct = await findPlacement(bench.db, wanted, options);
    const [nearest] = direct.ok
      ? [direct.value]
      : await nearestSlots(bench.db, wanted, { ...options, atMost: 1 });
    if (nearest === undefined) return null;
    const { startsAt, endsAt, teams, wholeDays } = await valueOf(
      findPlacement(bench.db, { ...wanted, startsAt: nearest.startsAt }, options),
    );
    const local = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(timeZone);
    const worked = [startsAt.getTime(), endsAt.getTime() - 60_000];
    if (!wholeDays)
      for (let minute = worked[0] ?? 0; minute < (worked[1] ?? 0); minute += 60_000) worked.push(minute);
    expect([
      local.minute % 30,
      local.toPlainDateTime().toZonedDateTime(timeZone, { disambiguation: 'earlier' }).epochMilliseconds,
      worked.filter((minute) => !isWorked(given, timeZone, minute)),
      startsAt.getTime() >= origin + given.noticeHours * 3_600_000,
    ]).toEqual([0, startsAt.getTime(), [], true]);
    const [team] = teams;
    if (!team) throw new Error('a placement has a team');
    const period = { teamId: team.teamId, sourceId, from: team.blockedFrom, until: team.blockedUntil };
    // There are no concurrent writers, so a free period can be occupied.
    expect(await occupy(bench.db, { ...period, kind })).toBe(true);
    return period;
  };

  for (const one of acts) {
    switch (one.does) {
      case 'hours': {
        const first = Temporal.Instant.fromEpochMilliseconds(origin).toZonedDateTimeISO('UTC').toPlainDate();
        const exceptions = one.schedule.exceptions.map(({ on, ...some }) => ({
          ...some,
          on: first.add({ days: Number(on) }).toString(),
        }));
        const { version } = await bench.availability.getSchedule(session);
        given = { ...one.schedule, exceptions };
        await valueOf(bench.availability.setSchedule(session, String(version), given));
        break;
      }
      case 'zone':
        timeZone = one.zone;
        await setZone(timeZone);
        break;
      case 'book': {
        const [sourceId, serviceId = ''] = [newId(), services[one.service]];
        if (await take('booking', sourceId, serviceId, at(one.at)))
          bookings.push({ sourceId, serviceId, proposed: null });
        break;
      }
      case 'propose': {
        const booking = bookings[one.which];
        if (booking === undefined || booking.proposed !== null) break;
        const period = await take('proposal', booking.sourceId, booking.serviceId, at(one.at));
        if (period !== null)
          booking.proposed = async () => {
            await vacate(bench.db, booking.sourceId);
            return occupy(bench.db, { ...period, kind: 'booking' });
          };
        break;
      }
      case 'agree': {
        const booking = bookings[one.which];
        if (booking?.proposed) expect(await booking.proposed()).toBe(true);
        if (booking) booking.proposed = null;
        break;
      }
      case 'cancel': {
        const [booking] = bookings.splice(one.which, 1);
        if (booking) await vacate(bench.db, booking.sourceId);
        break;
      }
      case 'off': {
        const teamId = one.team === null ? null : (teamIds[one.team] ?? null);
        const period = { startsAt: at(one.at), endsAt: at(one.at + one.length) };
        const added = await bench.availability.addTimeOff(session, { teamId, ...period, note: null });
        if (added.ok) timesOff.push(added.value.id);
        break;
      }
      case 'open': {
        const [timeOff] = timesOff.splice(one.which, 1);
        if (timeOff !== undefined) await valueOf(bench.availability.removeTimeOff(session, timeOff));
        break;
      }
    }
    expect(await overlaps()).toEqual([]);
  }
  const kept = await bench.db
    .selectFrom('occupiedPeriods')
    .select('sourceId')
    .where('kind', '=', 'booking')
    .execute();
  expect(new Set(kept.map(({ sourceId }) => sourceId))).toEqual(
    new Set(bookings.map(({ sourceId }) => sourceId)),
  );
}

test('no sequence of hours, exceptions, bookings, reschedules, time off and zones results in an overlap, or a time outside working hours', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zones),
      fc.constantFrom(...starts),
      fc.array(act, { minLength: 5, maxLength: 20 }),
      walk,
    ),
    { numRuns: 25 },
  );
}, 120_000);
