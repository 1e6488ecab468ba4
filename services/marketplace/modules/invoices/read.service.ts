import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { pdfFile, type DocumentFile } from '../../platform/documents/index.ts';
import type { InvoiceKind } from '../../platform/db/schema.ts';
import { pageOf, patternsOf, positionOfCursor, type ListPage } from '../../platform/list-page.ts';
import { spanOf } from '../ledger/index.ts';
import { isEarnedSale } from '../payments/index.ts';
import { awaitedOf, type Awaited } from './awaited.domain.ts';
import { invoiceSheet } from './invoice-sheet.domain.ts';
import type { InvoiceParts } from './invoices.parts.ts';
import {
  countInvoices,
  findInvoice,
  findInvoices,
  invoicedSales,
  invoicesOfPurchase,
  type InvoicedSale,
  type ListedInvoice,
} from './issued.repository.ts';
import { readerOf, type ReaderSession } from './reader.service.ts';

/** As the contract has it; dates are of UTC (YYYY-MM-DD), `to` is included. */
interface InvoiceQuery {
  readonly kind?: InvoiceKind | undefined;
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface InvalidCursor {
  readonly code: 'VALIDATION';
  readonly fields: readonly { readonly field: string; readonly message: string; readonly rule: string }[];
}

const invalidCursor: InvalidCursor = {
  code: 'VALIDATION',
  fields: [
    {
      field: 'cursor',
      message: 'We can’t continue this list from here. Please start from the beginning.',
      rule: 'cursor',
    },
  ],
};

/** The caller's own documents, the latest first (contract: listInvoices). */
export async function listInvoices(
  { db }: Pick<InvoiceParts, 'db'>,
  session: ReaderSession,
  { kind, q, from, to, cursor, limit = 24 }: InvoiceQuery,
): Promise<Result<ListPage<ListedInvoice>, InvalidCursor>> {
  const place = cursor === undefined ? null : positionOfCursor(cursor);
  if (cursor !== undefined && place === null) return refuse(invalidCursor);
  const search = {
    reader: readerOf(session),
    kind: kind ?? null,
    patterns: patternsOf(q),
    ...spanOf({ from, to }),
  };
  const [rows, total] = await Promise.all([
    findInvoices(db, search, { place, limit: limit + 1 }),
    countInvoices(db, search),
  ]);
  return ok({ ...pageOf(rows, limit), total });
}

/** The document, drawn from what was stored of it (contract: readInvoice). */
export async function readInvoice(
  { db }: Pick<InvoiceParts, 'db'>,
  session: ReaderSession,
  invoiceId: string,
): Promise<Result<DocumentFile, { readonly code: 'NOT_FOUND' }>> {
  const stored = await findInvoice(db, invoiceId, readerOf(session));
  if (stored === null) return refuse({ code: 'NOT_FOUND' });
  const { content, issuedAt } = stored;
  return ok(await pdfFile(`${content.number}.pdf`, invoiceSheet(content, issuedAt)));
}

export interface SaleInvoices extends Pick<InvoicedSale, 'id' | 'kind' | 'number' | 'vendorName'> {
  readonly issuedBy: 'quayside' | 'vendor';
  /** Null when the invoice is there, or there will be none. */
  readonly awaits: Awaited | null;
  readonly documents: readonly ListedInvoice[];
}

/** The documents of a purchase, and those to come (contract: getPurchaseInvoices). */
export async function invoicesOf(
  parts: Pick<InvoiceParts, 'db' | 'ledger'>,
  session: ReaderSession,
  purchaseId: string,
): Promise<Result<readonly SaleInvoices[], { readonly code: 'NOT_FOUND' }>> {
  const { db } = parts;
  const reader = readerOf(session);
  const sales = await invoicedSales(db, purchaseId, reader);
  if (sales.length === 0) return refuse({ code: 'NOT_FOUND' });
  const documents = await invoicesOfPurchase(db, purchaseId, reader);
  return ok(
    await Promise.all(
      sales.map((sale) =>
        saleInvoices(
          parts,
          sale,
          documents.filter(({ saleId }) => saleId === sale.id),
        ),
      ),
    ),
  );
}

async function saleInvoices(
  { db, ledger }: Pick<InvoiceParts, 'db' | 'ledger'>,
  sale: InvoicedSale,
  documents: readonly ListedInvoice[],
): Promise<SaleInvoices> {
  const { id, kind, number, vendorName, status, vendorIssues, isInvoicedByVendor } = sale;
  const shown = { id, kind, number, vendorName, documents };
  if (documents.length > 0) return { ...shown, issuedBy: 'quayside', awaits: null };
  // What was decided for a sale holds, whatever its vendor chooses since.
  if (isInvoicedByVendor) return { ...shown, issuedBy: 'vendor', awaits: null };
  const [{ capturedMinor, refundedMinor }, isEarned] = await Promise.all([
    ledger.standingOf(db, id),
    isEarnedSale(db, id),
  ]);
  return {
    ...shown,
    issuedBy: vendorIssues ? 'vendor' : 'quayside',
    awaits: awaitedOf({ kind, status, isEarned, capturedMinor, refundedMinor }),
  };
}
