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
  credited: [{ ...standard, netMinor: 4132, taxMinor: 868 }],
  creditNotes: ['PC-000002'],
  paid: [{ at, amountMinor: invoice.totalMinor }],
  refunded: [{ at: new Date('2026-11-28T10:00:00Z'), amountMinor: 5000 }],
};
const ownInvoice: PaidSale = {
  ...invoiced,
  number: 'Q-10001/2',
  vendorName: 'Port Vell Rigging',
  invoice: null,
  isInvoicedByVendor: true,
  credited: [],
  creditNotes: [],
  paid: [{ at, amountMinor: 12_000 }],
  refunded: [],
};

const purchase = {
  number: 'Q-10001',
  currency: 'EUR',
  buyerName: 'Marina Soler',
  yachtName: 'M/Y Aurora',
  billTo: null,
} as const;

const receipt = (sales: readonly PaidSale[]) => receiptSheet({ ...purchase, sales }, at);

/** The last column of a table, in minor units. */
const totalOf = (rows: readonly { readonly cells: readonly string[] }[]): number =>
  rows.reduce((sum, { cells }) => sum + Math.round(Number(cells.at(-1)?.replaceAll(',', '')) * 100), 0);

test('a receipt shows what was paid to each vendor, with the tax of its invoice, less refunds', () => {
  const { tables, sums, facts } = receipt([invoiced, ownInvoice]);
  expect(tables.map(({ title }) => title)).toEqual([
    'Palma Chandlery · Q-10001/1',
    'Port Vell Rigging · Q-10001/2',
    'VAT after refunds',
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
  expect(tables.slice(0, 2).reduce((sum, { rows }) => sum + totalOf(rows), 0)).toBe(40_989);
  expect(facts).toContainEqual({ label: 'Paid', value: '26 November 2026' });
});

test('a receipt names the business that was billed, with its VAT ID and address', () => {
  const billTo = {
    status: 'business',
    country: 'DE',
    vatId: 'DE136695976',
    usedCommercially: false,
    companyName: 'Halcyon Yachting GmbH',
    street: 'Am Sandtorkai 1',
    postalCode: '20457',
    city: 'Hamburg',
  } as const;
  const paidBy = { label: 'Paid by', name: 'Marina Soler', lines: ['M/Y Aurora'] };
  expect(receiptSheet({ ...purchase, billTo, sales: [invoiced] }, at).parties).toEqual([
    paidBy,
    {
      label: 'Paid for',
      name: 'Halcyon Yachting GmbH',
      lines: ['VAT ID DE136695976', 'Am Sandtorkai 1', '20457 Hamburg', 'Germany'],
    },
  ]);
  const privately = { ...billTo, status: 'private' } as const;
  expect(receiptSheet({ ...purchase, billTo: privately, sales: [invoiced] }, at).parties).toEqual([paidBy]);
});

test('a receipt says where to find the tax if Quayside issued no invoice', () => {
  const awaited = { ...ownInvoice, isInvoicedByVendor: false };
  const details = [ownInvoice, awaited].map((sale) => receipt([sale]).tables[0]?.rows[0]?.detail);
  expect(details).toEqual([
    'Tax is on the invoice that Port Vell Rigging sends',
    'Tax is on the invoice, which is still to come',
  ]);
});

test('a receipt sums the VAT of all vendors by rate, and in total', () => {
  const reduced = { category: 'S', rateBps: 1000, reason: null } as const;
  const other: PaidSale = {
    ...ownInvoice,
    invoice: exampleInvoice([exampleLine(reduced), exampleLine(standard)]),
    isInvoicedByVendor: false,
  };
  const rows = (...sales: PaidSale[]) =>
    receipt(sales)
      .tables.at(-1)
      ?.rows.map(({ cells }) => cells);
  expect(rows({ ...invoiced, credited: [] }, other)).toEqual([
    ['Taxed', '21 %', '549.40', '115.38', '664.78'],
    ['Taxed', '10 %', '268.50', '26.85', '295.35'],
    ['Together', '', '817.90', '142.23', '960.13'],
  ]);
  expect(rows(invoiced)).toEqual([
    ['Taxed', '21 %', '239.58', '50.31', '289.89'],
    ['Together', '', '239.58', '50.31', '289.89'],
  ]);
  expect(receipt([ownInvoice]).tables).toHaveLength(1);
});

test('a receipt names the credit notes of refunds', () => {
  const note = 'What was refunded is credited: PC-000002.';
  expect(receipt([invoiced, ownInvoice]).notes).toContain(note);
  expect(receipt([ownInvoice]).notes).not.toContainEqual(expect.stringContaining('credited'));
});

test('a receipt without refunds has one sum', () => {
  const { sums } = receipt([ownInvoice]);
  expect(sums).toEqual([{ label: 'Paid, EUR', value: '120.00', isTotal: true }]);
});
