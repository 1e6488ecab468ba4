import { parseCronItems } from 'graphile-worker';
import type { ParsedCronItem } from 'graphile-worker';
import type { Jobs, NightlyJob } from './jobs.ts';

/** The jobs whose only payload is the planned instant. */
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

/** Plans each job every five minutes. Missed ones are not caught up: the next one does the same work. */
export const everyFiveMinutes = (names: readonly NightlyJobName[]): ParsedCronItem[] =>
  parseCronItems(
    names.map((name) => ({
      task: name,
      match: `*/${MINUTES_APART} * * * *`,
      identifier: name,
      // Replaces a waiting one, so that a worker that was down finds only one.
      options: { maxAttempts: 1, jobKey: name },
    })),
  );
