import { ledgerLineOf } from '../../../api/testing/orders.ts';
import { euro, idOf } from '../../../api/testing/values.ts';
import type { LedgerFigures } from '../money.types.ts';
import type { LedgerLine } from '../../orders/index.ts';

/** A paid sale and its transferred share. */
export const lines: readonly LedgerLine[] = [
  ledgerLineOf({
    entryId: idOf(91),
    at: '2026-11-22T08:01:00.000Z',
    kind: 'transfer',
    memo: 'Sent for Q-10001/1',
    cash: euro(-49_785),
    commission: null,
    vendorDue: euro(-49_785),
  }),
  ledgerLineOf({
    at: '2026-11-20T10:03:00.000Z',
    buyerName: 'Maximiliane-Alexandra von und zu Hohenlohe-Langenburg',
    cash: euro(54_135),
    commission: euro(4350),
    vendorDue: euro(49_785),
  }),
];

/** Returns `count` lines. */
export const manyLines = (count: number): readonly LedgerLine[] =>
  Array.from({ length: count }, (_, index) => lines[1 - (index % 2)])
    .filter((line) => line !== undefined)
    .map((line, index) => ({ ...line, entryId: idOf(1000 + index) }));

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
