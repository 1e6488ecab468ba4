import { apart, type Period } from './busy.domain.ts';

const minuteMs = 60_000;

const lengthOf = ([from, until]: Period): number => Math.max(0, until - from);

/** The minutes of the open periods, which are disjoint, that are not busy. */
export function freeMinutesOf(open: readonly Period[], busy: readonly Period[]): number {
  const taken = apart(busy);
  const free = open.map((period) => {
    const overlaps = taken.map(([from, until]): Period => [
      Math.max(from, period[0]),
      Math.min(until, period[1]),
    ]);
    return lengthOf(period) - overlaps.reduce((sum, overlap) => sum + lengthOf(overlap), 0);
  });
  return Math.floor(free.reduce((sum, each) => sum + each, 0) / minuteMs);
}
