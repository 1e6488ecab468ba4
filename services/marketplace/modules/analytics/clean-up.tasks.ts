import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Task } from '../../platform/jobs/index.ts';
import { deleteFlowVisitsBefore } from './flow-visits.repository.ts';
import { utcDaysBefore } from './utc-days.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    clean_up_flow_visits: NightlyJob;
  }
}

/** The contract's longest period (getFlowFigures): older data cannot be requested. */
const retentionDays = 400;

/** Deletes the visits of days that can no longer be requested. */
export const cleanUpTask =
  ({ db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock }): Task<'clean_up_flow_visits'> =>
  async (_payload, { log }) => {
    const deleted = await deleteFlowVisitsBefore(db, utcDaysBefore(clock.now(), retentionDays - 1));
    log.info({ deleted }, 'flow visits cleaned up');
  };
