import { dayMs } from '../../../../src/lib/durations.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cleanLine } from '../../platform/clean-text.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { addRecordedDocument, type SentDocument } from '../../platform/files/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { ownVendorId, type Session } from '../account/index.ts';
import { deleteAwaited, findAwaited, lockAwaited, type AwaitedDocument } from './awaited.repository.ts';
import { storeCreditNote, storeInvoice, type Identified } from './document.service.ts';
import { documentsOfSale, hasOwnNumber, type StoredInvoice } from './invoice.repository.ts';
import { dayOf, invoiceFileKey } from './invoices.domain.ts';
import type { InvoiceParts, Trx } from './invoices.parts.ts';
import { findListed, type ListedInvoice } from './issued.repository.ts';
import { kindWords } from './own-invoices.mails.ts';
import { purchasePathOf } from './sale-path.domain.ts';
import { findCapturedAt, lockSoldSale, refundsToCredit, type SoldSale } from './sold-sale.repository.ts';

interface SentInvoice extends SentDocument {
  /** The number on the document. */
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly issuedOn: string;
}

export type SendRefusal =
  | {
      readonly code:
        | 'NOT_FOUND'
        | 'NOT_ALLOWED_NOW'
        | 'PAPER_NOT_ACCEPTED'
        | 'PICTURE_TOO_MANY_PIXELS'
        | 'FILE_EMPTY';
    }
  | {
      readonly code: 'VALIDATION';
      readonly fields: readonly { readonly field: string; readonly message: string; readonly rule: string }[];
    };

export const invalidSent = (
  field: 'number' | 'issuedOn' | 'reason',
  message: string,
  rule: string,
): SendRefusal => ({
  code: 'VALIDATION',
  fields: [{ field, message, rule }],
});

const longestNumber = 60;

/** Noon in UTC, which is on that day in every time zone of vendors and buyers. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00.000Z`);

function numberProblem(number: string): SendRefusal | null {
  if (number === '') return invalidSent('number', 'Enter the number of the document.', 'required');
  return [...number].length > longestNumber
    ? invalidSent('number', `Use at most ${longestNumber} characters.`, 'maxLength')
    : null;
}

/** Checked with a tolerance: in the vendor's time zone the date can be a day before or after UTC's. */
function dateProblem(issuedOn: string, { paidAt, now }: { readonly paidAt: Date; readonly now: Date }) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(issuedOn) || Number.isNaN(noonOf(issuedOn).getTime()))
    return invalidSent('issuedOn', 'Enter the date of the document.', 'format');
  if (issuedOn > dayOf(new Date(now.getTime() + dayMs)))
    return invalidSent('issuedOn', 'The date can’t be in the future.', 'maximum');
  return issuedOn < dayOf(new Date(paidAt.getTime() - 60 * dayMs))
    ? invalidSent('issuedOn', 'The date is long before the payment. Check the year.', 'minimum')
    : null;
}

/**
 * Stores a document that the vendor issued and that is awaited (contract: sendOwnInvoice). A failure stores nothing.
 */
export async function sendOwnInvoice(
  parts: InvoiceParts,
  session: Pick<Session, 'userId' | 'membership'>,
  awaitedId: string,
  { number: given, issuedOn, ...sent }: SentInvoice,
): Promise<Result<ListedInvoice, SendRefusal>> {
  const { db, clock, ids, files } = parts;
  const vendorId = ownVendorId(session);
  const found = await findAwaited(db, awaitedId);
  if (found === null || found.vendorId !== vendorId) {
    sent.file.destroy();
    return refuse({ code: 'NOT_FOUND' });
  }
  const number = cleanLine(given);
  const place = { files, newFileId: ids.newId, keyOf: invoiceFileKey };
  return addRecordedDocument(place, sent, ({ fileId, mediaType, sizeBytes }) =>
    inTransaction(db, async (trx): Promise<Result<ListedInvoice, SendRefusal>> => {
      if (mediaType !== 'application/pdf') return refuse({ code: 'PAPER_NOT_ACCEPTED' });
      // Locks the sale before the awaited document, like the job that issues documents.
      const sale = await lockSoldSale(trx, found.saleId);
      const awaited = await lockAwaited(trx, awaitedId);
      if (sale === null || awaited === null) return refuse({ code: 'NOT_FOUND' });
      const paidAt = await findCapturedAt(trx, sale.id);
      if (paidAt === null) return refuse({ code: 'NOT_ALLOWED_NOW' });
      const sentAt = clock.now();
      const problem =
        numberProblem(number) ??
        dateProblem(issuedOn, { paidAt, now: sentAt }) ??
        ((await hasOwnNumber(trx, vendorId, number))
          ? invalidSent('number', 'You already sent a document with this number.', 'unique')
          : null);
      if (problem !== null) return refuse(problem);
      const file = { fileId, fileSizeBytes: sizeBytes, sentBy: session.userId, sentAt };
      const identified = { number, position: null, issuedAt: noonOf(issuedOn), file };
      const stored = await storeAwaited(parts, trx, sale, { awaited, identified, paidAt });
      if (stored === null) return refuse({ code: 'NOT_ALLOWED_NOW' });
      await deleteAwaited(trx, awaitedId);
      const word = kindWords[awaited.kind];
      await notify(
        trx,
        { userId: sale.buyerId },
        {
          kind: 'payment',
          title: `The ${word} for ${sale.saleNumber} is here`,
          detail: `${stored.content.seller.name} sent its ${word} ${number}.`,
          path: purchasePathOf(sale),
        },
      );
      return ok(await findListed(trx, stored.id));
    }),
  );
}

/** Null for a credit note whose invoice was not sent yet. */
async function storeAwaited(
  parts: InvoiceParts,
  trx: Trx,
  sale: SoldSale,
  {
    awaited: { kind, refundId, amountMinor },
    identified,
    paidAt,
  }: { readonly awaited: AwaitedDocument; readonly identified: Identified; readonly paidAt: Date },
): Promise<StoredInvoice | null> {
  if (kind === 'invoice')
    return storeInvoice(parts, trx, sale, { identified, paidAt, totalMinor: amountMinor });
  const documents = await documentsOfSale(trx, sale.id);
  const refund = (await refundsToCredit(trx, sale.id)).find(({ id }) => id === refundId);
  if (documents.length === 0 || refund === undefined) return null;
  return storeCreditNote(parts, trx, sale, { identified, refund, documents });
}
