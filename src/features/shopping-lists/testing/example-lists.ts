import { euro, idOf } from '../../../api/testing/values.ts';
import { cartOf } from '../../../machines/cart/testing/carts.ts';
import type { FilledCart, FilledLine } from '../filling/filling.types.ts';
import type { ShoppingList, ShoppingListLine } from '../lists/lists.types.ts';

export const fender: ShoppingListLine = {
  id: idOf(11),
  productId: idOf(21),
  inventoryId: idOf(31),
  name: 'Fender F4',
  brand: 'Polyform',
  partNumber: 'F-4',
  variant: 'Navy',
  quantity: 2,
  offer: {
    inventoryId: idOf(31),
    supplierId: idOf(41),
    supplierName: 'Xarxa Chandlery',
    variant: 'Navy',
    unit: null,
    unitPrice: euro(8950),
    stock: 24,
  },
};

/** No supplier sells it any more. */
export const goneRope: ShoppingListLine = {
  ...fender,
  id: idOf(12),
  productId: idOf(22),
  inventoryId: idOf(32),
  name: 'Mooring line 16 mm',
  brand: null,
  partNumber: null,
  variant: null,
  quantity: 4,
  offer: null,
};

export const refit: ShoppingList = {
  id: idOf(1),
  name: 'Spring refit',
  isFavourites: false,
  lines: [fender, goneRope],
};

export const favourites: ShoppingList = {
  id: idOf(2),
  name: 'Favourites',
  isFavourites: true,
  lines: [{ ...fender, quantity: 1 }],
};

export const filledLine: FilledLine = {
  inventoryId: idOf(31),
  productId: idOf(21),
  name: 'Fender F4',
  variant: 'Navy',
  supplierName: 'Xarxa Chandlery',
  wanted: 2,
  added: 2,
  outcome: 'added',
  unitPrice: euro(8950),
  previousUnitPrice: null,
  before: { quantity: 0, savedForLater: false },
};

/** One line for each possible result. */
export const filledLines: readonly FilledLine[] = [
  filledLine,
  { ...filledLine, inventoryId: idOf(33), name: 'Shackle 8 mm', previousUnitPrice: euro(8500) },
  {
    ...filledLine,
    inventoryId: idOf(34),
    name: 'Winch grease',
    wanted: 6,
    added: 2,
    outcome: 'fewer',
    before: { quantity: 3, savedForLater: false },
  },
  { ...filledLine, inventoryId: idOf(35), name: 'Impeller', added: 0, outcome: 'out_of_stock' },
  {
    ...filledLine,
    inventoryId: idOf(32),
    name: 'Mooring line 16 mm',
    variant: null,
    supplierName: null,
    wanted: 4,
    added: 0,
    outcome: 'not_available',
    unitPrice: null,
  },
  { ...filledLine, inventoryId: idOf(36), name: 'Bilge pump', added: 0, outcome: 'cart_full' },
];

export const filledWith = (lines: readonly FilledLine[]): FilledCart => ({
  cart: cartOf([], { version: 3 }),
  lines: [...lines],
});
