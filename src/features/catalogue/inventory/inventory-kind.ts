import { answer, type components } from '../../../api/index.ts';
import type { ListingKind } from '../list/listing-kind.ts';
import { priceField } from '../typed/typed-price.ts';
import { nameField, taxField } from '../typed/shared-fields.ts';
import { readReorderLevel, readStock } from '../typed/typed-stock.ts';
import { readOptional } from '../typed/typed-text.ts';

export type InventoryItem = components['schemas']['InventoryItem'];
type Sort = 'name' | '-name' | 'price' | '-price' | 'stock' | '-stock' | 'updated' | '-updated';

/** A supplier's stock. */
export const inventoryKind: ListingKind<InventoryItem> = {
  key: 'inventory',
  noun: 'item',
  importKind: 'products',
  addPath: '/supplier/products/onboarding',
  fields: {
    name: nameField,
    price: priceField,
    taxBasisPoints: taxField,
    unit: {
      label: 'Unit',
      hint: 'Like piece or litre.',
      isOptional: true,
      show: ({ unit }) => unit ?? 'Not said',
      textOf: ({ unit }) => unit ?? '',
      read: (text) => {
        const typed = readOptional(text, 40);
        return 'problem' in typed ? typed : { change: { unit: typed.value } };
      },
    },
    reorderLevel: {
      label: 'Reorder level',
      hint: 'You’re warned when stock falls to it.',
      isOptional: true,
      show: ({ reorderLevel }) => (reorderLevel === null ? 'None' : reorderLevel.toLocaleString('en-GB')),
      textOf: ({ reorderLevel }) => reorderLevel?.toString() ?? '',
      read: (text) => {
        const typed = readReorderLevel(text);
        return 'problem' in typed ? typed : { change: { reorderLevel: typed.value } };
      },
    },
    location: {
      label: 'Location',
      hint: 'Where you keep it. Only you see it.',
      isOptional: true,
      show: ({ location }) => location ?? 'Not said',
      textOf: ({ location }) => location ?? '',
      read: (text) => {
        const typed = readOptional(text, 120);
        return 'problem' in typed ? typed : { change: { location: typed.value } };
      },
    },
    stock: {
      label: 'Stock',
      hint: 'Leave it empty if you don’t count it.',
      isOptional: true,
      show: ({ stock }) => (stock === null ? 'Not counted' : stock.toLocaleString('en-GB')),
      textOf: ({ stock }) => (stock === null ? '' : String(stock)),
      read: (text) => {
        const typed = readStock(text);
        return 'problem' in typed ? typed : { change: { stock: typed.value } };
      },
    },
  },
  form: [['name'], ['price', 'taxBasisPoints', 'unit'], ['stock', 'reorderLevel', 'location']],
  formOfMany: [
    ['taxBasisPoints', 'unit'],
    ['reorderLevel', 'location'],
  ],
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
