import { parseCronItems } from 'graphile-worker';
import type { ParsedCronItem } from 'graphile-worker';
import type { Jobs, NightlyJob } from './jobs.ts';

/** The jobs that carry no more than the instant they were planned for. */
type NightlyJobName = {
  [Name in keyof Jobs]: NightlyJob extends Jobs[Name] ? Name : never;
}[keyof Jobs];

const FIRST_MINUTE_UTC = 3 * 60 + 7;
const MINUTES_APART = 5;
const BACKFILL_MS = 24 * 60 * 60 * 1000;

/**
 * Plans each job once a night, five minutes apart from 03:07 UTC. A night missed because nothing was running (a
 * laptop) is caught up at the next start. Each job is planned once, however many workers there are.
 */
export const nightly = (names: readonly NightlyJobName[]): ParsedCronItem[] =>
  parseCronItems(
    names.map((name, position) => {
      const minute = FIRST_MINUTE_UTC + position * MINUTES_APART;
      return {
        task: name,
        match: `${minute % 60} ${Math.floor(minute / 60)} * * *`,
        identifier: name,
        options: { backfillPeriod: BACKFILL_MS, maxAttempts: 5 },
      };
    }),
  );

/** Plans each job every five minutes. What was missed because nothing ran is not made up for: the next one finds as much. */
export const everyFiveMinutes = (names: readonly NightlyJobName[]): ParsedCronItem[] =>
  parseCronItems(
    names.map((name) => ({
      task: name,
      match: `*/${MINUTES_APART} * * * *`,
      identifier: name,
      // One that still waits is replaced, so that a worker which was away finds one.
      options: { maxAttempts: 1, jobKey: name },
    })),
  );
