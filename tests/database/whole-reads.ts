import { sql, type Kysely } from 'kysely';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import { asOwner } from './as-owner.ts';

/** Tables of reference data and settings, which stay small. */
const small = new Set(['departments', 'ports', 'market_settings', 'exchange_rates']);

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** These nodes read all rows of their children, whatever is above them. */
const readsAll = new Set(['Sort', 'Aggregate', 'Hash', 'WindowAgg', 'SetOp']);

/**
 * The tables that statements would scan if every table with a row had a million: PostgreSQL is told so, and that a
 * sequential scan costs very much, so it uses one only if no index fits. Reading part of an index in order, up to a
 * page, does not count, nor does a partial index of a few rows.
 */
export const scansOf = (db: Kysely<Database>, texts: ReadonlySet<string>): Promise<readonly string[]> =>
  asOwner(db, async (trx) => {
    await sql`savepoint as_it_is`.execute(trx);
    // Replaces the statistics that the server may have collected meanwhile.
    await sql`
      select pg_clear_relation_stats('public', relname::text)
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`.execute(trx);
    await sql`
      select pg_clear_attribute_stats('public', c.relname::text, a.attname::text, false)
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`.execute(
      trx,
    );
    await sql`
      select pg_restore_relation_stats('schemaname', 'public', 'relname', relname::text, 'relpages', 1::integer, 'reltuples', 1000000::real)
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all (${[...small]}::text[])
        and pg_relation_size(oid) > 0`.execute(trx);
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows: partial } = await sql<{ name: string }>`
      select indexrelid::regclass::text as name from pg_index where indpred is not null`.execute(trx);
    const ofFew = new Set(partial.map(({ name }) => name));
    const scans = new Set<string>();
    for (const text of texts) {
      if (!/^\s*(?:select|with|insert|update|delete)\b/i.test(text)) continue;
      const { rows } = await sql<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>`
        explain (generic_plan, format json) ${sql.raw(text)}`.execute(trx);
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      if (plan) for (const table of readWhole(plan, { ofFew, stops: false })) scans.add(table);
    }
    await sql`rollback to savepoint as_it_is`.execute(trx);
    return [...scans].toSorted();
  });

function readWhole(
  node: PlanNode,
  { ofFew, stops }: { readonly ofFew: ReadonlySet<string>; readonly stops: boolean },
): readonly string[] {
  const {
    'Node Type': kind,
    'Relation Name': table,
    'Index Name': index = '',
    'Index Cond': condition,
  } = node;
  const isLimited = kind === 'Limit' || (stops && !readsAll.has(kind));
  const below = (node.Plans ?? []).flatMap((each) => readWhole(each, { ofFew, stops: isLimited }));
  const isIndexRead = kind === 'Index Scan' || kind === 'Index Only Scan';
  const isWhole =
    kind === 'Seq Scan' || (isIndexRead && condition === undefined && !stops && !ofFew.has(index));
  return isWhole && table !== undefined && !small.has(table) ? [table, ...below] : below;
}
