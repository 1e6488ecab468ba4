import type { components } from '../../api/index.ts';

type Schemas = components['schemas'];

export type DeliveryMethod = Schemas['DeliveryMethod'];
export type DeliveryMethodGiven = Schemas['DeliveryMethodGiven'];
export type DeliveryKind = Schemas['DeliveryKind'];
export type Address = Pick<Schemas['Vendor'], 'street' | 'postalCode' | 'city'>;
