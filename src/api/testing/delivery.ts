import { euro, idOf } from './values.ts';
import type { components } from '../index.ts';

type Schemas = components['schemas'];

/** The delivery details of a new cart. */
export const noDetails: Schemas['CartDetails'] = {
  yachtId: null,
  port: null,
  berth: null,
  contact: null,
  arrivesFrom: null,
  arrivesUntil: null,
  latestUsefulOn: null,
  noteToSupplier: null,
  ifIncomplete: null,
  billTo: null,
  poNumber: null,
  costCentre: null,
};

/** The same for an order. */
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
  ifIncomplete: null,
  billTo: null,
  vatCheck: null,
  poNumber: null,
  costCentre: null,
};

/** A yacht's business, with an invented VAT ID whose check digits are right. */
export const charterCompany: Schemas['BillTo'] = {
  status: 'business',
  country: 'ES',
  vatId: 'ESB12345674',
  usedCommercially: false,
  companyName: 'Halcyon Charter S.L.',
  street: 'Carrer de Sant Magí 12',
  postalCode: '07013',
  city: 'Palma',
};

/** A yacht without saved details. */
export const halcyonTide: Schemas['Yacht'] = {
  id: 'halcyon',
  name: 'Halcyon Tide',
  port: 'palma',
  berth: 'Q12',
  billTo: null,
  places: [],
  role: 'owner',
  spendingLimit: null,
  currency: 'EUR',
  people: [],
  version: 1,
};

/** A yacht at a berth in Palma. */
export const palma: Schemas['Place'] = {
  ...noPlace,
  yachtName: 'Halcyon Tide',
  port: 'Palma',
  portTimeZone: 'Europe/Madrid',
  berth: 'Q12',
  contact: 'Marina Soler',
};

/** A supplier's delivery methods: to the berth in two ports, and collection. */
export const deliveryMethods: readonly Schemas['DeliveryMethod'][] = [
  {
    id: idOf(5),
    kind: 'berth',
    name: 'To your berth',
    cost: euro(1500),
    details: 'Weekdays, 08:00 to 17:00.',
    address: null,
    ports: ['palma', 'ibiza'],
    days: { from: 1, to: 2 },
  },
  {
    id: idOf(6),
    kind: 'collection',
    name: 'Collect from us',
    details: null,
    address: null,
    cost: euro(0),
    ports: null,
    days: null,
  },
];

const port = (slug: string, name: string, country: string) => ({ slug, name, country });

/** Ports as options. */
export const portChoices = [
  port('palma', 'Palma', 'ES'),
  port('ibiza', 'Ibiza', 'ES'),
  port('antibes', 'Antibes', 'FR'),
  port('monaco', 'Monaco', 'MC'),
];
