import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LedgerLine } from './ledger.domain.ts';
import { statementOf, statementRows, statementSheet } from './statement.domain.ts';
import { exampleIdentity } from '../../testing/example-identity.ts';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const about = {
  entryId: 'entry-1',
  memo: '',
  purchaseId: 'order-1',
  purchaseNumber: 'Q-10001',
  saleId: 'sale-1',
  saleNumber: 'Q-10001/1',
  saleKind: 'sub_order',
  vendorName: 'Xarxa Chandlery',
  buyerName: 'Marina Soler',
} as const;
const line = (
  kind: LedgerLine['kind'],
  on: string,
  moved: { readonly cash: number; readonly commission: number },
): LedgerLine => ({
  ...about,
  kind,
  at: new Date(`${on}T10:00:00Z`),
  cash: euro(moved.cash),
  commission: euro(moved.commission),
  // The cash, less the market's commission.
  vendorDue: euro(moved.cash - moved.commission),
});

const november = [
  line('capture', '2026-11-03', { cash: 20_000, commission: 2000 }),
  line('refund', '2026-11-10', { cash: -5000, commission: -500 }),
  line('transfer', '2026-11-20', { cash: -13_500, commission: 0 }),
  line('reversal', '2026-11-25', { cash: 900, commission: 0 }),
];
const vendor = {
  name: 'Xarxa',
  legalName: 'Xarxa Chandlery S.L.',
  street: 'Moll Vell 4',
  postalCode: '07012',
  city: 'Palma',
  country: 'ES',
  vatNumber: 'ESB07000003',
};
const span = {
  since: new Date('2026-10-31T23:00:00Z'),
  before: new Date('2026-11-30T23:00:00Z'),
  timeZone: 'Europe/Madrid',
};
const payouts = [
  {
    at: new Date('2026-11-21T00:00:00Z'),
    arrivesOn: '2026-11-23',
    status: 'paid',
    amountMinor: 13_500,
    bankLast4: '1332',
  },
  {
    at: new Date('2026-11-22T00:00:00Z'),
    arrivesOn: '2026-11-24',
    status: 'failed',
    amountMinor: 900,
    bankLast4: null,
  },
] as const;
const statement = statementOf('2026-11', {
  currency: 'EUR',
  openingMinor: 700,
  lines: november,
  commissionInvoice: null,
});

test('a statement sums the entries of its month', () => {
  expect(statement).toEqual({
    month: '2026-11',
    currency: 'EUR',
    openingMinor: 700,
    salesMinor: 20_000,
    refundsMinor: 5000,
    commissionMinor: 1500,
    sentMinor: 13_500,
    returnedMinor: 900,
    closingMinor: 1600,
    commissionInvoice: null,
  });
});

test("the document's sums result in the closing balance", () => {
  const at = new Date('2026-12-01T08:00:00Z');
  const { sums, tables, notes, parties } = statementSheet(statement, november, {
    vendor,
    market: null,
    span,
    payouts,
    at,
  });
  expect(sums.map(({ value }) => value)).toEqual([
    '7.00',
    '200.00',
    '-50.00',
    '-15.00',
    '-135.00',
    '9.00',
    '16.00',
  ]);
  expect(tables[0]?.rows).toHaveLength(4);
  expect(tables[1]?.rows.map(({ cells }) => cells)).toEqual([
    ['21 November 2026', 'Paid', 'Ending in 1332', '23 November 2026', '135.00'],
    ['22 November 2026', 'Sent back by the bank', 'Not known', '24 November 2026', '9.00'],
  ]);
  expect(parties).toEqual([
    {
      label: 'For',
      name: 'Xarxa Chandlery S.L.',
      lines: ['Moll Vell 4', '07012 Palma', 'Spain', 'VAT ID ESB07000003'],
    },
    { label: 'Drawn up by', name: 'Quayside', lines: [] },
  ]);
  expect(notes).toEqual([]);
});

test('without payouts there is nothing about them, and a vendor without a legal name has its trading name', () => {
  const at = new Date('2026-12-01T08:00:00Z');
  const sheet = statementSheet(statement, november, {
    vendor: { ...vendor, legalName: null },
    market: exampleIdentity,
    span,
    payouts: [],
    at,
  });
  expect([sheet.tables.length, sheet.parties[0]?.name]).toEqual([1, 'Xarxa']);
});

test('the market has its legal name once it is set', () => {
  const at = new Date('2026-12-01T08:00:00Z');
  const { parties } = statementSheet(statement, november, {
    vendor,
    market: exampleIdentity,
    span,
    payouts,
    at,
  });
  expect(parties[1]).toEqual({
    label: 'Drawn up by',
    name: 'Quayside Marché SAS',
    lines: [
      '12 quai de la Santé',
      '06600 Antibes',
      'France',
      'VAT ID FR55773104823',
      'Registration 773 104 823 RCS Antibes',
      'accounts@quayside.example',
    ],
  });
});

test('the commission invoice is named once there is one', () => {
  const at = new Date('2026-12-01T08:00:00Z');
  const invoiced = { ...statement, commissionInvoice: { id: 'invoice-1', number: 'QC-000007' } };
  expect(
    statementSheet(invoiced, november, { vendor, market: exampleIdentity, span, payouts, at }).notes,
  ).toEqual(['The commission of the month is invoiced with QC-000007.']);
});

test('an unfinished month says so', () => {
  const at = new Date('2026-11-26T08:00:00Z');
  expect(statementSheet(statement, november, { vendor, market: null, span, payouts, at }).notes).toHaveLength(
    1,
  );
});

test('the file begins with the opening and ends with the closing balance', () => {
  const { head, rows } = statementRows(statement, november, { span, payouts });
  expect([rows[0]?.[7], rows.at(-1)?.[7], rows.length]).toEqual(['7.00', '16.00', 8]);
  expect(rows.slice(4, 6).map((row) => [row[2], row[7], row[9]])).toEqual([
    ['Payout: Paid', null, '135.00'],
    ['Payout: Sent back by the bank', null, '0.00'],
  ]);
  expect([head, rows[0], rows[3], rows.at(-1)].map((row) => row?.slice(0, 3))).toEqual([
    ['Date (Europe/Madrid)', 'Time (Europe/Madrid)', 'What'],
    ['2026-11-01', '', 'Due at the beginning'],
    ['2026-11-20', '11:00', 'Transfer'],
    ['2026-11-30', '', 'Due at the end'],
  ]);
});

const movement = fc.record({
  kind: fc.constantFrom('capture', 'refund', 'transfer', 'reversal'),
  cash: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  commission: fc.integer({ min: -1000, max: 1000 }),
});

test('for any entries, the figures lead from the opening to the closing balance', () => {
  fc.assert(
    fc.property(fc.array(movement), fc.integer(), (moves, openingMinor) => {
      const lines = moves.map(({ kind, ...moved }) => line(kind, '2026-11-03', moved));
      const of = statementOf('2026-11', { currency: 'EUR', openingMinor, lines, commissionInvoice: null });
      const { salesMinor, refundsMinor, commissionMinor, sentMinor, returnedMinor } = of;
      expect(of.closingMinor).toBe(
        openingMinor + salesMinor - refundsMinor - commissionMinor - sentMinor + returnedMinor,
      );
    }),
  );
});
