import { fromMinor } from '../../../lib/money-minor.ts';
import { statusWords, type CsvColumn, type OrderRow } from '../../order-parts/index.ts';
import { suppliersInWords } from './orders-view.tsx';

/** All orders as a file; amounts as plain numbers with their currency beside them. */
export const exportedAllOrders: readonly CsvColumn<OrderRow>[] = [
  { header: 'Order', value: ({ number }) => number },
  { header: 'State', value: ({ status }) => statusWords.order[status].word },
  { header: 'Made (UTC)', value: ({ createdAt }) => createdAt },
  { header: 'Buyer', value: ({ buyerName }) => buyerName },
  { header: 'Yacht', value: ({ yachtName }) => yachtName },
  { header: 'Suppliers', value: suppliersInWords },
  { header: 'First item', value: ({ firstItem }) => firstItem },
  { header: 'Items', value: ({ items }) => items },
  { header: 'Ordered total', value: ({ total }) => Number(fromMinor(total.amountMinor, total.currency)) },
  { header: 'Total now', value: ({ due }) => Number(fromMinor(due.amountMinor, due.currency)) },
  { header: 'Currency', value: ({ total }) => total.currency },
];
