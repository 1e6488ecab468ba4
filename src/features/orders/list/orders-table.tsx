import { Link } from 'react-router-dom';
import { Button, Money, TextLink, When, type DataColumn } from '../../../ui/index.ts';
import { OrderStatusBadge, SubOrderStatusBadge, TimeLeft, type OrderRow } from '../../order-parts/index.ts';
import { orderPath } from '../order-path.ts';
import styles from './orders-view.module.css';

const itemsInWords = ({ items, firstItem }: OrderRow): string =>
  items > 1 ? `${items.toLocaleString('en-GB')} items · ${firstItem}` : firstItem;

const suppliersShown = 3;

function Suppliers({ row: { suppliers } }: { row: OrderRow }) {
  const more = suppliers.length - suppliersShown;
  return (
    <ul className={styles.suppliers}>
      {suppliers.slice(0, suppliersShown).map(({ name, status }) => (
        <li key={name}>
          <span className={styles.one} title={name}>
            {name}
          </span>
          <SubOrderStatusBadge status={status} reader="buyer" />
        </li>
      ))}
      {more > 0 ? <li className={styles.quiet}>and {more} more</li> : null}
    </ul>
  );
}

function State({ row: { id, number, status, expiresAt } }: { row: OrderRow }) {
  if (status !== 'pending_payment' || expiresAt === null) return <OrderStatusBadge status={status} />;
  return (
    <span className={styles.toPay}>
      <TimeLeft until={expiresAt} over="Not paid in time" />
      <Button asChild size="1">
        <Link to={orderPath(id)} aria-label={`Pay ${number}`}>
          Pay
        </Link>
      </Button>
    </span>
  );
}

/** The columns of a buyer's orders. */
export const orderColumns: readonly DataColumn<OrderRow>[] = [
  {
    ...{ id: 'order', header: 'Order', rowHeader: true },
    cell: (row) => (
      <span className={styles.order}>
        <TextLink asChild size="2" underline="hover">
          <Link to={orderPath(row.id)}>{row.number}</Link>
        </TextLink>
        <span className={styles.one} title={itemsInWords(row)}>
          {itemsInWords(row)}
        </span>
        <span className={styles.onPhone}>
          <When at={row.createdAt} show="day" />
        </span>
      </span>
    ),
  },
  { ...{ id: 'state', header: 'State' }, cell: (row) => <State row={row} /> },
  { ...{ id: 'suppliers', header: 'Suppliers' }, cell: (row) => <Suppliers row={row} /> },
  {
    ...{ id: 'yacht', header: 'Yacht' },
    cell: ({ yachtName }) => (
      <span className={styles.one} title={yachtName ?? undefined}>
        {yachtName ?? '–'}
      </span>
    ),
  },
  {
    ...{ id: 'date', header: 'Ordered' },
    cell: ({ createdAt }) => (
      <span className={styles.day}>
        <When at={createdAt} show="day" />
      </span>
    ),
  },
  { ...{ id: 'total', header: 'Total', align: 'end' }, cell: ({ due }) => <Money {...due} /> },
];
