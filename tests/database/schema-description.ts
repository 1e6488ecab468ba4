import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * The contents of the schema `public`, one line per object, sorted: equal descriptions mean equal schemas. Tables with
 * their columns, indexes, constraints, triggers, functions, types, sequences, views, comments.
 */
export async function describeSchema<DB>(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with ours as (select oid from pg_namespace where nspname = 'public')
    select 'table ' || c.relname || ' ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then ' not null' else '' end
        || case a.attgenerated when '' then '' else ' generated ' || a.attgenerated::text end
        || case a.attidentity when '' then '' else ' identity ' || a.attidentity::text end
        || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as line
      from pg_class c join ours on ours.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relkind in ('r', 'p')
    union all
    select 'index ' || pg_get_indexdef(i.indexrelid) from pg_index i
      join pg_class c on c.oid = i.indrelid join ours on ours.oid = c.relnamespace
    union all
    select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(k.oid)
      from pg_constraint k join ours on ours.oid = k.connamespace
    union all
    select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join ours on ours.oid = c.relnamespace where not t.tgisinternal
    union all
    select 'function ' || pg_get_functiondef(p.oid) from pg_proc p join ours on ours.oid = p.pronamespace
      where p.prokind in ('f', 'p')
        and not exists (select from pg_depend where objid = p.oid and classid = 'pg_proc'::regclass and deptype = 'e')
    union all
    select 'type ' || t.typname || ' ' || t.typtype::text
        || coalesce((select ' ' || string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = t.oid), '')
      from pg_type t join ours on ours.oid = t.typnamespace where t.typtype in ('e', 'd', 'r')
    union all
    select 'sequence ' || sequencename || ' ' || data_type || ' ' || increment_by from pg_sequences where schemaname = 'public'
    union all
    select 'view ' || viewname || ' ' || definition from pg_views where schemaname = 'public'
    union all
    select 'policy ' || tablename || ' ' || policyname || ' ' || coalesce(qual, '') || ' ' || coalesce(with_check, '')
      from pg_policies where schemaname = 'public'
    union all
    select 'extension ' || extname from pg_extension where extname <> 'plpgsql'
    union all
    select 'comment ' || pg_describe_object(classoid, objoid, objsubid) || ' ' || description
      from pg_description s join pg_class c on c.oid = s.objoid join ours on ours.oid = c.relnamespace
    order by line`.execute(db);
  return rows.map(({ line }) => line);
}
