import { expect, test } from 'vitest';
import { classEnds, classOf, quantileOf } from './durations.domain.ts';

test('a duration belongs to the first class that contains it, and longer ones to the last', () => {
  expect([0, 1, 2, 3, 45, 46, 604_800, 900_000].map(classOf)).toEqual([1, 1, 2, 5, 45, 60, 604_800, 604_800]);
});

test('a class is at most as wide as documented', () => {
  const wide = classEnds.filter((end, at) => {
    const begin = classEnds[at - 1] ?? 0;
    return begin < 20 ? end - begin > 5 : (end - begin) / begin > 2 / 3 + 1e-9;
  });
  expect(wide).toEqual([]);
});

test('a quantile is read from the classes by interpolation', () => {
  const durations = [
    { within: 60, count: 4 },
    { within: 45, count: 4 },
    { within: 90, count: 2 },
  ];
  // The fifth of ten is one of the four between 45 and 60; the ninth is half of those between 60 and 90.
  expect([quantileOf(durations, 0.5), quantileOf(durations, 0.9), quantileOf([], 0.5)]).toEqual([
    49,
    75,
    null,
  ]);
});

test('the error of a quantile is smaller than its class, whatever the durations were', () => {
  const seconds = Array.from({ length: 500 }, (_, at) => Math.round(3 + ((at * 7919) % 900)));
  const counts = new Map<number, number>();
  for (const one of seconds) counts.set(classOf(one), (counts.get(classOf(one)) ?? 0) + 1);
  const durations = [...counts].map(([within, count]) => ({ within, count }));
  const sorted = seconds.toSorted((a, b) => a - b);
  for (const part of [0.1, 0.5, 0.9]) {
    const real = sorted[Math.ceil(part * sorted.length) - 1] ?? 0;
    const end = classOf(real);
    const begin = classEnds[classEnds.indexOf(end) - 1] ?? 0;
    expect(Math.abs((quantileOf(durations, part) ?? 0) - real)).toBeLessThanOrEqual(end - begin);
  }
});
