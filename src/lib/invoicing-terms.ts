import { businessTerms, countInWords } from './business-terms.ts';

/** Who issues a vendor's invoices and credit notes. */
export type InvoiceIssuer = 'quayside' | 'vendor';

/** What a vendor agrees to with its choice. A changed sentence needs a new version, which is stored with the choice. */
export const invoicingTerms: {
  readonly version: number;
  readonly sentences: Readonly<Record<InvoiceIssuer, string>>;
} = {
  version: 1,
  sentences: {
    quayside:
      'I agree that Quayside issues the invoices and credit notes for my sales in my name and on my behalf, in a number series of its own. I stay responsible for them and for the tax that they show.',
    vendor: `I issue the invoices and credit notes for my sales myself, and send each of them through Quayside within ${countInWords(businessTerms.ownInvoices.days)} days.`,
  },
};
