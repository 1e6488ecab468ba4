import type { Port, Yacht } from '../cart.types.ts';

export const ports: readonly Port[] = [
  {
    slug: 'palma',
    name: 'Palma',
    country: 'ES',
    timeZone: 'Europe/Madrid',
    latitude: 39.56,
    longitude: 2.63,
  },
  {
    slug: 'antibes',
    name: 'Antibes',
    country: 'FR',
    timeZone: 'Europe/Paris',
    latitude: 43.59,
    longitude: 7.13,
  },
];
export const yachts: readonly Yacht[] = [
  { id: 'halcyon', name: 'Halcyon Tide', port: 'palma', berth: 'Q12', version: 1 },
  {
    id: 'long',
    name: 'Serenissima Principessa di Castelfranco Veneto II',
    port: null,
    berth: null,
    version: 1,
  },
];
