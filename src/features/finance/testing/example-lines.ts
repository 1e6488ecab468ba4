import type { LedgerFigures } from '../money.types.ts';
import type { LedgerLine } from '../../orders/index.ts';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const id = (last: number) => `0193f2a1-7c1e-7b2a-9d4e-${String(last).padStart(12, '0')}`;

/** A paid sale and its transferred share. */
export const lines: readonly LedgerLine[] = [
  {
    entryId: id(91),
    at: '2026-11-22T08:01:00.000Z',
    kind: 'transfer',
    orderId: id(2),
    orderNumber: 'Q-10001',
    subOrderId: id(1),
    subOrderNumber: 'Q-10001/1',
    saleKind: 'sub_order',
    vendorName: 'Xarxa Chandlery',
    buyerName: 'Marina Soler',
    memo: 'Sent for Q-10001/1',
    cash: euro(-49_785),
    commission: null,
    vendorDue: euro(-49_785),
  },
  {
    entryId: id(90),
    at: '2026-11-20T10:03:00.000Z',
    kind: 'capture',
    orderId: id(2),
    orderNumber: 'Q-10001',
    subOrderId: id(1),
    subOrderNumber: 'Q-10001/1',
    saleKind: 'sub_order',
    vendorName: 'Xarxa Chandlery',
    memo: 'Paid for Q-10001/1',
    buyerName: 'Maximiliane-Alexandra von und zu Hohenlohe-Langenburg',
    cash: euro(54_135),
    commission: euro(4350),
    vendorDue: euro(49_785),
  },
];

/** Returns `count` lines. */
export const manyLines = (count: number): readonly LedgerLine[] =>
  Array.from({ length: count }, (_, index) => lines[1 - (index % 2)])
    .filter((line) => line !== undefined)
    .map((line, index) => ({ ...line, entryId: id(1000 + index) }));

export const figures: LedgerFigures = {
  paid: euro(1_284_999_00),
  refunded: euro(12_330),
  commission: euro(128_499_90),
  due: euro(49_785),
  sent: euro(1_156_000_00),
};

export const buyerFigures: LedgerFigures = {
  paid: euro(54_135),
  refunded: euro(0),
  commission: null,
  due: null,
  sent: null,
};
