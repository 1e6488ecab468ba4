import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dataOf } from '../../../../api/index.ts';
import { plainAmount } from '../../../../lib/money-minor.ts';
import { ListingTile } from '../../../../ui/drawings/index.ts';
import { InRow, OneLine, StatusBadge, TextLink, TimeLeft, When } from '../../../../ui/index.ts';
import { defineList, ListPage, OnPhone, search, tabs, type ListColumn } from '../../../list-page/index.ts';
import { ReadOnlyNotice } from '../../../vendor-role/index.ts';
import {
  dayText,
  itemsText,
  PartBadge,
  partWord,
  TotalWithRefund,
  useOrderEvents,
} from '../../shared/index.ts';
import { ownToday } from '../own-today.ts';
import { subOrderPath } from '../sub-order-path.ts';
import type { SubOrderTab, SupplierOrderRow } from '../supplier-order.types.ts';
import styles from './orders-list.module.css';
import { ordersTexts } from './orders-texts.ts';
import { nothingOrdered, tabTexts } from './tab-texts.ts';
import { useBulkConfirm } from '../bulk/use-bulk-confirm.tsx';

const standingOf = ({ status, openReturns, refunded, acceptedTotal, total }: SupplierOrderRow) => ({
  status,
  openReturns,
  refunded,
  due: { total: acceptedTotal ?? total },
});

function State({ row }: { row: SupplierOrderRow }) {
  const { status, answerBy } = row;
  // A proposal waits for the buyer, not for the supplier.
  if (status === 'pending_confirmation' && answerBy !== null) return <TimeLeft until={answerBy} />;
  return (
    <InRow>
      <PartBadge part={standingOf(row)} reader="supplier" />
    </InRow>
  );
}

const toSend: ReadonlySet<SupplierOrderRow['status']> = new Set(['confirmed', 'preparing']);

/** The date promised to the buyer, marked as overdue if it has passed and the goods have not left. */
function Promised({ row: { status, readyOn } }: { row: SupplierOrderRow }) {
  const [today] = useState(ownToday);
  if (readyOn === null) return '–';
  if (!toSend.has(status) || readyOn >= today) return dayText(readyOn);
  return (
    <InRow>
      {dayText(readyOn)}
      <StatusBadge tone="danger">Late</StatusBadge>
    </InRow>
  );
}

/** The picture of the first item, and the items in words. */
function Items({ row }: { row: SupplierOrderRow }) {
  const { firstItem, firstPicture } = row;
  const { category, departments, pictureUrl } = firstPicture;
  return (
    <span className={styles.items}>
      <span className={styles.tile} aria-hidden>
        <ListingTile
          department={departments[0] ?? 'exterior'}
          category={category}
          name={firstItem}
          photo={pictureUrl}
        />
      </span>
      <OneLine>{itemsText(row)}</OneLine>
    </span>
  );
}

/** The details that do not fit into the table on a phone: item, buyer, port, promised and latest useful date. */
function Ordered({ row }: { row: SupplierOrderRow }) {
  const { status, yachtName, buyerName, port, latestUsefulOn, readyOn } = row;
  const promised = readyOn !== null && toSend.has(status) ? `expected ${dayText(readyOn)}` : null;
  const needed = latestUsefulOn === null ? null : `needed by ${dayText(latestUsefulOn)}`;
  return (
    <OnPhone>
      <Items row={row} />
      <OneLine quiet>{[yachtName, buyerName].filter(Boolean).join(' · ')}</OneLine>
      {port === null && promised === null && needed === null ? null : (
        <OneLine quiet>{[port, promised ?? needed].filter(Boolean).join(' · ')}</OneLine>
      )}
    </OnPhone>
  );
}

/** The columns that matter for a decision come first; a phone stacks them. */
const columnsOf = (state: string, isPromised = true): readonly ListColumn<SupplierOrderRow>[] => [
  {
    id: 'order',
    header: 'Order',
    rowHeader: true,
    cell: (row) => (
      <>
        <TextLink asChild size="2" underline="always" weight="medium">
          <Link to={subOrderPath(row.id)}>{row.number}</Link>
        </TextLink>
        <Ordered row={row} />
      </>
    ),
    csv: ({ number }) => number,
  },
  {
    id: 'state',
    header: state,
    cell: (row) => <State row={row} />,
    csv: { header: 'State', value: (row) => partWord(standingOf(row), 'supplier').word },
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ acceptedTotal, total, refunded }) => (
      <TotalWithRefund total={acceptedTotal ?? total} refunded={refunded} />
    ),
  },
  {
    id: 'items',
    header: 'Items',
    wideOnly: true,
    cell: (row) => <Items row={row} />,
  },
  {
    id: 'yacht',
    header: 'Yacht or buyer',
    wideOnly: true,
    cell: ({ yachtName, buyerName }) => <OneLine>{yachtName ?? buyerName}</OneLine>,
    csv: { header: 'Yacht', value: ({ yachtName }) => yachtName },
  },
  {
    id: 'buyer',
    header: 'Buyer',
    wideOnly: true,
    cell: ({ buyerName }) => <OneLine>{buyerName}</OneLine>,
    csv: ({ buyerName }) => buyerName,
    optional: 'hidden at first',
  },
  {
    id: 'port',
    header: 'Port',
    wideOnly: true,
    cell: ({ port }) => port ?? '–',
    csv: ({ port }) => port,
  },
  {
    id: 'useful',
    header: 'Needed by',
    wideOnly: true,
    cell: ({ latestUsefulOn }) => (latestUsefulOn === null ? '–' : dayText(latestUsefulOn)),
    csv: { header: 'Latest useful date', value: ({ latestUsefulOn }) => latestUsefulOn },
  },
  {
    id: 'promised',
    header: 'Expected',
    wideOnly: true,
    ...(isPromised && { cell: (row: SupplierOrderRow) => <Promised row={row} /> }),
    csv: { header: 'Expected', value: ({ readyOn }) => readyOn },
  },
  {
    id: 'placed',
    header: 'Ordered',
    wideOnly: true,
    cell: ({ placedAt }) => (placedAt === null ? '–' : <When at={placedAt} />),
    csv: { header: 'Ordered (UTC)', value: ({ placedAt }) => placedAt },
    optional: 'hidden at first',
  },
  { id: 'answerBy', header: 'Answer by (UTC)', csv: ({ answerBy }) => answerBy },
  { id: 'firstItem', header: 'First item', csv: ({ firstItem }) => firstItem },
  { id: 'firstQuantity', header: 'Quantity of the first item', csv: ({ firstQuantity }) => firstQuantity },
  { id: 'itemCount', header: 'Items', csv: ({ items }) => items },
  { id: 'ordered', header: 'Ordered total', csv: ({ total }) => plainAmount(total) },
  { id: 'accepted', header: 'Accepted total', csv: ({ acceptedTotal }) => plainAmount(acceptedTotal) },
  { id: 'refunded', header: 'Refunded', csv: ({ refunded }) => plainAmount(refunded) },
  { id: 'currency', header: 'Currency', csv: ({ total }) => total.currency },
];

// There is no promised date before confirmation.
const toAnswer = columnsOf('Time to answer', false);
const withReturns = columnsOf('Time to answer').map((column): ListColumn<SupplierOrderRow> =>
  column.id === 'state'
    ? {
        ...column,
        cell: ({ returnAnswerBy }) => (returnAnswerBy === null ? '–' : <TimeLeft until={returnAnswerBy} />),
      }
    : column,
);
const others = columnsOf('State');

// In the order in which an order goes through them.
const parts: readonly SubOrderTab[] = [
  'to_answer',
  'waiting',
  'returns',
  'to_send',
  'on_the_way',
  'done',
  'closed',
];

const filters = {
  tab: tabs({
    label: 'To do',
    options: parts.map((part) => [part, tabTexts[part].tab] as const),
    first: 'to_answer',
    all: { word: 'All', at: 'end' },
  }),
  q: search('Search your orders', 'Number, item, yacht or name'),
};

/** The supplier's orders, by what has to be done next. */
export const ordersList = defineList({
  key: ['sub-orders', 'list'],
  filters,
  read: ({ client, signal }, query) => dataOf(client.GET('/sub-orders', { params: { query }, signal })),
  // The maximum in the contract.
  pageSize: 100,
  columns: ({ tab }) => (tab === 'to_answer' ? toAnswer : tab === 'returns' ? withReturns : others),
  oneLineRows: true,
  isStackedOnPhone: true,
  select: { name: ({ number }) => number, when: ({ tab }) => tab === 'to_answer' },
  csv: {
    fileName: 'quayside-orders.csv',
    order: ['order', 'state', 'placed', 'answerBy', 'buyer', 'yacht'],
  },
  nothingYetIn: 'list',
  texts: {
    ...ordersTexts,
    label: 'Orders',
    noun: ['order', 'orders'],
    failed: {
      title: 'We couldn’t load your orders.',
      description: 'Nothing was lost. Check your connection and try again.',
    },
    nothingYet: ({ tab }) => (tab === null ? nothingOrdered : tabTexts[tab].nothing),
    nothingFound: ({ q, tab }) => ({
      title: `No order found for “${q}”`,
      ...(tab === null
        ? { showAll: 'Show all orders' }
        : { showAll: 'Search all orders', change: { tab: null } }),
    }),
  },
});

/** `/supplier/orders`. */
export function OrdersScreen() {
  useOrderEvents();
  return (
    <ListPage list={ordersList} bulk={useBulkConfirm()} above={() => <ReadOnlyNotice least="editor" />} />
  );
}
