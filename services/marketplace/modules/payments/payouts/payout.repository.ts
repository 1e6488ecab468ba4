import { sql, type RawBuilder } from 'kysely';
import { invariant } from '../../../../../src/lib/invariant.ts';
import type { PayoutLineKind, PayoutStatus } from '../../../platform/db/payout-tables.ts';
import type { VendorKind } from '../../../platform/db/vendor-tables.ts';
import type { SaleKind } from '../../../platform/db/trade-tables.ts';
import type { ListPosition } from '../../../platform/list-page.ts';
import type { StoredAccount } from '../payment-account/payment-account.repository.ts';
import type { Db, Trx } from '../payment/payment.repository.ts';
import type { ReadLine, ReadPayout } from './payout.domain.ts';

/** A payout as listed. */
export interface ListedPayout extends Omit<ReadPayout, 'providerPayoutId' | 'failureMessage' | 'content'> {
  readonly id: string;
  readonly key: number;
  /** Whether a later payout contains the money of this failed one. */
  readonly isPaidAgain: boolean;
}

export interface PayoutLine {
  readonly kind: PayoutLineKind;
  readonly amountMinor: number;
  readonly at: Date;
  readonly sale: {
    readonly kind: SaleKind;
    readonly id: string;
    readonly purchaseId: string;
    readonly number: string;
  } | null;
}

/** Where a vendor's money is, in minor units of one currency. */
export interface PayoutFigures {
  readonly dueMinor: number;
  readonly onAccountMinor: number;
  readonly underWayMinor: number;
  readonly paidMinor: number;
}

interface PayoutSearch {
  readonly vendorId: string;
  readonly status: PayoutStatus | null;
  readonly since: Date | null;
  readonly before: Date | null;
}

const listed = sql`o.id, o.status, o.amount_minor as "amountMinor", o.currency, o.created_at as "createdAt",
  to_char(o.arrives_on, 'YYYY-MM-DD') as "arrivesOn", o.bank_name as "bankName", o.bank_last4 as "bankLast4",
  o.failure_code as "failureCode", exists (
    select from payout_lines l join payouts p on p.id = l.payout_id where l.returned_payout_id = o.id and p.status <> 'failed'
  ) as "isPaidAgain"`;

function conditions({ vendorId, status, since, before }: PayoutSearch): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [sql`o.vendor_id = ${vendorId}`];
  if (status !== null) all.push(sql`o.status = ${status}`);
  if (since !== null) all.push(sql`o.created_at >= ${since}`);
  if (before !== null) all.push(sql`o.created_at < ${before}`);
  return sql.join(all, sql` and `);
}

const withKey = (row: Omit<ListedPayout, 'key'>): ListedPayout => ({ ...row, key: row.createdAt.getTime() });

/** One page, latest first. */
export async function findPayouts(
  db: Db,
  search: PayoutSearch,
  { position, limit }: { readonly position: ListPosition | null; readonly limit: number },
): Promise<readonly ListedPayout[]> {
  const behind =
    position === null
      ? sql`true`
      : sql`(o.created_at, o.id) < (${new Date(position.key)}::timestamptz, ${position.id}::uuid)`;
  const { rows } = await sql<Omit<ListedPayout, 'key'>>`
    select ${listed} from payouts o where ${conditions(search)} and ${behind}
    order by o.created_at desc, o.id desc limit ${limit}`.execute(db);
  return rows.map(withKey);
}

export async function countPayouts(db: Db, search: PayoutSearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from payouts o where ${conditions(search)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Null also for another vendor's payout. */
export async function findPayout(db: Db, vendorId: string, id: string): Promise<ListedPayout | null> {
  const { rows } = await sql<Omit<ListedPayout, 'key'>>`
    select ${listed} from payouts o where o.vendor_id = ${vendorId} and o.id = ${id}`.execute(db);
  return rows[0] === undefined ? null : withKey(rows[0]);
}

/** The lines of a payout, in the order of its movements. */
export async function linesOfPayout(db: Db, payoutId: string): Promise<readonly PayoutLine[]> {
  const { rows } = await sql<PayoutLine>`
    select l.kind, l.amount_minor as "amountMinor", l.at,
      case when x.id is not null then json_build_object(
        'kind', x.kind, 'id', x.id, 'purchaseId', x.purchase_id,
        'number', case x.kind when 'booking' then u.number else u.number || '/' ||
          (select count(*) from sales s where s.purchase_id = x.purchase_id and s.id <= x.id) end
      ) end as sale
    from payout_lines l
    left join transfers t on t.id = l.transfer_id
    left join sales x on x.id = t.sale_id
    left join purchases u on u.id = x.purchase_id
    where l.payout_id = ${payoutId} order by l.position`.execute(db);
  return rows;
}

/**
 * Where the money of a vendor's sales is: what the ledger has as due and transferred, and how much of that the provider
 * has paid out.
 */
export async function readPayoutFigures(db: Db, vendorId: string, currency: string): Promise<PayoutFigures> {
  const { rows } = await sql<PayoutFigures>`
    with ledger as (
      select -coalesce(sum(p.amount_minor) filter (where p.account = 'vendor_due'), 0) as due,
        -coalesce(sum(p.amount_minor) filter (where p.account = 'cash' and e.kind in ('transfer', 'reversal')), 0) as sent
      from ledger_postings p join ledger_entries e on e.id = p.entry_id
      where p.vendor_id = ${vendorId} and p.currency = ${currency}
    ), bank as (
      select coalesce(sum(amount_minor) filter (where status in ('pending', 'in_transit')), 0) as under_way,
        coalesce(sum(amount_minor) filter (where status = 'paid'), 0) as paid
      from payouts where vendor_id = ${vendorId} and currency = ${currency}
    )
    select due::bigint as "dueMinor", (sent - under_way - paid)::bigint as "onAccountMinor",
      under_way::bigint as "underWayMinor", paid::bigint as "paidMinor"
    from ledger, bank`.execute(db);
  // Safe: aggregates without groups return one row.
  return rows[0] as PayoutFigures;
}

type KnownAccount = Pick<StoredAccount, 'vendorId' | 'providerAccountId' | 'bankName' | 'bankLast4'>;

const maxAccounts = 50;

/** Accounts with transfers that were not read since, up to a maximum; the next sweep continues. */
export const accountsToRead = (db: Db, askedBefore: Date): Promise<readonly KnownAccount[]> =>
  db
    .selectFrom('paymentAccounts as a')
    .select(['a.vendorId', 'a.providerAccountId', 'a.bankName', 'a.bankLast4'])
    .where(sql<boolean>`(a.payouts_read_at is null or a.payouts_read_at < ${askedBefore})`)
    .where(
      sql<boolean>`exists (select from transfers t where t.vendor_id = a.vendor_id and t.provider_transfer_id is not null)`,
    )
    .orderBy(sql`a.payouts_read_at nulls first`)
    .limit(maxAccounts)
    .execute();

/** The oldest of an account's payouts that may still change; null if all have to be read. */
export async function firstOpenPayout(db: Db, vendorId: string, openFor: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      max(created_at) - ${openFor}::interval,
      min(created_at) filter (where status in ('pending', 'in_transit') or not has_lines)
    ) as at from payouts where vendor_id = ${vendorId}`.execute(db);
  return rows[0]?.at ?? null;
}

/** Serialises the readings of an account. */
export async function holdPayouts(trx: Trx, providerAccountId: string, at: Date): Promise<boolean> {
  const held = await trx
    .updateTable('paymentAccounts')
    .set({ payoutsReadAt: at })
    .where('providerAccountId', '=', providerAccountId)
    .returning('vendorId')
    .executeTakeFirst();
  return held !== undefined;
}

export const findPayoutNamed = (db: Db, providerPayoutId: string) =>
  db
    .selectFrom('payouts')
    .select(['id', 'status', 'hasLines'])
    .where('providerPayoutId', '=', providerPayoutId)
    .executeTakeFirst();

export async function insertPayout(
  trx: Trx,
  { id, vendorId, at }: { readonly id: string; readonly vendorId: string; readonly at: Date },
  { content: _content, ...payout }: ReadPayout,
): Promise<void> {
  await trx
    .insertInto('payouts')
    .values({ id, vendorId, ...payout, updatedAt: at })
    .execute();
}

export async function savePayout(
  trx: Trx,
  id: string,
  { status, arrivesOn, failureCode, failureMessage }: ReadPayout,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('payouts')
    .set({ status, arrivesOn, failureCode, failureMessage, updatedAt: at })
    .where('id', '=', id)
    .execute();
}

/**
 * Inserts the lines of a payout; a reversal belongs to the transfer whose payment it names, in this payout or an
 * earlier one.
 */
export async function insertPayoutLines(
  trx: Trx,
  payoutId: string,
  lines: readonly ReadLine[],
): Promise<void> {
  for (const [position, line] of lines.entries())
    await sql`
      insert into payout_lines (payout_id, position, kind, amount_minor, payment_id, transfer_id, returned_payout_id, at)
      values (${payoutId}, ${position}, ${line.kind}, ${line.amountMinor}, ${line.paymentId},
        coalesce(
          (select id from transfers where provider_transfer_id = ${line.providerTransferId}),
          (select transfer_id from payout_lines where payment_id = ${line.paymentId} and transfer_id is not null limit 1)
        ),
        (select id from payouts where provider_payout_id = ${line.returnedPayoutId}), ${line.at})`.execute(
      trx,
    );
  await trx.updateTable('payouts').set({ hasLines: true }).where('id', '=', payoutId).execute();
}

/** The kind and name of a vendor. */
export async function findPaidOutVendor(
  db: Db,
  vendorId: string,
): Promise<{ readonly kind: VendorKind; readonly name: string }> {
  const { rows } = await sql<{ kind: VendorKind; name: string }>`
    select kind, coalesce(trading_name, legal_name, 'A vendor') as name from vendors where id = ${vendorId}`.execute(
    db,
  );
  const [vendor] = rows;
  invariant(vendor !== undefined, 'an account is of a vendor');
  return vendor;
}
