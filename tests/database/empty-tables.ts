import { sql, type Kysely } from 'kysely';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';

/** `signUps` → `sign_ups`. */
const nameInDatabase = (table: string): string =>
  table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** By list of tables: these and every table that refers to them, which no test changes. */
const reached = new Map<string, Promise<readonly string[]>>();

async function findReached(db: Kysely<Database>, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive reached (oid) as (
      select unnest(array[${sql.join(names.map((name) => sql.lit(name)))}]::regclass[])::oid
      union
      select conrelid from pg_constraint join reached on reached.oid = confrelid where contype = 'f'
    )
    select oid::regclass::text as name from reached`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Empties tables and every table that refers to them, like `truncate … cascade`, which creates new files for each table
 * and index: for the few rows of a test, deleting takes a hundredth of the time. Without triggers and foreign keys, so
 * that protected rows are deleted too; listings and their counts, which triggers maintain, are deleted with their
 * sources.
 */
export async function emptyTables(
  db: Kysely<Database>,
  ...tables: readonly (keyof Database)[]
): Promise<void> {
  const names = tables.map(nameInDatabase);
  const key = names.join();
  const found = reached.get(key) ?? findReached(db, names);
  reached.set(key, found);
  const all = sql.join((await found).map((name) => sql.lit(name)));
  await sql`
    do $$
    declare
      emptied text;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for emptied in select name from unnest(array[${all}]) name where pg_relation_size(name::regclass) > 0
      loop
        execute 'delete from ' || emptied;
        if emptied = 'inventory_items' then
          delete from market_listings where kind = 'product';
        elsif emptied = 'services' then
          delete from market_listings where kind = 'service';
        end if;
      end loop;
      delete from listing_counts;
      delete from listing_groups;
      perform repair_listing_counts();
    end $$`.execute(db);
}
