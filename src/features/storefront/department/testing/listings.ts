import type { PublicListing } from '../department-data.ts';

const id = (at: number) => `0193f2a1-7c1e-7b2a-9d4e-${String(at).padStart(12, '0')}`;

const fender: PublicListing = {
  kind: 'product',
  id: id(1),
  inventoryId: id(101),
  name: 'Fender F4',
  detail: 'Polyform · Navy',
  category: 'Fenders',
  departments: ['exterior'],
  price: { amountMinor: 8950, currency: 'EUR' },
  priceFor: 'piece',
  vendor: { id: id(201), name: 'Tramuntana Chandlery', logoUrl: null },
  ports: ['palma', 'antibes', 'barcelona'],
  inStock: true,
};
const cleaning: PublicListing = {
  ...fender,
  kind: 'service',
  id: id(2),
  inventoryId: null,
  name: 'Teak deck cleaning',
  detail: 'Deck',
  category: 'Deck',
  price: { amountMinor: 1800, currency: 'EUR' },
  priceFor: 'm²',
  vendor: { id: id(202), name: 'Llevant Yacht Care', logoUrl: null },
  ports: ['palma'],
  inStock: null,
};

/** A handful of listings in the contract's shape, for stories and tests. */
export const listings: readonly PublicListing[] = [
  fender,
  cleaning,
  {
    ...fender,
    id: id(3),
    name: 'Mooring line 24 mm, spliced eye, 18 m',
    detail: 'Gleistein · Black',
    price: { amountMinor: 21400, currency: 'EUR' },
    inStock: false,
  },
  { ...fender, id: id(4), name: 'Teak oil', detail: null, priceFor: null, ports: [] },
  {
    ...cleaning,
    id: id(5),
    name: 'Hull polish',
    priceFor: 'visit',
    price: { amountMinor: 185000, currency: 'EUR' },
  },
];

/** As many as asked for, no two of one name. */
export const manyListings = (count: number): readonly PublicListing[] =>
  Array.from({ length: count }, (_, at) => ({ ...fender, id: id(1000 + at), name: `Shackle ${at + 1}` }));

export const portNames = { palma: 'Palma', antibes: 'Antibes', barcelona: 'Barcelona' };

export const exterior = {
  slug: 'exterior',
  name: 'Exterior',
  lead: 'Teak, paint, fenders, tenders and everything that meets the weather.',
} as const;
