import { describe, expect, it } from 'vitest';
import { crane } from '../../../../api/testing/schedule.ts';
import { newTimeOff, timeOffGiven, timeOffValues } from './time-off-values.ts';

const zone = 'Europe/Madrid';
const id = '0193f2a1-7c1e-7b2a-9d4e-000000000051';

describe('time off in the fields of its form', () => {
  it.each([
    ['hours of a day', '2026-12-04T07:00:00.000Z', '2026-12-04T15:30:00.000Z'],
    ['whole days', '2026-12-23T23:00:00.000Z', '2026-12-26T23:00:00.000Z'],
    ['hours until midnight', '2026-12-04T19:00:00.000Z', '2026-12-04T23:00:00.000Z'],
    ['a night', '2026-12-04T19:00:00.000Z', '2026-12-05T05:00:00.000Z'],
    ['the day on which the clock goes back', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])('stays as it is: %s', (_what, startsAt, endsAt) => {
    const timeOff = { id, teamId: crane.id, startsAt, endsAt, note: 'Crane' };
    expect(timeOffGiven(timeOffValues(timeOff, zone), zone)).toEqual({
      teamId: crane.id,
      startsAt,
      endsAt,
      note: 'Crane',
    });
  });

  it('begins with the stretch that was drawn, or with a whole day of all teams', () => {
    expect(
      newTimeOff({ day: '2026-12-03', teamId: crane.id, minutes: { from: 1_380, until: 1_440 } }),
    ).toMatchObject({ teamId: crane.id, isWholeDays: false, fromTime: '23:00', untilTime: '00:00' });
    expect(newTimeOff({ day: '2026-12-03', teamId: null, minutes: null })).toMatchObject({
      teamId: '',
      from: '2026-12-03',
      until: '2026-12-03',
      isWholeDays: true,
    });
  });
});
