import type { components } from '../index.ts';

type MarketPort = components['schemas']['MarketPort'];

export const palmaPort: MarketPort = {
  slug: 'palma',
  name: 'Palma',
  country: 'ES',
  timeZone: 'Europe/Madrid',
  latitude: 39.56,
  longitude: 2.63,
};
export const antibesPort: MarketPort = {
  slug: 'antibes',
  name: 'Antibes',
  country: 'FR',
  timeZone: 'Europe/Paris',
  latitude: 43.59,
  longitude: 7.13,
};
