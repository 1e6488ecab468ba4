import { dataOf } from '../../api/index.ts';
import { monthText } from '../../lib/document-texts.ts';
import { plainAmount } from '../../lib/money-minor.ts';
import { InRow, Money, OneLine, When } from '../../ui/index.ts';
import {
  addressValue,
  defineList,
  OnPhone,
  type ListColumn,
  type QueryOf,
  type ReadTools,
} from '../list-page/index.ts';
import { CommissionInvoiceButton } from './commission-invoice-button.tsx';
import { kindLabels } from './invoice-texts.ts';
import type { CommissionInvoice, DocumentReader } from './invoice.types.ts';

// The screen shows other lists at the same address.
const filters = { view: addressValue(/^commission$/) };

const read = ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
  dataOf(client.GET('/commission-invoices', { params: { query }, signal }));

const less = ({ amountMinor, currency }: CommissionInvoice['net']) => ({
  amountMinor: 0 - amountMinor,
  currency,
});

/** The amount with its sign: that of a credit note is negative. */
const signed = ({ kind }: CommissionInvoice, amount: CommissionInvoice['net']) =>
  kind === 'invoice' ? amount : less(amount);

const columnsFor = (reader: DocumentReader): readonly ListColumn<CommissionInvoice>[] => [
  {
    id: 'number',
    header: 'Number',
    rowHeader: true,
    cell: (invoice) => (
      <>
        <OneLine>{invoice.number}</OneLine>
        <OnPhone>
          <span>
            {kindLabels[invoice.kind]} for {monthText(invoice.month)}
          </span>
          {reader === 'admin' ? <span>{invoice.vendorName}</span> : null}
          <span>
            Issued <When at={invoice.issuedAt} show="day" />
          </span>
        </OnPhone>
      </>
    ),
    csv: ({ number }) => number,
  },
  {
    id: 'month',
    header: 'Month',
    wideOnly: true,
    cell: ({ month }) => monthText(month),
    csv: ({ month }) => month,
  },
  {
    id: 'kind',
    header: 'Kind',
    wideOnly: true,
    cell: ({ kind }) => kindLabels[kind],
    csv: ({ kind }) => kindLabels[kind],
  },
  ...(reader === 'admin'
    ? [
        {
          id: 'vendor',
          header: 'Vendor',
          wideOnly: true,
          cell: ({ vendorName }: CommissionInvoice) => <OneLine>{vendorName}</OneLine>,
          csv: ({ vendorName }: CommissionInvoice) => vendorName,
        },
      ]
    : []),
  {
    id: 'issued',
    header: 'Issued',
    wideOnly: true,
    cell: ({ issuedAt }) => <When at={issuedAt} show="day" />,
    csv: { header: 'Issued (UTC)', value: ({ issuedAt }) => issuedAt },
  },
  {
    id: 'net',
    header: 'Commission',
    align: 'end',
    cell: (invoice) => <Money {...signed(invoice, invoice.net)} />,
    csv: (invoice) => plainAmount(signed(invoice, invoice.net)),
  },
  {
    id: 'tax',
    header: 'VAT',
    align: 'end',
    wideOnly: true,
    cell: (invoice) => <Money {...signed(invoice, invoice.tax)} />,
    csv: (invoice) => plainAmount(signed(invoice, invoice.tax)),
  },
  {
    id: 'total',
    header: 'Total',
    csv: (invoice) => plainAmount(signed(invoice, invoice.total)),
  },
  { id: 'currency', header: 'Currency', csv: ({ total }) => total.currency },
  {
    id: 'file',
    header: 'File',
    cell: (invoice) => (
      <InRow>
        <CommissionInvoiceButton {...invoice} />
      </InRow>
    ),
  },
];

/** The market's commission invoices, newest first: a vendor's own, or all for an admin. */
export const defineCommissionInvoices = (reader: Extract<DocumentReader, 'vendor' | 'admin'>) =>
  defineList({
    key: ['transactions', 'commission-invoices', reader],
    filters,
    read,
    // The maximum in the contract.
    pageSize: 100,
    columns: columnsFor(reader),
    csv: { fileName: 'quayside-commission-invoices.csv' },
    isStackedOnPhone: true,
    nothingYetIn: 'list',
    texts: {
      title: 'Commission',
      lead:
        reader === 'vendor'
          ? 'Our invoices to you. The commission was deducted from your sales; VAT on it, if any, is still to be paid.'
          : 'The market’s invoices to its vendors, one per month.',
      label: 'Invoices over the commission',
      noun: ['document', 'documents'],
      failed: {
        title: 'We couldn’t load the invoices.',
        description: 'Nothing was lost. Check your connection and try again.',
      },
      nothingYet: {
        title: 'No invoices yet',
        description: 'Each month’s commission is invoiced when the month is over.',
      },
      nothingFound: () => ({ title: 'No invoices found', showAll: 'Show all' }),
    },
  });
