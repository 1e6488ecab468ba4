import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/db/schema.ts';

/** Tables filled by migrations. */
const referenceTables = new Set(['departments', 'ports', 'exchange_rates']);

/**
 * Empties every table except the reference data, restarts order numbers, and removes pending jobs. All users are
 * signed out.
 */
export async function emptyMarket(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely_%'`.execute(db);
  const tables = rows.map(({ name }) => name).filter((name) => !referenceTables.has(name));
  await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))} restart identity cascade`.execute(db);
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where locked_at is null))`.execute(
    db,
  );
}
