import { describe, expect, it } from 'vitest';
import { booking } from '../testing/example-calendar.ts';
import { blocksOf, firstFree, firstInSight, shownHours, stretchOn } from './day-layout.ts';

const zone = 'Europe/Madrid';
const column = { key: 'thu', day: '2026-12-03', teamId: null, title: 'Thu 3', isToday: false, isPast: false };
const at = (clock: string, day = '2026-12-03') => `${day}T${clock}:00.000Z`;
const on = (from: string, until: string, teamId: string | null = null) =>
  booking({ startsAt: at(from), endsAt: at(until), blockedFrom: at(from), blockedUntil: at(until), teamId });

describe('what of a period is on a day', () => {
  it.each([
    ['on its day', '2026-12-03', at('08:00'), at('12:00'), { from: 540, until: 780 }],
    ['on its first day', '2026-12-03', at('21:00'), at('05:00', '2026-12-04'), { from: 1320, until: 1440 }],
    ['on its last day', '2026-12-04', at('21:00'), at('05:00', '2026-12-04'), { from: 0, until: 360 }],
    ['until midnight', '2026-12-03', at('08:00'), at('23:00'), { from: 540, until: 1440 }],
    ['on the day after', '2026-12-04', at('08:00'), at('23:00'), null],
  ])('%s', (_name, day, startsAt, endsAt, stretch) => {
    expect(stretchOn(day, startsAt, endsAt, zone)).toEqual(stretch);
  });
});

describe('what of a period is on a day whose clock changes', () => {
  it.each([
    ['Europe/Athens', '2027-03-28', '2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z', [150, 270]],
    ['Europe/Athens', '2026-10-25', '2026-10-25T00:30:00.000Z', '2026-10-25T01:00:00.000Z', [210, 240]],
    ['Europe/Athens', '2026-10-25', '2026-10-25T01:00:00.000Z', '2026-10-25T01:30:00.000Z', [180, 210]],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T15:00:00.000Z', '2026-10-03T16:00:00.000Z', [90, 180]],
    ['Australia/Lord_Howe', '2027-04-04', '2027-04-03T14:30:00.000Z', '2027-04-03T15:00:00.000Z', [90, 120]],
  ])('in %s on %s from %s until %s is %j', (place, day, startsAt, endsAt, [from, until]) => {
    expect(stretchOn(day, startsAt, endsAt, place)).toEqual({ from, until });
  });
});

describe('entries of a column', () => {
  it('are side by side while they overlap, and as wide as the column otherwise', () => {
    const blocks = blocksOf(
      [on('08:00', '10:00'), on('09:00', '11:00'), on('10:00', '12:00'), on('14:00', '15:00')],
      column,
      zone,
    );
    expect(blocks.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
  });

  it('of a team are its own and those of every team', () => {
    const entries = [on('08:00', '09:00', 'a'), on('10:00', '11:00', 'b'), on('12:00', '13:00')];
    expect(blocksOf(entries, { ...column, teamId: 'a' }, zone).map(({ entry }) => entry.teamId)).toEqual([
      'a',
      null,
    ]);
  });
});

describe('work over several days', () => {
  const open = [
    { from: 480, until: 780 },
    { from: 840, until: 1080 },
  ];
  const paint = booking({
    startsAt: at('08:00', '2026-12-02'),
    endsAt: at('11:00', '2026-12-05'),
    blockedFrom: at('08:00', '2026-12-02'),
    blockedUntil: at('12:00', '2026-12-05'),
  });
  const shownOn = (day: string, hours: typeof open | null) =>
    blocksOf([paint], { ...column, day }, zone, hours).map(({ work, blocked }) => [work, blocked]);

  it.each([
    ['from its beginning', '2026-12-02', open, { from: 540, until: 1080 }],
    ['in the open hours of a day between', '2026-12-03', open, { from: 480, until: 1080 }],
    ['until its end', '2026-12-05', open, { from: 480, until: 720 }],
    ['until its end on a day that is closed otherwise', '2026-12-05', [], { from: 0, until: 720 }],
  ])('is drawn %s', (_name, day, hours, stretch) => {
    expect(shownOn(day, hours)).toEqual([[stretch, stretch]]);
  });

  it('is not drawn on a closed day between', () => {
    expect(shownOn('2026-12-04', [])).toEqual([]);
  });

  it('is drawn through where nobody said when it is open', () => {
    expect(shownOn('2026-12-04', null)).toHaveLength(1);
  });
});

describe('the hours that are shown', () => {
  it('are a working day where nothing is on, and more where something is', () => {
    expect(shownHours([])).toEqual({ from: 420, until: 1140 });
    expect(shownHours([{ from: 330, until: 600 }])).toEqual({ from: 240, until: 1140 });
  });

  it('are not made more by what lasts all day', () => {
    expect(shownHours([{ from: 0, until: 1440 }])).toEqual({ from: 420, until: 1140 });
  });
});

describe('what is in sight first', () => {
  const open = [{ from: 480, until: 1_080 }];
  const blocks = (...entries: Parameters<typeof blocksOf>[0]) => blocksOf(entries, column, zone);
  it.each([
    ['is the first working hour', open, blocks(on('09:00', '10:00')), 480],
    ['is a booking before it', open, blocks(on('05:00', '06:00')), 360],
    [
      'is not what goes on since the day before',
      open,
      blocks(
        booking({
          startsAt: at('20:00', '2026-12-02'),
          endsAt: at('03:00'),
          blockedFrom: at('20:00', '2026-12-02'),
          blockedUntil: at('03:00'),
        }),
      ),
      480,
    ],
    [
      'is not time off in the night',
      open,
      blocks({ ...on('02:00', '04:00'), bookingId: null, timeOffId: 'off' }),
      480,
    ],
    ['is the end of a day without any', [], [], 1_440],
  ])('%s', (_name, hours, shown, minute) => {
    expect(firstInSight(hours, shown)).toBe(minute);
  });
});

describe('the first free time of a day', () => {
  const open = [
    { from: 480, until: 780 },
    { from: 840, until: 1_080 },
  ];
  const block = (from: number, until: number) => ({ blocked: { from, until } });
  it.each([
    ['when it opens', open, [], 480],
    ['after what is on then, on the half hour', open, [block(450, 615)], 630],
    ['after the break', open, [block(480, 770)], 840],
    ['after two that overlap', open, [block(480, 600), block(540, 660)], 660],
    ['nowhere in a full day', open, [block(0, 1_440)], null],
    ['nowhere in a closed one', [], [], null],
  ])('is %s', (_name, hours, blocks, start) => {
    expect(firstFree(hours, blocks)).toBe(start);
  });
});
