import { Link } from 'react-router-dom';
import { Money, TextLink, When, type DataColumn } from '../../../ui/index.ts';
import { dayInWords, SubOrderStatusBadge, TimeLeft } from '../../order-parts/index.ts';
import type { SubOrderTab, SupplierOrderRow } from '../supplier-order.types.ts';
import { subOrderPath } from './orders-search.ts';
import styles from './orders-view.module.css';

const itemsInWords = ({ items, firstItem }: SupplierOrderRow): string =>
  items > 1 ? `${firstItem} and ${items - 1} more` : firstItem;

/** An open proposal waits for the buyer, not for the supplier. */
const waitsForSupplier = ({ status, answerBy }: SupplierOrderRow): boolean =>
  status === 'pending_confirmation' && answerBy !== null;

const OneLine = ({ children }: { children: string }) => (
  <span className={styles.one} title={children}>
    {children}
  </span>
);

function State({ row }: { row: SupplierOrderRow }) {
  if (waitsForSupplier(row) && row.answerBy !== null) return <TimeLeft until={row.answerBy} />;
  return (
    <span className={styles.badge}>
      <SubOrderStatusBadge status={row.status} reader="supplier" />
    </span>
  );
}

const columns: readonly DataColumn<SupplierOrderRow>[] = [
  {
    ...{ id: 'order', header: 'Order', rowHeader: true },
    cell: (row) => (
      <TextLink asChild size="2" underline="always" weight="medium">
        <Link to={subOrderPath(row.id)}>{row.number}</Link>
      </TextLink>
    ),
  },
  { ...{ id: 'state', header: 'State' }, cell: (row) => <State row={row} /> },
  {
    ...{ id: 'total', header: 'Total', align: 'end' },
    cell: ({ acceptedTotal, total }) => <Money {...(acceptedTotal ?? total)} />,
  },
  { ...{ id: 'items', header: 'Items' }, cell: (row) => <OneLine>{itemsInWords(row)}</OneLine> },
  {
    ...{ id: 'yacht', header: 'Yacht' },
    cell: ({ yachtName }) => (yachtName === null ? '–' : <OneLine>{yachtName}</OneLine>),
  },
  { ...{ id: 'buyer', header: 'Buyer' }, cell: ({ buyerName }) => <OneLine>{buyerName}</OneLine> },
  { ...{ id: 'port', header: 'Port' }, cell: ({ port }) => port ?? '–' },
  {
    ...{ id: 'useful', header: 'Of use until' },
    cell: ({ latestUsefulOn }) => (latestUsefulOn === null ? '–' : dayInWords(latestUsefulOn)),
  },
  {
    ...{ id: 'placed', header: 'Ordered' },
    cell: ({ placedAt }) => (placedAt === null ? '–' : <When at={placedAt} />),
  },
];

const named = (header: string, id: string) =>
  columns.map((column) => (column.id === id ? { ...column, header } : column));

const toAnswer = named('Time to answer', 'state');

/** The columns of a supplier's orders; what one decides by stands first, where a phone shows it. */
export const ordersColumns = (tab: SubOrderTab): readonly DataColumn<SupplierOrderRow>[] =>
  tab === 'to_answer' ? toAnswer : columns;
