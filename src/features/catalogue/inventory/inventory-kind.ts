import { answer, type components } from '../../../api/index.ts';
import { fromMinor } from '../../../lib/money-minor.ts';
import { formatMoney } from '../../../ui/index.ts';
import type { ListingKind } from '../list/listing-kind.ts';
import { statusWordOf } from '../list/status-words.ts';
import { readPrice } from '../typed/typed-price.ts';
import { readStock } from '../typed/typed-stock.ts';

export type InventoryItem = components['schemas']['InventoryItem'];
type Sort = 'name' | '-name' | 'price' | '-price' | 'stock' | '-stock' | 'updated' | '-updated';

/** A supplier's stock. */
export const inventoryKind: ListingKind<InventoryItem> = {
  key: 'inventory',
  noun: 'item',
  importKind: 'products',
  addPath: '/supplier/products/onboarding',
  sorts: ['name', 'price', 'stock', 'updated'],
  fields: {
    price: {
      label: 'Price',
      show: ({ price }) => formatMoney(price),
      textOf: ({ price }) => fromMinor(price.amountMinor, price.currency),
      read: (text, { price: { currency } }) => {
        const typed = readPrice(text, currency);
        return 'problem' in typed ? typed : { change: { price: { amountMinor: typed.value, currency } } };
      },
    },
    stock: {
      label: 'Stock',
      show: ({ stock }) => (stock === null ? 'Not counted' : stock.toLocaleString('en-GB')),
      textOf: ({ stock }) => (stock === null ? '' : String(stock)),
      read: (text) => {
        const typed = readStock(text);
        return 'problem' in typed ? typed : { change: { stock: typed.value } };
      },
    },
  },
  exported: [
    { header: 'Name', value: ({ name }) => name },
    { header: 'Variant', value: ({ variant }) => variant },
    { header: 'SKU', value: ({ sku }) => sku },
    { header: 'Barcode', value: ({ barcode }) => barcode },
    { header: 'Brand', value: ({ brand }) => brand },
    { header: 'Category', value: ({ category }) => category },
    { header: 'Departments', value: ({ departments }) => departments.join(' ') },
    { header: 'Price', value: ({ price }) => Number(fromMinor(price.amountMinor, price.currency)) },
    { header: 'Currency', value: ({ price }) => price.currency },
    { header: 'Tax %', value: ({ taxBasisPoints }) => taxBasisPoints && taxBasisPoints / 100 },
    { header: 'Unit', value: ({ unit }) => unit },
    { header: 'Stock', value: ({ stock }) => stock },
    { header: 'Reorder level', value: ({ reorderLevel }) => reorderLevel },
    { header: 'Location', value: ({ location }) => location },
    { header: 'Status', value: ({ status }, isLive) => statusWordOf(status, isLive) },
    { header: 'Last change', value: ({ updatedAt }) => updatedAt },
  ],
  async list({ client }, { q, status, sort, cursor, limit, signal }) {
    const query = {
      limit,
      // The address offers the contract's sorts alone.
      sort: sort as Sort,
      ...(q.trim() !== '' && { q }),
      ...(status !== null && { status }),
      ...(cursor !== null && { cursor }),
    };
    return (await answer(client.GET('/inventory', { params: { query }, ...(signal && { signal }) }))).data;
  },
  async save({ client }, inventoryId, version, change) {
    const params = { path: { inventoryId }, header: { 'If-Match': String(version) } };
    return (await answer(client.PATCH('/inventory/{inventoryId}', { params, body: change }))).data;
  },
};
