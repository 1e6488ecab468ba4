import { describe, expect, it } from 'vitest';
import { canReach, daysText, nearestServed, proposedMethod, type Reach } from './delivery-reach.ts';

type Priced = Reach & { readonly costMinor: number };
const van: Priced = { kind: 'berth', ports: ['antibes', 'cannes', 'monaco'], costMinor: 2200 };
const counter: Priced = { kind: 'collection', ports: ['antibes'], costMinor: 0 };
const courier: Priced = { kind: 'courier', ports: null, costMinor: 1900 };

const position = (slug: string, latitude: number, longitude: number) => ({ slug, latitude, longitude });
const ports = [
  position('palma', 39.56, 2.63),
  position('antibes', 43.59, 7.13),
  position('monaco', 43.73, 7.43),
  position('barcelona', 41.37, 2.18),
  position('genoa', 44.4, 8.92),
];

describe('what can be had for a port', () => {
  it('is what reaches it; what is collected is the crew’s own affair', () => {
    const reaching = [van, counter, courier].filter((method) => canReach(method, 'palma'));
    expect(reaching).toEqual([counter, courier]);
  });

  it('is everything while no port is chosen', () => {
    expect([van, counter, courier].every((method) => canReach(method, null))).toBe(true);
  });
});

describe('the method that is proposed', () => {
  it.each([
    ['none while no port is chosen', null, [van, counter, courier], null],
    ['the cheapest that is brought there', 'antibes', [counter, van, courier], courier],
    ['collecting where nothing is brought', 'antibes', [counter], counter],
    ['a courier before a collection in another port', 'palma', [van, counter, courier], courier],
    ['none where it could only be collected elsewhere', 'palma', [van, counter], null],
    ['none where nothing reaches', 'palma', [van], null],
    ['the first of equals', 'monaco', [van, { ...van, ports: null }], van],
  ])('is %s', (_which, port, methods, expected) => {
    expect(proposedMethod(methods, port)).toBe(expected);
  });
});

describe('the nearest port that is served', () => {
  it.each([
    ['palma', 'antibes'],
    ['genoa', 'monaco'],
    ['monaco', 'monaco'],
  ])('of %s is %s', (port, nearest) => {
    expect(nearestServed([van], port, ports)?.slug).toBe(nearest);
  });

  it('is none of a port that nobody knows, and of no methods', () => {
    expect([nearestServed([van], 'atlantis', ports), nearestServed([], 'palma', ports)]).toEqual([
      null,
      null,
    ]);
  });

  it('is found across the date line', () => {
    const pacific = [
      position('fiji', -18.1, 178.4),
      position('samoa', -13.8, -171.8),
      position('cairns', -16.9, 145.8),
    ];
    const truck = { kind: 'berth', ports: ['samoa', 'cairns'] } as const;
    expect(nearestServed([truck], 'fiji', pacific)?.slug).toBe('samoa');
  });
});

it.each([
  [null, null],
  [{ from: 0, to: 0 }, 'Same day'],
  [{ from: 1, to: 1 }, '1 day'],
  [{ from: 0, to: 1 }, '0 to 1 day'],
  [{ from: 2, to: 4 }, '2 to 4 days'],
])('the days %o are "%s"', (days, text) => {
  expect(daysText(days)).toBe(text);
});
