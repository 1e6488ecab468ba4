import { hourMs } from '../../../src/lib/durations.ts';

export const later = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms);

export const inHours = (instant: Date, hours: number): Date => later(instant, hours * hourMs);

export const firstOf = (...instants: readonly Date[]): Date =>
  new Date(Math.min(...instants.map((instant) => instant.getTime())));

/** An hour (UTC) of the day that is so many days after the instant's. */
export function onDayAfter(instant: Date, days: number, hour: number): Date {
  const at = new Date(instant);
  at.setUTCDate(at.getUTCDate() + days);
  at.setUTCHours(hour, 0, 0, 0);
  return at;
}
