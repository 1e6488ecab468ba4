import type { Clock } from '../clock.ts';

type SettableClock = Clock & {
  set(instant: Date | string): void;
  advance(durationMs: number): void;
};

/** A clock that only moves when set; `start` is a Date or an ISO 8601 instant. */
export function fixedClock(start: Date | string): SettableClock {
  let currentMs = instantMs(start);
  return {
    now: () => new Date(currentMs),
    set: (instant) => {
      currentMs = instantMs(instant);
    },
    advance: (durationMs) => {
      currentMs += durationMs;
    },
  };
}

function instantMs(instant: Date | string): number {
  const ms = new Date(instant).getTime();
  if (Number.isNaN(ms)) throw new TypeError(`Not an instant: ${String(instant)}`);
  return ms;
}
