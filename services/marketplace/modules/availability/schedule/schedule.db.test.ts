import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { newId } from '../../../platform/ids.ts';
import { availabilityBench, usualHours, usualSchedule, valueOf } from '../testing/availability-bench.ts';
import { occupy, occupyTimeOff, vacate } from '../index.ts';

let bench: Awaited<ReturnType<typeof availabilityBench>>;
shareBench(availabilityBench, (made) => {
  bench = made;
});

const codeOf = async (answer: Promise<{ ok: boolean; error?: { code: string } }>) =>
  (await answer).error?.code ?? 'done';
const christmas = {
  teamId: null,
  startsAt: new Date('2026-12-24T00:00:00Z'),
  endsAt: new Date('2026-12-27T00:00:00Z'),
  note: 'Christmas',
};
const noneOfItsOwn = {
  hours: null,
  noticeHours: null,
  horizonDays: null,
  bufferBeforeMinutes: null,
  bufferAfterMinutes: null,
  teamIds: [],
};

describe('a schedule', () => {
  test('has the defaults without hours, with one team, before anything was saved', async () => {
    const { session } = await bench.provider({ schedule: null, ports: ['palma', 'athens'] });
    expect(await bench.availability.getSchedule(session)).toEqual({
      timeZone: 'Europe/Athens',
      hours: [[], [], [], [], [], [], []],
      exceptions: [],
      noticeHours: 24,
      horizonDays: 90,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      travel: {},
      teams: [{ id: expect.any(String) as string, name: 'Team 1' }],
      timeOff: [],
      version: 0,
    });
  });

  test('of a provider without a team gets one, and only once', async () => {
    const { id } = await bench.provider({ teams: [], schedule: null, ports: [] });
    const read = () => bench.availability.getSchedule(bench.sessionOf(id));
    const [one, other] = await Promise.all([read(), read()]);
    expect([one.teams.length, one.timeZone, other]).toEqual([1, 'UTC', one]);
  });

  test('is returned as saved: sorted by weekday, hours and date, with clean notes', async () => {
    const { session } = await bench.provider({ schedule: null });
    const given = {
      ...usualSchedule,
      hours: usualHours
        .map((day) =>
          day.weekday === 1
            ? {
                weekday: 1,
                intervals: [
                  { from: '14:00', until: '24:00' },
                  { from: '08:00', until: '12:30' },
                ],
              }
            : day,
        )
        .toReversed(),
      exceptions: [
        { on: '2026-12-31', intervals: [{ from: '08:00', until: '12:00' }], note: ' New Year\u0000 ' },
        { on: '2026-12-24', intervals: [], note: '  ' },
      ],
      travel: [{ port: 'palma', minutes: 20 }],
      noticeHours: 12,
      bufferAfterMinutes: 30,
    };
    const saved = await valueOf(bench.availability.setSchedule(session, '"0"', given));
    expect(saved).toMatchObject({
      timeZone: 'Europe/Madrid',
      hours: [
        [
          ['08:00', '12:30'],
          ['14:00', '24:00'],
        ],
        ...Array.from({ length: 4 }, () => [['08:00', '18:00']]),
        [],
        [],
      ],
      exceptions: [
        { on: '2026-12-24', intervals: [], note: null },
        { on: '2026-12-31', intervals: [['08:00', '12:00']], note: 'New Year' },
      ],
      travel: { palma: 20 },
      noticeHours: 12,
      bufferAfterMinutes: 30,
      version: 1,
    });
    expect(await bench.availability.getSchedule(session)).toEqual(saved);
  });

  test('can be changed only from the current version, so that one of two simultaneous changes succeeds', async () => {
    const { session } = await bench.provider({ schedule: null });
    const save = (version: string) => codeOf(bench.availability.setSchedule(session, version, usualSchedule));
    expect((await Promise.all([save('0'), save('0')])).toSorted()).toEqual(['CHANGED_ELSEWHERE', 'done']);
    expect([
      await save('0'),
      await save('2'),
      await save('nonsense'),
      await save('1'),
      await save('2'),
    ]).toEqual(['CHANGED_ELSEWHERE', 'CHANGED_ELSEWHERE', 'CHANGED_ELSEWHERE', 'done', 'done']);
  });

  test('refuses each wrong hour, date and port, with its path', async () => {
    const { session } = await bench.provider({ schedule: null });
    const wrong = {
      ...usualSchedule,
      hours: [
        {
          weekday: 1,
          intervals: [
            { from: '08:00', until: '12:00' },
            { from: '11:30', until: '18:00' },
          ],
        },
        {
          weekday: 2,
          intervals: [
            { from: '18:00', until: '08:00' },
            { from: '09:00', until: '09:00' },
          ],
        },
        { weekday: 3, intervals: [{ from: '24:00', until: '24:00' }] },
        { weekday: 3, intervals: [] },
        ...usualHours.slice(4),
      ],
      exceptions: [
        { on: '2026-12-24', intervals: [], note: null },
        { on: '2026-12-24', intervals: [{ from: '10:00', until: '09:00' }], note: null },
      ],
      travel: [
        { port: 'palma', minutes: 10 },
        { port: 'antibes', minutes: 10 },
        { port: 'palma', minutes: 20 },
      ],
    };
    expect(await bench.availability.setSchedule(session, '0', wrong)).toEqual({
      ok: false,
      error: {
        code: 'VALIDATION',
        fields: [
          { field: 'hours/3/weekday', message: 'Wednesday is listed twice.', rule: 'unique' },
          { field: 'hours/0/intervals/1/from', message: 'This overlaps 08:00 to 12:00.', rule: 'overlap' },
          { field: 'hours/1/intervals/0/until', message: 'This must be later than 18:00.', rule: 'after' },
          { field: 'hours/1/intervals/1/until', message: 'This must be later than 09:00.', rule: 'after' },
          {
            field: 'hours/2/intervals/0/from',
            message: 'Hours can’t begin at 24:00. Use 00:00 of the next day.',
            rule: 'before',
          },
          { field: 'exceptions/1/on', message: 'This date is listed twice.', rule: 'unique' },
          {
            field: 'exceptions/1/intervals/0/until',
            message: 'This must be later than 10:00.',
            rule: 'after',
          },
          { field: 'travel/1/port', message: 'You don’t work in this port.', rule: 'port' },
          { field: 'travel/2/port', message: 'This port is listed twice.', rule: 'unique' },
        ],
      },
    });
    expect((await bench.availability.getSchedule(session)).version).toBe(0);
  });

  test('may have hours that touch', async () => {
    const { session } = await bench.provider({ schedule: null });
    const intervals = [
      { from: '12:00', until: '18:00' },
      { from: '08:00', until: '12:00' },
    ];
    const hours = usualHours.map(({ weekday }) => ({ weekday, intervals }));
    expect(await codeOf(bench.availability.setSchedule(session, '0', { ...usualSchedule, hours }))).toBe(
      'done',
    );
  });
});

describe("a service's own schedule", () => {
  test('is empty at first, then as saved, and can be empty again', async () => {
    const { id, session, teamIds } = await bench.provider({ teams: ['Blue', 'Red'] });
    const serviceId = await bench.service(id);
    const read = () => valueOf(bench.availability.getServiceSchedule(session, serviceId));
    const save = (ifMatch: string, given: Parameters<typeof bench.availability.setServiceSchedule>[2]) =>
      valueOf(bench.availability.setServiceSchedule(session, { serviceId, ifMatch }, given));
    expect(await read()).toEqual({ serviceId, ...noneOfItsOwn, version: 0 });
    const [blue = '', red = ''] = teamIds;
    const saved = await save('0', {
      ...noneOfItsOwn,
      hours: usualHours,
      noticeHours: 48,
      teamIds: [red, blue],
    });
    expect(saved).toMatchObject({ noticeHours: 48, teamIds: [blue, red], hours: { length: 7 } });
    expect(await read()).toEqual(saved);
    expect(await save('1', noneOfItsOwn)).toEqual({ serviceId, ...noneOfItsOwn, version: 2 });
    expect(await read()).toEqual({ serviceId, ...noneOfItsOwn, version: 2 });
  });

  test('is changed once by two who began with the same version, and not by anyone with an older one', async () => {
    const { id, session } = await bench.provider();
    const serviceId = await bench.service(id);
    const set = (ifMatch: string, noticeHours: number) =>
      bench.availability.setServiceSchedule(
        session,
        { serviceId, ifMatch },
        { ...noneOfItsOwn, noticeHours },
      );
    const codes = await Promise.all([codeOf(set('0', 12)), codeOf(set('0', 24))]);
    expect(codes.toSorted()).toEqual(['CHANGED_ELSEWHERE', 'done']);
    const saved = await valueOf(bench.availability.getServiceSchedule(session, serviceId));
    expect([await codeOf(set('0', 36)), await codeOf(set('none', 36))]).toEqual([
      'CHANGED_ELSEWHERE',
      'CHANGED_ELSEWHERE',
    ]);
    expect(await valueOf(bench.availability.getServiceSchedule(session, serviceId))).toEqual(saved);
  });

  test('does not exist for others, and its hours and teams are validated', async () => {
    const [own, other] = [await bench.provider(), await bench.provider()];
    const serviceId = await bench.service(own.id);
    const { getServiceSchedule, setServiceSchedule } = bench.availability;
    expect([
      await codeOf(getServiceSchedule(other.session, serviceId)),
      await codeOf(setServiceSchedule(other.session, { serviceId, ifMatch: '0' }, noneOfItsOwn)),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    const hours = usualHours.map(({ weekday }) => ({
      weekday,
      intervals: [{ from: '10:00', until: '09:00' }],
    }));
    const wrong = { ...noneOfItsOwn, hours: hours.slice(0, 1), teamIds: other.teamIds };
    expect(await setServiceSchedule(own.session, { serviceId, ifMatch: '0' }, wrong)).toMatchObject({
      error: { fields: [{ field: 'hours/0/intervals/0/until' }, { field: 'teamIds/0', rule: 'team' }] },
    });
  });
});

describe('teams', () => {
  test('are renamed, reordered, added and removed together', async () => {
    const { session, teamIds } = await bench.provider({ teams: ['Blue', 'Red'] });
    const [blue, red = ''] = teamIds;
    const set = await valueOf(
      bench.availability.setTeams(session, [{ name: ' Crane ' }, { id: red, name: 'Scarlet' }]),
    );
    expect(set.teams.map(({ id, name }) => [teamIds.indexOf(id), name])).toEqual([
      [-1, 'Crane'],
      [1, 'Scarlet'],
    ]);
    expect(
      await bench.db
        .selectFrom('teams')
        .select('archivedAt')
        .where('id', '=', blue ?? '')
        .executeTakeFirst(),
    ).toEqual({ archivedAt: bench.clock.now() });
  });

  test("must be the provider's own, each once, with a unique name", async () => {
    const [own, other] = [await bench.provider({ teams: ['Blue', 'Red'] }), await bench.provider()];
    const [blue = ''] = own.teamIds;
    const problemOf = async (...items: { id?: string; name: string }[]) => {
      const set = await bench.availability.setTeams(own.session, items);
      return set.ok || set.error.code !== 'VALIDATION' ? set : set.error.fields[0];
    };
    expect(await problemOf({ name: 'Blue' }, { name: ' blue' })).toMatchObject({
      field: 'items/1/name',
      rule: 'unique',
    });
    expect(await problemOf({ name: '\u0000' })).toMatchObject({ field: 'items/0/name', rule: 'minLength' });
    expect(await problemOf({ id: blue, name: 'A' }, { id: blue, name: 'B' })).toMatchObject({
      field: 'items/1/id',
      rule: 'unique',
    });
    expect(await problemOf({ id: other.teamIds[0] ?? '', name: 'A' })).toMatchObject({
      field: 'items/0/id',
      rule: 'team',
    });
  });

  test('with bookings cannot be removed, until these are over', async () => {
    const { id, session, teamIds } = await bench.provider({ teams: ['Blue', 'Red', 'Crane'] });
    const serviceId = await bench.service(id);
    const [blue = '', red = '', crane = ''] = teamIds;
    const time = { from: '2026-12-03T09:00:00Z', until: '2026-12-03T11:00:00Z' };
    const booking = await bench.booked({ providerId: id, serviceId, teamId: red, ...time });
    await bench.booked({ providerId: id, serviceId, teamId: crane, ...time, status: 'cancelled_by_crew' });
    const period = { from: new Date(time.from), until: new Date(time.until) };
    // Another proposed time, of another team.
    await occupy(bench.db, { teamId: crane, kind: 'proposal', sourceId: booking, ...period });
    const keepBlue = () => bench.availability.setTeams(session, [{ id: blue, name: 'Blue' }]);
    expect(await keepBlue()).toEqual({
      ok: false,
      error: { code: 'NOT_ALLOWED_NOW', teams: ['Red', 'Crane'] },
    });
    bench.clock.set('2026-12-03T11:00:00Z');
    expect(await keepBlue()).toEqual({ ok: false, error: { code: 'NOT_ALLOWED_NOW', teams: ['Red'] } });
    await bench.db.updateTable('bookings').set({ status: 'completed' }).execute();
    expect(await codeOf(keepBlue())).toBe('done');
  });

  test('that are the only ones for a service cannot be removed', async () => {
    const { id, session, teamIds } = await bench.provider({ teams: ['Blue', 'Crane'] });
    const serviceId = await bench.service(id, { name: 'Hull lift-out' });
    const [blue = '', crane = ''] = teamIds;
    const doneBy = (ifMatch: string, teams: readonly string[]) =>
      bench.availability.setServiceSchedule(
        session,
        { serviceId, ifMatch },
        { ...noneOfItsOwn, teamIds: teams },
      );
    await valueOf(doneBy('0', [crane]));
    const keepBlue = () => bench.availability.setTeams(session, [{ id: blue, name: 'Blue' }]);
    expect(await keepBlue()).toMatchObject({
      error: {
        fields: [
          { field: 'items', message: 'Nobody else does “Hull lift-out”. Give it another team first.' },
        ],
      },
    });
    await valueOf(doneBy('1', [blue, crane]));
    await valueOf(keepBlue());
    expect((await valueOf(bench.availability.getServiceSchedule(session, serviceId))).teamIds).toEqual([
      blue,
    ]);
  });

  test('that are removed can no longer be occupied', async () => {
    const { session, teamIds } = await bench.provider({ teams: ['Blue', 'Red'] });
    const [blue = '', red = ''] = teamIds;
    await valueOf(bench.availability.setTeams(session, [{ id: blue, name: 'Blue' }]));
    const period = { from: new Date('2026-12-03T09:00:00Z'), until: new Date('2026-12-03T11:00:00Z') };
    expect(await occupy(bench.db, { teamId: red, kind: 'booking', sourceId: newId(), ...period })).toBe(
      false,
    );
  });

  test('that are removed while being booked either stay, or are not booked', async () => {
    const { session, teamIds } = await bench.provider({ teams: ['Blue', 'Red'] });
    const [blue = '', red = ''] = teamIds;
    const period = { from: new Date('2026-12-03T09:00:00Z'), until: new Date('2026-12-03T11:00:00Z') };
    let isDone = false;
    const removed = await bench.db.transaction().execute(async (trx) => {
      expect(await occupy(trx, { teamId: red, kind: 'booking', sourceId: newId(), ...period })).toBe(true);
      const answer = bench.availability.setTeams(session, [{ id: blue, name: 'Blue' }]).finally(() => {
        isDone = true;
      });
      while (!isDone && !(await somebodyWaits())) continue;
      return { answer };
    });
    expect(await removed.answer).toEqual({ ok: false, error: { code: 'NOT_ALLOWED_NOW', teams: ['Red'] } });
  });
});

/** Whether a connection waits for a lock. */
async function somebodyWaits(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    bench.db,
  );
  return rows.length > 0;
}

describe('time off', () => {
  const periods = () =>
    bench.db.selectFrom('occupiedPeriods').select(['teamId', 'kind', 'sourceId']).execute();

  test('of all teams blocks each, also later ones, until it is removed', async () => {
    const { session, teamIds } = await bench.provider({ teams: ['Blue', 'Red'] });
    const added = await valueOf(bench.availability.addTimeOff(session, christmas));
    expect(added).toEqual({ id: added.id, ...christmas });
    const [blue = '', red = ''] = teamIds;
    const named = [
      { id: blue, name: 'Blue' },
      { id: red, name: 'Red' },
    ];
    const { teams, timeOff } = await valueOf(
      bench.availability.setTeams(session, [...named, { name: 'Crane' }]),
    );
    expect(timeOff).toEqual([added]);
    const ofIt = teams.map(({ id }) => ({ teamId: id, kind: 'time_off', sourceId: added.id }));
    expect(new Set(await periods())).toEqual(new Set(ofIt));
    await valueOf(bench.availability.setTeams(session, named));
    expect(await periods()).toHaveLength(2);
    await valueOf(bench.availability.removeTimeOff(session, added.id));
    expect([await periods(), (await bench.availability.getSchedule(session)).timeOff]).toEqual([[], []]);
  });

  test('over a booking blocks what is free around it, and its time once that is given up', async () => {
    const { id, session, teamIds } = await bench.provider({ teams: ['Blue', 'Red'] });
    const [blue = '', red = ''] = teamIds;
    const serviceId = await bench.service(id);
    const [from, until] = ['2026-12-21T09:00:00Z', '2026-12-21T11:00:00Z'];
    const sourceId = await bench.booked({ providerId: id, serviceId, teamId: blue, from, until });
    const booking = { teamId: blue, kind: 'booking', sourceId } as const;
    await occupy(bench.db, { ...booking, from: new Date(from), until: new Date(until) });
    const sick = {
      teamId: null,
      startsAt: new Date('2026-12-21T00:00:00Z'),
      endsAt: new Date('2026-12-22T00:00:00Z'),
      note: null,
    };
    expect(await codeOf(bench.availability.addTimeOff(session, sick))).toBe('PERIOD_OCCUPIED');
    const added = await valueOf(bench.availability.addTimeOff(session, { ...sick, aroundBookings: true }));
    const off = (teamId: string) => ({ teamId, kind: 'time_off', sourceId: added.id });
    const sorted = async () => (await periods()).map((one) => JSON.stringify(one)).sort();
    const listed = (...all: readonly object[]) => all.map((one) => JSON.stringify(one)).sort();
    expect(await sorted()).toEqual(listed(booking, off(blue), off(blue), off(red)));
    const isFree = () =>
      occupy(bench.db, {
        ...booking,
        sourceId: newId(),
        from: new Date('2026-12-21T09:30:00Z'),
        until: new Date('2026-12-21T10:30:00Z'),
      });
    await vacate(bench.db, sourceId);
    await occupyTimeOff(bench.db, id, new Date('2026-12-20T00:00:00Z'));
    expect([await isFree(), await sorted()]).toEqual([
      false,
      listed(off(blue), off(blue), off(blue), off(red)),
    ]);
    await valueOf(bench.availability.removeTimeOff(session, added.id));
    expect(await periods()).toEqual([]);
  });

  test('is refused where something is booked, for every team or none', async () => {
    const { id, session, teamIds } = await bench.provider({ teams: ['Blue', 'Red', 'Crane'] });
    const serviceId = await bench.service(id);
    const add = (teamId: string | null, [from, until]: readonly [string, string]) =>
      codeOf(
        bench.availability.addTimeOff(session, {
          teamId,
          startsAt: new Date(from),
          endsAt: new Date(until),
          note: null,
        }),
      );
    // Whichever of the teams is busy, the others must stay free.
    for (const [index, teamId] of teamIds.entries()) {
      const [from, until] = [`2026-12-2${index}T09:00:00Z`, `2026-12-2${index}T11:00:00Z`];
      const sourceId = await bench.booked({ providerId: id, serviceId, teamId, from, until });
      await occupy(bench.db, {
        teamId,
        kind: 'booking',
        sourceId,
        from: new Date(from),
        until: new Date(until),
      });
      const before = await periods();
      const overlapping = [`2026-12-2${index}T10:00:00Z`, `2026-12-2${index}T12:00:00Z`] as const;
      expect([await add(null, overlapping), await add(teamId, overlapping)]).toEqual([
        'PERIOD_OCCUPIED',
        'PERIOD_OCCUPIED',
      ]);
      const [startsAt, endsAt] = [new Date(overlapping[0]), new Date(overlapping[1])];
      expect(
        await bench.availability.addTimeOff(session, { teamId: null, startsAt, endsAt, note: null }),
      ).toMatchObject({
        error: { bookings: [{ id: sourceId, startsAt: new Date(from), endsAt: new Date(until) }] },
      });
      expect([await periods(), (await bench.availability.getSchedule(session)).timeOff]).toEqual([
        before,
        [],
      ]);
    }
    const christmasEve = ['2026-12-24T00:00:00Z', '2026-12-25T00:00:00Z'] as const;
    expect([await add(teamIds[1] ?? '', christmasEve), await add(null, christmasEve)]).toEqual([
      'done',
      'PERIOD_OCCUPIED',
    ]);
  });

  test('ends after it begins, is not over yet, and is of an existing team', async () => {
    const [own, other] = [await bench.provider(), await bench.provider()];
    const problemOf = async (change: Partial<typeof christmas> | { teamId: string }) => {
      const added = await bench.availability.addTimeOff(own.session, { ...christmas, ...change });
      return added.ok || added.error.code !== 'VALIDATION' ? added : added.error.fields[0]?.field;
    };
    expect([
      await problemOf({ endsAt: christmas.startsAt }),
      await problemOf({ endsAt: new Date('2026-12-31T23:59:60Z') }),
      await problemOf({ startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: bench.clock.now() }),
      await problemOf({ teamId: other.teamIds[0] ?? '' }),
    ]).toEqual(['endsAt', 'endsAt', 'endsAt', 'teamId']);
  });

  test('is changed by its provider only, and stays as it was if that is refused', async () => {
    const { id, session, teamIds } = await bench.provider({ teams: ['Blue', 'Red'] });
    const [blue = '', red = ''] = teamIds;
    const { availability } = bench;
    const was = await valueOf(availability.addTimeOff(session, christmas));
    // Overlaps its previous period.
    const longer = {
      ...christmas,
      endsAt: new Date(christmas.endsAt.getTime() + 86_400_000),
      note: ' Later ',
    };
    expect(await valueOf(availability.changeTimeOff(session, was.id, longer))).toEqual({
      ...longer,
      id: was.id,
      note: 'Later',
    });
    await valueOf(availability.changeTimeOff(session, was.id, { ...longer, teamId: red }));
    expect(await periods()).toEqual([{ teamId: red, kind: 'time_off', sourceId: was.id }]);

    const serviceId = await bench.service(id);
    const [from, until] = ['2026-12-24T09:00:00Z', '2026-12-24T11:00:00Z'];
    const sourceId = await bench.booked({ providerId: id, serviceId, teamId: blue, from, until });
    const taken = { teamId: blue, sourceId, from: new Date(from), until: new Date(until) };
    await occupy(bench.db, { ...taken, kind: 'booking' });
    const before = [await periods(), (await availability.getSchedule(session)).timeOff];
    const other = await bench.provider();
    expect([
      await codeOf(availability.changeTimeOff(session, was.id, christmas)),
      await codeOf(
        availability.changeTimeOff(session, was.id, { ...christmas, teamId: other.teamIds[0] ?? '' }),
      ),
      // An unknown team.
      await codeOf(availability.changeTimeOff(session, was.id, { ...christmas, teamId: was.id })),
      await codeOf(availability.changeTimeOff(session, was.id, { ...christmas, endsAt: christmas.startsAt })),
      await codeOf(availability.changeTimeOff(other.session, was.id, christmas)),
    ]).toEqual(['PERIOD_OCCUPIED', 'VALIDATION', 'VALIDATION', 'VALIDATION', 'NOT_FOUND']);
    expect([await periods(), (await availability.getSchedule(session)).timeOff]).toEqual(before);
  });

  test('is removed by its provider only', async () => {
    const [own, other] = [await bench.provider(), await bench.provider()];
    const { id } = await valueOf(bench.availability.addTimeOff(own.session, christmas));
    expect(await codeOf(bench.availability.removeTimeOff(other.session, id))).toBe('NOT_FOUND');
    expect(await codeOf(bench.availability.removeTimeOff(own.session, id))).toBe('done');
    expect(await codeOf(bench.availability.removeTimeOff(own.session, id))).toBe('NOT_FOUND');
  });

  test('that is over is no longer returned', async () => {
    const { session } = await bench.provider();
    await valueOf(bench.availability.addTimeOff(session, christmas));
    bench.clock.set('2026-12-27T00:00:00Z');
    expect((await bench.availability.getSchedule(session)).timeOff).toEqual([]);
  });
});
