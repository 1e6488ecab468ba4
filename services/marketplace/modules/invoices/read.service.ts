import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { pdfFile, type DocumentFile } from '../../platform/documents/index.ts';
import type { InvoiceKind } from '../../platform/db/invoice-tables.ts';
import { pageOf, patternsOf, positionOfCursor, type ListPage } from '../../platform/list-page.ts';
import { invalidCursor, type Invalid } from '../../platform/refusals.ts';
import { spanOf } from '../ledger/index.ts';
import { isEarnedSale } from '../payments/index.ts';
import { serveDocument, safeFileName, type ServedDocument } from '../../platform/files/index.ts';
import { awaitedOf, type Awaited } from './awaited.domain.ts';
import { awaitedOfSales, type AwaitedDocument } from './awaited.repository.ts';
import { invoiceFileKey } from './invoices.domain.ts';
import { invoiceSheet } from './invoice-sheet.domain.ts';
import type { InvoiceParts } from './invoices.parts.ts';
import {
  countInvoices,
  filesOfInvoice,
  findInvoice,
  findInvoices,
  invoicedSales,
  invoicesOfPurchase,
  type InvoicedSale,
  type ListedInvoice,
} from './issued.repository.ts';
import { readerOf, type ReaderSession } from './reader.service.ts';

/** As in the contract; dates in UTC (YYYY-MM-DD), `to` is inclusive. */
interface InvoiceQuery {
  readonly kind?: InvoiceKind | undefined;
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** The caller's own documents, latest first (contract: listInvoices). */
export async function listInvoices(
  { db }: Pick<InvoiceParts, 'db'>,
  session: ReaderSession,
  { kind, q, from, to, cursor, limit = 24 }: InvoiceQuery,
): Promise<Result<ListPage<ListedInvoice>, Invalid>> {
  const position = cursor === undefined ? null : positionOfCursor(cursor);
  if (cursor !== undefined && position === null) return refuse(invalidCursor);
  const search = {
    reader: readerOf(session),
    kind: kind ?? null,
    patterns: patternsOf(q),
    ...spanOf({ from, to }),
  };
  const [rows, total] = await Promise.all([
    findInvoices(db, search, { position, limit: limit + 1 }),
    countInvoices(db, search),
  ]);
  return ok({ ...pageOf(rows, limit), total });
}

/** The document, rendered from its stored content, or as its vendor sent it (contract: readInvoice). */
export async function readInvoice(
  { db, files }: Pick<InvoiceParts, 'db' | 'files'>,
  session: ReaderSession,
  invoiceId: string,
  /** Which of the vendor's files, for admins; the latest by default. */
  upload?: number,
): Promise<Result<DocumentFile | ServedDocument, { readonly code: 'NOT_FOUND' }>> {
  const stored = await findInvoice(db, invoiceId, readerOf(session));
  if (stored === null) return refuse({ code: 'NOT_FOUND' });
  const earlier =
    upload !== undefined && session.role === 'admin'
      ? (await filesOfInvoice(db, invoiceId))[upload - 1]
      : undefined;
  if (upload !== undefined && earlier === undefined) return refuse({ code: 'NOT_FOUND' });
  const { content, issuedAt } = stored;
  const { fileId, fileSizeBytes } = earlier ?? stored;
  const mediaType = 'application/pdf';
  if (fileId !== null && fileSizeBytes !== null)
    return serveDocument(files, invoiceFileKey(fileId), {
      fileName: safeFileName(content.number, mediaType),
      mediaType,
      sizeBytes: fileSizeBytes,
    });
  return ok(await pdfFile(`${content.number}.pdf`, invoiceSheet(content, issuedAt)));
}

interface ShownAwaited extends Pick<AwaitedDocument, 'id' | 'kind' | 'dueAt' | 'amountMinor' | 'currency'> {
  /** Whether the reader can send it now; a credit note only after its invoice. */
  readonly canSend: boolean;
}

export interface SaleInvoices extends Pick<InvoicedSale, 'id' | 'kind' | 'number' | 'vendorName'> {
  readonly issuedBy: 'quayside' | 'vendor';
  /** Null if the invoice exists, or there will be none. */
  readonly awaits: Awaited | null;
  /** The documents that its vendor still has to send. */
  readonly awaited: readonly ShownAwaited[];
  readonly documents: readonly ListedInvoice[];
}

/** The documents of a purchase, and the expected ones (contract: getPurchaseInvoices). */
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
  const awaited = await awaitedOfSales(
    db,
    sales.map(({ id }) => id),
  );
  const isSender = session.membership !== undefined && session.membership.role !== 'reader';
  return ok(
    await Promise.all(
      sales.map((sale) => {
        const issued = documents.filter(({ saleId }) => saleId === sale.id);
        const missing = awaited
          .filter(({ saleId }) => saleId === sale.id)
          .map(({ id, kind, dueAt, amountMinor, currency }) => {
            const canSend = isSender && (kind === 'invoice' || issued.length > 0);
            return { id, kind, dueAt, amountMinor, currency, canSend };
          });
        return saleInvoices(parts, sale, { documents: issued, awaited: missing });
      }),
    ),
  );
}

async function saleInvoices(
  { db, ledger }: Pick<InvoiceParts, 'db' | 'ledger'>,
  sale: InvoicedSale,
  known: Pick<SaleInvoices, 'documents' | 'awaited'>,
): Promise<SaleInvoices> {
  const { id, kind, number, vendorName, status, vendorIssues, isInvoicedByVendor } = sale;
  const shown = { id, kind, number, vendorName, ...known };
  // The choice recorded for a sale applies, whatever its vendor chose later.
  if (isInvoicedByVendor) return { ...shown, issuedBy: 'vendor', awaits: null };
  if (known.documents.length > 0) return { ...shown, issuedBy: 'quayside', awaits: null };
  const [{ capturedMinor, refundedMinor }, isEarned] = await Promise.all([
    ledger.balanceOf(db, id),
    isEarnedSale(db, id),
  ]);
  return {
    ...shown,
    issuedBy: vendorIssues ? 'vendor' : 'quayside',
    awaits: awaitedOf({ kind, status, isEarned, capturedMinor, refundedMinor }),
  };
}
