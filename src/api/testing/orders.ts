import type { components } from '../index.ts';
import { euro, idOf } from './values.ts';
import { vatOf } from './vat.ts';

type Schemas = components['schemas'];

/** The totals of a sub-order or an order. */
export const addedUp = (subtotal: number, tax: number, delivery: number): Schemas['OrderSums'] => ({
  subtotal: euro(subtotal),
  tax: euro(tax),
  delivery: euro(delivery),
  total: euro(subtotal + tax + delivery),
});

/** Two fenders, as ordered. */
export const fender: Schemas['OrderLine'] = {
  id: idOf(11),
  inventoryId: idOf(21),
  productId: idOf(31),
  name: 'Fender F4',
  category: null,
  departments: ['exterior'],
  pictureUrl: null,
  variant: 'Navy',
  sku: 'F4-NAVY',
  unit: 'piece',
  unitPrice: euro(8950),
  taxBasisPoints: 2100,
  taxReason: null,
  quantity: 2,
  accepted: null,
  insteadOf: null,
  returned: 0,
  goingBack: 0,
  lineTotal: euro(17_900),
};

/** A sub-order with these totals that its supplier has just received, and what differs from that. */
export const subOrderOf = (
  sums: Schemas['OrderSums'],
  more: Partial<Schemas['SubOrder']> = {},
): Schemas['SubOrder'] => ({
  id: idOf(1),
  orderId: idOf(2),
  number: 'Q-10001/1',
  status: 'pending_confirmation',
  supplier: { id: idOf(3), name: 'Xarxa Chandlery', logoUrl: null },
  lines: [],
  deliveryKind: 'berth',
  deliveryName: 'To your berth',
  deliveryDays: { from: 1, to: 2 },
  elsewhere: null,
  collection: null,
  ...sums,
  due: sums,
  vat: vatOf(sums),
  commission: null,
  share: null,
  refunded: euro(0),
  afterRefunds: sums.total,
  vatAfterRefunds: null,
  refundable: null,
  openReturns: [],
  answerBy: null,
  note: null,
  proposal: null,
  dispute: null,
  files: [],
  readyOn: null,
  tracking: null,
  trackingUrl: null,
  deliveredAt: null,
  chargedBy: null,
  latestReadyOn: null,
  completesAt: null,
  actions: [],
  version: 2,
  ...more,
});

/** A line of the ledger: the payment for a sub-order, and what differs from that. */
export const ledgerLineOf = (more: Partial<Schemas['LedgerLine']> = {}): Schemas['LedgerLine'] => ({
  entryId: idOf(90),
  at: '2026-11-20T08:53:00.000Z',
  kind: 'capture',
  orderId: idOf(2),
  orderNumber: 'Q-10001',
  subOrderId: idOf(1),
  subOrderNumber: 'Q-10001/1',
  saleKind: 'sub_order',
  vendorName: 'Xarxa Chandlery',
  buyerName: 'Marina Soler',
  memo: 'Paid for Q-10001/1',
  cash: euro(23_159),
  commission: euro(1790),
  vendorDue: euro(21_369),
  ...more,
});
