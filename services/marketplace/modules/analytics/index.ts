import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { cleanUpTask } from './clean-up.tasks.ts';

export { createAnalytics } from './analytics.service.ts';
export type { Analytics } from './analytics.service.ts';
export { classOf } from './durations.domain.ts';
export { flowFiguresOf } from './flow-figures.domain.ts';
export { flowStates } from './flow-states.gen.ts';
export type { PastVisits } from './flow-visits.service.ts';

/** The module's job, nightly. */
export const analyticsTasks = (parts: { readonly db: Kysely<Database>; readonly clock: Clock }) => ({
  clean_up_flow_visits: cleanUpTask(parts),
});
