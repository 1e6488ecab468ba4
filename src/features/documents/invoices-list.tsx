import { dataOf } from '../../api/index.ts';
import { plainAmount } from '../../lib/money-minor.ts';
import { InRow, Money, OneLine, When } from '../../ui/index.ts';
import { RouteLink } from '../links/index.ts';
import {
  addressValue,
  day,
  defineList,
  OnPhone,
  search,
  tabs,
  type ListColumn,
  type QueryOf,
  type ReadTools,
} from '../list-page/index.ts';
import { InvoiceButton } from './invoice-button.tsx';
import { kindLabels } from './invoice-texts.ts';
import type { DocumentReader, Invoice } from './invoice.types.ts';

const filters = {
  // The screen shows other lists at the same address.
  view: addressValue(/^invoices$/),
  kind: tabs({
    label: 'Kind',
    options: [
      ['invoice', 'Invoices'],
      ['credit_note', 'Credit notes'],
    ],
    all: { word: 'All', at: 'start' },
  }),
  q: search('Search invoices', 'Number or name'),
  from: day('From', { max: 'to' }),
  to: day('To', { min: 'from' }),
};

const read = ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
  dataOf(client.GET('/invoices', { params: { query }, signal }));

interface InvoicesListOptions {
  readonly title: string;
  readonly lead: string;
  readonly reader: Exclude<DocumentReader, 'admin'>;
  /** The page of a document's sale. */
  readonly hrefOf: (invoice: Invoice) => string;
}

const columnsFor = ({ reader, hrefOf }: InvoicesListOptions): readonly ListColumn<Invoice>[] => [
  {
    id: 'number',
    header: 'Number',
    rowHeader: true,
    cell: (invoice) => (
      <>
        <OneLine>{invoice.number}</OneLine>
        <OnPhone>
          <span>
            {kindLabels[invoice.kind]} for <RouteLink to={hrefOf(invoice)}>{invoice.saleNumber}</RouteLink>
          </span>
          <span>
            {reader === 'buyer' ? invoice.vendorName : invoice.buyerName},{' '}
            <When at={invoice.issuedAt} show="day" />
          </span>
        </OnPhone>
      </>
    ),
    csv: ({ number }) => number,
  },
  {
    id: 'kind',
    header: 'Kind',
    wideOnly: true,
    cell: ({ kind }) => kindLabels[kind],
    csv: ({ kind }) => kindLabels[kind],
  },
  {
    id: 'about',
    header: 'For',
    wideOnly: true,
    cell: (invoice) => <RouteLink to={hrefOf(invoice)}>{invoice.saleNumber}</RouteLink>,
    csv: ({ saleNumber }) => saleNumber,
  },
  reader === 'buyer'
    ? {
        id: 'vendor',
        header: 'Vendor',
        wideOnly: true,
        cell: ({ vendorName }) => <OneLine>{vendorName}</OneLine>,
        csv: ({ vendorName }) => vendorName,
      }
    : {
        id: 'buyer',
        header: 'Buyer',
        wideOnly: true,
        cell: ({ buyerName }) => <OneLine>{buyerName}</OneLine>,
        csv: ({ buyerName }) => buyerName,
      },
  {
    id: 'issued',
    header: 'Issued',
    wideOnly: true,
    cell: ({ issuedAt }) => <When at={issuedAt} show="day" />,
    csv: { header: 'Issued (UTC)', value: ({ issuedAt }) => issuedAt },
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ total }) => <Money {...total} />,
    csv: ({ total }) => plainAmount(total),
  },
  { id: 'currency', header: 'Currency', csv: ({ total }) => total.currency },
  { id: 'corrects', header: 'Corrects', csv: ({ corrects }) => corrects },
  {
    id: 'file',
    header: 'File',
    cell: (invoice) => (
      <InRow>
        <InvoiceButton {...invoice} />
      </InRow>
    ),
  },
];

/** The invoices and credit notes of a buyer or vendor, newest first, at `?view=invoices` of a screen. */
export const defineInvoices = (options: InvoicesListOptions) =>
  defineList({
    key: ['transactions', 'invoices', 'list'],
    filters,
    read,
    // The maximum in the contract.
    pageSize: 100,
    columns: columnsFor(options),
    csv: { fileName: 'quayside-invoices.csv' },
    isStackedOnPhone: true,
    nothingYetIn: 'list',
    texts: {
      title: options.title,
      lead: options.lead,
      label: 'Invoices',
      noun: ['document', 'documents'],
      failed: {
        title: 'We couldn’t load the invoices.',
        description: 'Nothing was lost. Check your connection and try again.',
      },
      nothingYet: {
        title: 'No invoices yet',
        description:
          'The invoice of an order is issued when its payment is taken, that of a booking when the work is completed.',
      },
      nothingFound: () => ({ title: 'No invoices found', showAll: 'Show all' }),
    },
  });
