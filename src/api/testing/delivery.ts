import type { components } from '../index.ts';

type Schemas = components['schemas'];

/** What a cart says of its delivery before its buyer said anything. */
export const noDetails: Schemas['CartDetails'] = {
  yachtId: null,
  port: null,
  berth: null,
  contact: null,
  arrivesFrom: null,
  arrivesUntil: null,
  latestUsefulOn: null,
  noteToSupplier: null,
};

/** The same of an order. */
export const noPlace: Schemas['Place'] = {
  yachtName: null,
  port: null,
  portTimeZone: null,
  berth: null,
  contact: null,
  arrivesFrom: null,
  arrivesUntil: null,
  latestUsefulOn: null,
  noteToSupplier: null,
};

/** A yacht on her berth in Palma. */
export const palma: Schemas['Place'] = {
  ...noPlace,
  yachtName: 'Halcyon Tide',
  port: 'Palma',
  portTimeZone: 'Europe/Madrid',
  berth: 'Q12',
  contact: 'Marina Soler',
};
