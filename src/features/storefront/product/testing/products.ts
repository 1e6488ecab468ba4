import { euro, idOf } from '../../../../api/testing/values.ts';
import { listings } from '../../search/testing/listings.ts';
import type { Offer, Product } from '../product-data.ts';

const palma = { slug: 'palma', name: 'Palma', country: 'ES', timeZone: 'Europe/Madrid' };
const antibes = { slug: 'antibes', name: 'Antibes', country: 'FR', timeZone: 'Europe/Paris' };

const navy: Offer = {
  inventoryId: idOf(101),
  supplier: { id: idOf(201), name: 'Tramuntana Chandlery', logoUrl: null },
  name: 'Defensa F4 azul marino',
  variant: 'Navy',
  sku: 'F4-NAVY',
  price: euro(8950),
  taxBasisPoints: 2100,
  isFromOutsideUnion: false,
  priceFor: 'piece',
  stock: 24,
  inStock: true,
  ports: [palma],
  deliveryMethods: [
    {
      id: idOf(301),
      kind: 'berth',
      name: 'To your berth',
      details: 'Weekdays, 08:00 to 17:00.',
      address: null,
      cost: euro(1500),
      ports: ['palma', 'ibiza'],
      days: { from: 1, to: 2 },
    },
    {
      id: idOf(302),
      kind: 'collection',
      name: 'Collection',
      details: null,
      address: null,
      cost: euro(0),
      ports: null,
      days: null,
    },
  ],
};
const vauban = { id: idOf(203), name: 'Port Vauban Accastillage', logoUrl: null };

/** Available offers first, then by price, as the server sorts them. */
export const offers: readonly [Offer, ...Offer[]] = [
  navy,
  {
    ...navy,
    inventoryId: idOf(102),
    supplier: vauban,
    name: 'Pare-battage F4',
    sku: null,
    price: euro(9400),
    taxBasisPoints: 2000,
    stock: 2,
    ports: [antibes],
    deliveryMethods: [
      {
        id: idOf(303),
        kind: 'courier',
        name: 'Courier',
        details: null,
        address: null,
        cost: euro(2450),
        ports: null,
        days: null,
      },
    ],
  },
  {
    ...navy,
    inventoryId: idOf(103),
    name: 'Defensa F4 blanca',
    variant: 'White',
    sku: 'F4-WHITE',
    price: euro(8400),
    stock: null,
  },
  {
    ...navy,
    inventoryId: idOf(104),
    supplier: vauban,
    variant: 'White',
    price: euro(7900),
    stock: 0,
    inStock: false,
    deliveryMethods: [],
  },
  {
    ...navy,
    inventoryId: idOf(105),
    name: 'Defensa F4 roja',
    variant: 'Red',
    sku: 'F4-RED',
    stock: 0,
    inStock: false,
  },
];

/** A product with five offers in three variants, for stories and tests. */
export const product: Product = {
  id: idOf(1),
  name: 'Fender F4',
  brand: 'Polyform',
  partNumber: 'F-4',
  barcode: '7044630004047',
  description: 'Inflatable fender, 22 × 106 cm, with reinforced rope eyes at both ends.\nComes without air.',
  category: 'Fenders',
  departments: ['exterior', 'engineering'],
  pictureUrl: null,
  morePictureUrls: [],
  offers: [...offers],
  others: listings.filter(({ kind, name }) => kind === 'product' && name !== 'Fender F4'),
};

/** One supplier and one variant. */
export const single: Product = { ...product, offers: [{ ...navy, variant: null }], description: null };
