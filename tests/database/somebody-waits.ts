import { sql, type Kysely } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';

/** Resolves when this many sessions of the database wait for a lock; rejects after a minute. */
export const untilSomebodyWaits = (db: Kysely<Database>, count = 1): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
      expect(rows).toHaveLength(count);
    },
    // Nothing here measures time, and a busy machine may take longer than the default of one second.
    { timeout: 60_000 },
  );
