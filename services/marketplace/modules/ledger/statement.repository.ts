import { sql } from 'kysely';
import { invariant } from '../../../../src/lib/invariant.ts';
import { vendorName } from './ledger-lines.repository.ts';
import type { Db } from './ledger.repository.ts';
import type { MonthSpan, Statement, StatementPayout, StatementVendor } from './statement.domain.ts';

export const findStatementVendor = (db: Db, vendorId: string): Promise<StatementVendor> =>
  db
    .selectFrom('vendors as v')
    .innerJoin('users as vu', 'vu.id', 'v.openedBy')
    .select(vendorName.as('name'))
    .select(['v.legalName', 'v.street', 'v.postalCode', 'v.city', 'v.country', 'v.vatNumber'])
    .where('v.id', '=', vendorId)
    .executeTakeFirstOrThrow();

/** A month (YYYY-MM) in the time zone of the account that opened the vendor, so that all colleagues see the same. */
export async function findMonthSpan(db: Db, vendorId: string, month: string): Promise<MonthSpan> {
  const { rows } = await sql<MonthSpan>`
    select u.time_zone as "timeZone", ${`${month}-01`}::timestamp at time zone u.time_zone as since,
      (${`${month}-01`}::timestamp + interval '1 month') at time zone u.time_zone as before
    from vendors v join users u on u.id = v.opened_by where v.id = ${vendorId}`.execute(db);
  const [span] = rows;
  invariant(span !== undefined, 'a statement is of a vendor');
  return span;
}

/** The payment provider's payouts in a span, oldest first. */
export async function findStatementPayouts(
  db: Db,
  {
    vendorId,
    currency,
    since,
    before,
  }: {
    readonly vendorId: string;
    readonly currency: string;
    readonly since: Date;
    readonly before: Date;
  },
): Promise<readonly StatementPayout[]> {
  const { rows } = await sql<StatementPayout>`
    select created_at as at, to_char(arrives_on, 'YYYY-MM-DD') as "arrivesOn", status, amount_minor as "amountMinor",
      bank_last4 as "bankLast4"
    from payouts
    where vendor_id = ${vendorId} and currency = ${currency} and created_at >= ${since} and created_at < ${before}
    order by created_at, id`.execute(db);
  return rows;
}

/** The market's commission invoice for a month. */
export const findCommissionInvoice = async (
  db: Db,
  vendorId: string,
  month: string,
): Promise<Statement['commissionInvoice']> =>
  (await db
    .selectFrom('commissionInvoices')
    .select(['id', 'number'])
    .where('vendorId', '=', vendorId)
    .where('month', '=', month)
    .executeTakeFirst()) ?? null;
