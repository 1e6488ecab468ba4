import { expect, test } from 'vitest';
import { receiptSheet, type PaidSale } from './receipt-sheet.domain.ts';
import { exampleInvoice, exampleLine, standard } from './testing/example-invoices.ts';

const at = new Date('2026-11-26T10:00:00Z');
const delivery = { name: 'To the berth', shares: [{ ...standard, netMinor: 1240, taxMinor: 260 }] };
const invoice = exampleInvoice([exampleLine(standard)], { delivery });
const invoiced: PaidSale = {
  number: 'Q-10001/1',
  vendorName: 'Palma Chandlery',
  invoice,
  isInvoicedByVendor: false,
  paid: [{ at, amountMinor: invoice.totalMinor }],
  refunded: [{ at: new Date('2026-11-28T10:00:00Z'), amountMinor: 5000 }],
};
const ownInvoice: PaidSale = {
  ...invoiced,
  number: 'Q-10001/2',
  vendorName: 'Port Vell Rigging',
  invoice: null,
  isInvoicedByVendor: true,
  paid: [{ at, amountMinor: 12_000 }],
  refunded: [],
};

const receipt = (sales: readonly PaidSale[]) =>
  receiptSheet(
    { number: 'Q-10001', currency: 'EUR', buyerName: 'Marina Soler', yachtName: 'M/Y Aurora', sales },
    at,
  );

/** The last column of a table, in minor units. */
const totalOf = (rows: readonly { readonly cells: readonly string[] }[]): number =>
  rows.reduce((sum, { cells }) => sum + Math.round(Number(cells.at(-1)?.replaceAll(',', '')) * 100), 0);

test('a receipt has what each vendor was paid, with the tax of its invoice, less what was refunded', () => {
  const { tables, sums, facts } = receipt([invoiced, ownInvoice]);
  expect(tables.map(({ title }) => title)).toEqual([
    'Palma Chandlery · Q-10001/1',
    'Port Vell Rigging · Q-10001/2',
  ]);
  expect(tables[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['3 × Fender F6', '21 %', '268.50', '56.39', '324.89'],
    ['Delivery', '21 %', '12.40', '2.60', '15.00'],
    ['Refunded on 28 November 2026', '', '', '', '-50.00'],
  ]);
  expect(sums.map(({ label, value }) => [label, value])).toEqual([
    ['Paid', '459.89'],
    ['Refunded', '-50.00'],
    ['After refunds, EUR', '409.89'],
  ]);
  expect(tables.reduce((sum, { rows }) => sum + totalOf(rows), 0)).toBe(40_989);
  expect(facts).toContainEqual({ label: 'Paid', value: '26 November 2026' });
});

test('a receipt says where the tax is that Quayside did not invoice', () => {
  const awaited = { ...ownInvoice, isInvoicedByVendor: false };
  const details = [ownInvoice, awaited].map((sale) => receipt([sale]).tables[0]?.rows[0]?.detail);
  expect(details).toEqual([
    'Tax is on the invoice that Port Vell Rigging sends',
    'Tax is on the invoice, which is still to come',
  ]);
});

test('a receipt without refunds has one sum', () => {
  const { sums } = receipt([ownInvoice]);
  expect(sums).toEqual([{ label: 'Paid, EUR', value: '120.00', isTotal: true }]);
});
