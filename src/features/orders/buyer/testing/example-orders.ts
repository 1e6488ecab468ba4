import { addedUp, fender, subOrderOf } from '../../../../api/testing/orders.ts';
import { euro } from '../../../../api/testing/values.ts';
import { vatOf } from '../../../../api/testing/vat.ts';
import type { Order, OrderRow, SubOrder, TimelineEntry } from '../../shared/index.ts';
import { accepting, place } from '../../shared/testing/example-parts.ts';

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const daysAgo = (days: number) => hoursFromNow(-24 * days);

const line = (
  key: string,
  name: string,
  quantity: number,
  priceMinor: number,
): SubOrder['lines'][number] => ({
  ...fender,
  id: `line-${key}`,
  inventoryId: `inventory-${key}`,
  productId: `product-${key}`,
  name,
  sku: `SKU-${key}`,
  unit: null,
  unitPrice: euro(priceMinor),
  quantity,
  lineTotal: euro(priceMinor * quantity),
});

/** The totals of a sub-order after its supplier has answered. */
const comingTo = (
  due: SubOrder['due'],
): Pick<SubOrder, 'due' | 'vat' | 'afterRefunds' | 'vatAfterRefunds'> => ({
  due,
  vat: vatOf(due),
  afterRefunds: due.total,
  vatAfterRefunds: null,
});

/** A sub-order of two lines that waits for its supplier's answer. */
export const waitingPart: SubOrder = subOrderOf(addedUp(43_500, 9135, 1500), {
  id: 'part-1',
  orderId: 'order-1',
  supplier: { id: 'xarxa', name: 'Xarxa Chandlery', logoUrl: null },
  lines: [line('F4', 'Fender F4', 2, 8950), line('M', 'Mooring line, 24 mm', 40, 640)],
  answerBy: hoursFromNow(31),
  actions: ['cancel'],
});

const other: Partial<SubOrder> = {
  id: 'part-2',
  number: 'Q-10001/2',
  supplier: {
    id: 'tramuntana',
    name: 'Tramuntana Nàutica & Chandlery of the Balearic Islands',
    logoUrl: null,
  },
};

export const proposedPart: SubOrder = {
  ...waitingPart,
  ...other,
  status: 'change_proposed',
  proposal: {
    message: 'We have one F4 left in navy and an F5 in the same colour. The line comes on Friday.',
    readyOn: '2126-11-27',
    lines: [
      { lineId: 'line-F4', quantity: 1, unitPrice: euro(8450), substitute: 'Fender F5, navy' },
      { lineId: 'line-M', quantity: 40, unitPrice: euro(640), substitute: null },
    ],
    total: euro(42_701),
    sums: { subtotal: euro(34_050), tax: euro(7151), delivery: euro(1500), total: euro(42_701) },
    commission: null,
    share: null,
  },
  actions: ['accept_change', 'refuse_change'],
};

const partlyConfirmed: SubOrder = {
  ...waitingPart,
  status: 'dispatched',
  lines: waitingPart.lines.map((one, place) => accepting(one, place === 0 ? 1 : one.quantity)),
  ...comingTo(addedUp(34_550, 7256, 1500)),
  answerBy: null,
  readyOn: '2126-11-24',
  tracking: 'Courier 1Z 999 AA1 01 2345 6784, to the dockmaster’s office',
  note: 'One fender is on its way to us; the other comes today.',
  actions: [],
};

export const deliveredPart: SubOrder = {
  ...partlyConfirmed,
  ...other,
  status: 'delivered',
  deliveredAt: daysAgo(1),
  completesAt: hoursFromNow(6 * 24),
  actions: ['confirm_receipt', 'dispute', 'report_undelivered', 'add_file', 'request_return'],
};

/** A sub-order with a reported problem and a photo, for which its supplier offers a partial refund. */
export const disputedPart: SubOrder = {
  ...deliveredPart,
  status: 'disputed',
  completesAt: null,
  note: 'Two of the fenders leak at the valve.',
  dispute: {
    stage: 'part_offered',
    answerBy: hoursFromNow(4 * 24),
    offered: euro(8000),
    most: null,
    supplierNote: 'We can’t replace them before you leave. Would a part of the price do?',
    buyerNote: 'Two of the fenders leak at the valve.',
    lines: [],
    isUndelivered: false,
  },
  files: [
    {
      id: 'dented',
      name: 'valve.jpg',
      mediaType: 'image/jpeg',
      sizeBytes: 9_000_000,
      addedAt: daysAgo(1),
      by: 'you',
    },
  ],
  actions: ['accept_part', 'refuse_part', 'withdraw_dispute', 'add_file'],
};

/** A sub-order with an accepted change: a lower price and a substitute. */
export const changedPart: SubOrder = {
  ...proposedPart,
  status: 'confirmed',
  lines: waitingPart.lines.map((one, place) =>
    place === 0
      ? {
          ...accepting({ ...one, unitPrice: euro(8450) }, 1),
          unitPrice: one.unitPrice,
          name: 'Fender F5, navy',
          variant: null,
          sku: null,
          insteadOf: one,
        }
      : accepting(one, one.quantity),
  ),
  ...comingTo(addedUp(34_050, 7151, 1500)),
  answerBy: null,
  actions: ['cancel'],
};

export const declinedPart: SubOrder = {
  ...waitingPart,
  ...other,
  status: 'declined',
  lines: waitingPart.lines.map((one) => accepting(one, 0)),
  ...comingTo(addedUp(0, 0, 0)),
  answerBy: null,
  note: 'The last of them went this morning. We expect more in January.',
  actions: [],
};

const happened = (
  process: TimelineEntry['process'],
  command: string,
  status: string,
  by: TimelineEntry['by'],
  more: Partial<TimelineEntry> = {},
): TimelineEntry => ({
  at: daysAgo(1),
  subOrderId: null,
  supplierName: null,
  process,
  command,
  status,
  by,
  byName: null,
  note: null,
  amount: null,
  goods: null,
  ...more,
});

const steps: Readonly<Partial<Record<SubOrder['status'], string>>> = {
  pending_confirmation: 'authorize',
  change_proposed: 'propose_change',
  confirmed: 'confirm',
  dispatched: 'dispatch',
  delivered: 'mark_delivered',
  declined: 'decline',
};

/** Adds the amounts up as the server does. */
const together = (dues: readonly SubOrder['due'][]): SubOrder['due'] => {
  const of = (name: 'subtotal' | 'tax' | 'delivery') =>
    dues.reduce((sum, due) => sum + due[name].amountMinor, 0);
  return addedUp(of('subtotal'), of('tax'), of('delivery'));
};

/** A placed order with these sub-orders. */
export const orderOf = (subOrders: readonly SubOrder[], more: Partial<Order> = {}): Order => ({
  id: 'order-1',
  number: 'Q-10001',
  isYours: true,
  status: 'placed',
  createdAt: daysAgo(1),
  placedAt: daysAgo(1),
  expiresAt: null,
  buyerName: 'Marina Soler',
  place: {
    ...place,
    arrivesFrom: hoursFromNow(40),
    arrivesUntil: hoursFromNow(90),
    latestUsefulOn: '2126-11-30',
  },
  ...addedUp(43_500 * subOrders.length, 9135 * subOrders.length, 1500 * subOrders.length),
  ...comingTo(together(subOrders.map(({ due }) => due))),
  paid: euro(0),
  refunded: euro(0),
  payment: { status: 'authorized', declineMessage: null },
  subOrders: [...subOrders],
  timeline: [
    happened('order', 'checkout', 'pending_payment', 'you'),
    happened('payment', 'open', 'processing', 'system'),
    happened('payment', 'authorize', 'authorized', 'provider'),
    happened('order', 'pay', 'placed', 'you'),
    ...subOrders.map(({ id, supplier, status, note }) =>
      happened('sub_order', steps[status] ?? 'authorize', status, 'supplier', {
        subOrderId: id,
        supplierName: supplier.name,
        byName: supplier.name,
        note,
      }),
    ),
  ],
  ledger: [],
  actions: [],
  version: 2,
  ...more,
});

export const unpaidOrder = orderOf([{ ...waitingPart, status: 'reserved', answerBy: null, actions: [] }], {
  status: 'pending_payment',
  placedAt: null,
  expiresAt: hoursFromNow(0.2),
  payment: { status: 'processing', declineMessage: null },
  actions: ['pay', 'give_up'],
});

/** The card was declined twice, once during the bank's authentication. */
export const declinedOrder = orderOf([{ ...waitingPart, status: 'reserved', answerBy: null, actions: [] }], {
  ...unpaidOrder,
  payment: {
    status: 'processing',
    declineMessage: 'There is not enough money on this card. Nothing was charged; please try another card.',
  },
  timeline: [
    happened('order', 'checkout', 'pending_payment', 'you'),
    happened('payment', 'open', 'processing', 'system'),
    happened('payment', 'ask_payer', 'requires_action', 'provider'),
    happened('payment', 'decline', 'processing', 'provider', {
      note: 'Your bank could not confirm that it was you. Nothing was charged; please try again or use another card.',
    }),
    happened('payment', 'retry', 'processing', 'you'),
    happened('payment', 'decline', 'processing', 'provider', {
      note: 'There is not enough money on this card. Nothing was charged; please try another card.',
    }),
  ],
});

const movement = (
  kind: Order['ledger'][number]['kind'],
  cashMinor: number,
  part: SubOrder,
): Order['ledger'][number] => ({
  entryId: `${kind}-${part.id}`,
  at: daysAgo(0.5),
  kind,
  orderId: 'order-1',
  orderNumber: 'Q-10001',
  subOrderId: part.id,
  subOrderNumber: part.number,
  saleKind: 'sub_order',
  vendorName: part.supplier.name,
  buyerName: 'Marina Soler',
  cash: euro(cashMinor),
  commission: null,
  vendorDue: null,
  memo: kind,
});

export const deliveredOrder = orderOf([partlyConfirmed, deliveredPart], {
  status: 'partially_fulfilled',
  payment: { status: 'partially_refunded', declineMessage: null },
  paid: euro(86_612),
  refunded: euro(5000),
  afterRefunds: euro(81_612),
  vatAfterRefunds: null,
  ledger: [
    movement('capture', 43_306, partlyConfirmed),
    movement('capture', 43_306, deliveredPart),
    movement('refund', -5000, deliveredPart),
  ],
});

const row = (place: number, more: Partial<OrderRow> = {}): OrderRow => ({
  id: `order-${place}`,
  number: `Q-${10_000 + place}`,
  status: 'placed',
  isGivenUp: false,
  isYours: true,
  createdAt: daysAgo(place),
  expiresAt: null,
  buyerName: 'Marina Soler',
  yachtName: 'Halcyon Tide',
  total: euro(23_159 * place),
  due: euro(23_159 * place),
  refunded: euro(0),
  openReturns: [],
  items: place,
  expectedOn: '2026-11-27',
  firstItem: 'Fender F4',
  firstQuantity: place,
  lines: 1,
  suppliers: [{ name: 'Xarxa Chandlery', status: 'pending_confirmation' }],
  ...more,
});

/** One order to pay, some in progress, some ended, with long names. */
export const orderRows: readonly OrderRow[] = [
  row(9, {
    status: 'pending_payment',
    expiresAt: hoursFromNow(0.2),
    suppliers: [{ name: 'Xarxa Chandlery', status: 'reserved' }],
  }),
  row(8, {
    yachtName: 'Serenissima Principessa di Castelfranco Veneto II',
    firstItem: 'Self-tailing two-speed electric halyard winch, bronze and chrome, with remote control box',
    firstQuantity: 5,
    lines: 4,
    suppliers: [
      { name: 'Tramuntana Nàutica & Chandlery of the Balearic Islands', status: 'change_proposed' },
      { name: 'Xarxa Chandlery', status: 'confirmed' },
      { name: 'Bridge & Chart House', status: 'declined' },
      { name: 'Vauban Marine Supply', status: 'preparing' },
      { name: 'Port Grimaud Sails', status: 'dispatched' },
    ],
  }),
  row(7, { status: 'fulfilled', suppliers: [{ name: 'Vauban Marine Supply', status: 'delivered' }] }),
  row(6, {
    status: 'completed',
    yachtName: null,
    refunded: euro(12_000),
    openReturns: [
      {
        kind: 'complaint',
        status: 'requested',
        goodsComeBack: true,
        waitsFor: 'supplier',
        answerBy: daysAgo(-3),
      },
    ],
    suppliers: [{ name: 'Vauban Marine Supply', status: 'completed' }],
  }),
  row(5, { status: 'cancelled', suppliers: [{ name: 'Bridge & Chart House', status: 'declined' }] }),
  row(4, {
    status: 'payment_expired',
    isGivenUp: true,
    suppliers: [{ name: 'Xarxa Chandlery', status: 'released' }],
  }),
];
