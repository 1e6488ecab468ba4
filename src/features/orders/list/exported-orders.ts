import { fromMinor } from '../../../lib/money-minor.ts';
import { statusWords, type CsvColumn, type OrderRow } from '../../order-parts/index.ts';

/** A buyer's orders as a file; amounts as plain numbers with their currency beside them. */
export const exportedOrders: readonly CsvColumn<OrderRow>[] = [
  { header: 'Order', value: ({ number }) => number },
  { header: 'State', value: ({ status }) => statusWords.order[status].word },
  { header: 'Ordered (UTC)', value: ({ createdAt }) => createdAt },
  { header: 'Yacht', value: ({ yachtName }) => yachtName },
  {
    header: 'Suppliers',
    value: ({ suppliers }) =>
      suppliers.map(({ name, status }) => `${name}: ${statusWords.subOrder.buyer[status].word}`).join('; '),
  },
  { header: 'First item', value: ({ firstItem }) => firstItem },
  { header: 'Items', value: ({ items }) => items },
  { header: 'Ordered total', value: ({ total }) => Number(fromMinor(total.amountMinor, total.currency)) },
  { header: 'Total now', value: ({ due }) => Number(fromMinor(due.amountMinor, due.currency)) },
  { header: 'Currency', value: ({ total }) => total.currency },
];
