import { businessTerms, countInWords } from '../../lib/business-terms.ts';
import type { AwaitedDocument, DocumentReader, Invoice, SaleInvoices } from './invoice.types.ts';

export const kindLabels: Readonly<Record<Invoice['kind'], string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
};

/** Whether a sale has or will have an invoice. */
export const isShown = ({ documents, awaits, issuedBy }: SaleInvoices): boolean =>
  documents.length > 0 || awaits !== null || issuedBy === 'vendor';

const awaitedTexts: Readonly<Record<NonNullable<SaleInvoices['awaits']>, string>> = {
  payment: 'The invoice is issued when the payment is taken.',
  completion: 'The invoice is issued when the work is completed.',
  issue: 'The invoice is being issued. It will be here in a moment.',
};

const within = `within ${countInWords(businessTerms.ownInvoices.days)} days`;
const ownTexts: Readonly<Record<NonNullable<SaleInvoices['awaits']>, string>> = {
  payment: `${within} of the payment`,
  completion: `${within} of the completed work`,
  issue: within,
};

/** When the invoice of a sale will come, or who sends it. */
export function waitingText({ issuedBy, awaits, vendorName }: SaleInvoices, reader: DocumentReader): string {
  if (issuedBy === 'quayside') return awaits === null ? 'There is no invoice.' : awaitedTexts[awaits];
  const when = awaits === null ? '' : ` ${ownTexts[awaits]}`;
  return reader === 'vendor'
    ? `You send your own invoice${when}.`
    : `${vendorName} sends its own invoice${when}.`;
}

interface AwaitedTextOptions {
  readonly awaited: AwaitedDocument;
  readonly sale: Pick<SaleInvoices, 'vendorName' | 'documents'>;
  readonly reader: DocumentReader;
  /** ISO 8601. */
  readonly now: string;
}

/** Who has to send a document, and whether it is late; its due date is shown below. */
export function awaitedText({ awaited: { kind, dueAt }, sale, reader, now }: AwaitedTextOptions): string {
  const word = kindLabels[kind].toLowerCase();
  const isLate = dueAt < now;
  if (reader === 'vendor') {
    if (kind === 'credit_note' && sale.documents.length === 0)
      return 'Your credit note for the refund: send the invoice first.';
    return isLate ? `Your ${word} is overdue.` : `The buyer is waiting for your ${word}.`;
  }
  return isLate
    ? `${sale.vendorName} sends its own ${word}. It is late; we have reminded them.`
    : `${sale.vendorName} sends its own ${word}.`;
}
