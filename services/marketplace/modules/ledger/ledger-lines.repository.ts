import { sql, type RawBuilder } from 'kysely';
import type { SaleKind } from '../../platform/db/trade-tables.ts';
import type { LedgerLineKind, LedgerPosition } from './ledger.domain.ts';
import type { Db } from './ledger.repository.ts';

export interface LineRow {
  readonly entryId: string;
  readonly at: Date;
  readonly kind: LedgerLineKind;
  readonly memo: string;
  readonly purchaseId: string;
  readonly purchaseNumber: string;
  readonly saleId: string;
  readonly saleNumber: string;
  readonly saleKind: SaleKind;
  readonly vendorName: string;
  readonly buyerName: string;
  readonly currency: string;
  readonly cashMinor: number;
  /** The increase of the commission. */
  readonly commissionMinor: number;
  readonly vendorDueMinor: number;
}

/** The conditions of a search; null means no condition. */
export interface LineSearch {
  readonly buyerId: string | null;
  readonly vendorId: string | null;
  readonly purchaseId: string | null;
  readonly saleId: string | null;
  readonly kinds: readonly LedgerLineKind[];
  /** Text in the purchase's number, the vendor or the buyer. */
  readonly words: string | null;
  readonly since: Date | null;
  readonly before: Date | null;
  readonly after: LedgerPosition | null;
  /** Null for no limit. */
  readonly atMost: number | null;
  readonly latestFirst: boolean;
}

export const everything: LineSearch = {
  buyerId: null,
  vendorId: null,
  purchaseId: null,
  saleId: null,
  words: null,
  since: null,
  before: null,
  after: null,
  atMost: null,
  latestFirst: true,
  kinds: ['capture', 'refund', 'transfer', 'reversal'],
};

// Escapes the three characters that have a meaning in LIKE.
const literally = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

export const vendorName = sql<string>`coalesce(v.trading_name, v.legal_name, concat_ws(' ', vu.first_name, vu.last_name))`;
const buyerName = sql<string>`concat_ws(' ', b.first_name, b.last_name)`;
// `Q-10001/2`: the second sale of its purchase, in the order of the ids. A booking is the first of its own.
const saleNumber = sql<string>`case s.kind when 'booking' then u.number else u.number || '/' || (
  select count(*) from sales other where other.purchase_id = s.purchase_id and other.id <= s.id
) end`;

/** The conditions of a search without its text and page; `e` is an entry. */
export function entryConditions(search: Omit<LineSearch, 'words' | 'after' | 'atMost' | 'latestFirst'>) {
  const { buyerId, vendorId, purchaseId, saleId, kinds, since, before } = search;
  const conditions: RawBuilder<unknown>[] = [sql`e.kind = any(${kinds})`];
  if (buyerId !== null) conditions.push(sql`e.buyer_id = ${buyerId}`);
  if (purchaseId !== null) conditions.push(sql`e.purchase_id = ${purchaseId}`);
  if (since !== null) conditions.push(sql`e.at >= ${since}`);
  if (before !== null) conditions.push(sql`e.at < ${before}`);
  // Repeated here, so that a vendor's few entries are found without scanning all.
  if (vendorId !== null)
    conditions.push(sql`e.id in (select entry_id from ledger_postings where vendor_id = ${vendorId})`);
  if (saleId !== null)
    conditions.push(sql`e.id in (select entry_id from ledger_postings where sale_id = ${saleId})`);
  return sql.join(conditions, sql` and `);
}

function lineConditions({ vendorId, saleId, words: text, after, latestFirst }: LineSearch) {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (vendorId !== null) conditions.push(sql`line.vendor_id = ${vendorId}`);
  if (saleId !== null) conditions.push(sql`line.sale_id = ${saleId}`);
  if (text !== null) {
    const pattern = literally(text);
    conditions.push(sql`(u.number ilike ${pattern} or ${saleNumber} ilike ${pattern}
      or ${vendorName} ilike ${pattern} or ${buyerName} ilike ${pattern})`);
  }
  if (after !== null) {
    const beyond = latestFirst ? sql`<` : sql`>`;
    conditions.push(sql`(e.at, e.id, line.sale_id) ${beyond}
      (${after.at}::timestamptz, ${after.entryId}::uuid, ${after.saleId}::uuid)`);
  }
  return sql.join(conditions, sql` and `);
}

/** One row per entry and sale. */
export async function readLines(db: Db, search: LineSearch): Promise<readonly LineRow[]> {
  const way = search.latestFirst ? sql`desc` : sql`asc`;
  const limit = search.atMost === null ? sql`` : sql`limit ${search.atMost}`;
  const { rows } = await sql<LineRow>`
    select e.id as "entryId", e.at, e.kind, e.memo, e.purchase_id as "purchaseId", u.number as "purchaseNumber",
      line.sale_id as "saleId", ${saleNumber} as "saleNumber", s.kind as "saleKind",
      ${vendorName} as "vendorName", ${buyerName} as "buyerName", line.currency,
      line.cash as "cashMinor", -line.commission as "commissionMinor", -line.vendor_due as "vendorDueMinor"
    from ledger_entries e
    join purchases u on u.id = e.purchase_id
    join users b on b.id = e.buyer_id
    cross join lateral (
      select p.sale_id, p.vendor_id, p.currency,
        coalesce(sum(p.amount_minor) filter (where p.account = 'cash'), 0)::bigint as cash,
        coalesce(sum(p.amount_minor) filter (where p.account = 'commission'), 0)::bigint as commission,
        coalesce(sum(p.amount_minor) filter (where p.account = 'vendor_due'), 0)::bigint as vendor_due
      from ledger_postings p where p.entry_id = e.id
      group by p.sale_id, p.vendor_id, p.currency
    ) line
    join sales s on s.id = line.sale_id
    join vendors v on v.id = line.vendor_id
    join users vu on vu.id = v.opened_by
    where ${entryConditions(search)} and ${lineConditions(search)}
    order by e.at ${way}, e.id ${way}, line.sale_id ${way}
    ${limit}`.execute(db);
  return rows;
}
