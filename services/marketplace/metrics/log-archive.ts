import { sql, type Kysely } from 'kysely';
import { Gauge } from 'prom-client';
import type { Metrics } from '../../http-adapter/index.ts';
import type { Database } from '../platform/db/schema.ts';
import { databaseReading } from './database-reading.ts';

// The view keeps the last failure forever: it counts until something is archived after it.
const state = sql<{ readonly isFailing: boolean }>`
  select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as is_failing
  from pg_stat_archiver`;

/** Whether the database's log reaches the backup; the same on every node. */
export function measureLogArchive(metrics: Metrics, db: Kysely<Database>): void {
  const read = databaseReading(async () => (await state.execute(db)).rows);
  new Gauge({
    name: 'db_log_archive_failing',
    help: 'Whether archiving the database’s log failed last; 0 too while it archives nothing.',
    registers: [metrics],
    async collect() {
      const [row] = await read();
      // The last reading may no longer be true.
      if (row === undefined) this.remove();
      else this.set(Number(row.isFailing));
    },
  });
}
