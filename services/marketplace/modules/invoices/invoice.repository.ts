import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { invoiceNumber, keptUntil, type InvoiceContent } from './invoices.domain.ts';

type Db = Kysely<Database>;

export interface StoredInvoice {
  readonly id: string;
  readonly content: InvoiceContent;
  readonly issuedAt: Date;
}

/** Takes the next number of a vendor's series; the row is held until the transaction ends, so that no number is lost or given twice. */
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
  readonly position: number;
  readonly vendorId: string;
  readonly purchaseId: string;
  readonly saleId: string;
  readonly buyerId: string;
  readonly refundId: string | null;
  readonly creditsId: string | null;
  readonly content: InvoiceContent;
}

export async function insertInvoice(
  trx: Db,
  { content, ...invoice }: NewInvoice,
  issuedAt: Date,
): Promise<void> {
  const { kind, number, currency, totalMinor } = content;
  await trx
    .insertInto('invoices')
    .values({
      ...invoice,
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

/** A sale's invoice and its credit notes, as they were issued. */
export const documentsOfSale = (db: Db, saleId: string): Promise<readonly StoredInvoice[]> =>
  db
    .selectFrom('invoices')
    .select(['id', 'content', 'issuedAt'])
    .where('saleId', '=', saleId)
    .orderBy('position')
    // Nothing else is ever written there.
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

/** Deletes what need not be kept any longer, credit notes before what they correct. */
export async function deleteOldInvoices(db: Db, today: string): Promise<void> {
  const old = db.deleteFrom('invoices').where('keptUntil', '<', today);
  await old.where('kind', '=', 'credit_note').execute();
  await old
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices as later').select('later.id').whereRef('later.creditsId', '=', 'invoices.id'),
        ),
      ),
    )
    .execute();
}
