import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DataTable, Money, StatusBadge, TextLink, When, type DataColumn } from '../../ui/index.ts';
import { ledgerWords } from './ledger-words.ts';
import styles from './ledger-table.module.css';
import type { LedgerLine, Money as Amount } from './order.types.ts';

/** Who reads it: a buyer sees no commission, a vendor no other vendor. */
export type LedgerReader = 'buyer' | 'vendor' | 'admin';

export interface LedgerTableProps {
  readonly lines: readonly LedgerLine[];
  readonly reader: LedgerReader;
  /** Where the order of a line is shown; null where it has no page. */
  readonly hrefOf?: (line: LedgerLine) => string | null;
  readonly label?: string;
  /** Columns that go without saying where it stands: `buyer` on the page of one order. */
  readonly hidden?: readonly string[];
  readonly loading?: boolean;
  readonly empty: ReactNode;
  readonly footer?: ReactNode;
  readonly maxHeight?: string;
}

const columnsFor: Readonly<Record<LedgerReader, readonly string[]>> = {
  buyer: ['kind', 'order', 'vendor', 'at', 'cash'],
  vendor: ['kind', 'order', 'buyer', 'at', 'cash', 'commission', 'due'],
  admin: ['kind', 'order', 'vendor', 'buyer', 'at', 'cash', 'commission', 'due'],
};

function columnsOf(
  reader: LedgerReader,
  hrefOf: LedgerTableProps['hrefOf'],
): readonly DataColumn<LedgerLine>[] {
  const all: readonly DataColumn<LedgerLine>[] = [
    {
      ...{ id: 'kind', header: 'What', rowHeader: true },
      cell: ({ kind, memo }) => (
        <span className={styles.kind} title={memo}>
          <StatusBadge tone={ledgerWords[kind].tone}>{ledgerWords[kind].word}</StatusBadge>
        </span>
      ),
    },
    {
      ...{ id: 'order', header: 'Order' },
      cell: (line) => <OrderLink line={line} href={hrefOf?.(line) ?? null} />,
    },
    {
      ...{ id: 'vendor', header: 'Supplier' },
      cell: ({ vendorName }) => <Name>{vendorName}</Name>,
    },
    { ...{ id: 'buyer', header: 'Buyer' }, cell: ({ buyerName }) => <Name>{buyerName}</Name> },
    { ...{ id: 'at', header: 'When' }, cell: ({ at }) => <When at={at} /> },
    {
      ...{ id: 'cash', header: reader === 'buyer' ? 'Amount' : 'Money in or out', align: 'end' },
      cell: ({ cash }) => <Signed amount={cash} />,
    },
    {
      ...{ id: 'commission', header: 'Commission', align: 'end' },
      cell: ({ commission }) => <Signed amount={commission} />,
    },
    {
      ...{ id: 'due', header: reader === 'vendor' ? 'Due to you' : 'Due to supplier', align: 'end' },
      cell: ({ vendorDue }) => <Signed amount={vendorDue} />,
    },
  ];
  return all.filter(({ id }) => columnsFor[reader].includes(id));
}

/** Lines of the ledger, in the order given. Only what its reader may know has a column. */
export function LedgerTable(props: LedgerTableProps) {
  const { lines, reader, hrefOf, label = 'Movements of money', ...table } = props;
  return (
    <div className={styles.ledger}>
      <DataTable
        label={label}
        columns={columnsOf(reader, hrefOf)}
        rows={lines}
        rowKey={({ entryId, subOrderId }) => `${entryId} ${subOrderId}`}
        {...table}
      />
    </div>
  );
}

const Name = ({ children }: { children: string }) => (
  <span className={styles.name} title={children}>
    {children}
  </span>
);

function OrderLink({ line, href }: { line: LedgerLine; href: string | null }) {
  if (href === null) return <>{line.subOrderNumber}</>;
  return (
    <TextLink asChild size="2" underline="always">
      <Link to={href}>{line.subOrderNumber}</Link>
    </TextLink>
  );
}

/** What went out carries its minus; nothing is a dash, so that the eye finds the sums. */
function Signed({ amount }: { amount: Amount | null }) {
  if (amount === null || amount.amountMinor === 0) return <span className={styles.none}>–</span>;
  return (
    <span data-out={amount.amountMinor < 0} className={styles.amount}>
      <Money {...amount} />
    </span>
  );
}
