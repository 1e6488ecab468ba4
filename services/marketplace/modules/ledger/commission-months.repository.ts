import { sql } from 'kysely';
import type { Db } from './ledger.repository.ts';

/** The commission of a vendor's month in the ledger; amounts in minor units, never negative. */
export interface CommissionMonth {
  /** YYYY-MM, in the time zone of the account that opened the vendor. */
  readonly month: string;
  readonly takenMinor: number;
  readonly sales: number;
  /** Returned with refunds. */
  readonly returnedMinor: number;
  readonly refunds: number;
}

/** The vendors from whose sales commission was taken. */
export async function vendorsWithCommission(db: Db, currency: string): Promise<readonly string[]> {
  const { rows } = await sql<{ vendorId: string }>`
    select distinct vendor_id as "vendorId" from ledger_postings
    where account = 'commission' and currency = ${currency} order by 1`.execute(db);
  return rows.map(({ vendorId }) => vendorId);
}

/** A vendor's finished months with commission, oldest first; and the last finished month. */
export async function commissionMonths(
  db: Db,
  { vendorId, currency, now }: { readonly vendorId: string; readonly currency: string; readonly now: Date },
): Promise<{ readonly months: readonly CommissionMonth[]; readonly lastOver: string }> {
  const zone = sql`(select u.time_zone from vendors v join users u on u.id = v.opened_by where v.id = ${vendorId})`;
  const { rows } = await sql<
    Omit<CommissionMonth, 'month'> & { readonly month: string | null; readonly lastOver: string }
  >`
    with z as (select ${zone} as zone),
      here as (select zone, date_trunc('month', ${now}::timestamptz at time zone zone) as began from z)
    select to_char(here.began - interval '1 day', 'YYYY-MM') as "lastOver", sums.*
    from here left join lateral (
      select to_char(e.at at time zone here.zone, 'YYYY-MM') as month,
        coalesce(-sum(p.amount_minor) filter (where p.amount_minor < 0), 0)::bigint as "takenMinor",
        (count(distinct e.id) filter (where p.amount_minor < 0))::integer as sales,
        coalesce(sum(p.amount_minor) filter (where p.amount_minor > 0), 0)::bigint as "returnedMinor",
        (count(distinct e.id) filter (where p.amount_minor > 0))::integer as refunds
      from ledger_postings p join ledger_entries e on e.id = p.entry_id
      where p.vendor_id = ${vendorId} and p.account = 'commission' and p.currency = ${currency}
        and e.at < here.began at time zone here.zone
      group by 1
    ) sums on true
    order by sums.month`.execute(db);
  return {
    months: rows.flatMap(({ lastOver: _lastOver, month, ...sums }) =>
      month === null ? [] : [{ month, ...sums }],
    ),
    // Every vendor has an account that opened it.
    lastOver: rows[0]?.lastOver ?? '',
  };
}
