import { fender, ledgerLineOf } from '../../../../api/testing/orders.ts';
import { euro, idOf } from '../../../../api/testing/values.ts';
import { vatOf } from '../../../../api/testing/vat.ts';
import { palma } from '../../../../api/testing/delivery.ts';
import type { LedgerLine, OrderLine, Place, TimelineEntry } from '../order.types.ts';

/** The line with this accepted quantity. */
export const accepting = (line: OrderLine, quantity: number): OrderLine => ({
  ...line,
  accepted: {
    quantity,
    unitPrice: line.unitPrice,
    lineTotal: euro(quantity * line.unitPrice.amountMinor),
  },
});

/** Lines accepted in part, with a substitute, and with a very long name. */
export const lines: readonly OrderLine[] = [
  fender,
  {
    ...fender,
    id: idOf(12),
    name: 'Fender F4, black',
    variant: null,
    sku: null,
    insteadOf: fender,
    accepted: { quantity: 1, unitPrice: euro(8450), lineTotal: euro(8450) },
  },
  {
    ...fender,
    id: idOf(13),
    variant: null,
    sku: null,
    unit: null,
    quantity: 1200,
    name: 'Stainless-steel quick-release anchor swivel connector with locking pin for 14 mm chain',
    unitPrice: euro(1_284_999),
    lineTotal: euro(1_541_998_800),
  },
];

const ordered = {
  subtotal: euro(17_900),
  tax: euro(3759),
  delivery: euro(1500),
  total: euro(23_159),
};

export const sums = {
  ...ordered,
  due: ordered,
  vat: vatOf(ordered),
  deliveryName: 'To your berth',
  refunded: euro(0),
  afterRefunds: euro(23_159),
  vatAfterRefunds: null,
  commission: euro(1790),
  share: euro(21_369),
};

export const place: Place = {
  ...palma,
  contact: 'Marina Soler, +34 600 000 000',
  arrivesFrom: '2026-11-24T09:00:00.000Z',
  arrivesUntil: '2026-11-27T16:00:00.000Z',
  latestUsefulOn: '2026-11-27',
  noteToSupplier:
    'Please call 20 minutes before you arrive.\nThe passerelle is raised after 18:00; the bosun comes to the gate.',
};

const happened = (
  minute: number,
  process: TimelineEntry['process'],
  command: string,
  status: string,
  more: Partial<TimelineEntry> = {},
): TimelineEntry => ({
  at: `2026-11-20T08:${String(minute).padStart(2, '0')}:00.000Z`,
  subOrderId: null,
  supplierName: null,
  process,
  command,
  status,
  by: 'system',
  byName: null,
  note: null,
  amount: null,
  goods: null,
  ...more,
});

export const timeline: readonly TimelineEntry[] = [
  happened(28, 'order', 'checkout', 'pending_payment', { by: 'you' }),
  happened(28, 'payment', 'open', 'processing'),
  happened(29, 'payment', 'decline', 'processing', {
    by: 'provider',
    note: 'There is not enough money on this card. Nothing was charged; please try another card.',
  }),
  happened(29, 'payment', 'retry', 'processing', { by: 'you' }),
  happened(30, 'payment', 'authorize', 'authorized', { by: 'provider' }),
  happened(30, 'order', 'pay', 'placed', { by: 'you' }),
  happened(44, 'sub_order', 'confirm', 'confirmed', {
    by: 'supplier',
    supplierName: 'Xarxa Chandlery',
    byName: 'Xarxa Chandlery',
  }),
  happened(52, 'sub_order', 'decline', 'declined', {
    by: 'supplier',
    supplierName: 'Cala Blava Nàutica',
    byName: 'Cala Blava Nàutica',
    note: 'Sold out since this morning: the count was wrong.',
  }),
  happened(53, 'payment', 'capture', 'captured'),
  happened(54, 'transfer', 'send', 'sent', { supplierName: 'Xarxa Chandlery' }),
];

/** One ledger line of each kind, one with long names. */
export const ledger: readonly LedgerLine[] = [
  ledgerLineOf(),
  ledgerLineOf({
    entryId: idOf(91),
    kind: 'refund',
    cash: euro(-2000),
    commission: euro(-155),
    vendorDue: euro(-1845),
    memo: 'Refund for Q-10001/1',
    vendorName: 'Compagnie Méditerranéenne d’Approvisionnement des Yachts',
    buyerName: 'Maximiliane-Alexandra von und zu Hohenlohe-Langenburg',
  }),
  ledgerLineOf({
    entryId: idOf(92),
    kind: 'transfer',
    cash: euro(-19_524),
    commission: null,
    vendorDue: euro(-19_524),
    memo: 'Sent for Q-10001/1',
  }),
  ledgerLineOf({
    entryId: idOf(93),
    kind: 'reversal',
    cash: euro(500),
    commission: null,
    vendorDue: euro(500),
    memo: 'Reversed for Q-10001/1',
  }),
];
