import type { components } from '../../api/index.ts';

type Schemas = components['schemas'];
export type Invoice = Schemas['Invoice'];
export type CommissionInvoice = Schemas['CommissionInvoice'];
export type Statement = Schemas['Statement'];
export type AwaitedDocument = Schemas['AwaitedDocument'];
export type SaleInvoices = Schemas['SaleInvoices'];
/** A buyer receives documents, a vendor's are issued in its name, an admin sees both. */
export type DocumentReader = 'buyer' | 'vendor' | 'admin';
