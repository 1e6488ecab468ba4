import { cards } from '../../directory/testing/cards.ts';
import type { MarketVendor } from '../vendor-data.ts';

export const bahia: MarketVendor = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  kind: 'service_provider',
  name: 'Llevant Yacht Care',
  logoUrl: null,
  about: 'Teak, hulls and interiors, at the berth or on the hard.\nFour teams, all year round.',
  city: 'Palma',
  country: 'ES',
  ports: [{ slug: 'palma', name: 'Palma', country: 'ES', timeZone: 'Europe/Madrid' }],
  since: '2026-03-02T09:00:00.000Z',
  services: [...cards],
  cancellationPolicies: ['moderate'],
};
