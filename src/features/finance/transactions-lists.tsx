import { dataOf } from '../../api/index.ts';
import type { ReadTools } from '../list-page/index.ts';
import type { Figure } from './figures.tsx';
import { defineLedger, LedgerPage, type LedgerQuery } from './ledger-list.tsx';
import type { LedgerFigures } from './money.types.ts';
import { moneyTexts } from './money-texts.ts';
import { WhatItMeans } from './what-it-means.tsx';

/** The figures in their order; those that a reader does not get are left out. */
const listed = (figures: readonly (readonly [string, Figure['amount'] | null, string])[]): Figure[] =>
  figures.flatMap(([name, amount, description]) =>
    amount === null ? [] : [{ name, amount, description: description }],
  );

const vendorFigures = ({ paid, refunded, commission, due, sent }: LedgerFigures) =>
  listed([
    ['Sales', paid, 'paid by buyers'],
    ['Refunded', refunded, 'refunded to buyers'],
    ['Commission', commission, 'kept by the marketplace'],
    ['Due to you', due, 'not sent yet'],
    ['Sent to you', sent, 'on its way to your bank or already there'],
  ]);

const buyerFigures = ({ paid, refunded }: LedgerFigures) =>
  listed([
    ['Paid', paid, 'taken from your card'],
    ['Refunded', refunded, 'refunded to your card'],
  ]);

const own = {
  key: ['transactions', 'own'],
  read: ({ client, signal }: ReadTools, query: LedgerQuery) =>
    dataOf(client.GET('/transactions', { params: { query }, signal })),
  fileName: 'quayside-transactions.csv',
};

const vendor = { ...own, ...moneyTexts.vendor, reader: 'vendor' as const, searchHint: 'Order or buyer' };

const nothingSold = 'A sale appears here when the buyer’s payment is captured, after you confirm the order.';

export const supplierTransactions = defineLedger({
  ...vendor,
  noun: 'Order',
  hrefOf: ({ subOrderId }) => `/supplier/orders-details?id=${subOrderId}`,
  nothingYet: { title: 'No sales yet.', description: nothingSold },
});

export const providerTransactions = defineLedger({
  ...vendor,
  searchHint: 'Booking or buyer',
  noun: 'Booking',
  hrefOf: ({ orderId }) => `/service-providers/bookings/details?booking=${orderId}`,
  nothingYet: { title: 'No sales yet.', description: nothingSold.replace('order', 'booking') },
});

export const crewSpend = defineLedger({
  ...own,
  ...moneyTexts.buyer,
  reader: 'buyer',
  kinds: ['capture', 'refund'],
  searchHint: 'Order, booking or vendor',
  noun: 'Order or booking',
  hrefOf: ({ orderId, saleKind }) =>
    saleKind === 'sub_order'
      ? `/crew/orders-management/${orderId}`
      : `/crew/bookings/completed/details?booking=${orderId}`,
  nothingYet: {
    title: 'Nothing paid yet.',
    description:
      'Your card is charged when suppliers and providers confirm, and only for what they confirmed. It appears here then.',
  },
});

/** `/supplier/transactions`. */
export const SupplierTransactions = () => (
  <LedgerPage
    list={supplierTransactions}
    figuresOf={vendorFigures}
    below={<WhatItMeans reader="supplier" />}
  />
);

/** `/service-provider/transactions`. */
export const ProviderTransactions = () => (
  <LedgerPage
    list={providerTransactions}
    figuresOf={vendorFigures}
    below={<WhatItMeans reader="provider" />}
  />
);

/** `/crew/financial-management`. */
export const CrewSpend = () => <LedgerPage list={crewSpend} figuresOf={buyerFigures} />;
