import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { plainAmount } from '../../../lib/money-minor.ts';
import { DataTable, InRow, Money, OneLine, StatusBadge, TextLink, When } from '../../../ui/index.ts';
import { identityOf } from '../../server-data/index.ts';
import { shownColumns, type ListColumn } from '../../list-page/index.ts';
import { ledgerLabels } from './ledger-labels.ts';
import styles from './ledger-table.module.css';
import type { LedgerLine, Money as Amount } from './order.types.ts';

/** Who reads it: buyers see no commission, vendors see only their own lines. */
export type LedgerReader = 'buyer' | 'vendor' | 'admin';

/** What the lines are about: orders, bookings, or both. */
export type LedgerNoun = 'Order' | 'Booking' | 'Order or booking';

const sellerOf: Readonly<Record<LedgerNoun, string>> = {
  Order: 'supplier',
  Booking: 'provider',
  'Order or booking': 'vendor',
};

const vendorHeader: Readonly<Record<LedgerNoun, string>> = {
  Order: 'Supplier',
  Booking: 'Provider',
  'Order or booking': 'Vendor',
};

interface LedgerTableProps {
  readonly lines: readonly LedgerLine[];
  readonly reader: LedgerReader;
  /** The page of a line's order or booking; null if it has none. */
  readonly hrefOf?: (line: LedgerLine) => string | null;
  readonly label?: string;
  /** What the lines are about, where that is known: on the page of a booking. */
  readonly noun?: LedgerNoun;
  /** Columns that the page makes redundant, such as `buyer` on the page of one order. */
  readonly hidden?: readonly string[];
  readonly empty: ReactNode;
}

/** The columns of the table, and those that are only in the file. */
const columnsFor: Readonly<
  Record<LedgerReader, { readonly shown: readonly string[]; readonly inFile: readonly string[] }>
> = {
  buyer: { shown: ['kind', 'order', 'vendor', 'at', 'cash'], inFile: ['buyer'] },
  vendor: { shown: ['kind', 'order', 'buyer', 'at', 'cash', 'commission', 'due'], inFile: ['vendor'] },
  admin: {
    shown: ['kind', 'order', 'vendor', 'buyer', 'at', 'cash', 'commission', 'due'],
    inFile: [],
  },
};

/** The ledger's columns for a reader. Amounts in the file are plain numbers, negative for money paid out. */
export function ledgerColumns(
  reader: LedgerReader,
  hrefOf: LedgerTableProps['hrefOf'],
  noun: LedgerNoun = 'Order',
): readonly ListColumn<LedgerLine>[] {
  const { shown, inFile } = columnsFor[reader];
  const all: readonly ListColumn<LedgerLine>[] = [
    {
      id: 'kind',
      header: 'What',
      rowHeader: true,
      cell: ({ kind, memo }) => (
        <span title={memo}>
          <InRow>
            <StatusBadge tone={ledgerLabels[kind].tone}>{ledgerLabels[kind].word}</StatusBadge>
          </InRow>
        </span>
      ),
      csv: ({ kind }) => ledgerLabels[kind].word,
    },
    {
      id: 'order',
      header: noun,
      cell: (line) => <OrderLink line={line} href={hrefOf?.(line) ?? null} />,
      csv: ({ subOrderNumber }) => subOrderNumber,
    },
    {
      id: 'vendor',
      header: vendorHeader[noun],
      cell: ({ vendorName }) => <OneLine>{vendorName}</OneLine>,
      csv: ({ vendorName }) => vendorName,
    },
    {
      id: 'buyer',
      header: 'Buyer',
      cell: ({ buyerName }) => <OneLine>{buyerName}</OneLine>,
      csv: ({ buyerName }) => buyerName,
    },
    {
      id: 'at',
      header: 'When',
      cell: ({ at }) => <When at={at} />,
      // Spreadsheets recognise a date without a time, but treat an instant as text.
      csv: { header: 'Date (UTC)', value: ({ at }) => at.slice(0, 10) },
    },
    {
      id: 'cash',
      header: reader === 'buyer' ? 'Amount' : 'Money in or out',
      align: 'end',
      cell: ({ cash }) => <Signed amount={cash} />,
      csv: { header: 'Money in or out', value: ({ cash }) => plainAmount(cash) },
    },
    {
      id: 'commission',
      header: 'Commission',
      align: 'end',
      cell: ({ commission }) => <Signed amount={commission} />,
      csv: ({ commission }) => plainAmount(commission),
    },
    {
      id: 'due',
      header: reader === 'vendor' ? 'Due to you' : `Due to ${sellerOf[noun]}`,
      align: 'end',
      cell: ({ vendorDue }) => <Signed amount={vendorDue} />,
      csv: { header: `Due to ${sellerOf[noun]}`, value: ({ vendorDue }) => plainAmount(vendorDue) },
    },
  ];
  return all
    .filter(({ id }) => shown.includes(id) || inFile.includes(id))
    .map((column) => (shown.includes(column.id) ? column : { ...column, cell: undefined }))
    .concat([
      { id: 'time', header: 'Time (UTC)', csv: ({ at }) => at.slice(11, 16) },
      { id: 'currency', header: 'Currency', csv: ({ cash }) => cash.currency },
      { id: 'memo', header: 'Note', csv: ({ memo }) => memo },
    ]);
}

/** The styles of a ledger table: stacked on a phone. */
export const ledgerClassName = styles.ledger;

/** Ledger lines in the given order, with the columns that the reader may see. */
export function LedgerTable(props: LedgerTableProps) {
  const { lines, reader, hrefOf, label = 'Transactions', noun, ...table } = props;
  return (
    <div className={`${styles.ledger} ${styles.part}`}>
      <DataTable
        label={label}
        columns={shownColumns(ledgerColumns(reader, hrefOf, noun))}
        rows={lines}
        rowKey={identityOf}
        {...table}
      />
    </div>
  );
}

function OrderLink({ line, href }: { line: LedgerLine; href: string | null }) {
  if (href === null) return <>{line.subOrderNumber}</>;
  return (
    <TextLink asChild size="2" underline="always">
      <Link to={href}>{line.subOrderNumber}</Link>
    </TextLink>
  );
}

/** Amounts paid out have a minus sign; an empty amount is a dash, so that sums are easy to find. */
function Signed({ amount }: { amount: Amount | null }) {
  if (amount === null || amount.amountMinor === 0) return <span className={styles.none}>–</span>;
  return (
    <span data-out={amount.amountMinor < 0} className={styles.amount}>
      <Money {...amount} />
    </span>
  );
}
