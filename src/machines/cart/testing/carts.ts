import { euro } from '../../../api/testing/values.ts';
import { noDetails } from '../../../api/testing/delivery.ts';
import { vatOf } from '../../../api/testing/vat.ts';
import type { Cart } from '../cart.types.ts';

type Line = Cart['lines'][number];

/** A line of `inventory-<key>`, at €89.50 each. */
export const cartLine = (key: string, quantity = 1, more: Partial<Line> = {}): Line => ({
  inventoryId: `inventory-${key}`,
  productId: `product-${key}`,
  supplierId: 'supplier-xarxa',
  name: `Fender ${key}`,
  category: 'Fenders',
  departments: ['exterior'],
  pictureUrl: null,
  variant: 'Navy',
  unit: null,
  quantity,
  unitPrice: euro(8950),
  previousUnitPrice: null,
  taxBasisPoints: 2100,
  taxReason: null,
  lineTotal: euro(8950 * quantity),
  stock: 24,
  problem: null,
  ...more,
});

/** The ids of `cartLine(key)`. */
export const idsOf = (key: string) => ({ inventoryId: `inventory-${key}`, productId: `product-${key}` });

/** A cart of these lines from one supplier, with its sums as the server computes them. */
export function cartOf(lines: readonly Line[], more: Partial<Cart> = {}): Cart {
  const netMinor = lines.reduce((sum, { lineTotal }) => sum + lineTotal.amountMinor, 0);
  const taxMinor = Math.round(netMinor * 0.21);
  const sums = {
    subtotal: euro(netMinor),
    tax: euro(taxMinor),
    delivery: euro(1500),
    total: euro(netMinor + taxMinor + 1500),
  };
  return {
    totalItems: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: [...lines],
    savedLines: [],
    suppliers: [
      {
        supplier: { id: 'supplier-xarxa', name: 'Xarxa Chandlery', logoUrl: null },
        deliveryMethods: [
          {
            id: 'to-berth',
            kind: 'berth',
            name: 'To your berth',
            details: 'Weekdays, 08:00 to 17:00.',
            address: null,
            cost: euro(1500),
            ports: ['palma', 'ibiza'],
            days: { from: 1, to: 2 },
          },
          {
            id: 'collect',
            kind: 'collection',
            name: 'Collection',
            details: null,
            address: null,
            cost: euro(0),
            ports: null,
            days: null,
          },
        ],
        deliveryMethodId: 'to-berth',
        collectAt: 'Carrer de la Mar 4\n07012 Palma',
        elsewhere: null,
        taxUndecided: [],
        ...sums,
      },
    ],
    details: { ...noDetails, port: 'palma', berth: 'Q12', contact: 'Marina Soler' },
    ...sums,
    vat: vatOf(sums),
    version: 3,
    checkoutKey: 'checkout-1-3',
    canCheckOut: lines.length > 0,
    spending: null,
    aboveLimit: null,
    openOrder: null,
    ...more,
  };
}
