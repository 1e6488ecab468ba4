import { idOf } from '../../../api/testing/values.ts';
import type { InventoryItem } from '../inventory/inventory-kind.ts';
import type { Service } from '../services/service-kind.ts';

const fender: InventoryItem = {
  id: idOf(1),
  productId: idOf(101),
  name: 'Fender F4',
  variant: 'Navy',
  sku: 'F4-NAVY',
  brand: 'Polyform',
  partNumber: null,
  barcode: null,
  description: null,
  isShared: false,
  isVariant: false,
  category: 'Fenders',
  departments: ['exterior'],
  pictureUrl: null,
  pictures: [],
  price: { amountMinor: 8950, currency: 'EUR' },
  taxBasisPoints: 2100,
  unit: 'piece',
  stock: 24,
  reorderLevel: 5,
  location: 'A3',
  status: 'active',
  version: 1,
  createdAt: '2026-11-20T08:30:00.000Z',
  updatedAt: '2026-11-20T09:12:00.000Z',
};

/** A small stock: live, low, sold out, paused, not counted. */
export const items: readonly InventoryItem[] = [
  {
    ...fender,
    id: idOf(2),
    productId: idOf(102),
    name: 'Anchor swivel',
    variant: null,
    sku: 'US-14',
    stock: 3,
    price: euro(42000),
  },
  fender,
  {
    ...fender,
    id: idOf(3),
    productId: idOf(103),
    name: 'Mooring line',
    variant: '24 mm',
    sku: null,
    brand: null,
    stock: 0,
  },
  {
    ...fender,
    id: idOf(4),
    productId: idOf(104),
    name: 'Teak oil',
    variant: null,
    sku: '=cmd()',
    status: 'paused',
    price: euro(3290),
  },
  {
    ...fender,
    id: idOf(5),
    productId: idOf(105),
    name: 'Winch handle',
    variant: null,
    stock: null,
    unit: null,
    taxBasisPoints: null,
  },
];

function euro(amountMinor: number) {
  return { amountMinor, currency: 'EUR' };
}

/** Returns `count` items with different names. */
export const manyItems = (count: number): readonly InventoryItem[] =>
  Array.from({ length: count }, (_, at) => ({
    ...fender,
    id: idOf(1000 + at),
    name: `Shackle ${String(at + 1).padStart(5, '0')}`,
    variant: null,
    sku: `SH-${at + 1}`,
    stock: (at * 7) % 60,
    price: euro(500 + at),
  }));

const cleaning: Service = {
  id: idOf(11),
  name: 'Teak deck cleaning',
  description: 'Soft brush, two-part cleaner.',
  category: 'Deck',
  departments: ['exterior'],
  pictureUrl: null,
  pictures: [],
  price: euro(1800),
  taxBasisPoints: 2100,
  pricedPer: 'unit',
  unit: 'm²',
  durationMinutes: 240,
  durationUnits: 40,
  placeKinds: ['berth', 'yard'],
  included: ['Cleaner and brushes'],
  leadTimeHours: 24,
  cancellationPolicy: 'moderate',
  status: 'active',
  version: 1,
  createdAt: '2026-11-20T08:30:00.000Z',
  updatedAt: '2026-11-20T09:12:00.000Z',
};

/** A few services. */
export const services: readonly Service[] = [
  { ...cleaning, id: idOf(12), name: 'Rig inspection', pricedPer: 'visit', unit: null, durationMinutes: 90 },
  cleaning,
];
