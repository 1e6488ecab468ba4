import type { components } from '../../api/index.ts';

type Schemas = components['schemas'];

export type Vendor = Schemas['Vendor'];
export type PaymentAccount = Schemas['PaymentAccount'];
export type VendorDue = Schemas['VendorDue'];
