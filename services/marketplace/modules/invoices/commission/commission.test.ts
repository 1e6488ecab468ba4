import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ciiOf } from '../cii.domain.ts';
import { invoiceSheet } from '../invoice-sheet.domain.ts';
import { documentsDue, dueNetMinor, type DueDocument } from './commission.domain.ts';
import {
  exampleCommission as document,
  exampleIssuedAt as issuedAt,
  french,
  reverse,
} from './testing/example-commission.ts';

const month = (of: string, takenMinor: number, returnedMinor = 0) => ({
  month: of,
  takenMinor,
  sales: takenMinor === 0 ? 0 : 2,
  returnedMinor,
  refunds: returnedMinor === 0 ? 0 : 1,
});
const nothingIssued = { lastMonth: null, netMinor: 0 };

test('each finished month with an amount has one document', () => {
  const months = [month('2026-08', 1000), month('2026-09', 500, 500), month('2026-10', 200, 700)];
  expect(documentsDue(months, '2026-10', nothingIssued).map((due) => [due.month, dueNetMinor(due)])).toEqual([
    ['2026-08', 1000],
    ['2026-10', -500],
  ]);
});

test('what the ledger got for a month after its document is in the next one', () => {
  const months = [month('2026-08', 1100), month('2026-09', 500)];
  expect(documentsDue(months, '2026-09', { lastMonth: '2026-08', netMinor: 1000 })).toEqual([
    { ...month('2026-09', 500), earlierMinor: 100 },
  ]);
  expect(documentsDue([month('2026-08', 1100)], '2026-09', { lastMonth: '2026-08', netMinor: 1000 })).toEqual(
    [{ ...month('2026-09', 0), earlierMinor: 100 }],
  );
  // The last finished month has its document, so later entries wait for the next.
  expect(documentsDue([month('2026-08', 1100)], '2026-08', { lastMonth: '2026-08', netMinor: 1000 })).toEqual(
    [],
  );
});

test('for any entries and times of issue in a year, all documents together equal the ledger to the cent', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  const year = fc.array(fc.tuple(cents, cents), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(year, fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }), (moves, runs) => {
      const months = moves.map(([taken, returned], at) =>
        month(`2026-${String(at + 1).padStart(2, '0')}`, taken, returned),
      );
      let issued: readonly DueDocument[] = [];
      for (const over of [...runs.toSorted((one, other) => one - other), 12]) {
        const before = {
          lastMonth: issued.at(-1)?.month ?? null,
          netMinor: issued.reduce((sum, due) => sum + dueNetMinor(due), 0),
        };
        const lastOver = `2026-${String(over).padStart(2, '0')}`;
        issued = [...issued, ...documentsDue(months.slice(0, over), lastOver, before)];
      }
      const ledgerMinor = moves.reduce((sum, [taken, returned]) => sum + taken - returned, 0);
      expect(issued.reduce((sum, due) => sum + dueNetMinor(due), 0)).toBe(ledgerMinor);
      expect(new Set(issued.map((due) => due.month)).size).toBe(issued.length);
    }),
  );
});

test('an invoice shows the commission and what was returned, and that nothing is payable under reverse charge', () => {
  const content = document({ ...month('2026-10', 2000, 290), earlierMinor: 0 }, reverse);
  expect(content).toMatchObject({
    kind: 'invoice',
    netMinor: 1710,
    taxMinor: 0,
    totalMinor: 1710,
    suppliedOn: '2026-10-31',
    payBy: null,
  });
  const { title, parties, tables, sums, notes, footer } = invoiceSheet(content, issuedAt);
  expect([title, parties.map(({ name }) => name), footer]).toEqual([
    'Invoice',
    ['Quayside Marché SAS', 'Xarxa Chandlery S.L.'],
    'Quayside Marché SAS · QC-000007',
  ]);
  expect(tables[0]?.rows).toEqual([
    { cells: ['Commission, October 2026', '1', '20.00', 'AE', '20.00'], detail: 'On 2 sales' },
    { cells: ['Commission given back, October 2026', '-1', '2.90', 'AE', '-2.90'], detail: 'For 1 refund' },
  ]);
  expect(sums.map(({ label, value }) => [label, value])).toEqual([
    ['Net', '17.10'],
    ['VAT', '0.00'],
    ['Total, EUR', '17.10'],
    ['Kept from your sales', '17.10'],
    ['Left to pay', '0.00'],
  ]);
  expect(notes.at(-1)).toBe('Nothing is left to pay.');
  const xml = ciiOf(content);
  expect(xml).toContain('<ram:TypeCode>380</ram:TypeCode>');
  expect(xml).toContain('<ram:BilledQuantity unitCode="C62">-1</ram:BilledQuantity>');
  expect(xml).not.toContain('BuyerOrderReferencedDocument');
});

test('VAT on it is payable within two weeks', () => {
  const content = document({ ...month('2026-10', 1995), earlierMinor: 0 }, french);
  expect(content).toMatchObject({ netMinor: 1995, taxMinor: 399, totalMinor: 2394, payBy: '2026-11-15' });
  const { notes, facts } = invoiceSheet(content, issuedAt);
  expect(notes.at(-1)).toBe(
    'The VAT of 3.99 EUR is left to pay by 15 November 2026. Ask accounts@quayside.example for the bank account.',
  );
  expect(facts).toContainEqual({ label: 'Due', value: '15 November 2026' });
  const xml = ciiOf(content);
  expect(xml).toContain('<ram:TotalPrepaidAmount>19.95</ram:TotalPrepaidAmount><ram:DuePayableAmount>3.99<');
  expect(xml).toContain('<ram:DueDateDateTime><udt:DateTimeString format="102">20261115<');
});

test('with more returned than kept it is a credit note, with all amounts reversed', () => {
  const content = document({ ...month('2026-10', 200, 700), earlierMinor: -100 }, reverse);
  expect(content).toMatchObject({ kind: 'credit_note', netMinor: 600, totalMinor: 600 });
  expect(content.lines.map(({ quantity, netMinor }) => [quantity, netMinor])).toEqual([
    [-1, -200],
    [1, 700],
    [1, 100],
  ]);
  expect(ciiOf(content)).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(invoiceSheet(content, issuedAt).title).toBe('Credit note');
});
