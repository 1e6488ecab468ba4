import { hourMs } from '../../../src/lib/durations.ts';

export const later = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms);

export const inHours = (instant: Date, hours: number): Date => later(instant, hours * hourMs);

export const firstOf = (...instants: readonly Date[]): Date =>
  new Date(Math.min(...instants.map((instant) => instant.getTime())));
