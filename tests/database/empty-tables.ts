import { sql, type Kysely } from 'kysely';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';

/** `signUps` → `sign_ups`. */
const nameInDatabase = (table: string): string =>
  table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

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
  await sql`
    do $$
    declare
      emptied text;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for emptied in
        with recursive reached (oid) as (
          select unnest(array[${sql.join(tables.map((name) => sql.lit(nameInDatabase(name))))}]::regclass[])::oid
          union
          select conrelid from pg_constraint join reached on reached.oid = confrelid where contype = 'f'
        )
        select oid::regclass::text from reached where pg_relation_size(oid) > 0
      loop
        execute 'delete from ' || emptied;
        if emptied = 'inventory_items' then
          delete from market_listings where kind = 'product';
        elsif emptied = 'services' then
          delete from market_listings where kind = 'service';
        end if;
      end loop;
      delete from listing_counts;
      perform repair_listing_counts();
    end $$`.execute(db);
}
