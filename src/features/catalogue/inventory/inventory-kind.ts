import { answer, type components } from '../../../api/index.ts';
import type { ListingKind } from '../list/listing-kind.ts';
import { priceField } from '../typed/typed-price.ts';
import { readStock } from '../typed/typed-stock.ts';

export type InventoryItem = components['schemas']['InventoryItem'];
type Sort = 'name' | '-name' | 'price' | '-price' | 'stock' | '-stock' | 'updated' | '-updated';

/** A supplier's stock. */
export const inventoryKind: ListingKind<InventoryItem> = {
  key: 'inventory',
  noun: 'item',
  importKind: 'products',
  addPath: '/supplier/products/onboarding',
  fields: {
    price: priceField,
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
  async list({ client, signal }, asked) {
    // The list offers the contract's sorts alone.
    const query = { ...asked, sort: asked.sort as Sort };
    return (await answer(client.GET('/inventory', { params: { query }, signal }))).data;
  },
  async save({ client }, inventoryId, version, change) {
    const params = { path: { inventoryId }, header: { 'If-Match': String(version) } };
    return (await answer(client.PATCH('/inventory/{inventoryId}', { params, body: change }))).data;
  },
};
