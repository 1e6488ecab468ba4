import { idOf } from '../../api/testing/values.ts';
import { noNetwork, type MachineFixtures } from '../../statecharts/explore/fixtures.ts';
import type { globalSearchMachine } from './global-search.machine.ts';
import type { Found } from './global-search.vocabulary.ts';

const vendor = { id: idOf(203), name: 'Xarxa Chandlery', logoUrl: null };

const listing = (kind: 'product' | 'service', last: number, name: string, priceMinor: number) => ({
  kind,
  id: idOf(last),
  inventoryId: kind === 'product' ? idOf(last + 1000) : null,
  name,
  detail: kind === 'product' ? 'Polyform · Navy' : null,
  category: null,
  departments: ['exterior' as const],
  price: { amountMinor: priceMinor, currency: 'EUR' },
  priceFor: kind === 'product' ? null : 'visit',
  vendor,
  ports: ['palma'],
  inStock: kind === 'product' ? true : null,
  isUncounted: false,
  offerCount: 1,
  variantCount: 1,
  hasHigherPrices: false,
  pictureUrl: null,
});

/** Words that name no port, days or price. */
const asWritten = { port: null, isElsewhere: false, days: null, priceFrom: null, priceTo: null };

const nothing: Found = {
  days: null,
  ports: [],
  products: { ...asWritten, total: 0, totalIsLowerBound: false, isClose: false, exact: null, items: [] },
  services: { ...asWritten, total: 0, totalIsLowerBound: false, isClose: false, exact: null, items: [] },
  areServicesMeant: false,
  suppliers: [],
  providers: [],
  people: [],
  orders: [],
  bookings: [],
  ownListings: [],
};

const ofEverything: Found = {
  days: null,
  ports: [],
  products: {
    ...asWritten,
    total: 12,
    totalIsLowerBound: false,
    isClose: false,
    exact: 12,
    items: [
      listing('product', 1, 'Fender F4', 8950),
      listing('product', 2, 'Fender cover, pair, for fenders of up to 42 × 120 cm with a double layer', 4200),
    ],
  },
  services: {
    ...asWritten,
    total: 1,
    totalIsLowerBound: false,
    isClose: false,
    exact: 1,
    items: [listing('service', 3, 'Fender repair', 12_000)],
  },
  areServicesMeant: false,
  suppliers: [{ vendor, ports: ['Palma', 'Antibes', 'Porto Cervo'] }],
  providers: [{ vendor: { id: idOf(204), name: 'Blue Hull Diving', logoUrl: null }, ports: ['Palma'] }],
  people: [
    {
      id: idOf(205),
      name: 'Mara Lindqvist',
      email: 'mara.lindqvist@example.com',
      role: 'crew_member',
      company: null,
      isSuspended: true,
    },
  ],
  orders: [
    {
      id: idOf(301),
      number: 'Q-10001',
      status: 'confirmed',
      parts: ['dispatched'],
      openReturns: [],
      refunded: { amountMinor: 0, currency: 'EUR' },
      ordered: { firstItem: 'Fender F4', firstQuantity: 2, lines: 3 },
      otherSide: 'Xarxa Chandlery',
      total: { amountMinor: 17_900, currency: 'EUR' },
      createdAt: '2026-11-02T09:30:00Z',
    },
  ],
  bookings: [
    {
      id: idOf(302),
      number: 'B-10001',
      status: 'confirmed',
      serviceName: 'Hull cleaning',
      otherSide: 'Blue Hull Diving',
      startsAt: '2026-11-12T08:00:00Z',
      timeZone: 'Europe/Madrid',
      waitsFor: null,
    },
  ],
  ownListings: [
    {
      id: idOf(303),
      name: 'Fender F4',
      variant: 'Navy',
      sku: 'F4-NAVY',
      price: { amountMinor: 8950, currency: 'EUR' },
      priceFor: 'piece',
      stock: 24,
      status: 'active',
    },
    {
      id: idOf(304),
      name: 'Fender hook',
      variant: null,
      sku: null,
      price: { amountMinor: 1250, currency: 'EUR' },
      priceFor: null,
      stock: null,
      status: 'paused',
    },
  ],
};

/** A search for fenders. */
export const globalSearchFixtures = {
  inputs: { 'an empty field': undefined },
  events: {
    'WORDS.TYPED': {
      'a word': { words: 'fender' },
      'a number': { words: 'Q-10001' },
      'nothing but spaces': { words: '   ' },
    },
  },
  outputs: { search: { 'something of everything': ofEverything, nothing } },
  failures: {
    search: {
      'no network': noNetwork,
      'the service is away': {
        code: 'UNAVAILABLE',
        message: 'This is not available at the moment. Please try again.',
        status: 503,
      },
    },
  },
  distinguish: ({ words, found }) => ({ words, hasFound: found !== null }),
} satisfies MachineFixtures<typeof globalSearchMachine>;
