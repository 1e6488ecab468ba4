import type { components } from '../../../api/index.ts';

type Schemas = components['schemas'];

export type Colleagues = Schemas['Colleagues'];
export type Colleague = Schemas['Colleague'];
export type Invitation = Schemas['Invitation'];
export type VendorRole = Schemas['VendorRole'];
