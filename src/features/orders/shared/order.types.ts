import type { components } from '../../../api/index.ts';

type Schemas = components['schemas'];

export type Money = Schemas['Money'];
export type Order = Schemas['Order'];
export type OrderRow = Schemas['OrderRow'];
export type OrderStatus = Schemas['OrderStatus'];
export type OrderLine = Schemas['OrderLine'];
export type OpenReturn = Schemas['OpenReturn'];
export type Place = Schemas['Place'];
export type PaymentStatus = Schemas['PaymentStatus'];
export type SubOrder = Schemas['SubOrder'];
export type SubOrderAction = Schemas['SubOrderAction'];
export type SubOrderStatus = Schemas['SubOrderStatus'];
export type FoundOrder = Schemas['FoundOrder'];
export type TimelineEntry = Schemas['TimelineEntry'];
export type LedgerKind = Schemas['LedgerKind'];
export type LedgerLine = Schemas['LedgerLine'];
