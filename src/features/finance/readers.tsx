import type { LedgerKind, LedgerLine } from '../order-parts/index.ts';
import { exportedForBuyer, exportedForVendor } from './exported-lines.ts';
import type { Figure } from './figures.tsx';
import { ledgerKinds } from './ledger-search.ts';
import type { LedgerFigures } from './money.types.ts';
import { moneyWords } from './money-words.ts';
import { WhatItMeans } from './what-it-means.tsx';

/** The figures in their order; what a reader is not told is left out. */
const listed = (figures: readonly (readonly [string, Figure['amount'] | null, string])[]): Figure[] =>
  figures.flatMap(([name, amount, words]) => (amount === null ? [] : [{ name, amount, words }]));

const vendorFigures = ({ paid, refunded, commission, due, sent }: LedgerFigures) =>
  listed([
    ['Sales', paid, 'paid by buyers'],
    ['Refunded', refunded, 'given back to buyers'],
    ['Commission', commission, 'kept by the market'],
    ['Due to you', due, 'not sent yet'],
    ['Sent to you', sent, 'on its way to your bank, or there'],
  ]);

const buyerFigures = ({ paid, refunded }: LedgerFigures) =>
  listed([
    ['Paid', paid, 'taken from your card'],
    ['Refunded', refunded, 'given back to your card'],
  ]);

const vendor = {
  ...moneyWords.vendor,
  reader: 'vendor' as const,
  kinds: ledgerKinds,
  searchHint: 'Order or buyer',
  figuresOf: vendorFigures,
  exported: exportedForVendor,
  below: <WhatItMeans />,
};

const nothingSold = 'A sale shows here when the buyer’s payment is taken: once you have confirmed the order.';

/** What differs between those who read the ledger. */
export const moneyReaders = {
  supplier: {
    ...vendor,
    hrefOf: ({ subOrderId }: LedgerLine) => `/supplier/orders-details?id=${subOrderId}`,
    nothing: { title: 'No sale yet.', words: nothingSold },
  },
  service_provider: {
    ...vendor,
    hrefOf: () => null,
    nothing: { title: 'No sale yet.', words: nothingSold.replace('order', 'booking') },
  },
  crew_member: {
    ...moneyWords.buyer,
    reader: 'buyer' as const,
    kinds: ['capture', 'refund'] satisfies LedgerKind[],
    searchHint: 'Order or supplier',
    figuresOf: buyerFigures,
    exported: exportedForBuyer,
    hrefOf: ({ orderId }: LedgerLine) => `/crew/orders-management/${orderId}`,
    below: null,
    nothing: {
      title: 'Nothing paid yet.',
      words:
        'Your card is charged once suppliers have confirmed, for what they confirmed. It shows here then.',
    },
  },
};

export type MoneyReader = (typeof moneyReaders)[keyof typeof moneyReaders];
