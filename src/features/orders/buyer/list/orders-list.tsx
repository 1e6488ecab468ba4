import { SHOP_PATH } from '../../../../lib/shop-path.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { dataOf } from '../../../../api/index.ts';
import { BusyButton, Button, OneLine, TextLink, TimeLeft, When } from '../../../../ui/index.ts';
import {
  defineList,
  ListPage,
  search,
  type ListColumn,
  type QueryOf,
  type ReadTools,
} from '../../../list-page/index.ts';
import { ListsScreen, QuickOrderScreen } from '../../../shopping-lists/index.ts';
import {
  dayText,
  itemsText,
  orderFileColumns,
  orderWord,
  OwnOrderBadge,
  orderStatusFilter,
  statusLabels,
  SubOrderStatusBadge,
  TotalWithRefund,
  useOrderEvents,
  type OrderRow,
  type OrderStates,
} from '../../shared/index.ts';
import { ApprovalScreen, ApprovalsScreen } from '../approvals/approval-parts.tsx';
import { orderPath } from '../order-path.ts';
import { useOrderAgain } from '../use-order-again.ts';
import styles from './orders-list.module.css';
import { NotOrderedYet } from './not-ordered-yet.tsx';
import { OrdersTabs } from './orders-tabs.tsx';
import { ordersTexts } from './orders-texts.ts';

const suppliersShown = 3;

const statesOf = ({ suppliers, ...row }: OrderRow): OrderStates => ({
  ...row,
  parts: suppliers.map(({ status }) => status),
});

function Suppliers({ row: { suppliers } }: { row: OrderRow }) {
  const more = suppliers.length - suppliersShown;
  return (
    <ul className={styles.suppliers}>
      {suppliers.slice(0, suppliersShown).map(({ name, status }) => (
        <li key={name}>
          <span className={styles.name}>{name}</span>
          {suppliers.length > 1 ? <SubOrderStatusBadge status={status} reader="buyer" /> : null}
        </li>
      ))}
      {more > 0 ? <li className={styles.quiet}>and {more} more</li> : null}
    </ul>
  );
}

function State({ row }: { row: OrderRow }) {
  const { id, number, status, expiresAt } = row;
  if (status !== 'pending_payment' || expiresAt === null) return <OwnOrderBadge {...statesOf(row)} />;
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

/**
 * The items of an unpaid order are back in the cart automatically, so it has no such button (as on the order's page).
 */
function OrderAgain({ row: { id, number, status, isYours } }: { row: OrderRow }) {
  const { isBusy, orderAgain, report } = useOrderAgain();
  if (!isYours || status === 'pending_payment' || status === 'payment_expired') return null;
  return (
    <>
      <BusyButton
        size="1"
        variant="surface"
        color="gray"
        highContrast
        className={styles.again}
        busy={isBusy}
        aria-label={`Order again: ${number}`}
        onClick={() => orderAgain(id)}
      >
        Order again
      </BusyButton>
      {report}
    </>
  );
}

const columns: readonly ListColumn<OrderRow>[] = [
  {
    id: 'order',
    header: 'Order',
    rowHeader: true,
    cell: (row) => (
      <span className={styles.order}>
        <TextLink asChild size="2" underline="hover">
          <Link to={orderPath(row.id)}>{row.number}</Link>
        </TextLink>
        <span className={styles.items}>{itemsText(row)}</span>
        <span className={styles.when}>
          Ordered <When at={row.createdAt} show="day" />
          {row.expectedOn === null ? '' : `, expected ${dayText(row.expectedOn)}`}
        </span>
        {row.isYours ? null : (
          <span className={styles.when}>You asked for it, {row.buyerName} bought it</span>
        )}
      </span>
    ),
    csv: ({ number }) => number,
  },
  {
    id: 'state',
    header: 'State',
    cell: (row) => <State row={row} />,
    csv: (row) => orderWord(statesOf(row)).word,
  },
  {
    id: 'suppliers',
    header: 'Suppliers',
    wideOnly: true,
    cell: (row) => <Suppliers row={row} />,
    csv: ({ suppliers }) =>
      suppliers.map(({ name, status }) => `${name}: ${statusLabels.subOrder.buyer[status].word}`).join('; '),
  },
  {
    id: 'yacht',
    header: 'Yacht',
    wideOnly: true,
    cell: ({ yachtName }) => <OneLine quiet>{yachtName ?? '–'}</OneLine>,
    csv: ({ yachtName }) => yachtName,
  },
  {
    id: 'date',
    header: 'Ordered',
    csv: { header: 'Ordered (UTC)', value: ({ createdAt }) => createdAt },
  },
  { id: 'expected', header: 'Expected', csv: ({ expectedOn }) => expectedOn },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: (row) => <TotalWithRefund total={row.due} refunded={row.refunded} />,
  },
  { id: 'again', header: 'Order again', wideOnly: true, cell: (row) => <OrderAgain row={row} /> },
  ...orderFileColumns,
];

const filters = {
  q: search('Search your orders', 'Number, item or yacht'),
  status: orderStatusFilter,
};

const read = ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
  dataOf(client.GET('/orders', { params: { query }, signal }));

/** The buyer's orders, newest first. */
export const ordersList = defineList({
  key: ['orders', 'own', 'list'],
  filters,
  read,
  pageSize: 24,
  pages: { next: 'Older orders', first: 'Back to latest' },
  columns,
  isStackedOnPhone: true,
  csv: {
    fileName: 'quayside-orders.csv',
    order: ['order', 'state', 'date', 'expected', 'yacht', 'suppliers'],
    pageSize: 100,
  },
  texts: {
    ...ordersTexts,
    label: 'Orders',
    noun: ['order', 'orders'],
    failed: {
      title: 'We couldn’t load your orders.',
      description: 'Nothing was lost. Your search and your orders are unchanged.',
    },
    nothingYet: {
      title: 'No orders yet',
      description:
        'Everything you buy is listed here, with the supplier, the delivery and the amount charged.',
      action: (
        <Button asChild size="3">
          <Link to={SHOP_PATH}>Search the market</Link>
        </Button>
      ),
    },
    nothingFound: ({ q }) => ({
      title: q === '' ? 'No orders here' : `No order found for “${q}”`,
      showAll: 'Show all orders',
    }),
  },
});

function PlacedOrders() {
  useOrderEvents();
  return (
    <ListPage
      list={ordersList}
      above={() => (
        <>
          <OrdersTabs shown="orders" />
          <NotOrderedYet />
        </>
      )}
    />
  );
}

/** `/crew/orders-management`: the orders, or the tab that `?show=` names. */
export function OrdersScreen() {
  const [search] = useSearchParams();
  const show = search.get('show');
  const approvalId = search.get('approval');
  if (approvalId !== null) return <ApprovalScreen key={approvalId} approvalId={approvalId} />;
  if (show === 'approvals') return <ApprovalsScreen tabs={<OrdersTabs shown="approvals" />} />;
  if (show === 'lists') return <ListsScreen tabs={<OrdersTabs shown="lists" />} />;
  if (show === 'quick-order') return <QuickOrderScreen tabs={<OrdersTabs shown="quick-order" />} />;
  return <PlacedOrders />;
}
