import { dayMs } from '../../../../src/lib/durations.ts';
import type { Clock } from '../../platform/clock.ts';

/** `2026-11-20` */
export const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10);

/** The UTC day that is this many days before an instant's. */
export const utcDaysBefore = (instant: Date, days: number): string =>
  utcDay(new Date(instant.getTime() - days * dayMs));

/**
 * The day of a browser's instant, if it is within a week of our clock; else today. A browser may be offline before it
 * sends, and its clock may be wrong.
 */
export function plausibleDay(clock: Clock, at: string): string {
  const now = clock.now();
  const seen = new Date(at);
  const ageMs = now.getTime() - seen.getTime();
  return ageMs >= -dayMs && ageMs <= 7 * dayMs ? utcDay(seen) : utcDay(now);
}
