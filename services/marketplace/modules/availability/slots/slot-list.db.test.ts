import { expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { newId } from '../../../platform/ids.ts';
import { availabilityBench, valueOf } from '../testing/availability-bench.ts';
import { findPlacement, occupy } from '../index.ts';

let bench: Awaited<ReturnType<typeof availabilityBench>>;
shareBench(availabilityBench, (made) => {
  bench = made;
});

const palma = { port: 'palma', quantity: 1, days: 31 };
const list = (serviceId: string, wanted: Partial<Parameters<typeof bench.availability.listSlots>[1]> = {}) =>
  bench.availability.listSlots(serviceId, { ...palma, ...wanted });
const take = (teamId: string, sourceId: string, [from, until]: readonly [string, string]) =>
  occupy(bench.db, { teamId, kind: 'booking', sourceId, from: new Date(from), until: new Date(until) });

test('the free times of a month are listed by day with their price', async () => {
  const { id, teamIds } = await bench.provider();
  const serviceId = await bench.service(id, { durationMinutes: 480 });
  await take(teamIds[0] ?? '', newId(), ['2026-12-01T07:30:00Z', '2026-12-03T00:00:00Z']);
  const { days, ...listed } = await valueOf(list(serviceId, { from: '2026-12-01', days: 5 }));
  expect(listed).toEqual({
    timeZone: 'Europe/Madrid',
    durationMinutes: 480,
    wholeDays: false,
    noticeHours: 0,
    currency: 'EUR',
    unitPriceMinor: 12_000,
    sums: { subtotalMinor: 12_000, taxMinor: 2520, deliveryMinor: 0, totalMinor: 14_520 },
    from: '2026-12-01',
    until: '2026-12-05',
    nextStartsAt: new Date('2026-11-20T09:00:00Z'),
  });
  const starts = ['07:00', '07:30', '08:00', '08:30', '09:00'];
  const onDay = (date: string) => ({
    date,
    slots: starts.map((start) => {
      const startsAt = new Date(`${date}T${start}:00Z`);
      return { startsAt, endsAt: new Date(startsAt.getTime() + 8 * 3_600_000) };
    }),
  });
  expect(days).toEqual([onDay('2026-12-03'), onDay('2026-12-04')]);
});

test('every listed time can be placed, and the first is the next free one', async () => {
  const { id, teamIds } = await bench.provider({
    teams: ['Blue', 'Red'],
    schedule: { bufferAfterMinutes: 45, travel: [{ port: 'palma', minutes: 20 }], noticeHours: 30 },
  });
  const serviceId = await bench.service(id);
  for (const [index, day] of ['23', '24', '25', '26'].entries())
    await take(teamIds[index % 2] ?? '', newId(), [`2026-11-${day}T08:00:00Z`, `2026-11-${day}T14:00:00Z`]);
  await bench.busyElsewhere(id, null, ['2026-11-27T09:00:00Z', '2026-11-27T10:00:00Z']);
  const { days, nextStartsAt } = await valueOf(list(serviceId, { days: 14 }));
  const starts = days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
  expect([starts.length > 50, starts[0]]).toEqual([true, nextStartsAt]);
  const wanted = { serviceId, placeKind: 'berth', port: 'palma', quantity: 1 } as const;
  for (const startsAt of starts)
    expect(await findPlacement(bench.db, { ...wanted, startsAt }, { now: bench.clock.now() })).toMatchObject({
      ok: true,
    });
});

test('the next free time is found even if the requested days have none, but not beyond the horizon', async () => {
  const { id, teamIds } = await bench.provider();
  const serviceId = await bench.service(id);
  const blocked = newId();
  await take(teamIds[0] ?? '', blocked, ['2026-11-20T00:00:00Z', '2027-01-08T15:00:00Z']);
  expect(await valueOf(list(serviceId))).toMatchObject({
    days: [],
    nextStartsAt: new Date('2027-01-08T15:00:00Z'),
  });
  await take(teamIds[0] ?? '', newId(), ['2027-01-08T15:00:00Z', '2027-06-01T00:00:00Z']);
  expect(await valueOf(list(serviceId))).toMatchObject({ days: [], nextStartsAt: null });
  expect(await list(serviceId, { from: '9999-12-31' })).toMatchObject({
    error: { code: 'VALIDATION', fields: [{ field: 'from' }] },
  });
  // A year ahead is beyond the horizon, but not an error.
  expect(await valueOf(list(serviceId, { from: '2027-12-01' }))).toMatchObject({
    days: [],
    from: '2027-12-01',
  });
});

test('the quantity determines duration, price and whole days', async () => {
  const { id } = await bench.provider();
  const hourly = await bench.service(id, { pricedPer: 'hour', durationMinutes: 60 });
  const short = await valueOf(list(hourly, { quantity: 3, days: 4 }));
  expect([short.durationMinutes, short.wholeDays, short.sums.totalMinor]).toEqual([180, false, 43_560]);
  const long = await valueOf(list(hourly, { quantity: 20, from: '2026-11-26', days: 1 }));
  expect([long.durationMinutes, long.wholeDays, long.days]).toEqual([
    1200,
    true,
    [
      {
        date: '2026-11-26',
        slots: [{ startsAt: new Date('2026-11-26T07:00:00Z'), endsAt: new Date('2026-11-27T17:00:00Z') }],
      },
    ],
  ]);
  const daily = await bench.service(id, { pricedPer: 'day', durationMinutes: 480 });
  expect(await valueOf(list(daily, { quantity: 2 }))).toMatchObject({
    durationMinutes: 960,
    wholeDays: true,
  });
});

test('an unsupported place, port or quantity is refused with its field', async () => {
  const { id } = await bench.provider();
  const serviceId = await bench.service(id);
  const refusalOf = async (...asked: Parameters<typeof list>) => {
    const listed = await list(...asked);
    return listed.ok ? listed : listed.error;
  };
  expect([
    await refusalOf(serviceId, { port: 'antibes' }),
    await refusalOf(serviceId, { placeKind: 'yard' }),
    await refusalOf(serviceId, { quantity: 2 }),
    await refusalOf(newId()),
  ]).toEqual([
    { code: 'SLOT_NOT_OFFERED', what: 'port' },
    { code: 'SLOT_NOT_OFFERED', what: 'place' },
    { code: 'SLOT_NOT_OFFERED', what: 'quantity' },
    { code: 'NOT_FOUND' },
  ]);
  expect(await refusalOf(serviceId, { port: null })).toMatchObject({
    code: 'VALIDATION',
    fields: [{ field: 'port' }],
  });
  await bench.db.updateTable('services').set({ status: 'paused' }).execute();
  expect(await refusalOf(serviceId)).toEqual({ code: 'NOT_FOUND' });
});

test('remote work needs no port', async () => {
  const { id } = await bench.provider();
  const serviceId = await bench.service(id, { placeKinds: ['remote'] });
  expect(await valueOf(list(serviceId, { port: null }))).toMatchObject({ timeZone: 'Europe/Madrid' });
  expect(await list(serviceId)).toMatchObject({ error: { code: 'SLOT_NOT_OFFERED', what: 'port' } });
});

test('the time of a booking to be moved counts as free, for bookings of that service', async () => {
  const { id, teamIds } = await bench.provider();
  const [serviceId, other] = [await bench.service(id), await bench.service(id)];
  const [teamId = ''] = teamIds;
  const time = ['2026-11-23T07:00:00Z', '2026-11-23T17:00:00Z'] as const;
  const bookingId = await bench.booked({ providerId: id, serviceId, teamId, from: time[0], until: time[1] });
  await take(teamId, bookingId, time);
  const countOf = async (...asked: Parameters<typeof list>) => (await valueOf(list(...asked))).days.length;
  const monday = { from: '2026-11-23', days: 1 };
  expect([
    await countOf(serviceId, monday),
    await countOf(serviceId, { ...monday, bookingId }),
    await countOf(other, { ...monday, bookingId }),
  ]).toEqual([0, 1, 0]);
});

test('a calendar shows bookings, proposals, time off and busy times with the open hours of its days', async () => {
  const { id, session, teamIds } = await bench.provider({
    schedule: { exceptions: [{ on: '2026-12-04', intervals: [], note: null }] },
  });
  const serviceId = await bench.service(id);
  const [teamId = ''] = teamIds;
  const booked = {
    providerId: id,
    serviceId,
    teamId,
    from: '2026-12-03T08:00:00Z',
    until: '2026-12-03T12:00:00Z',
  };
  const bookingId = await bench.booked(booked);
  await take(teamId, bookingId, ['2026-12-03T07:40:00Z', '2026-12-03T12:30:00Z']);
  const elsewhere = { from: '2026-12-07T08:00:00Z', until: '2026-12-07T12:00:00Z' };
  const outside = await bench.booked({ ...booked, ...elsewhere, status: 'requested' });
  await take(teamId, outside, [elsewhere.from, elsewhere.until]);
  const proposal = { startsAt: '2026-12-04T09:00:00Z', endsAt: '2026-12-04T13:00:00Z' };
  const blocked = { blockedFrom: '2026-12-04T08:40:00Z', blockedUntil: '2026-12-04T13:30:00Z' };
  await bench.db
    .updateTable('bookings')
    .set({
      status: 'reschedule_proposed',
      proposal: JSON.stringify({
        teamId,
        ...proposal,
        ...blocked,
        by: 'crew_member',
        message: null,
        expiresAt: proposal.startsAt,
      }),
    })
    .where('id', '=', bookingId)
    .execute();
  await occupy(bench.db, {
    teamId,
    kind: 'proposal',
    sourceId: bookingId,
    from: new Date(blocked.blockedFrom),
    until: new Date(blocked.blockedUntil),
  });
  const [startsAt, endsAt] = [new Date('2026-12-03T23:30:00Z'), new Date('2026-12-04T05:00:00Z')];
  const timeOff = await valueOf(
    bench.availability.addTimeOff(session, { teamId: null, startsAt, endsAt, note: null }),
  );
  await bench.busyElsewhere(id, null, ['2026-12-04T15:00:00Z', '2026-12-04T16:00:00Z']);
  const calendar = await valueOf(
    bench.availability.readProviderCalendar(session, { from: '2026-12-03', until: '2026-12-04' }),
  );
  const none = {
    bookingId: null,
    serviceId: null,
    timeOffId: null,
    teamId: null,
    detail: null,
    status: null,
    waitsFor: null,
    mayMove: false,
  };
  const ofBooking = {
    ...none,
    bookingId,
    serviceId,
    teamId,
    title: 'Diesel engine service',
    detail: 'MY Halcyon, Palma',
    status: 'reschedule_proposed',
    waitsFor: 'provider',
  };
  const at = (from: string, until: string) => ({ startsAt: new Date(from), endsAt: new Date(until) });
  const around = (from: string, until: string) => ({
    blockedFrom: new Date(from),
    blockedUntil: new Date(until),
  });
  expect(calendar).toEqual({
    timeZone: 'Europe/Madrid',
    teams: [{ id: teamId, name: 'Team 1' }],
    open: [at('2026-12-03T07:00:00Z', '2026-12-03T17:00:00Z')],
    entries: [
      {
        ...ofBooking,
        kind: 'booking',
        ...at(booked.from, booked.until),
        ...around('2026-12-03T07:40:00Z', '2026-12-03T12:30:00Z'),
      },
      {
        ...none,
        kind: 'time_off',
        timeOffId: timeOff.id,
        startsAt,
        endsAt,
        blockedFrom: startsAt,
        blockedUntil: endsAt,
        title: 'Time off',
      },
      {
        ...ofBooking,
        kind: 'proposal',
        ...at(proposal.startsAt, proposal.endsAt),
        ...around(blocked.blockedFrom, blocked.blockedUntil),
      },
      {
        ...none,
        kind: 'busy',
        ...at('2026-12-04T15:00:00Z', '2026-12-04T16:00:00Z'),
        ...around('2026-12-04T15:00:00Z', '2026-12-04T16:00:00Z'),
        title: 'Busy',
        detail: 'Yard planning',
      },
    ],
  });
  const later = await valueOf(
    bench.availability.readProviderCalendar(session, { from: '2026-12-07', until: '2026-12-07' }),
  );
  expect(later.entries.map(({ status, mayMove }) => [status, mayMove])).toEqual([['requested', true]]);
});

test('a calendar has at most 63 days, forwards', async () => {
  const { session } = await bench.provider();
  const read = async (until: string) =>
    (await bench.availability.readProviderCalendar(session, { from: '2026-12-01', until })).ok;
  expect([await read('9999-12-31'), await read('0001-01-01')]).toEqual([false, false]);
  expect([
    await read('2026-12-01'),
    await read('2027-02-01'),
    await read('2027-02-02'),
    await read('2026-11-30'),
  ]).toEqual([true, true, false, false]);
});
