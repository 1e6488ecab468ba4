import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { invoiceNumber, keptUntil, type InvoiceContent } from './invoices.domain.ts';

type Db = Kysely<Database>;

/** The file of a document that its vendor issued itself. */
export interface SentFile {
  readonly fileId: string;
  readonly fileSizeBytes: number;
  readonly sentBy: string;
  readonly sentAt: Date;
}

export interface StoredInvoice {
  readonly id: string;
  readonly content: InvoiceContent;
  readonly issuedAt: Date;
}

/**
 * Takes the next number of a vendor's series; locks the row until the transaction ends, so that no number is skipped or
 * used twice.
 */
export async function nextNumber(
  trx: Db,
  vendorId: string,
): Promise<{ readonly number: string; readonly position: number }> {
  await trx
    .insertInto('invoiceSeries')
    .values({ vendorId })
    .onConflict((conflict) => conflict.column('vendorId').doNothing())
    .execute();
  const { code, lastPosition } = await trx
    .updateTable('invoiceSeries')
    .set((row) => ({ lastPosition: row('lastPosition', '+', 1) }))
    .where('vendorId', '=', vendorId)
    .returning(['code', 'lastPosition'])
    .executeTakeFirstOrThrow();
  return { number: invoiceNumber(code, lastPosition), position: lastPosition };
}

interface NewInvoice {
  readonly id: string;
  readonly position: number | null;
  readonly vendorId: string;
  readonly purchaseId: string;
  readonly saleId: string;
  readonly buyerId: string;
  readonly refundId: string | null;
  readonly creditsId: string | null;
  readonly content: InvoiceContent;
  readonly file: SentFile | null;
}

export async function insertInvoice(
  trx: Db,
  { content, file, ...invoice }: NewInvoice,
  issuedAt: Date,
): Promise<void> {
  const { kind, number, currency, totalMinor } = content;
  await trx
    .insertInto('invoices')
    .values({
      ...invoice,
      ...file,
      kind,
      number,
      currency,
      totalMinor,
      content: JSON.stringify(content),
      issuedAt,
      keptUntil: keptUntil(issuedAt),
    })
    .execute();
}

/** A sale's invoice and credit notes, in order of issue. */
export const documentsOfSale = (db: Db, saleId: string): Promise<readonly StoredInvoice[]> =>
  db
    .selectFrom('invoices')
    .select(['id', 'content', 'issuedAt'])
    .where('saleId', '=', saleId)
    .orderBy('position')
    // Documents that the vendor issued have no position.
    .orderBy('kind', 'desc')
    .orderBy('id')
    // Safe: nothing else is ever written there.
    .$castTo<StoredInvoice>()
    .execute();

export const isInvoicedByVendor = async (db: Db, saleId: string): Promise<boolean> =>
  (await db
    .selectFrom('salesInvoicedByVendor')
    .select('saleId')
    .where('saleId', '=', saleId)
    .executeTakeFirst()) !== undefined;

export async function noteInvoicedByVendor(trx: Db, saleId: string, notedAt: Date): Promise<void> {
  await trx.insertInto('salesInvoicedByVendor').values({ saleId, notedAt }).execute();
}

/**
 * Whether a vendor has sent a document with this number; serialises this check for the vendor until the transaction
 * ends.
 */
export async function hasOwnNumber(trx: Db, vendorId: string, number: string): Promise<boolean> {
  await trx.selectFrom('vendors').select('id').where('id', '=', vendorId).forNoKeyUpdate().execute();
  const row = await trx
    .selectFrom('invoices')
    .select('id')
    .where('vendorId', '=', vendorId)
    .where('fileId', 'is not', null)
    .where(sql<boolean>`lower(number) = lower(${number})`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes documents after their retention period, credit notes before the corrected invoices; returns the keys of the
 * vendors' files.
 */
export async function deleteOldInvoices(db: Db, today: string): Promise<readonly string[]> {
  await db.deleteFrom('commissionInvoices').where('keptUntil', '<', today).execute();
  // Their replacements are deleted with them.
  const replacements = await db
    .selectFrom('invoiceReplacements as r')
    .innerJoin('invoices as i', 'i.id', 'r.invoiceId')
    .select('r.fileId')
    .where('i.keptUntil', '<', today)
    .execute();
  const old = db.deleteFrom('invoices').where('keptUntil', '<', today);
  const notes = await old.where('kind', '=', 'credit_note').returning('fileId').execute();
  const invoices = await old
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices as later').select('later.id').whereRef('later.creditsId', '=', 'invoices.id'),
        ),
      ),
    )
    .returning('fileId')
    .execute();
  return [...replacements, ...notes, ...invoices].flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
}
