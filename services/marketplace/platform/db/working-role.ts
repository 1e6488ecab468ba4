import pg from 'pg';
import { UnfitDatabase } from './unfit-database.ts';

// The tables that a node reads and writes. A node may only read Kysely's own tables, which record the migrations.
const tables = `
  select c.oid, c.oid::regclass::text as name, nspname as schema, relname, relname like 'kysely\\_%' as is_read_only
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where nspname in ('public', 'graphile_worker') and relkind in ('r', 'p', 'v')`;

/**
 * Lets a role work with the schema without owning it: it reads and writes rows, and changes no tables. Must be repeated
 * after each migration, because new tables belong only to their owner. graphile-worker's tables have row-level
 * security, which hides all rows until a policy is created for the role.
 */
export async function letWork(pool: pg.Pool, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const { rows } = await pool.query<{ name: string; hides_rows: boolean; has_policy: boolean }>(
    `select name, c.relrowsecurity as hides_rows,
       exists (select from pg_policies p where p.schemaname = schema and tablename = c.relname and $1 = any(p.roles)) as has_policy
     from (${tables}) t join pg_class c using (oid)`,
    [role],
  );
  const policies = rows
    .filter((table) => table.hides_rows && !table.has_policy)
    .map((table) => `create policy ${name} on ${table.name} to ${name} using (true) with check (true);`);
  // Several statements in one text are one transaction.
  await pool.query(`
    grant usage on schema public, graphile_worker to ${name};
    grant select, insert, update, delete on all tables in schema public, graphile_worker to ${name};
    revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${name};
    grant usage, select on all sequences in schema public, graphile_worker to ${name};
    ${policies.join('\n')}`);
}

/** Throws an UnfitDatabase if the pool's role lacks a permission on a table that a node needs. */
export async function checkRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string; name: string }>(`
    select current_user::text as role, name from (${tables}) t
    where not (
      has_schema_privilege(schema, 'usage') and has_table_privilege(oid, 'select')
      and (is_read_only or (
        has_table_privilege(oid, 'insert') and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete')
      ))
      and (not row_security_active(oid) or exists (
        select from pg_policies p, unnest(p.roles) as of (role)
        where p.schemaname = schema and tablename = relname and (of.role = 'public' or pg_has_role(of.role, 'usage'))
      ))
    )
    order by name limit 1`);
  const [lacking] = rows;
  if (!lacking) return;
  throw new UnfitDatabase(
    `The database role ${lacking.role} may not work with the table ${lacking.name}: run \`npm run migrate -- --for ${lacking.role}\` as the role that owns the tables.`,
  );
}
