import { sql, type Kysely, type RawBuilder } from 'kysely';
import { invariant } from '../../../../src/lib/invariant.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { InvoiceKind } from '../../platform/db/invoice-tables.ts';
import type { SaleKind } from '../../platform/db/trade-tables.ts';
import type { ListPosition } from '../../platform/list-page.ts';
import type { StoredInvoice } from './invoice.repository.ts';
import type { InvoiceReader } from './reader.domain.ts';

type Db = Kysely<Database>;

/** A document as listed; the names are those on the document. */
export interface ListedInvoice {
  readonly id: string;
  readonly key: number;
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issuedAt: Date;
  readonly purchaseId: string;
  readonly purchaseNumber: string;
  readonly saleId: string;
  readonly saleNumber: string;
  readonly saleKind: SaleKind;
  readonly vendorName: string;
  readonly buyerName: string;
  readonly currency: string;
  readonly totalMinor: number;
  /** For a credit note, the number of the invoice that it corrects. */
  readonly corrects: string | null;
  /** How many files its vendor has sent for it; 0 if the market issued it. */
  readonly uploads: number;
  readonly replacedAt: Date | null;
  readonly replacedFor: string | null;
}

interface InvoiceSearch {
  readonly reader: InvoiceReader;
  readonly kind: InvoiceKind | null;
  readonly since: Date | null;
  readonly before: Date | null;
  /** LIKE patterns; each must match at least one field. */
  readonly patterns: readonly string[];
}

/** The documents that a reader may see: `i` is an invoice, or a sale with its vendor. */
const readBy = (reader: InvoiceReader): RawBuilder<unknown> => {
  if ('buyerId' in reader) return sql`i.buyer_id = ${reader.buyerId}`;
  return 'vendorId' in reader ? sql`i.vendor_id = ${reader.vendorId}` : sql`true`;
};

const has = (pattern: string) => sql`(i.number ilike ${pattern} or i.content ->> 'saleNumber' ilike ${pattern}
  or i.content -> 'seller' ->> 'name' ilike ${pattern} or i.content -> 'buyer' ->> 'name' ilike ${pattern})`;

function conditions({ reader, kind, since, before, patterns }: InvoiceSearch): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [readBy(reader)];
  if (kind !== null) all.push(sql`i.kind = ${kind}`);
  if (since !== null) all.push(sql`i.issued_at >= ${since}`);
  if (before !== null) all.push(sql`i.issued_at < ${before}`);
  all.push(...patterns.map(has));
  return sql.join(all, sql` and `);
}

const listed = sql`i.id, i.kind, i.number, i.issued_at as "issuedAt", i.purchase_id as "purchaseId",
  i.content ->> 'purchaseNumber' as "purchaseNumber", i.sale_id as "saleId", i.content ->> 'saleNumber' as "saleNumber",
  s.kind as "saleKind", i.content -> 'seller' ->> 'name' as "vendorName", i.content -> 'buyer' ->> 'name' as "buyerName",
  i.currency, i.total_minor as "totalMinor", i.content -> 'credits' ->> 'number' as corrects,
  case when i.file_id is null then 0 else 1 + (select count(*)::integer from invoice_replacements r where r.invoice_id = i.id) end as uploads,
  l.sent_at as "replacedAt", l.reason as "replacedFor"`;

/** The latest file of `i`, which replaces the first, as `l`. */
const latestFile = sql`left join lateral (
  select r.file_id, r.file_size_bytes, r.reason, r.sent_at from invoice_replacements r where r.invoice_id = i.id
  order by r.sent_at desc, r.id desc limit 1) l on true`;

const withKey = (rows: readonly Omit<ListedInvoice, 'key'>[]): readonly ListedInvoice[] =>
  rows.map((row) => ({ ...row, key: row.issuedAt.getTime() }));

/** One page, latest first. */
export async function findInvoices(
  db: Db,
  search: InvoiceSearch,
  { position, limit }: { readonly position: ListPosition | null; readonly limit: number },
): Promise<readonly ListedInvoice[]> {
  const behind =
    position === null
      ? sql`true`
      : sql`(i.issued_at, i.id) < (${new Date(position.key)}::timestamptz, ${position.id}::uuid)`;
  const { rows } = await sql<Omit<ListedInvoice, 'key'>>`
    select ${listed} from invoices i join sales s on s.id = i.sale_id ${latestFile}
    where ${conditions(search)} and ${behind}
    order by i.issued_at desc, i.id desc limit ${limit}`.execute(db);
  return withKey(rows);
}

export async function countInvoices(db: Db, search: InvoiceSearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from invoices i where ${conditions(search)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The documents of a purchase that the reader may see, grouped by sale, sorted by number. */
export async function invoicesOfPurchase(
  db: Db,
  purchaseId: string,
  reader: InvoiceReader,
): Promise<readonly ListedInvoice[]> {
  const { rows } = await sql<Omit<ListedInvoice, 'key'>>`
    select ${listed} from invoices i join sales s on s.id = i.sale_id ${latestFile}
    where i.purchase_id = ${purchaseId} and ${readBy(reader)}
    order by i.sale_id, i.position, i.kind desc, i.id`.execute(db);
  return withKey(rows);
}

/** As listed; it must exist. */
export async function findListed(db: Db, invoiceId: string): Promise<ListedInvoice> {
  const { rows } = await sql<Omit<ListedInvoice, 'key'>>`
    select ${listed} from invoices i join sales s on s.id = i.sale_id ${latestFile} where i.id = ${invoiceId}`.execute(
    db,
  );
  const [found] = withKey(rows);
  invariant(found !== undefined, 'an invoice that was stored is found');
  return found;
}

interface ReadableInvoice extends StoredInvoice {
  /** The file of a document that its vendor issued; null for the market's, which are rendered. */
  readonly fileId: string | null;
  readonly fileSizeBytes: number | null;
}

/** Null also for a document that the reader may not see. */
export async function findInvoice(
  db: Db,
  invoiceId: string,
  reader: InvoiceReader,
): Promise<ReadableInvoice | null> {
  const { rows } = await sql<ReadableInvoice>`
    select i.id, i.content, i.issued_at as "issuedAt", coalesce(l.file_id, i.file_id) as "fileId",
      coalesce(l.file_size_bytes, i.file_size_bytes) as "fileSizeBytes"
    from invoices i ${latestFile}
    where i.id = ${invoiceId} and ${readBy(reader)}`.execute(db);
  return rows[0] ?? null;
}

interface SentFile {
  readonly fileId: string;
  readonly fileSizeBytes: number;
}

/** The files that the vendor sent for a document, oldest first; none for the market's. */
export async function filesOfInvoice(db: Db, invoiceId: string): Promise<readonly SentFile[]> {
  const { rows } = await sql<SentFile>`
    select file_id as "fileId", file_size_bytes as "fileSizeBytes" from (
      select file_id, file_size_bytes, sent_at, id from invoices where id = ${invoiceId} and file_id is not null
      union all
      select file_id, file_size_bytes, sent_at, id from invoice_replacements where invoice_id = ${invoiceId}
    ) sent order by sent_at, id`.execute(db);
  return rows;
}

/** A sale with the data that its invoice depends on. */
export interface InvoicedSale {
  readonly id: string;
  readonly kind: SaleKind;
  readonly number: string;
  readonly vendorName: string;
  readonly status: string;
  /** The vendor's current choice, and whether it was recorded for this sale. */
  readonly vendorIssues: boolean;
  readonly isInvoicedByVendor: boolean;
}

/** The sales of a purchase that the reader may see, oldest first; none if they may not see the purchase. */
export async function invoicedSales(
  db: Db,
  purchaseId: string,
  reader: InvoiceReader,
): Promise<readonly InvoicedSale[]> {
  const { rows } = await sql<InvoicedSale>`
    select i.id, i.kind, case i.kind when 'booking' then i.purchase_number else i.purchase_number || '/' || i.ordinal end as number,
      coalesce(v.trading_name, v.legal_name, concat_ws(' ', u.first_name, u.last_name)) as "vendorName",
      coalesce(
        (select status from sub_orders where id = i.id), (select status from bookings where id = i.id),
        (select status from supplements where id = i.id)) as status,
      v.issues_own_invoices as "vendorIssues",
      exists (select from sales_invoiced_by_vendor n where n.sale_id = i.id) as "isInvoicedByVendor"
    from (
      select s.id, s.kind, s.vendor_id, p.buyer_id, p.number as purchase_number, row_number() over (order by s.id) as ordinal
      from sales s join purchases p on p.id = s.purchase_id where p.id = ${purchaseId}
    ) i
    join vendors v on v.id = i.vendor_id join users u on u.id = v.opened_by
    where ${readBy(reader)} order by i.id`.execute(db);
  return rows;
}
