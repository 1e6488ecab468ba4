import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';

/** The jobs, in addition to the market's own tables. */
const jobTables = ['_private_job_queues', '_private_jobs'];

/**
 * Saves the contents of all tables, and returns a function that restores them: for data that takes seconds to create.
 * Only the database's owner may do this.
 */
export async function keepContents(db: Kysely<Database>): Promise<() => Promise<void>> {
  const tables = await readTables(db);
  const { rows: sequences } = await sql<{ name: string; last: string | null }>`
    select format('%I.%I', schemaname, sequencename) as name, last_value as last
    from pg_sequences where schemaname in (current_schema(), 'graphile_worker')`.execute(db);
  await sql`create schema kept`.execute(db);
  for (const { name, kept } of tables)
    await sql`create table ${sql.raw(kept)} as table ${sql.raw(name)}`.execute(db);

  return async () =>
    db.transaction().execute(async (trx) => {
      // Without triggers and foreign keys: their results are part of the saved contents.
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const table of tables) await putBack(trx, table);
      for (const { name, last } of sequences)
        await sql`select setval(${name}, ${last ?? 1}, ${last !== null})`.execute(trx);
    });
}

interface Table {
  readonly name: string;
  readonly kept: string;
  /** Without generated columns. */
  readonly columns: string;
}

async function readTables(db: Kysely<Database>): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    select c.oid::regclass::text as name, format('kept.%I', c.relname) as kept,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and (
      n.nspname = current_schema() and c.relname not like 'kysely%'
      or n.nspname = 'graphile_worker' and c.relname = any(${sql.val(jobTables)}))
    group by c.oid, c.relname`.execute(db);
  return rows;
}

async function putBack(trx: Transaction<Database>, { name, kept, columns }: Table): Promise<void> {
  await sql`delete from ${sql.raw(name)}`.execute(trx);
  await sql`insert into ${sql.raw(name)} (${sql.raw(columns)}) overriding system value
    select ${sql.raw(columns)} from ${sql.raw(kept)}`.execute(trx);
}
