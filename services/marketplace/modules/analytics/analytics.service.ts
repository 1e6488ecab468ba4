import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { addPageViewCounts } from './analytics.repository.ts';

/** contract: recordPageViews. `at` is an ISO 8601 instant as the browser's clock had it. */
export interface SeenPage {
  readonly pattern: string;
  readonly at: string;
}

export interface Analytics {
  /**
   * Counts views per UTC day and pattern; patterns outside the known list are dropped, as is what exceeds 50 views a call.
   * Not idempotent: a batch sent twice counts twice.
   */
  recordPageViews(views: readonly SeenPage[]): Promise<void>;
}

const maxViewsACall = 50;
const dayMs = 86_400_000;

const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10);

export function createAnalytics({
  db,
  clock,
  knownPatterns,
}: {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** The route table's patterns: the only text that may enter the table. */
  readonly knownPatterns: readonly string[];
}): Analytics {
  const known = new Set(knownPatterns);

  /** A browser may be offline for a while before it sends, and its clock may be anywhere: within a week it is believed. */
  const dayOf = (at: string): string => {
    const now = clock.now();
    const seen = new Date(at);
    const ageMs = now.getTime() - seen.getTime();
    return ageMs >= -dayMs && ageMs <= 7 * dayMs ? utcDay(seen) : utcDay(now);
  };

  return {
    async recordPageViews(views) {
      const counts = new Map<string, { day: string; pattern: string; views: number }>();
      for (const { pattern, at } of views.slice(0, maxViewsACall)) {
        if (!known.has(pattern)) continue;
        const day = dayOf(at);
        const count = counts.get(`${day} ${pattern}`) ?? { day, pattern, views: 0 };
        count.views += 1;
        counts.set(`${day} ${pattern}`, count);
      }
      await addPageViewCounts(db, [...counts.values()]);
    },
  };
}
