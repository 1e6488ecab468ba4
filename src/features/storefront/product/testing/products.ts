import { listings } from '../../search/testing/listings.ts';
import type { Offer, Product } from '../product-data.ts';

const id = (at: number) => `0193f2a1-7c1e-7b2a-9d4e-${String(at).padStart(12, '0')}`;
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const palma = { slug: 'palma', name: 'Palma', country: 'ES', timeZone: 'Europe/Madrid' };
const antibes = { slug: 'antibes', name: 'Antibes', country: 'FR', timeZone: 'Europe/Paris' };

const navy: Offer = {
  inventoryId: id(101),
  supplier: { id: id(201), name: 'Tramuntana Chandlery', logoUrl: null },
  name: 'Defensa F4 azul marino',
  variant: 'Navy',
  sku: 'F4-NAVY',
  price: eur(8950),
  taxBasisPoints: 2100,
  isFromOutsideUnion: false,
  priceFor: 'piece',
  stock: 24,
  inStock: true,
  ports: [palma],
  deliveryMethods: [
    {
      id: id(301),
      kind: 'berth',
      name: 'To your berth',
      details: 'Weekdays, 08:00 to 17:00.',
      address: null,
      cost: eur(1500),
      ports: ['palma', 'ibiza'],
      days: { from: 1, to: 2 },
    },
    {
      id: id(302),
      kind: 'collection',
      name: 'Collection',
      details: null,
      address: null,
      cost: eur(0),
      ports: null,
      days: null,
    },
  ],
};
const vauban = { id: id(203), name: 'Port Vauban Accastillage', logoUrl: null };

/** Available offers first, then by price, as the server sorts them. */
export const offers: readonly [Offer, ...Offer[]] = [
  navy,
  {
    ...navy,
    inventoryId: id(102),
    supplier: vauban,
    name: 'Pare-battage F4',
    sku: null,
    price: eur(9400),
    taxBasisPoints: 2000,
    stock: 2,
    ports: [antibes],
    deliveryMethods: [
      {
        id: id(303),
        kind: 'courier',
        name: 'Courier',
        details: null,
        address: null,
        cost: eur(2450),
        ports: null,
        days: null,
      },
    ],
  },
  {
    ...navy,
    inventoryId: id(103),
    name: 'Defensa F4 blanca',
    variant: 'White',
    sku: 'F4-WHITE',
    price: eur(8400),
    stock: null,
  },
  {
    ...navy,
    inventoryId: id(104),
    supplier: vauban,
    variant: 'White',
    price: eur(7900),
    stock: 0,
    inStock: false,
    deliveryMethods: [],
  },
  {
    ...navy,
    inventoryId: id(105),
    name: 'Defensa F4 roja',
    variant: 'Red',
    sku: 'F4-RED',
    stock: 0,
    inStock: false,
  },
];

/** A product with five offers in three variants, for stories and tests. */
export const product: Product = {
  id: id(1),
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
