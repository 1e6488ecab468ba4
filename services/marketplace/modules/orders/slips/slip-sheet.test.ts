import { expect, test } from 'vitest';
import { slipSheet } from './slip-sheet.domain.ts';

const at = new Date('2026-11-26T10:00:00Z');
const sender = {
  name: 'Palma Chandlery',
  street: 'Carrer del Moll 12',
  postalCode: '07012',
  city: 'Palma',
  country: 'ES',
  phone: '+34 600 000 000',
};

type Packed = Parameters<typeof slipSheet>[1];

const line = {
  id: 'line-1',
  subOrderId: 'sub-order-1',
  inventoryId: 'item-1',
  productId: 'product-1',
  name: 'Fender F6',
  category: null,
  departments: [],
  pictureFileId: null,
  variant: 'Navy',
  sku: 'F6-NV',
  unit: null,
  unitPriceMinor: 8950,
  taxBps: 2100,
  taxReason: null,
  quantity: 6,
  insteadOf: null,
  returned: 0,
  quantityInReturns: 0,
  goingBack: 0,
  netMinor: 53_700,
  accepted: { quantity: 5, unitPriceMinor: 8950, netMinor: 44_750 },
};

const subOrder: Packed['subOrder'] = {
  id: 'sub-order-1',
  orderId: 'order-1',
  number: 'Q-10001/1',
  currency: 'EUR',
  supplier: { id: 'supplier-1', name: 'Palma Chandlery', logoFileId: null },
  status: 'confirmed',
  lines: [
    line,
    {
      ...line,
      id: 'line-2',
      name: 'Dyneema 12 mm',
      unit: 'm',
      variant: null,
      sku: 'DY-12',
      insteadOf: { ...line, name: 'Rope', unit: 'piece' },
    },
    { ...line, id: 'line-4', name: 'Teak plug', unit: 'piece', variant: null, sku: null, quantity: 5 },
    { ...line, id: 'line-3', name: 'Boat hook', accepted: { ...line.accepted, quantity: 0 } },
  ],
  deliveryKind: 'berth',
  deliveryName: 'To your berth',
  deliveryDays: null,
  elsewhere: null,
  collection: null,
  subtotalMinor: 53_700,
  taxMinor: 11_277,
  deliveryMinor: 1500,
  totalMinor: 66_477,
  due: { subtotalMinor: 44_750, taxMinor: 9398, deliveryMinor: 1500, totalMinor: 55_648 },
  vat: { totalMinor: 9658, ofDeliveryMinor: 260 },
  commissionMinor: 4475,
  shareMinor: 51_173,
  refundedMinor: 0,
  afterRefundsMinor: 55_648,
  vatAfterRefundsMinor: null,
  refundableMinor: null,
  openReturns: [],
  answerBy: null,
  note: null,
  proposal: null,
  dispute: null,
  files: [],
  offerableMinor: null,
  readyOn: '2026-11-28',
  tracking: null,
  trackingUrl: null,
  deliveredAt: null,
  chargedBy: null,
  latestReadyOn: null,
  completesAt: null,
  actions: [],
  version: 3,
};

const packed: Packed = {
  subOrder,
  buyerName: 'Marina Soler',
  placedAt: new Date('2026-11-20T08:30:00Z'),
  place: {
    yachtName: 'M/Y Halcyon Tide',
    port: 'Palma',
    portTimeZone: 'Europe/Madrid',
    berth: 'Q12',
    contact: 'Marina Soler, +34 600 000 001',
    arrivesFrom: new Date('2026-11-28T08:00:00Z'),
    arrivesUntil: new Date('2026-11-28T11:00:00Z'),
    latestUsefulOn: '2026-11-29',
    noteToSupplier: 'Please call first.',
    ifIncomplete: 'ask',
    billTo: null,
    vatCheck: null,
    poNumber: 'PO-7',
    costCentre: null,
  },
};

test('a packing slip shows the confirmed quantities, the recipient and the destination, and no prices', () => {
  const sheet = slipSheet('packing_slip', packed, sender, at);
  expect([sheet.title, sheet.number]).toEqual(['Packing slip', 'Q-10001/1']);
  expect(sheet.tables.flatMap(({ rows }) => rows)).toEqual([
    { cells: ['5 × Fender F6', 'F6-NV', ''], detail: 'Navy · 6 ordered' },
    { cells: ['5 m Dyneema 12 mm', 'DY-12', ''], detail: 'instead of 6 pieces Rope · Navy' },
    { cells: ['5 pieces Teak plug', '', ''], detail: null },
  ]);
  expect(sheet.parties[1]).toEqual({
    label: 'Deliver to',
    name: 'M/Y Halcyon Tide',
    lines: [
      'Berth Q12',
      'Palma',
      'Contact: Marina Soler, +34 600 000 001',
      'Ordered by Marina Soler',
      'On board 28 Nov, 09:00 – 28 Nov, 12:00',
    ],
  });
  expect(sheet.notes).toEqual(['Not available: 6 × Boat hook.', 'Note from the buyer: Please call first.']);
  expect(sheet.facts).toContainEqual({ label: 'PO number', value: 'PO-7' });
  expect(JSON.stringify(sheet)).not.toMatch(/EUR|89[.,]50|447[.,]50|556[.,]48/);
});

test('a sub-order with its own destination is addressed there', () => {
  const elsewhere = { port: 'Ibiza', portTimeZone: 'Europe/Madrid', address: 'Marina Botafoch, office' };
  const sheet = slipSheet('packing_slip', { ...packed, subOrder: { ...subOrder, elsewhere } }, sender, at);
  expect(sheet.parties[1]?.lines.slice(0, 2)).toEqual(['Marina Botafoch, office', 'Ibiza']);
});

test('a collected sub-order is addressed to whoever collects it', () => {
  const collection = { address: 'Moll Vell 1\n07012 Palma', details: null };
  const collected = { ...packed, subOrder: { ...subOrder, deliveryKind: 'collection' as const, collection } };
  expect(slipSheet('packing_slip', collected, sender, at).facts).toContainEqual({
    label: 'Collected at',
    value: 'Moll Vell 1, 07012 Palma',
  });
  expect(slipSheet('delivery_note', collected, sender, at).parties[1]).toMatchObject({
    label: 'Collected by',
    lines: ['Ordered by Marina Soler', 'Contact: Marina Soler, +34 600 000 001'],
  });
});

test('a delivery note has room for a signature', () => {
  const { tables } = slipSheet('delivery_note', packed, sender, at);
  expect(tables.map(({ title }) => title)).toEqual([null, 'Received']);
});
