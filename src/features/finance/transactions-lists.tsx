import { useState, type ComponentProps, type ReactNode } from 'react';
import { dataOf } from '../../api/index.ts';
import { Page } from '../../ui/index.ts';
import { defineCommissionInvoices, defineInvoices, StatementsPanel } from '../documents/index.ts';
import { ListPage, type ReadTools } from '../list-page/index.ts';
import { Figures, type Figure } from './figures.tsx';
import { defineLedger, LedgerPage, type LedgerQuery } from './ledger-list.tsx';
import type { LedgerFigures } from './money.types.ts';
import { MoneyTabs, useMoneyView, type MoneyView } from './money-tabs.tsx';
import { moneyTexts } from './money-texts.ts';
import { PayoutDialog } from './payout-dialog.tsx';
import { payoutFigures, payoutsList } from './payouts-list.tsx';
import { WhatItMeans } from './what-it-means.tsx';

/** The figures in order, without those that a role does not get. */
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
  nothingYet: { title: 'No sales yet', description: nothingSold },
});

export const providerTransactions = defineLedger({
  ...vendor,
  searchHint: 'Booking or buyer',
  noun: 'Booking',
  hrefOf: ({ orderId }) => `/service-providers/bookings/details?booking=${orderId}`,
  nothingYet: { title: 'No sales yet', description: nothingSold.replace('order', 'booking') },
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
    title: 'Nothing paid yet',
    description:
      'Your card is charged when suppliers and providers confirm, and only for what they confirmed. It appears here then.',
  },
});

const invoicesOfVendor = {
  title: 'Invoices',
  lead: 'Invoices and credit notes for what you sold.',
  reader: 'vendor',
} as const;

const supplierInvoices = defineInvoices({
  ...invoicesOfVendor,
  hrefOf: ({ saleId }) => `/supplier/orders-details?id=${saleId}`,
});

const providerInvoices = defineInvoices({
  ...invoicesOfVendor,
  hrefOf: ({ purchaseId }) => `/service-providers/bookings/details?booking=${purchaseId}`,
});

const crewInvoices = defineInvoices({
  title: 'Invoices',
  lead: 'Invoices and credit notes for what you bought and booked.',
  reader: 'buyer',
  hrefOf: ({ purchaseId, saleKind }) =>
    saleKind === 'sub_order'
      ? `/crew/orders-management/${purchaseId}`
      : `/crew/bookings/completed/details?booking=${purchaseId}`,
});

const commissionInvoices = defineCommissionInvoices('vendor');

const vendorViews: readonly MoneyView[] = ['transactions', 'payouts', 'invoices', 'statements', 'commission'];
const buyerViews: readonly MoneyView[] = ['transactions', 'invoices'];

interface MoneyScreenProps {
  readonly views: readonly MoneyView[];
  readonly invoices: ReturnType<typeof defineInvoices>;
  /** For vendors: the page of a sale, and that of the payment account. */
  readonly payouts?: Omit<ComponentProps<typeof PayoutDialog>, 'id'>;
  /** Renders the ledger lines with the tabs of all views. */
  readonly transactions: (tabs: ReactNode) => ReactNode;
}

/** A page of money: the ledger lines, or with `?view=invoices` the documents. */
function MoneyScreen({ views, invoices, payouts, transactions }: MoneyScreenProps) {
  const view = useMoneyView(views);
  const [today] = useState(() => new Date());
  const tabs = <MoneyTabs views={views} chosen={view} />;
  if (view === 'payouts' && payouts)
    return (
      <ListPage
        list={payoutsList}
        above={({ first, failureDetails }) => (
          <>
            {tabs}
            {failureDetails === null ? (
              <Figures label="Payouts in figures" figures={first && payoutFigures(first.figures)} />
            ) : null}
          </>
        )}
        below={({ address }) => <PayoutDialog id={address.search.payout} {...payouts} />}
      />
    );
  if (view === 'statements')
    return (
      <Page title="Statements" lead="Your monthly statements, for your bookkeeping.">
        {tabs}
        <StatementsPanel today={today} />
      </Page>
    );
  if (view === 'commission') return <ListPage list={commissionInvoices} above={() => tabs} />;
  return view === 'invoices' ? <ListPage list={invoices} above={() => tabs} /> : transactions(tabs);
}

/** `/supplier/transactions`. */
export const SupplierTransactions = () => (
  <MoneyScreen
    views={vendorViews}
    invoices={supplierInvoices}
    payouts={{ hrefOf: ({ id }) => `/supplier/orders-details?id=${id}`, accountPath: '/supplier/profile' }}
    transactions={(tabs) => (
      <LedgerPage
        list={supplierTransactions}
        tabs={tabs}
        figuresOf={vendorFigures}
        below={<WhatItMeans reader="supplier" />}
      />
    )}
  />
);

/** `/service-provider/transactions`. */
export const ProviderTransactions = () => (
  <MoneyScreen
    views={vendorViews}
    invoices={providerInvoices}
    payouts={{
      hrefOf: ({ purchaseId }) => `/service-providers/bookings/details?booking=${purchaseId}`,
      accountPath: '/service-provider/profile',
    }}
    transactions={(tabs) => (
      <LedgerPage
        list={providerTransactions}
        tabs={tabs}
        figuresOf={vendorFigures}
        below={<WhatItMeans reader="provider" />}
      />
    )}
  />
);

/** `/crew/financial-management`. */
export const CrewSpend = () => (
  <MoneyScreen
    views={buyerViews}
    invoices={crewInvoices}
    transactions={(tabs) => <LedgerPage list={crewSpend} tabs={tabs} figuresOf={buyerFigures} />}
  />
);
