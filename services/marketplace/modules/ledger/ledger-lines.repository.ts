import { sql, type RawBuilder } from 'kysely';
import type { LedgerEntryKind } from '../../platform/db/schema.ts';
import type { LedgerPosition } from './ledger.domain.ts';
import type { Db } from './ledger.repository.ts';

export interface LineRow {
  readonly entryId: string;
  readonly at: Date;
  readonly kind: LedgerEntryKind;
  readonly memo: string;
  readonly orderId: string;
  readonly orderNumber: number;
  readonly subOrderId: string;
  /** Counts from 1, in the order of the ids. */
  readonly subOrderPosition: number;
  readonly vendorName: string;
  readonly buyerName: string;
  readonly currency: string;
  readonly cashMinor: number;
  /** What the commission grew by. */
  readonly commissionMinor: number;
  readonly vendorDueMinor: number;
}

/** What is asked of the ledger; null asks nothing. */
export interface LineSearch {
  readonly buyerId: string | null;
  readonly vendorId: string | null;
  readonly orderId: string | null;
  readonly subOrderId: string | null;
  readonly kinds: readonly LedgerEntryKind[];
  /** Order, vendor or buyer. */
  readonly words: string | null;
  readonly since: Date | null;
  readonly before: Date | null;
  readonly after: LedgerPosition | null;
  /** Null: all there are. */
  readonly atMost: number | null;
  readonly latestFirst: boolean;
}

export const everything: LineSearch = {
  buyerId: null,
  vendorId: null,
  orderId: null,
  subOrderId: null,
  words: null,
  since: null,
  before: null,
  after: null,
  atMost: null,
  latestFirst: true,
  kinds: ['capture', 'refund', 'transfer', 'reversal'],
};

// In LIKE these three mean something.
const literally = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const vendorName = sql<string>`coalesce(v.trading_name, v.legal_name, concat_ws(' ', vu.first_name, vu.last_name))`;
const buyerName = sql<string>`concat_ws(' ', b.first_name, b.last_name)`;
const position = sql<number>`(
  select count(*) from sub_orders other where other.order_id = s.order_id and other.id <= s.id
)`;

/** The entries of a search, without its terms and page: `e` is an entry. */
export function entryConditions(search: Omit<LineSearch, 'words' | 'after' | 'atMost' | 'latestFirst'>) {
  const { buyerId, vendorId, orderId, subOrderId, kinds, since, before } = search;
  const conditions: RawBuilder<unknown>[] = [sql`e.kind = any(${kinds})`];
  if (buyerId !== null) conditions.push(sql`e.buyer_id = ${buyerId}`);
  if (orderId !== null) conditions.push(sql`e.order_id = ${orderId}`);
  if (since !== null) conditions.push(sql`e.at >= ${since}`);
  if (before !== null) conditions.push(sql`e.at < ${before}`);
  // Repeated here, so that a vendor's few entries are found without scanning all.
  if (vendorId !== null)
    conditions.push(sql`e.id in (select entry_id from ledger_postings where vendor_id = ${vendorId})`);
  if (subOrderId !== null)
    conditions.push(sql`e.id in (select entry_id from ledger_postings where sub_order_id = ${subOrderId})`);
  return sql.join(conditions, sql` and `);
}

function lineConditions({ vendorId, subOrderId, words: text, after, latestFirst }: LineSearch) {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (vendorId !== null) conditions.push(sql`line.vendor_id = ${vendorId}`);
  if (subOrderId !== null) conditions.push(sql`line.sub_order_id = ${subOrderId}`);
  if (text !== null) {
    const pattern = literally(text);
    conditions.push(sql`(('Q-' || o.number) ilike ${pattern} or ('Q-' || o.number || '/' || ${position}) ilike ${pattern}
      or ${vendorName} ilike ${pattern} or ${buyerName} ilike ${pattern})`);
  }
  if (after !== null) {
    const beyond = latestFirst ? sql`<` : sql`>`;
    conditions.push(sql`(e.at, e.id, line.sub_order_id) ${beyond}
      (${after.at}::timestamptz, ${after.entryId}::uuid, ${after.subOrderId}::uuid)`);
  }
  return sql.join(conditions, sql` and `);
}

/** One row an entry and sub-order. */
export async function readLines(db: Db, search: LineSearch): Promise<readonly LineRow[]> {
  const way = search.latestFirst ? sql`desc` : sql`asc`;
  const limit = search.atMost === null ? sql`` : sql`limit ${search.atMost}`;
  const { rows } = await sql<LineRow>`
    select e.id as "entryId", e.at, e.kind, e.memo, e.order_id as "orderId", o.number as "orderNumber",
      line.sub_order_id as "subOrderId", ${position} as "subOrderPosition",
      ${vendorName} as "vendorName", ${buyerName} as "buyerName", line.currency,
      line.cash as "cashMinor", -line.commission as "commissionMinor", -line.vendor_due as "vendorDueMinor"
    from ledger_entries e
    join orders o on o.id = e.order_id
    join users b on b.id = e.buyer_id
    cross join lateral (
      select p.sub_order_id, p.vendor_id, p.currency,
        coalesce(sum(p.amount_minor) filter (where p.account = 'cash'), 0)::bigint as cash,
        coalesce(sum(p.amount_minor) filter (where p.account = 'commission'), 0)::bigint as commission,
        coalesce(sum(p.amount_minor) filter (where p.account = 'vendor_due'), 0)::bigint as vendor_due
      from ledger_postings p where p.entry_id = e.id
      group by p.sub_order_id, p.vendor_id, p.currency
    ) line
    join sub_orders s on s.id = line.sub_order_id
    join vendors v on v.id = line.vendor_id
    join users vu on vu.id = v.id
    where ${entryConditions(search)} and ${lineConditions(search)}
    order by e.at ${way}, e.id ${way}, line.sub_order_id ${way}
    ${limit}`.execute(db);
  return rows;
}
