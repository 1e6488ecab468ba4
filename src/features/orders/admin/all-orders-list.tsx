import { Link } from 'react-router-dom';
import { dataOf } from '../../../api/index.ts';
import { InRow, OneLine, TextLink, When } from '../../../ui/index.ts';
import { AdminsOnly } from '../../account/index.ts';
import {
  choice,
  defineList,
  ListPage,
  OnPhone,
  search,
  type ListColumn,
  type QueryOf,
  type ReadTools,
} from '../../list-page/index.ts';
import {
  anyOrderWord,
  AnyOrderBadge,
  itemsText,
  orderFileColumns,
  orderStatusFilter,
  statusLabels,
  TotalWithRefund,
  useOrderEvents,
  type OrderRow,
} from '../shared/index.ts';
import { allOrdersTexts } from './all-orders-texts.ts';

/** "Xarxa Chandlery (to confirm), Cala Blava (declined)". */
const suppliersText = ({ suppliers }: OrderRow): string =>
  suppliers
    .map(({ name, status }) => `${name} (${statusLabels.subOrder.admin[status].word.toLowerCase()})`)
    .join(', ');

const columns: readonly ListColumn<OrderRow>[] = [
  {
    id: 'order',
    header: 'Order',
    rowHeader: true,
    cell: (row) => (
      <>
        <TextLink asChild size="2" underline="always" weight="medium">
          <Link to={`/admin/orders-management/${row.id}`}>{row.number}</Link>
        </TextLink>
        <OnPhone>
          <OneLine>{itemsText(row)}</OneLine>
          <OneLine quiet>{[row.yachtName, row.buyerName].filter(Boolean).join(' · ')}</OneLine>
          <OneLine quiet>{suppliersText(row)}</OneLine>
        </OnPhone>
      </>
    ),
    csv: ({ number }) => number,
  },
  {
    id: 'status',
    header: 'State',
    cell: (row) => (
      <InRow>
        <AnyOrderBadge {...row} />
      </InRow>
    ),
    csv: (row) => anyOrderWord(row).word,
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ due, refunded }) => <TotalWithRefund total={due} refunded={refunded} />,
  },
  {
    id: 'buyer',
    header: 'Buyer',
    wideOnly: true,
    cell: ({ buyerName }) => <OneLine>{buyerName}</OneLine>,
    csv: ({ buyerName }) => buyerName,
  },
  {
    id: 'yacht',
    header: 'Yacht',
    wideOnly: true,
    cell: ({ yachtName }) => <OneLine>{yachtName ?? '–'}</OneLine>,
    csv: ({ yachtName }) => yachtName,
  },
  {
    id: 'suppliers',
    header: 'Suppliers',
    wideOnly: true,
    cell: (row) => <OneLine>{suppliersText(row)}</OneLine>,
    csv: suppliersText,
  },
  {
    id: 'items',
    header: 'Items',
    wideOnly: true,
    cell: (row) => <OneLine>{itemsText(row)}</OneLine>,
  },
  {
    id: 'created',
    header: 'Created',
    wideOnly: true,
    cell: ({ createdAt }) => <When at={createdAt} />,
    csv: { header: 'Created (UTC)', value: ({ createdAt }) => createdAt },
  },
  ...orderFileColumns,
];

const filters = {
  status: orderStatusFilter,
  returns: choice({
    label: 'Returns and lower prices',
    all: 'All orders',
    options: [['to_decide', 'Returns and lower prices to decide']] as const,
  }),
  q: search('Search all orders', 'Number, item, yacht, name or email'),
};

const read = ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
  dataOf(client.GET('/admin/orders', { params: { query }, signal }));

/** All orders on the market, newest first. */
export const allOrdersList = defineList({
  key: ['orders', 'all'],
  filters,
  read,
  // The maximum in the contract.
  pageSize: 100,
  columns,
  oneLineRows: true,
  isStackedOnPhone: true,
  csv: { fileName: 'quayside-all-orders.csv', order: ['order', 'status', 'created'] },
  nothingYetIn: 'list',
  forbidden: <AdminsOnly title={allOrdersTexts.title} />,
  texts: {
    ...allOrdersTexts,
    label: 'Orders',
    noun: ['order', 'orders'],
    failed: {
      title: 'We couldn’t load the orders.',
      description: 'Nothing was lost. Check your connection and try again.',
    },
    nothingYet: {
      title: 'No orders yet',
      description: 'The first order appears here when a crew member reaches the payment page.',
    },
    nothingFound: () => ({ title: 'No order found', showAll: 'Show all' }),
  },
});

/** `/admin/orders-management`. */
export function AllOrdersScreen() {
  useOrderEvents();
  return <ListPage list={allOrdersList} />;
}
