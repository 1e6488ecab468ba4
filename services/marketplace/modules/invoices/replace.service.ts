import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { addRecordedDocument, type SentDocument } from '../../platform/files/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { ownVendorId, type Session } from '../account/index.ts';
import { findInvoice, findListed, type ListedInvoice } from './issued.repository.ts';
import { invoiceFileKey } from './invoices.domain.ts';
import type { InvoiceParts } from './invoices.parts.ts';
import { kindWords } from './own-invoices.mails.ts';
import { invalidSent, type SendRefusal } from './own-invoices.service.ts';
import { purchasePathOf } from './sale-path.domain.ts';
import { lockSoldSale } from './sold-sale.repository.ts';

interface Replacement extends SentDocument {
  /** Shown to the buyer. */
  readonly reason: string;
}

const longestReason = 500;

/**
 * Replaces the wrong file of a document that the vendor issued (contract: replaceOwnInvoice). The document itself, and
 * all earlier files, are kept. A failure stores nothing.
 */
export async function replaceOwnInvoice(
  { db, clock, ids, files }: InvoiceParts,
  session: Pick<Session, 'userId' | 'membership'>,
  invoiceId: string,
  { reason: given, ...sent }: Replacement,
): Promise<Result<ListedInvoice, SendRefusal>> {
  const found = await findInvoice(db, invoiceId, { vendorId: ownVendorId(session) });
  if (found === null || found.fileId === null) {
    sent.file.destroy();
    return refuse({ code: found === null ? 'NOT_FOUND' : 'NOT_ALLOWED_NOW' });
  }
  const reason = cleanText(given);
  const place = { files, newFileId: ids.newId, keyOf: invoiceFileKey };
  return addRecordedDocument(place, sent, ({ fileId, mediaType, sizeBytes }) =>
    inTransaction(db, async (trx): Promise<Result<ListedInvoice, SendRefusal>> => {
      if (mediaType !== 'application/pdf') return refuse({ code: 'PAPER_NOT_ACCEPTED' });
      if (reason === '' || [...reason].length > longestReason)
        return refuse(invalidSent('reason', 'Say in up to 500 characters why it is replaced.', 'required'));
      const { kind, number, saleId, vendorName } = await findListed(trx, invoiceId);
      const sale = await lockSoldSale(trx, saleId);
      if (sale === null) return refuse({ code: 'NOT_FOUND' });
      await trx
        .insertInto('invoiceReplacements')
        .values({
          id: ids.newId(),
          invoiceId,
          fileId,
          fileSizeBytes: sizeBytes,
          reason,
          sentBy: session.userId,
          sentAt: clock.now(),
        })
        .execute();
      await notify(
        trx,
        { userId: sale.buyerId },
        {
          kind: 'payment',
          title: `The ${kindWords[kind]} ${number} has a new file`,
          detail: `${vendorName} had sent a wrong one: “${reason}” Please download it again.`,
          path: purchasePathOf(sale),
        },
      );
      return ok(await findListed(trx, invoiceId));
    }),
  );
}
