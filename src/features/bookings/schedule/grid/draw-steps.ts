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

/** Where the next that is on begins after a minute, on the grid; the end of the hours where nothing is. */
function nextOccupied(minute: number, hours: Stretch, occupied: readonly Stretch[]): number {
  const starts = occupied
    .map(({ from }) => Math.floor(from / gridMinutes) * gridMinutes)
    .filter((from) => from >= minute);
  return Math.min(hours.until, ...starts);
}

/** An hour from a minute on, shorter where something is on before it ends. */
export function begun(from: number, hours: Stretch, occupied: readonly Stretch[]): Stretch {
  const start = Math.max(hours.from, Math.min(hours.until - gridMinutes, from));
  return {
    from: start,
    until: Math.min(start + firstLength, nextOccupied(start + gridMinutes, hours, occupied)),
  };
}

/** The same length by one step earlier or later, past what is on; where it was if it fits nowhere that way. */
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

/** Longer or shorter by a step at its end, which stops at what is on. */
export function lengthened(
  { from, until }: Stretch,
  minutes: number,
  hours: Stretch,
  occupied: readonly Stretch[],
): Stretch {
  const wanted = Math.max(from + gridMinutes, until + minutes);
  return { from, until: minutes > 0 ? Math.min(wanted, nextOccupied(until, hours, occupied)) : wanted };
}

/** The free stretch of the same length that is nearest to it; null where there is none. */
export function nearestFree(stretch: Stretch, hours: Stretch, occupied: readonly Stretch[]): Stretch | null {
  if (isFree(stretch, occupied)) return stretch;
  const sides = [-gridMinutes, gridMinutes]
    .map((minutes) => moved(stretch, minutes, hours, occupied))
    .filter((one) => one !== stretch)
    .toSorted((one, other) => Math.abs(one.from - stretch.from) - Math.abs(other.from - stretch.from));
  return sides[0] ?? null;
}
