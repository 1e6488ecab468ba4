import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { VisitSum } from './flow-figures.domain.ts';

/** Visits of one day (`2026-11-20`, UTC) to one state of a flow. */
export interface DayVisits extends VisitSum {
  readonly day: string;
  readonly flow: string;
}

/** The key of a row. */
export const visitKey = ({ day, flow, state, wentTo, within }: DayVisits): string =>
  [day, flow, state, wentTo, within].join(' ');

/**
 * Adds the visits in one statement; safe for concurrent use. They must contain each key once. Rows are locked in key
 * order, so that two batches never deadlock.
 */
export async function addFlowVisits(db: Kysely<Database>, visits: readonly DayVisits[]): Promise<void> {
  if (visits.length === 0) return;
  const ordered = visits.toSorted((a, b) => (visitKey(a) < visitKey(b) ? -1 : 1));
  const column = <Key extends keyof DayVisits>(key: Key) => ordered.map((visit) => visit[key]);
  await sql`
    insert into flow_visit_counts (day, flow, state, went_to, within_seconds, visits)
    select * from unnest(
      ${column('day')}::date[], ${column('flow')}::text[], ${column('state')}::text[],
      ${column('wentTo')}::text[], ${column('within')}::integer[], ${column('visits')}::bigint[])
    on conflict (day, flow, state, went_to, within_seconds)
    do update set visits = flow_visit_counts.visits + excluded.visits`.execute(db);
}

/** The visits to a flow's states, summed over the days from the first to the last. */
export const sumFlowVisits = (
  db: Kysely<Database>,
  flow: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<VisitSum[]> =>
  db
    .selectFrom('flowVisitCounts')
    .select(['state', 'wentTo', 'withinSeconds as within'])
    .select(sql<number>`sum(visits)::bigint`.as('visits'))
    .where('flow', '=', flow)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['state', 'wentTo', 'withinSeconds'])
    .execute();

/** Prevents others from counting until the transaction ends. */
export const lockFlowVisits = async (trx: Transaction<Database>): Promise<void> => {
  await sql`lock table flow_visit_counts in exclusive mode`.execute(trx);
};

/** Whether there are no visits yet. */
export const hasNoFlowVisits = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('flowVisitCounts').select('flow').limit(1).executeTakeFirst()) === undefined;

/** Returns the number of deleted rows. */
export async function deleteFlowVisitsBefore(db: Kysely<Database>, day: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('flowVisitCounts')
    .where('day', '<', day)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
