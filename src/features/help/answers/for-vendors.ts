import { businessTerms } from '../../../lib/business-terms.ts';
import type { Answer } from './answer.types.ts';

const { completionHours, receiptDays } = businessTerms;

interface VendorTexts {
  /** The prefix of the slugs, which makes them unique. */
  readonly of: 'supplier' | 'provider';
  /** The start of the workspace's paths: `/supplier/`. */
  readonly prefix: string;
  /** The page on which the listings are edited. */
  readonly listings: { readonly label: string; readonly path: string };
  /** Whether it has an SKU and a stock, or a lead time. */
  readonly noun: 'item' | 'service';
  readonly sale: string;
  readonly sold: string;
  readonly earned: string;
}

/** The answers for all vendors, with the terms of one kind. */
const answersForVendors = ({
  of,
  prefix,
  listings,
  noun,
  sale,
  sold,
  earned,
}: VendorTexts): readonly Answer[] => {
  const company = { label: 'Company profile', path: `${prefix}profile` };
  const transactions = { label: 'Transactions', path: `${prefix}transactions` };
  return [
    {
      slug: `${of}-payouts`,
      title: 'When you’re paid',
      words:
        'paid pay payment payout payouts get money transfer bank earnings when how long received arrive sale',
      points: [
        `Your share of ${sale} is sent to your payment account once it is completed: ${earned}`,
        'The payment provider pays from there to your bank. Both are under Transactions, and the company profile says what is due and when the next payment is sent.',
        `While a problem or return with ${sale} is open, nothing of it is sent.`,
      ],
      ways: [transactions, company],
    },
    {
      slug: `${of}-commission`,
      title: 'Commission and fees',
      words: 'commission fee fees percent rate cost costs cut charge quayside keeps monthly subscription',
      points: [
        `Quayside keeps a commission on ${sold}, before tax and delivery. Your rate is in the company profile.`,
        'The rate on the day of the sale applies. If something is refunded, so is the commission on it.',
      ],
      ways: [company, { label: 'Commission by month', path: `${prefix}transactions?view=commission` }],
    },
    {
      slug: `${of}-price-list`,
      title: 'Uploading a price list',
      words:
        'upload import price list file format formats excel xlsx csv pdf photo spreadsheet add products services listings update prices catalogue columns',
      points: [
        'Send the list you have: Excel, CSV, OpenDocument, PDF, a photo, and more. Up to 50 MB and 100,000 rows.',
        'You check what we read, row by row where we aren’t sure, before anything is shown. An import can be undone for 30 days.',
      ],
      ways: [listings],
    },
    {
      slug: `${of}-adding-by-hand`,
      title: `Adding ${noun === 'item' ? 'an item' : 'a service'} by hand`,
      words:
        'add by hand manually single one new create product item service listing without list type write',
      points: [
        `Choose “Add ${noun === 'item' ? 'an item' : 'a service'}” above your list, type what you know, and save. It is on sale at once; the message that says so also offers to add a picture.`,
        'A name, a price and a tax rate are needed. Everything else can be added later, in the list or with “Edit”.',
      ],
      ways: [listings],
    },
    {
      slug: `${of}-photos`,
      title: 'Photographs of what you sell',
      words:
        'add photo photos photograph picture pictures image images upload cover first how many size format jpeg png logo several',
      points: [
        'Open “Edit” at the listing: it has up to eight pictures, JPEG, PNG, WebP or AVIF, of up to 10 MB each. The first is shown in the shop. Each change is saved at once.',
        ...(noun === 'item'
          ? [
              'Where other suppliers sell the same product, its pictures belong to all of you, and nobody changes them alone.',
            ]
          : []),
      ],
      ways: [listings],
    },
    {
      slug: `${of}-prices`,
      title: 'Prices and tax of what you sell',
      words:
        'price prices net gross tax vat with without including excluding incl excl before rate percent what do write type mine',
      points: [
        'Prices are net, before tax. Each listing has its own tax rate. Crew see the net price with the rate beside it, and the total with tax before they pay.',
        'Are the prices in your list with tax? Compare one with what the review shows before you import, and correct the column there.',
      ],
      ways: [listings],
    },
    {
      slug: `${of}-bank-account`,
      title: 'Your bank and payment account',
      words: 'bank account iban payment stripe change details verify verification owner',
      points: [
        'Payments go to your account at our payment provider, Stripe, and from there to your bank. The company profile shows its last four characters.',
        'An owner of the company changes the bank account on Stripe’s own page, which the company profile opens. We never see the whole number.',
      ],
      ways: [company],
    },
    {
      slug: `${of}-chargebacks`,
      title: 'Chargebacks',
      words:
        'chargeback chargebacks charge charged back reversed dispute disputed bank card fraud buyer customer claims evidence',
      points: [
        'A buyer can dispute a payment with their bank. Until the bank decides, nothing of it is refunded or paid out. Quayside sends the bank the evidence.',
        'If it is won, everything goes on. If it is lost, what you had earned stays yours. For what wasn’t earned yet, you pay back your share, as for a refund.',
      ],
      ways: [transactions],
    },
    {
      slug: `${of}-colleagues`,
      title: 'Colleagues',
      words:
        'invite colleague colleagues team staff people users employee access roles owner editor reader remove add',
      points: [
        'An owner invites colleagues by email, in the company profile. The link works once, for seven days.',
        'A reader sees everything, an editor does the daily work, an owner also looks after the company, its payment account and its people.',
      ],
      ways: [{ label: 'Colleagues', path: `${prefix}profile?tab=colleagues` }],
    },
    {
      slug: `${of}-invoices`,
      title: 'Tax and invoices',
      words:
        'vat tax taxes invoice invoices invoicing bill credit note statement statements month monthly buyer accountant accounting bookkeeping number own',
      points: [
        'Quayside issues invoices and credit notes in your name, or you issue your own: an owner chooses in the company profile.',
        'The tax of each sale is worked out from your country, the buyer and the place; what can’t be decided is asked. An invoice gives the reason where no tax is charged.',
        'Invoices and a statement of each month are under Transactions, as PDF and CSV.',
      ],
      ways: [
        { label: 'Invoices', path: `${prefix}transactions?view=invoices` },
        { label: 'Statements', path: `${prefix}transactions?view=statements` },
      ],
    },
  ];
};

export const sharedBySuppliers = answersForVendors({
  of: 'supplier',
  prefix: '/supplier/',
  listings: { label: 'Inventory', path: '/supplier/inventory' },
  noun: 'item',
  sale: 'an order',
  sold: 'the goods you sell',
  earned: `when the crew confirm that it arrived, or ${receiptDays} days after delivery.`,
});

export const sharedByProviders = answersForVendors({
  of: 'provider',
  prefix: '/service-provider/',
  listings: { label: 'Services', path: '/service-provider/services' },
  noun: 'service',
  sale: 'a booking',
  sold: 'the work you sell',
  earned: `when the crew confirm that it is done, or ${completionHours} hours after its end.`,
});
