import { sql } from 'kysely';
import type { Task } from '../../../platform/jobs/index.ts';
import type { CatalogueParts } from '../catalogue.parts.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface Jobs {
    fold_listing_counts: NightlyJob;
    repair_listing_counts: NightlyJob;
  }
}

/** Corrects the stored counts and known words without blocking writers, and returns how many counts were wrong. */
export async function repairListingCounts(db: CatalogueParts['db']): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`select repair_listing_counts() as wrong`.execute(db);
  await sql`select repair_listing_words()`.execute(db);
  return rows[0]?.wrong ?? 0;
}

/** The jobs that compact and verify the stored counts of listings (migration 0047), and the known words (0055). */
export const catalogueTasks = ({
  db,
}: Pick<CatalogueParts, 'db'>): {
  readonly fold_listing_counts: Task<'fold_listing_counts'>;
  readonly repair_listing_counts: Task<'repair_listing_counts'>;
} => ({
  fold_listing_counts: async () => {
    await sql`select fold_listing_counts()`.execute(db);
  },
  // Triggers maintain them. If one was disabled during a bulk copy, this job finds out the next night.
  repair_listing_counts: async (_payload, { log }) => {
    const wrong = await repairListingCounts(db);
    if (wrong > 0) log.warn({ wrong }, 'counts of listings were wrong and are repaired');
  },
});
