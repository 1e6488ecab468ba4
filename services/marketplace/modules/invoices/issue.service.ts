import { inTransaction } from '../../platform/db/transaction.ts';
import { publishLiveEvent } from '../../platform/live/index.ts';
import { isEarnedSale } from '../payments/index.ts';
import { awaitDocuments } from './await.service.ts';
import { storeCreditNote, storeInvoice, type Identified } from './document.service.ts';
import {
  documentsOfSale,
  isInvoicedByVendor,
  nextNumber,
  noteInvoicedByVendor,
} from './invoice.repository.ts';
import type { InvoiceParts, Trx } from './invoices.parts.ts';
import { findCapturedAt, lockSoldSale, refundsToCredit, type SoldSale } from './sold-sale.repository.ts';

type IssueParts = Pick<InvoiceParts, 'db' | 'clock' | 'ids' | 'ledger'>;

/**
 * Issues a sale's missing documents: the invoice of goods once they are paid, of a booking and its supplements once
 * they are earned, and a credit note for each refund made until now. If the vendor issues its own, they are awaited instead.
 * Idempotent.
 */
export const issueInvoices = (parts: IssueParts, saleId: string): Promise<void> =>
  inTransaction(parts.db, async (trx) => {
    const sale = await lockSoldSale(trx, saleId);
    const paidAt = sale && (await findCapturedAt(trx, saleId));
    if (sale === null || paidAt === null) return;
    if (await isInvoicedByVendor(trx, saleId)) return awaitDocuments(parts, trx, sale);
    const issued = await documentsOfSale(trx, saleId);
    let documents = issued;
    if (documents.length === 0) {
      if (sale.kind !== 'sub_order' && !(await isEarnedSale(trx, saleId))) return;
      const { capturedMinor, refundedMinor } = await parts.ledger.balanceOf(trx, saleId);
      // Work that was refunded before it was done was never supplied.
      if (capturedMinor === 0 || (sale.kind !== 'sub_order' && refundedMinor === capturedMinor)) return;
      if (sale.issuesOwnInvoices) {
        await noteInvoicedByVendor(trx, saleId, parts.clock.now());
        return awaitDocuments(parts, trx, sale);
      }
      const identified = await identify(parts, trx, sale.vendorId);
      documents = [await storeInvoice(parts, trx, sale, { identified, paidAt, totalMinor: capturedMinor })];
    }
    const now = parts.clock.now();
    const refunds = (await refundsToCredit(trx, saleId)).filter(({ doneAt }) => doneAt <= now);
    for (const refund of refunds) {
      const identified = await identify(parts, trx, sale.vendorId);
      documents = [...documents, await storeCreditNote(parts, trx, sale, { identified, refund, documents })];
    }
    if (documents.length > issued.length) await announce(trx, sale, now);
  });

/** Documents are issued after the change that requires them: open pages show them without being reloaded. */
const announce = (trx: Trx, { id, kind, purchaseId, buyerId, vendorId }: SoldSale, at: Date): Promise<void> =>
  publishLiveEvent(trx, {
    about: kind === 'sub_order' ? { orderId: purchaseId, subOrderId: id } : { bookingId: purchaseId },
    audience: [buyerId, vendorId],
    at,
  });

/** With the next number of the vendor's series. */
const identify = async ({ clock }: IssueParts, trx: Trx, vendorId: string): Promise<Identified> => {
  const issuedAt = clock.now();
  return { ...(await nextNumber(trx, vendorId)), issuedAt, file: null };
};
