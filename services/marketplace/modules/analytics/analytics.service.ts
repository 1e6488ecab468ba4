import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { addPageViewCounts } from './analytics.repository.ts';
import { flowStates } from './flow-states.gen.ts';
import { createFlowVisits, type FlowVisits } from './flow-visits.service.ts';
import { plausibleDay } from './utc-days.ts';

/** contract: recordPageViews. `at` is an ISO 8601 instant of the browser's clock. */
interface SeenPage {
  readonly pattern: string;
  readonly at: string;
}

export interface Analytics extends FlowVisits {
  /**
   * Counts views per UTC day and pattern; unknown patterns, and views above 50 per call, are dropped. Not idempotent: a
   * batch sent twice counts twice.
   */
  recordPageViews(views: readonly SeenPage[]): Promise<void>;
}

const maxViewsACall = 50;

export function createAnalytics({
  db,
  clock,
  knownPatterns,
  knownStates = flowStates,
}: {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** The route table's patterns: the only text that may enter the table. */
  readonly knownPatterns: readonly string[];
  /** Defaults to the site's flows. */
  readonly knownStates?: Readonly<Record<string, readonly string[]>>;
}): Analytics {
  const known = new Set(knownPatterns);

  return {
    ...createFlowVisits({ db, clock, knownStates }),

    async recordPageViews(views) {
      const counts = new Map<string, { day: string; pattern: string; views: number }>();
      for (const { pattern, at } of views.slice(0, maxViewsACall)) {
        if (!known.has(pattern)) continue;
        const day = plausibleDay(clock, at);
        const count = counts.get(`${day} ${pattern}`) ?? { day, pattern, views: 0 };
        count.views += 1;
        counts.set(`${day} ${pattern}`, count);
      }
      await addPageViewCounts(db, [...counts.values()]);
    },
  };
}
