import type { DocumentReader, Invoice, SaleInvoices } from './invoice.types.ts';

export const kindLabels: Readonly<Record<Invoice['kind'], string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
};

/** Nothing is said of a sale that has no invoice and will have none. */
export const isShown = ({ documents, awaits, issuedBy }: SaleInvoices): boolean =>
  documents.length > 0 || awaits !== null || issuedBy === 'vendor';

const awaitedTexts: Readonly<Record<NonNullable<SaleInvoices['awaits']>, string>> = {
  payment: 'The invoice is issued when the payment is taken.',
  completion: 'The invoice is issued when the work is completed.',
  issue: 'The invoice is being issued. It will be here in a moment.',
};

/** When the invoice of a sale comes, or who sends it. */
export function waitingText({ issuedBy, awaits, vendorName }: SaleInvoices, reader: DocumentReader): string {
  if (issuedBy === 'vendor')
    return reader === 'vendor' ? 'You send your own invoice.' : `${vendorName} sends its own invoice.`;
  return awaits === null ? 'There is no invoice.' : awaitedTexts[awaits];
}
