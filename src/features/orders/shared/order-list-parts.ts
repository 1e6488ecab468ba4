import { plainAmount } from '../../../lib/money-minor.ts';
import { choice, type ListColumn } from '../../list-page/index.ts';
import type { OrderRow, OrderStatus } from './order.types.ts';
import { statusLabels } from './status-labels.ts';

// The record has exactly one entry per status.
const statuses = Object.keys(statusLabels.order) as readonly OrderStatus[];

/** Filters orders by status; the options are in the order in which an order goes through them. */
export const orderStatusFilter = choice({
  label: 'State',
  all: 'All states',
  options: statuses.map((status) => [status, statusLabels.order[status].word] as const),
});

type OrderedItems = Pick<OrderRow, 'firstItem' | 'firstQuantity' | 'lines'>;

/** "5 × Fender F6 and 2 other items" */
export function itemsText({ firstItem, firstQuantity, lines }: OrderedItems): string {
  const first = `${firstQuantity.toLocaleString('en-GB')} × ${firstItem}`;
  if (lines === 1) return first;
  const others = (lines - 1).toLocaleString('en-GB');
  return `${first} and ${others} other ${lines === 2 ? 'item' : 'items'}`;
}

/** The last columns of a file of orders: amounts as plain numbers, with their currency in a column of its own. */
export const orderFileColumns: readonly ListColumn<OrderRow>[] = [
  { id: 'firstItem', header: 'First item', csv: ({ firstItem }) => firstItem },
  { id: 'firstQuantity', header: 'Quantity of the first item', csv: ({ firstQuantity }) => firstQuantity },
  { id: 'itemCount', header: 'Items', csv: ({ items }) => items },
  { id: 'ordered', header: 'Ordered total', csv: ({ total }) => plainAmount(total) },
  { id: 'due', header: 'Total now', csv: ({ due }) => plainAmount(due) },
  { id: 'refunded', header: 'Refunded', csv: ({ refunded }) => plainAmount(refunded) },
  { id: 'currency', header: 'Currency', csv: ({ total }) => total.currency },
];
