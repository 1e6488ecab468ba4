import { fromMinor } from '../../../lib/money-minor.ts';
import { statusWords, type CsvColumn } from '../../order-parts/index.ts';
import type { SupplierOrderRow } from '../supplier-order.types.ts';

/** A supplier's orders as a file; amounts as plain numbers with their currency beside them. */
export const exportedOrders: readonly CsvColumn<SupplierOrderRow>[] = [
  { header: 'Order', value: ({ number }) => number },
  { header: 'State', value: ({ status }) => statusWords.subOrder.supplier[status].word },
  { header: 'Ordered (UTC)', value: ({ placedAt }) => placedAt },
  { header: 'Answer by (UTC)', value: ({ answerBy }) => answerBy },
  { header: 'Buyer', value: ({ buyerName }) => buyerName },
  { header: 'Yacht', value: ({ yachtName }) => yachtName },
  { header: 'Port', value: ({ port }) => port },
  { header: 'Of use until', value: ({ latestUsefulOn }) => latestUsefulOn },
  { header: 'First item', value: ({ firstItem }) => firstItem },
  { header: 'Items', value: ({ items }) => items },
  { header: 'Ordered total', value: ({ total }) => Number(fromMinor(total.amountMinor, total.currency)) },
  {
    header: 'Accepted total',
    value: ({ acceptedTotal: sum }) => sum && Number(fromMinor(sum.amountMinor, sum.currency)),
  },
  { header: 'Currency', value: ({ total }) => total.currency },
];
