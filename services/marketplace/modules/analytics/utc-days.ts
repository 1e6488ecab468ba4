import { dayMs } from '../../../../src/lib/durations.ts';
import type { Clock } from '../../platform/clock.ts';

/** `2026-11-20` */
export const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10);

/** So many days before the day of an instant. */
export const utcDaysBefore = (instant: Date, days: number): string =>
  utcDay(new Date(instant.getTime() - days * dayMs));

/** A browser may be offline for a while before it sends, and its clock may be anywhere: within a week it is believed. */
export function plausibleDay(clock: Clock, at: string): string {
  const now = clock.now();
  const seen = new Date(at);
  const ageMs = now.getTime() - seen.getTime();
  return ageMs >= -dayMs && ageMs <= 7 * dayMs ? utcDay(seen) : utcDay(now);
}
