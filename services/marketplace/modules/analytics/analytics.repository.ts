import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/** Views of one pattern on one day (`2026-11-20`, UTC). */
interface DayCount {
  readonly day: string;
  readonly pattern: string;
  readonly views: number;
}

/**
 * Adds the counts in one statement; safe for concurrent use. The counts must contain each day and pattern once. Rows
 * are locked in key order, so that two batches never deadlock.
 */
export async function addPageViewCounts(db: Kysely<Database>, counts: readonly DayCount[]): Promise<void> {
  if (counts.length === 0) return;
  const ordered = counts.toSorted((a, b) => (a.day + a.pattern < b.day + b.pattern ? -1 : 1));
  await db
    .insertInto('pageViewCounts')
    .values(ordered.map(({ day, pattern, views }) => ({ day, pattern, views })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'pattern'])
        .doUpdateSet({ views: sql`page_view_counts.views + excluded.views` }),
    )
    .execute();
}
