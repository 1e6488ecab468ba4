import { idOf } from '../../../../api/testing/values.ts';
import type { DirectoryData, ServiceCard } from '../directory-data.ts';
import { readDirectorySearch } from '../directory-search.ts';

const palma = { slug: 'palma', name: 'Palma', country: 'ES', timeZone: 'Europe/Madrid' };

const cleaning: ServiceCard = {
  id: idOf(2),
  name: 'Teak deck cleaning',
  category: 'Deck',
  departments: ['exterior'],
  pictureUrl: null,
  price: { amountMinor: 1800, currency: 'EUR' },
  pricedPer: 'unit',
  unit: 'm²',
  durationMinutes: 240,
  provider: { id: idOf(202), name: 'Llevant Yacht Care', logoUrl: null },
  ports: [palma],
  placeKinds: ['berth', 'yard'],
  nextStartsAt: '2026-12-03T08:00:00.000Z',
  nextTimeZone: 'Europe/Madrid',
};

export const cards: readonly ServiceCard[] = [
  cleaning,
  {
    ...cleaning,
    id: idOf(3),
    name: 'Generator service, 250 hours',
    category: 'Generators',
    departments: ['engineering'],
    price: { amountMinor: 68000, currency: 'EUR' },
    pricedPer: 'visit',
    unit: null,
    ports: [
      { slug: 'antibes', name: 'Antibes', country: 'FR', timeZone: 'Europe/Paris' },
      { slug: 'monaco', name: 'Monaco', country: 'MC', timeZone: 'Europe/Monaco' },
      palma,
    ],
    nextTimeZone: 'Europe/Paris',
  },
  {
    ...cleaning,
    id: idOf(4),
    name: 'Berth reservation',
    category: 'Agency',
    departments: ['captain'],
    pricedPer: 'visit',
    unit: null,
    placeKinds: ['remote'],
    nextTimeZone: 'Europe/Athens',
  },
  { ...cleaning, id: idOf(5), name: 'Hull polish', nextStartsAt: null, nextTimeZone: null },
];

export const manyCards = (count: number): readonly ServiceCard[] =>
  Array.from({ length: count }, (_, at) => ({
    ...cleaning,
    id: idOf(1000 + at),
    name: `Rig check ${at + 1}`,
  }));

export const directoryAt = (
  address: string,
  directory: Partial<NonNullable<DirectoryData['directory']>> = {},
): DirectoryData => {
  const search = readDirectorySearch(new URL(address, 'https://quayside.example.com').searchParams);
  return {
    search,
    meant: search,
    place: null,
    near: null,
    also: [],
    instead: null,
    directory: {
      items: cards,
      nextCursor: null,
      total: directory.items?.length ?? cards.length,
      categories: [
        { name: 'Deck', count: 2 },
        { name: 'Generators', count: 1 },
        { name: 'Agency', count: 1 },
      ],
      ...directory,
    },
    ports: [palma, { slug: 'antibes', name: 'Antibes', country: 'FR', timeZone: 'Europe/Paris' }],
  };
};
