import type { components } from '../../../api/index.ts';

type Schemas = components['schemas'];

export type SupplierOrder = Schemas['SupplierOrder'];
export type SupplierOrderRow = Schemas['SupplierOrderRow'];
export type SubOrderTab = Schemas['SubOrderTab'];
export type TabCounts = Readonly<Record<SubOrderTab, number>>;
export type SubOrderActRequest = Schemas['SubOrderActRequest'];
