import { sql } from 'kysely';
import { entryConditions, type LineSearch } from './ledger-lines.repository.ts';
import type { Db } from './ledger.repository.ts';

interface SumsRow {
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly commissionMinor: number;
  readonly dueMinor: number;
  readonly sentMinor: number;
}

/** The sums of a search's entries in one currency. */
export async function readSums(
  db: Db,
  search: Omit<LineSearch, 'words' | 'after' | 'atMost' | 'latestFirst'>,
  currency: string,
): Promise<SumsRow> {
  const { vendorId, saleId } = search;
  const { rows } = await sql<SumsRow>`
    select
      coalesce(sum(p.amount_minor) filter (where p.account = 'cash' and e.kind = 'capture'), 0)::bigint as "paidMinor",
      -coalesce(sum(p.amount_minor) filter (where p.account = 'cash' and e.kind = 'refund'), 0)::bigint as "refundedMinor",
      -coalesce(sum(p.amount_minor) filter (where p.account = 'commission'), 0)::bigint as "commissionMinor",
      -coalesce(sum(p.amount_minor) filter (where p.account = 'vendor_due'), 0)::bigint as "dueMinor",
      -coalesce(sum(p.amount_minor) filter (where p.account = 'cash' and e.kind in ('transfer', 'reversal')), 0)::bigint
        as "sentMinor"
    from ledger_entries e join ledger_postings p on p.entry_id = e.id
    where p.currency = ${currency} and ${entryConditions(search)}
      and ${vendorId === null ? sql`true` : sql`p.vendor_id = ${vendorId}`}
      and ${saleId === null ? sql`true` : sql`p.sale_id = ${saleId}`}`.execute(db);
  // Safe: an aggregate without groups returns one row.
  return rows[0] as SumsRow;
}

interface ProofRow {
  readonly entries: number;
  readonly postings: number;
  readonly sumMinor: number;
  readonly unbalanced: number;
  readonly cashMinor: number;
  readonly owedMinor: number;
  readonly lossesMinor: number;
  readonly feesMinor: number;
}

/** Recomputes the sums of the whole ledger; cash and owed amounts are in one currency. */
export async function readProof(db: Db, currency: string): Promise<ProofRow> {
  const { rows } = await sql<ProofRow>`
    with by_part as (
      select entry_id, sum(amount_minor) as sum, count(*) as postings,
        sum(amount_minor) filter (where account = 'cash' and currency = ${currency}) as cash,
        sum(amount_minor) filter (where account <> 'cash' and currency = ${currency}) as other,
        sum(amount_minor) filter (where account = 'dispute_losses' and currency = ${currency}) as losses,
        sum(amount_minor) filter (where account = 'provider_fees' and currency = ${currency}) as fees
      from ledger_postings group by entry_id, sale_id, currency
    )
    select (select count(*) from ledger_entries)::bigint as entries,
      coalesce(sum(postings), 0)::bigint as postings, coalesce(sum(sum), 0)::bigint as "sumMinor",
      count(distinct entry_id) filter (where sum <> 0)::bigint as unbalanced,
      coalesce(sum(cash), 0)::bigint as "cashMinor", -coalesce(sum(other), 0)::bigint as "owedMinor",
      coalesce(sum(losses), 0)::bigint as "lossesMinor", coalesce(sum(fees), 0)::bigint as "feesMinor"
    from by_part`.execute(db);
  // Safe: as above.
  return rows[0] as ProofRow;
}
