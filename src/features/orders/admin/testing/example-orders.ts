import { addedUp, fender, ledgerLineOf, subOrderOf } from '../../../../api/testing/orders.ts';
import { euro, idOf } from '../../../../api/testing/values.ts';
import { vatOf } from '../../../../api/testing/vat.ts';
import { palma } from '../../../../api/testing/delivery.ts';
import type { Order, OrderRow, SubOrder } from '../../shared/index.ts';

const ordered = addedUp(17_900, 3759, 1500);
const nothing = addedUp(0, 0, 0);

const first: SubOrder = subOrderOf(ordered, {
  status: 'delivered',
  lines: [
    {
      ...fender,
      accepted: { quantity: 2, unitPrice: euro(8950), lineTotal: euro(17_900) },
    },
  ],
  commission: euro(1635),
  share: euro(19_524),
  refunded: euro(2000),
  afterRefunds: euro(21_159),
  refundable: euro(21_159),
  tracking: 'MRW 0482 1193 77',
  deliveredAt: '2026-11-21T15:10:00.000Z',
  completesAt: '2026-11-28T15:10:00.000Z',
  actions: ['refund'],
  version: 5,
});

const second: SubOrder = {
  ...first,
  id: idOf(4),
  number: 'Q-10001/2',
  status: 'declined',
  tracking: null,
  deliveredAt: null,
  supplier: { id: idOf(5), name: 'Compagnie Méditerranéenne d’Approvisionnement des Yachts', logoUrl: null },
  lines: first.lines.map((line) => ({
    ...line,
    name: 'Teak oil',
    variant: null,
    accepted: { quantity: 0, unitPrice: line.unitPrice, lineTotal: euro(0) },
  })),
  due: nothing,
  vat: vatOf(nothing),
  refunded: euro(0),
  afterRefunds: euro(0),
  vatAfterRefunds: null,
  commission: euro(0),
  share: euro(0),
  refundable: null,
  actions: [],
  chargedBy: null,
  latestReadyOn: null,
  completesAt: null,
  note: 'Sold out since this morning: the count was wrong.',
};

const captured = ledgerLineOf({ at: '2026-11-20T10:03:00.000Z' });

/** An order from two suppliers: one has delivered and refunded a little, the other declined. */
export const order: Order = {
  id: idOf(2),
  number: 'Q-10001',
  status: 'fulfilled',
  createdAt: '2026-11-20T08:28:00.000Z',
  placedAt: '2026-11-20T08:30:00.000Z',
  expiresAt: null,
  buyerName: 'Marina Soler',
  isYours: false,
  place: { ...palma, latestUsefulOn: '2026-11-27' },
  ...addedUp(35_800, 7518, 3000),
  due: ordered,
  vat: vatOf(ordered),
  paid: euro(23_159),
  refunded: euro(2000),
  afterRefunds: euro(21_159),
  vatAfterRefunds: null,
  payment: { status: 'partially_refunded', declineMessage: null },
  subOrders: [first, second],
  timeline: [
    {
      at: '2026-11-20T08:30:00.000Z',
      subOrderId: null,
      supplierName: null,
      process: 'order',
      command: 'pay',
      status: 'placed',
      by: 'buyer',
      byName: 'Marina Soler',
      note: null,
      amount: null,
      goods: null,
    },
    {
      at: '2026-11-20T10:02:00.000Z',
      subOrderId: idOf(1),
      supplierName: 'Xarxa Chandlery',
      process: 'sub_order',
      command: 'confirm',
      status: 'confirmed',
      by: 'supplier',
      byName: 'Xarxa Chandlery',
      note: null,
      amount: null,
      goods: null,
    },
  ],
  ledger: [
    captured,
    {
      ...captured,
      entryId: idOf(91),
      kind: 'refund',
      memo: 'One fender was scratched',
      cash: euro(-2000),
      commission: euro(-155),
      vendorDue: euro(-1845),
    },
  ],
  actions: [],
  version: 7,
};

/** The same order with an open dispute. */
export const disputed: Order = {
  ...order,
  subOrders: [
    {
      ...first,
      status: 'disputed',
      chargedBy: null,
      latestReadyOn: null,
      completesAt: null,
      actions: ['settle_dispute', 'accept_return', 'refund'],
      note: 'Both fenders lose air within an hour.',
    },
    second,
  ],
};

const row = (last: number, change: Partial<OrderRow>): OrderRow => ({
  id: idOf(last),
  number: `Q-${10_000 + last}`,
  status: 'placed',
  isGivenUp: false,
  isYours: false,
  createdAt: '2026-11-20T08:28:00.000Z',
  expiresAt: null,
  buyerName: 'Marina Soler',
  yachtName: 'Halcyon Tide',
  total: euro(46_318),
  due: euro(23_159),
  refunded: euro(0),
  openReturns: [],
  items: 2,
  expectedOn: null,
  firstItem: 'Fender F4',
  firstQuantity: 2,
  lines: 1,
  suppliers: [
    { name: 'Xarxa Chandlery', status: 'confirmed' },
    { name: 'Cala Blava Nàutica', status: 'declined' },
  ],
  ...change,
});

export const rows: readonly OrderRow[] = [
  row(1, {}),
  row(2, {
    status: 'pending_payment',
    buyerName: 'Maximiliane-Alexandra von und zu Hohenlohe-Langenburg',
    yachtName: 'Serenissima Principessa di Castelfranco Veneto II',
    total: euro(1_284_999),
    due: euro(1_284_999),
    items: 14,
    firstItem: 'Stainless-steel quick-release anchor swivel connector',
    firstQuantity: 8,
    lines: 3,
  }),
  row(3, { status: 'completed', yachtName: null, items: 1, firstQuantity: 1 }),
];

/** Returns `count` rows. */
export const manyRows = (count: number): readonly OrderRow[] =>
  Array.from({ length: count }, (_, index) => row(index + 1, {}));
