import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { InvoiceKind } from '../../../platform/db/invoice-tables.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { VendorKind } from '../../../platform/db/vendor-tables.ts';
import type { ListPosition } from '../../../platform/list-page.ts';
import {
  keptUntil,
  type CommissionContent,
  type InvoiceParty,
  type IssuedBefore,
} from '../invoices.domain.ts';

type Db = Kysely<Database>;

/** The market's only series. */
const seriesId = '00000000-0000-7000-8000-000000000001';

/** Serialises issuing until the transaction ends, so that no month is invoiced twice. */
export async function lockSeries(trx: Db): Promise<void> {
  await trx
    .insertInto('commissionInvoiceSeries')
    .values({ id: seriesId, lastPosition: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await trx
    .selectFrom('commissionInvoiceSeries')
    .select('id')
    .where('id', '=', seriesId)
    .forUpdate()
    .execute();
}

/** Takes the next number of the market's series, which must be locked. */
export const nextPosition = async (trx: Db): Promise<number> =>
  (
    await trx
      .updateTable('commissionInvoiceSeries')
      .set((row) => ({ lastPosition: row('lastPosition', '+', 1) }))
      .where('id', '=', seriesId)
      .returning('lastPosition')
      .executeTakeFirstOrThrow()
  ).lastPosition;

export async function findIssuedBefore(db: Db, vendorId: string): Promise<IssuedBefore> {
  const { rows } = await sql<IssuedBefore>`
    select max(month) as "lastMonth",
      coalesce(sum(case kind when 'invoice' then net_minor else -net_minor end), 0)::bigint as "netMinor"
    from commission_invoices where vendor_id = ${vendorId}`.execute(db);
  // Safe: an aggregate without groups returns one row.
  return rows[0] as IssuedBefore;
}

interface InvoicedVendor {
  readonly kind: VendorKind;
  readonly party: InvoiceParty;
}

/** A vendor's current legal data. */
export async function findInvoicedVendor(db: Db, vendorId: string): Promise<InvoicedVendor> {
  const { kind, tradingName, legalName, vatNumber, firstName, lastName, ...address } = await db
    .selectFrom('vendors as v')
    .innerJoin('users as u', 'u.id', 'v.openedBy')
    .select(['v.kind', 'v.tradingName', 'v.legalName', 'v.vatNumber', 'u.firstName', 'u.lastName'])
    .select(['v.street', 'v.postalCode', 'v.city', 'v.country', 'v.registrationNumber'])
    .where('v.id', '=', vendorId)
    .executeTakeFirstOrThrow();
  const name = legalName ?? tradingName ?? `${firstName} ${lastName}`;
  return { kind, party: { name, ...address, vatId: vatNumber } };
}

export async function insertCommissionInvoice(
  trx: Db,
  {
    id,
    vendorId,
    position,
    content,
    issuedAt,
  }: {
    readonly id: string;
    readonly vendorId: string;
    readonly position: number;
    readonly content: CommissionContent;
    readonly issuedAt: Date;
  },
): Promise<void> {
  const { kind, month, number, currency, netMinor, totalMinor } = content;
  await trx
    .insertInto('commissionInvoices')
    .values({
      id,
      kind,
      vendorId,
      month,
      position,
      number,
      currency,
      netMinor,
      totalMinor,
      content: JSON.stringify(content),
      issuedAt,
      keptUntil: keptUntil(issuedAt),
    })
    .execute();
}

/** A document as listed; the name is the one on the document. */
export interface ListedCommissionInvoice {
  readonly id: string;
  readonly key: number;
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly month: string;
  readonly issuedAt: Date;
  readonly vendorName: string;
  readonly currency: string;
  readonly netMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
}

/** Null for all vendors. */
const of = (vendorId: string | null): RawBuilder<unknown> =>
  vendorId === null ? sql`true` : sql`vendor_id = ${vendorId}`;

/** One page, latest first. */
export async function findCommissionInvoices(
  db: Db,
  vendorId: string | null,
  { position, limit }: { readonly position: ListPosition | null; readonly limit: number },
): Promise<readonly ListedCommissionInvoice[]> {
  const behind =
    position === null
      ? sql`true`
      : sql`(issued_at, id) < (${new Date(position.key)}::timestamptz, ${position.id}::uuid)`;
  const { rows } = await sql<Omit<ListedCommissionInvoice, 'key'>>`
    select id, kind, number, month, issued_at as "issuedAt", content -> 'buyer' ->> 'name' as "vendorName", currency,
      net_minor as "netMinor", total_minor - net_minor as "taxMinor", total_minor as "totalMinor"
    from commission_invoices where ${of(vendorId)} and ${behind}
    order by issued_at desc, id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, key: row.issuedAt.getTime() }));
}

export async function countCommissionInvoices(db: Db, vendorId: string | null): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from commission_invoices where ${of(vendorId)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Null also for another vendor's. */
export async function findCommissionInvoice(
  db: Db,
  id: string,
  vendorId: string | null,
): Promise<{ readonly content: CommissionContent; readonly issuedAt: Date } | null> {
  const { rows } = await sql<{ readonly content: CommissionContent; readonly issuedAt: Date }>`
    select content, issued_at as "issuedAt" from commission_invoices where id = ${id} and ${of(vendorId)}`.execute(
    db,
  );
  return rows[0] ?? null;
}
