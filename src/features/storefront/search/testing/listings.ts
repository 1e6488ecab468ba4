import { euro, idOf } from '../../../../api/testing/values.ts';
import type { Facets, FoundData, PublicListing } from '../found.types.ts';
import { readSearch } from '../market-search.ts';

const fender: PublicListing = {
  kind: 'product',
  id: idOf(1),
  inventoryId: idOf(101),
  name: 'Fender F4',
  detail: 'Polyform · Navy',
  category: 'Fenders',
  departments: ['exterior'],
  pictureUrl: null,
  price: { amountMinor: 8950, currency: 'EUR' },
  priceFor: 'piece',
  vendor: { id: idOf(201), name: 'Tramuntana Chandlery', logoUrl: null },
  ports: ['palma', 'antibes', 'barcelona'],
  inStock: true,
  isUncounted: false,
  offerCount: 1,
  variantCount: 1,
  hasHigherPrices: false,
};
const cleaning: PublicListing = {
  ...fender,
  kind: 'service',
  id: idOf(2),
  inventoryId: null,
  name: 'Teak deck cleaning',
  detail: 'Deck',
  category: 'Deck',
  price: { amountMinor: 1800, currency: 'EUR' },
  priceFor: 'm²',
  vendor: { id: idOf(202), name: 'Llevant Yacht Care', logoUrl: null },
  ports: ['palma'],
  inStock: null,
};

/** A few listings, for stories and tests. */
export const listings: readonly PublicListing[] = [
  fender,
  cleaning,
  {
    ...fender,
    id: idOf(3),
    name: 'Mooring line 24 mm, spliced eye, 18 m',
    detail: 'Gleistein · Black',
    price: { amountMinor: 21400, currency: 'EUR' },
    inStock: false,
  },
  {
    ...fender,
    id: idOf(4),
    name: 'Teak oil',
    detail: null,
    priceFor: null,
    ports: [],
    isUncounted: true,
    offerCount: 3,
    hasHigherPrices: true,
  },
  {
    ...cleaning,
    id: idOf(5),
    name: 'Hull polish',
    priceFor: 'visit',
    price: { amountMinor: 185000, currency: 'EUR' },
  },
];

/** Returns `count` listings with different names. */
export const manyListings = (count: number): readonly PublicListing[] =>
  Array.from({ length: count }, (_, at) => ({ ...fender, id: idOf(1000 + at), name: `Shackle ${at + 1}` }));

const marketPorts = [
  { slug: 'palma', name: 'Palma', country: 'ES', timeZone: 'Europe/Madrid' },
  { slug: 'antibes', name: 'Antibes', country: 'FR', timeZone: 'Europe/Paris' },
  { slug: 'barcelona', name: 'Barcelona', country: 'ES', timeZone: 'Europe/Madrid' },
] as const;

export const exterior = {
  slug: 'exterior',
  name: 'Exterior',
  lead: 'Teak, paint, fenders, tenders and everything that meets the weather.',
} as const;

export const facets: Facets = {
  kinds: [
    { value: 'product', count: 948 },
    { value: 'service', count: 64 },
  ],
  departments: [
    { value: 'exterior', count: 611 },
    { value: 'engineering', count: 401 },
  ],
  categories: [
    ['Fenders', 42],
    ['Mooring lines', 88],
    ['Teak care', 31],
    ['Paint and varnish', 127],
    ['Tenders', 18],
    ['Anchors and chain', 64],
    ['Deck hardware', 203],
    ['Covers and canvas', 12],
    ['Lighting', 57],
  ].map(([value, count]) => ({ value: String(value), count: Number(count) })),
  vendors: [
    { id: idOf(201), name: 'Tramuntana Chandlery', count: 702 },
    { id: idOf(202), name: 'Llevant Yacht Care', count: 64 },
    { id: idOf(203), name: 'Port Vauban Accastillage', count: 246 },
  ],
  ports: [
    { slug: 'palma', name: 'Palma', count: 766 },
    { slug: 'antibes', name: 'Antibes', count: 412 },
    { slug: 'barcelona', name: 'Barcelona', count: 90 },
  ],
  inStock: 803,
  price: { from: euro(450), to: euro(3145000) },
  countsAreLowerBounds: false,
};

/** The loader's result for this address. */
export const foundAt = (
  address: string,
  found: Partial<NonNullable<FoundData['found']>> = {},
  instead: FoundData['instead'] = null,
): FoundData => ({
  search: readSearch(new URL(address, 'https://quayside.example.com')),
  matches: [],
  place: null,
  near: null,
  also: [],
  when: null,
  freeOnDay: null,
  instead,
  servicesIn: [],
  found: {
    department: address.startsWith('/exterior') ? exterior : null,
    items: listings,
    nextCursor: null,
    total: found.items?.length ?? listings.length,
    totalIsLowerBound: false,
    match: address.includes('q=') ? 'words' : null,
    exact: null,
    ...found,
  },
  facets,
  ports: marketPorts,
  vendors: [],
});
