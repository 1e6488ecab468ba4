import type { Stretch } from './day-layout.ts';
import { gridMinutes } from './wall-clock.ts';

const firstLength = 60;

const shifted = ({ from, until }: Stretch, minutes: number): Stretch => ({
  from: from + minutes,
  until: until + minutes,
});

const isWithin = ({ from, until }: Stretch, hours: Stretch): boolean =>
  from >= hours.from && until <= hours.until;

const isFree = ({ from, until }: Stretch, occupied: readonly Stretch[]): boolean =>
  !occupied.some((other) => other.from < until && from < other.until);

/** The start of the next entry after a minute, on the grid; the end of the hours if there is none. */
function nextOccupied(minute: number, hours: Stretch, occupied: readonly Stretch[]): number {
  const starts = occupied
    .map(({ from }) => Math.floor(from / gridMinutes) * gridMinutes)
    .filter((from) => from >= minute);
  return Math.min(hours.until, ...starts);
}

/** One hour from a minute on, shorter if an entry begins before it ends. */
export function begun(from: number, hours: Stretch, occupied: readonly Stretch[]): Stretch {
  const start = Math.max(hours.from, Math.min(hours.until - gridMinutes, from));
  return {
    from: start,
    until: Math.min(start + firstLength, nextOccupied(start + gridMinutes, hours, occupied)),
  };
}

/** The same length one step earlier or later, skipping entries; unchanged if there is no room in that direction. */
export function moved(
  stretch: Stretch,
  minutes: number,
  hours: Stretch,
  occupied: readonly Stretch[],
): Stretch {
  for (let next = shifted(stretch, minutes); isWithin(next, hours); next = shifted(next, minutes))
    if (isFree(next, occupied)) return next;
  return stretch;
}

/** One step longer or shorter at its end, which stops at the next entry. */
export function lengthened(
  { from, until }: Stretch,
  minutes: number,
  hours: Stretch,
  occupied: readonly Stretch[],
): Stretch {
  const wanted = Math.max(from + gridMinutes, until + minutes);
  return { from, until: minutes > 0 ? Math.min(wanted, nextOccupied(until, hours, occupied)) : wanted };
}

/** The nearest free period of the same length; null if there is none. */
export function nearestFree(stretch: Stretch, hours: Stretch, occupied: readonly Stretch[]): Stretch | null {
  if (isFree(stretch, occupied)) return stretch;
  const sides = [-gridMinutes, gridMinutes]
    .map((minutes) => moved(stretch, minutes, hours, occupied))
    .filter((one) => one !== stretch)
    .toSorted((one, other) => Math.abs(one.from - stretch.from) - Math.abs(other.from - stretch.from));
  return sides[0] ?? null;
}
