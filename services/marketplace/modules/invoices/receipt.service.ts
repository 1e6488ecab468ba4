import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { pdfFile, type DocumentFile } from '../../platform/documents/index.ts';
import { linesOfPurchase } from '../ledger/index.ts';
import { documentsOfSale } from './invoice.repository.ts';
import type { InvoiceParts } from './invoices.parts.ts';
import { invoicesOf, type SaleInvoices } from './read.service.ts';
import type { ReaderSession } from './reader.service.ts';
import { findPaidPurchase } from './receipt.repository.ts';
import { receiptSheet, type PaidSale } from './receipt-sheet.domain.ts';

type ReceiptParts = Pick<InvoiceParts, 'db' | 'ledger' | 'clock'>;

/** The receipt of all payments in a purchase, for its buyer and admins (contract: readReceipt). */
export async function readReceipt(
  parts: ReceiptParts,
  session: ReaderSession,
  purchaseId: string,
): Promise<Result<DocumentFile, { readonly code: 'NOT_FOUND' | 'NOT_ALLOWED_NOW' }>> {
  const found = await invoicesOf(parts, session, purchaseId);
  if (!found.ok) return found;
  const lines = await linesOfPurchase(parts.db, purchaseId, 'buyer');
  const sales = await Promise.all(found.value.map((sale) => paidSale(parts, sale, lines)));
  const paid = sales.filter((sale) => sale.paid.length > 0);
  if (paid.length === 0) return refuse({ code: 'NOT_ALLOWED_NOW' });
  const { orderedFor, bookedFor, ...purchase } = await findPaidPurchase(parts.db, purchaseId);
  const sheet = receiptSheet(
    { ...purchase, billTo: orderedFor ?? bookedFor, sales: paid },
    parts.clock.now(),
  );
  return ok(await pdfFile(`receipt-${purchase.number}.pdf`, sheet));
}

async function paidSale(
  { db }: ReceiptParts,
  { id, number, vendorName, issuedBy, documents }: SaleInvoices,
  lines: Awaited<ReturnType<typeof linesOfPurchase>>,
): Promise<PaidSale> {
  const moved = (kind: 'capture' | 'refund') =>
    lines
      .filter((line) => line.saleId === id && line.kind === kind)
      .map(({ at, cash }) => ({ at, amountMinor: Math.abs(cash.amountMinor) }));
  const [invoice, ...notes] = documents.length === 0 ? [] : await documentsOfSale(db, id);
  return {
    number,
    vendorName,
    invoice: invoice?.content ?? null,
    isInvoicedByVendor: issuedBy === 'vendor',
    credited: notes.flatMap(({ content }) => content.groups),
    creditNotes: notes.map(({ content }) => content.number),
    paid: moved('capture'),
    refunded: moved('refund'),
  };
}
