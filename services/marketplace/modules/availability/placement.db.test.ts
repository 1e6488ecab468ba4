import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { availabilityBench, usualHours, valueOf } from './testing/availability-bench.ts';
import { findPlacement, nearestSlots, nextFreeTimes, occupy, vacate, type WantedTime } from './index.ts';

let bench: Awaited<ReturnType<typeof availabilityBench>>;
shareBench(availabilityBench, (made) => {
  bench = made;
});

/** Thursday, 10:00 in Palma. */
const thursday = '2026-12-03T09:00:00Z';
const palma = (serviceId: string, startsAt = thursday): WantedTime => ({
  serviceId,
  placeKind: 'berth',
  port: 'palma',
  quantity: 1,
  startsAt: new Date(startsAt),
});
const now = () => ({ now: bench.clock.now() });

/** 'offered', or the refusal's code. */
async function placed(
  wanted: WantedTime,
  more: { movedSourceId?: string; teamId?: string } = {},
): Promise<string> {
  const found = await findPlacement(bench.db, wanted, { ...now(), ...more });
  return found.ok ? 'offered' : found.error.code;
}
const take = (teamId: string, sourceId: string, [from, until]: readonly [string, string]) =>
  occupy(bench.db, { teamId, kind: 'booking', sourceId, from: new Date(from), until: new Date(until) });

describe('an offered time', () => {
  test('comes with its end, its time zone and the free teams with their busy periods', async () => {
    const { id, teamIds } = await bench.provider({
      teams: ['Blue', 'Red'],
      schedule: { bufferBeforeMinutes: 10, bufferAfterMinutes: 30, travel: [{ port: 'palma', minutes: 20 }] },
    });
    const serviceId = await bench.service(id);
    const blocked = {
      blockedFrom: new Date('2026-12-03T08:30:00Z'),
      blockedUntil: new Date('2026-12-03T11:30:00Z'),
    };
    expect(await findPlacement(bench.db, palma(serviceId), now())).toEqual({
      ok: true,
      value: {
        timeZone: 'Europe/Madrid',
        wholeDays: false,
        startsAt: new Date(thursday),
        endsAt: new Date('2026-12-03T11:00:00Z'),
        teams: teamIds.map((teamId) => ({ teamId, ...blocked })),
      },
    });
  });

  test("respects both neighbours' buffers: the next booking begins after the buffer of one and the travel time of the other", async () => {
    const { id, teamIds } = await bench.provider({
      schedule: { bufferAfterMinutes: 30, travel: [{ port: 'palma', minutes: 30 }] },
    });
    const serviceId = await bench.service(id);
    const first = await valueOf(findPlacement(bench.db, palma(serviceId), now()));
    const [team] = first.teams;
    if (!team) throw new Error('a placement has a team');
    await occupy(bench.db, {
      teamId: teamIds[0] ?? '',
      kind: 'booking',
      sourceId: newId(),
      from: team.blockedFrom,
      until: team.blockedUntil,
    });
    // 10:00 to 12:00, and an hour between them.
    expect(await placed(palma(serviceId, '2026-12-03T11:30:00Z'))).toBe('SLOT_TAKEN');
    expect(await placed(palma(serviceId, '2026-12-03T12:00:00Z'))).toBe('offered');
    expect(await placed(palma(serviceId, '2026-12-03T06:30:00Z'))).toBe('SLOT_NOT_OFFERED');
  });

  test('follows the service’s own hours, rules and teams, which replace the provider’s', async () => {
    const { id, session, teamIds } = await bench.provider({ teams: ['Blue', 'Crane'] });
    const serviceId = await bench.service(id);
    await valueOf(
      bench.availability.setServiceSchedule(
        session,
        { serviceId, ifMatch: '0' },
        {
          hours: usualHours.map(({ weekday }) => ({
            weekday,
            intervals: [{ from: '20:00', until: '22:00' }],
          })),
          noticeHours: null,
          horizonDays: 14,
          bufferBeforeMinutes: null,
          bufferAfterMinutes: 60,
          teamIds: [teamIds[1] ?? ''],
        },
      ),
    );
    const evening = await valueOf(findPlacement(bench.db, palma(serviceId, '2026-12-03T19:00:00Z'), now()));
    expect(evening.teams).toEqual([
      {
        teamId: teamIds[1],
        blockedFrom: new Date('2026-12-03T19:00:00Z'),
        blockedUntil: new Date('2026-12-03T22:00:00Z'),
      },
    ]);
    expect(await placed(palma(serviceId))).toBe('SLOT_NOT_OFFERED');
    expect(await placed(palma(serviceId, '2026-12-04T19:00:00Z'))).toBe('offered');
    expect(await placed(palma(serviceId, '2026-12-05T19:00:00Z'))).toBe('SLOT_NOT_OFFERED');
  });

  test('respects the longer of notice and lead time', async () => {
    const { id } = await bench.provider({ schedule: { noticeHours: 24 } });
    const [soon, late] = [await bench.service(id), await bench.service(id, { leadTimeHours: 72 })];
    // Monday, 09:00: 71 hours from Friday 10:00.
    const monday = '2026-11-23T08:00:00Z';
    expect([await placed(palma(soon, monday)), await placed(palma(late, monday))]).toEqual([
      'offered',
      'SLOT_NOT_OFFERED',
    ]);
    expect(await placed(palma(late, '2026-11-23T09:00:00Z'))).toBe('offered');
  });

  test('at a port is in its time zone, and for remote work in that of the first port by name', async () => {
    const { id } = await bench.provider({ ports: ['palma', 'athens'] });
    const serviceId = await bench.service(id, { placeKinds: ['berth', 'remote'] });
    const athens = { ...palma(serviceId, '2026-12-03T06:00:00Z'), port: 'athens' };
    const remote = { ...athens, placeKind: 'remote', port: null } as const;
    expect([await placed(athens), await placed(remote), await placed({ ...athens, port: 'palma' })]).toEqual([
      'offered',
      'offered',
      'SLOT_NOT_OFFERED',
    ]);
  });
});

describe('a time that is not offered', () => {
  test.each([
    ['in the past', { startsAt: new Date('2026-11-20T08:00:00Z') }],
    ['off the half hours', { startsAt: new Date('2026-12-03T09:10:00Z') }],
    ['beside working hours', { startsAt: new Date('2026-12-03T05:00:00Z') }],
    ['at the weekend', { startsAt: new Date('2026-12-05T09:00:00Z') }],
    ['beyond the horizon', { startsAt: new Date('2027-03-04T09:00:00Z') }],
    ['that no clock shows', { startsAt: new Date('2026-12-31T23:59:60Z') }],
    ['in the year 9999', { startsAt: new Date('9999-12-31T23:30:00Z') }],
    ['in the year 0', { startsAt: new Date('0000-01-01T00:00:00Z') }],
    ['in another port', { port: 'antibes' }],
    ['without a port', { port: null }],
    ['in another kind of place', { placeKind: 'yard' as const }],
    ['of more than one visit', { quantity: 2 }],
    ['of none', { quantity: 0 }],
    ['of a service that there is not', { serviceId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f' }],
  ])('is one %s', async (_, change) => {
    const { id } = await bench.provider();
    const serviceId = await bench.service(id);
    expect(await placed(palma(serviceId))).toBe('offered');
    expect(await placed({ ...palma(serviceId), ...change })).toBe('SLOT_NOT_OFFERED');
  });

  test('is for a paused service, or a provider who is not active', async () => {
    const [open, closed] = [await bench.provider(), await bench.provider({ status: 'paused' })];
    const [paused, ofClosed] = [
      await bench.service(open.id, { status: 'paused' }),
      await bench.service(closed.id),
    ];
    expect([await placed(palma(paused)), await placed(palma(ofClosed))]).toEqual([
      'SLOT_NOT_OFFERED',
      'SLOT_NOT_OFFERED',
    ]);
    // An earlier booking can still be moved.
    const booking = { movedSourceId: newId() };
    expect([await placed(palma(paused), booking), await placed(palma(ofClosed), booking)]).toEqual([
      'offered',
      'offered',
    ]);
    const suspended = await bench.provider({ status: 'suspended' });
    expect(await placed(palma(await bench.service(suspended.id)), booking)).toBe('SLOT_NOT_OFFERED');
  });

  test('is before any hours were saved', async () => {
    const { id } = await bench.provider({ schedule: null });
    expect(await placed(palma(await bench.service(id)))).toBe('SLOT_NOT_OFFERED');
  });
});

describe('an occupied time', () => {
  test('has no free team', async () => {
    const { id, teamIds } = await bench.provider({ teams: ['Blue', 'Red'] });
    const serviceId = await bench.service(id);
    const [blue = '', red = ''] = teamIds;
    await take(blue, newId(), ['2026-12-03T10:30:00Z', '2026-12-03T12:00:00Z']);
    const one = await valueOf(findPlacement(bench.db, palma(serviceId), now()));
    expect(one.teams.map(({ teamId }) => teamId)).toEqual([red]);
    expect(await placed(palma(serviceId), { teamId: blue })).toBe('SLOT_TAKEN');
    await take(red, newId(), ['2026-12-03T08:00:00Z', '2026-12-03T09:30:00Z']);
    expect(await placed(palma(serviceId))).toBe('SLOT_TAKEN');
  });

  test('does not conflict with its own booking, whose team is preferred', async () => {
    const { id, teamIds } = await bench.provider({ teams: ['Blue', 'Red'] });
    const serviceId = await bench.service(id);
    const booking = newId();
    await take(teamIds[1] ?? '', booking, ['2026-12-03T09:00:00Z', '2026-12-03T11:00:00Z']);
    const later = palma(serviceId, '2026-12-03T10:00:00Z');
    const moved = await valueOf(findPlacement(bench.db, later, { ...now(), movedSourceId: booking }));
    expect(moved.teams.map(({ teamId }) => teamId)).toEqual([teamIds[1], teamIds[0]]);
  });

  test("of another provider's team cannot be used", async () => {
    const [own, other] = [await bench.provider(), await bench.provider()];
    const serviceId = await bench.service(own.id);
    expect(await placed(palma(serviceId), { teamId: other.teamIds[0] ?? '' })).toBe('SLOT_NOT_OFFERED');
  });

  test('of an external calendar hides the slots of a team, or of all teams, and blocks nothing', async () => {
    const { id, teamIds } = await bench.provider({ teams: ['Blue', 'Red'] });
    const serviceId = await bench.service(id);
    const [blue = '', red = ''] = teamIds;
    await bench.busyElsewhere(id, blue, ['2026-12-03T10:00:00Z', '2026-12-03T10:30:00Z']);
    const one = await valueOf(findPlacement(bench.db, palma(serviceId), now()));
    expect(one.teams.map(({ teamId }) => teamId)).toEqual([red]);
    await bench.busyElsewhere(id, null, ['2026-12-03T08:00:00Z', '2026-12-03T09:30:00Z']);
    expect(await placed(palma(serviceId))).toBe('SLOT_TAKEN');
    expect(await take(blue, newId(), ['2026-12-03T09:00:00Z', '2026-12-03T11:00:00Z'])).toBe(true);
  });
});

describe('a team’s occupied period', () => {
  test('belongs to one source, whose own periods may overlap', async () => {
    const { teamIds } = await bench.provider();
    const [team = ''] = teamIds;
    const booking = newId();
    expect(await take(team, booking, ['2026-12-03T09:00:00Z', '2026-12-03T11:00:00Z'])).toBe(true);
    expect(await take(team, newId(), ['2026-12-03T10:59:00Z', '2026-12-03T13:00:00Z'])).toBe(false);
    expect(await take(team, newId(), ['2026-12-03T11:00:00Z', '2026-12-03T13:00:00Z'])).toBe(true);
    const proposal = { teamId: team, kind: 'proposal', sourceId: booking } as const;
    const [from, until] = [new Date('2026-12-03T08:30:00Z'), new Date('2026-12-03T10:30:00Z')];
    expect(await occupy(bench.db, { ...proposal, from, until })).toBe(true);
    await vacate(bench.db, booking, 'booking');
    expect(await take(team, newId(), ['2026-12-03T10:00:00Z', '2026-12-03T11:00:00Z'])).toBe(false);
    await vacate(bench.db, booking);
    expect(await take(team, newId(), ['2026-12-03T10:00:00Z', '2026-12-03T11:00:00Z'])).toBe(true);
  });

  test('is created three times for 100 requests for one time with three teams, once per team', async () => {
    const { id, teamIds } = await bench.provider({ teams: ['Blue', 'Red', 'Crane'] });
    const serviceId = await bench.service(id);
    const book = () =>
      inTransaction(bench.db, async (trx) => {
        const sourceId = newId();
        const found = await findPlacement(trx, palma(serviceId), now());
        if (!found.ok) return found.error.code;
        for (const { teamId, blockedFrom: from, blockedUntil: until } of found.value.teams)
          if (await occupy(trx, { teamId, kind: 'booking', sourceId, from, until })) return teamId;
        return 'SLOT_TAKEN';
      });
    const answers = await Promise.all(Array.from({ length: 100 }, book));
    expect(answers.filter((answer) => answer !== 'SLOT_TAKEN').toSorted()).toEqual(teamIds.toSorted());
    expect(answers.filter((answer) => answer === 'SLOT_TAKEN')).toHaveLength(97);
    const periods = await bench.db.selectFrom('occupiedPeriods').select('teamId').execute();
    expect(periods).toHaveLength(3);
  });
});

describe('the nearest free times', () => {
  test('are the ones before and after the wanted time with a free team, in order', async () => {
    const { id, teamIds } = await bench.provider();
    const serviceId = await bench.service(id);
    await take(teamIds[0] ?? '', newId(), ['2026-12-03T08:30:00Z', '2026-12-03T11:30:00Z']);
    const nearest = await nearestSlots(bench.db, palma(serviceId), { ...now(), atMost: 4 });
    expect(nearest.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-12-03T11:30:00.000Z',
      '2026-12-03T12:00:00.000Z',
      '2026-12-03T12:30:00.000Z',
      '2026-12-03T13:00:00.000Z',
    ]);
  });

  test('are searched in the whole horizon if nothing is free nearby', async () => {
    const { id, teamIds } = await bench.provider();
    const serviceId = await bench.service(id);
    await take(teamIds[0] ?? '', newId(), ['2026-11-20T09:00:00Z', '2027-01-15T15:00:00Z']);
    const nearest = await nearestSlots(bench.db, palma(serviceId), { ...now(), atMost: 2 });
    expect(nearest.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2027-01-15T15:00:00.000Z',
      '2027-01-18T07:00:00.000Z',
    ]);
  });

  test('are the first or the last for a time before or after all', async () => {
    const { id } = await bench.provider();
    const serviceId = await bench.service(id);
    const startOf = async (wanted: string) =>
      (await nearestSlots(bench.db, palma(serviceId, wanted), { ...now(), atMost: 1 })).map(({ startsAt }) =>
        startsAt.toISOString(),
      );
    expect([await startOf('0000-01-01T00:00:00Z'), await startOf('9999-12-31T23:30:00Z')]).toEqual([
      ['2026-11-20T09:00:00.000Z'],
      ['2027-01-19T15:00:00.000Z'],
    ]);
  });

  test('are empty for a place where the work is not done', async () => {
    const { id } = await bench.provider();
    const serviceId = await bench.service(id);
    expect(await nearestSlots(bench.db, { ...palma(serviceId), port: 'antibes' }, now())).toEqual([]);
  });
});

describe('the next free times of many services', () => {
  test('are each service’s first, in the requested port', async () => {
    const { id, teamIds } = await bench.provider({ teams: ['Blue', 'Red'], ports: ['palma', 'athens'] });
    const [soon, taken] = [await bench.service(id), await bench.service(id)];
    const days = await bench.service(id, { pricedPer: 'day', durationMinutes: 480 });
    const remote = await bench.service(id, { placeKinds: ['remote'] });
    const paused = await bench.service(id, { status: 'paused' });
    const session = bench.sessionOf(id);
    await valueOf(
      bench.availability.setServiceSchedule(
        session,
        { serviceId: taken, ifMatch: '0' },
        {
          hours: null,
          noticeHours: null,
          horizonDays: null,
          bufferBeforeMinutes: null,
          bufferAfterMinutes: null,
          teamIds: [teamIds[0] ?? ''],
        },
      ),
    );
    // For seven weeks, so that the second range of days is empty too.
    await take(teamIds[0] ?? '', newId(), ['2026-11-20T00:00:00Z', '2027-01-12T10:00:00Z']);
    const found = await nextFreeTimes(bench.db, [soon, taken, days, remote, paused], {
      ...now(),
      ports: ['palma'],
    });
    expect(
      new Map(
        [...found].map(([key, { startsAt, timeZone }]) => [key, `${startsAt.toISOString()} ${timeZone}`]),
      ),
    ).toEqual(
      new Map([
        [soon, '2026-11-20T09:00:00.000Z Europe/Madrid'],
        [days, '2026-11-23T07:00:00.000Z Europe/Madrid'],
        [taken, '2027-01-12T10:00:00.000Z Europe/Madrid'],
        [remote, '2026-11-20T09:00:00.000Z Europe/Athens'],
      ]),
    );
  });

  test('can be limited to some days, and leave out services that are not offered in those ports', async () => {
    const [palmaOnly, both] = [await bench.provider(), await bench.provider({ ports: ['palma', 'athens'] })];
    const services = [await bench.service(palmaOnly.id), await bench.service(both.id)];
    const thirdOfDecember = { from: '2026-12-03', until: '2026-12-03' };
    const asked = { ...now(), within: thirdOfDecember };
    const anywhere = await nextFreeTimes(bench.db, services, asked);
    expect([...anywhere.values()].map(({ startsAt }) => startsAt.toISOString()).toSorted()).toEqual([
      '2026-12-03T06:00:00.000Z',
      '2026-12-03T07:00:00.000Z',
    ]);
    expect([
      ...(await nextFreeTimes(bench.db, services, { ...asked, ports: ['athens', 'split'] })).keys(),
    ]).toEqual([services[1]]);
    const weekend = { from: '2026-12-05', until: '2026-12-06' };
    expect(await nextFreeTimes(bench.db, services, { ...now(), within: weekend })).toEqual(new Map());
    const untilMonday = await nextFreeTimes(bench.db, services, {
      ...now(),
      within: { ...weekend, until: '2026-12-07' },
    });
    expect([...untilMonday.values()].map(({ startsAt }) => startsAt.toISOString().slice(0, 10))).toEqual([
      '2026-12-07',
      '2026-12-07',
    ]);
  });
});
