import { describe, expect, test } from 'vitest';
import { berthText, placeProblems, type DeliveryPlace } from './delivery-place.ts';

const now = new Date('2026-11-20T08:30:00Z');
const whole: DeliveryPlace = {
  port: 'palma',
  berth: 'Q12',
  yachtId: null,
  latestUsefulOn: '2026-11-27',
  arrivesFrom: new Date('2026-11-21T08:00:00Z'),
  arrivesUntil: new Date('2026-11-23T08:00:00Z'),
};
const wrong = (
  change: Partial<DeliveryPlace>,
  kinds: Parameters<typeof placeProblems>[1]['kinds'] = ['collection', 'berth'],
  timeZone: string | null = 'Europe/Madrid',
) => placeProblems({ ...whole, ...change }, { kinds, now, timeZone }).map(({ field, rule }) => [field, rule]);

const nowhere = {
  port: null,
  berth: null,
  yachtId: null,
  arrivesFrom: null,
  arrivesUntil: null,
  latestUsefulOn: null,
};

describe('an order that is delivered', () => {
  test('to a place and a time that are said well can be', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ berth: null, yachtId: 'halcyon' })).toEqual([]);
    expect(wrong({ ...nowhere, port: 'palma', berth: 'Q12' })).toEqual([]);
  });

  test.each(['berth', 'courier'] as const)('by %s needs a port, and in it a berth or a yacht', (kind) => {
    expect(wrong(nowhere, [kind])).toEqual([
      ['port', 'required'],
      ['berth', 'required'],
    ]);
    expect(wrong({ berth: null }, [kind])).toEqual([['berth', 'required']]);
  });
});

test('what is collected from every supplier needs no place', () => {
  expect(wrong(nowhere, ['collection', 'collection'])).toEqual([]);
});

describe('times, also of what is collected,', () => {
  test.each<[string, Partial<DeliveryPlace>, readonly [string, string]]>([
    ['that are reversed', { arrivesUntil: new Date('2026-11-21T07:59:00Z') }, ['arrivesUntil', 'order']],
    [
      'that are wholly past',
      { arrivesFrom: null, arrivesUntil: new Date('2026-11-20T08:29:00Z') },
      ['arrivesUntil', 'past'],
    ],
    ['of a day that is over', { latestUsefulOn: '2026-11-19' }, ['latestUsefulOn', 'past']],
    ['of use only before one is there', { latestUsefulOn: '2026-11-20' }, ['latestUsefulOn', 'order']],
  ])('%s are reported', (_description, change, problem) => {
    expect(wrong(change)).toEqual([problem]);
    expect(wrong(change, ['collection'])).toEqual([problem]);
  });

  test('that began before and still run are right, and so is today', () => {
    expect(
      wrong({
        arrivesFrom: new Date('2026-11-19T08:00:00Z'),
        arrivesUntil: now,
        latestUsefulOn: '2026-11-20',
      }),
    ).toEqual([]);
  });

  test('are of the port’s own days; without a port a day is over when it is over everywhere', () => {
    const late = new Date('2026-11-20T23:30:00Z');
    const on = (timeZone: string | null) =>
      placeProblems(
        { ...nowhere, latestUsefulOn: '2026-11-20' },
        { kinds: ['collection'], now: late, timeZone },
      ).length;
    expect([on('Europe/Madrid'), on('America/New_York'), on(null)]).toEqual([1, 0, 0]);
  });
});

test.each([
  ['42', 'berth 42'],
  ['B-12', 'berth B-12'],
  ['Berth 42', 'Berth 42'],
  ['Quai 3, Port Vauban', 'Quai 3, Port Vauban'],
])('says where a yacht lies at %s', (berth, text) => expect(berthText(berth)).toBe(text));
