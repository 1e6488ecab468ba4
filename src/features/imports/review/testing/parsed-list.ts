import type { parserComponents } from '../../../../api/index.ts';
import type { Edit, ImportKind } from '../../../../machines/import/index.ts';
import { createReviewRegistry } from '../review-registry.ts';

type Parser = parserComponents['schemas'];
// The parser does not read tax and lead times; a review accepts them from a parser that does.
export type ParsedProduct = Parser['ParsedProduct'] & { readonly tax: string | null };
export type ParsedService = Parser['ParsedService'] & {
  readonly tax: string | null;
  readonly leadTimeHours: number | null;
};
type Column = Parser['Understood']['columns'][number];

const columnNamed = (header: string, field: string | null, index: number): Column => ({
  sheet: null,
  index,
  letter: String.fromCharCode(65 + index),
  header,
  field,
  confidence: 0.97,
  reason: 'The header says so.',
});

const understood = (columns: readonly (readonly [string, string | null])[], rows: number) => ({
  format: 'csv',
  encoding: 'utf-8',
  separator: ';',
  language: 'en',
  currency: null,
  sheets: [],
  columns: columns.map(([header, field], index) => columnNamed(header, field, index)),
  rowsRead: rows,
  leftOut: [],
  leftOutCount: 0,
});

/** A product as the parser reads it from the columns name, code, price, stock and an unused one. */
function parsedProduct(overrides: Partial<ParsedProduct> = {}, line = 2): ParsedProduct {
  const product = {
    name: 'Fender F4',
    sku: 'F4',
    price: '89.50',
    currency: 'EUR',
    quantity: '24',
    taxIncluded: false,
    tax: '21',
    department: 'exterior',
    ...overrides,
  };
  const values = [product.name, product.sku, product.price, product.quantity, 'B-1'];
  return {
    source: {
      sheet: null,
      page: null,
      row: line,
      cells: {
        name: `A${line}`,
        sku: `B${line}`,
        price: `C${line}`,
        currency: `C${line}`,
        quantity: `D${line}`,
        department: `A${line}`,
      },
      values: values.map((value) => value ?? ''),
    },
    confidence: { name: 0.98, sku: 0.97, price: 0.97, currency: 0.95, quantity: 0.96, department: 0.9 },
    issues: [],
    ...product,
  };
}

export const parsedProducts = (rows: readonly Partial<ParsedProduct>[]) => ({
  products: rows.map((row, position) => parsedProduct(row, position + 2)),
  understood: understood(
    [
      ['Name', 'name'],
      ['Code', 'sku'],
      ['Price', 'price'],
      ['Stock', 'quantity'],
      ['Bin', null],
    ],
    rows.length,
  ),
});

export const parsedServices = (rows: readonly Partial<ParsedService>[]) => ({
  services: rows.map((row, position): ParsedService => ({
    name: 'Teak deck cleaning',
    price: '18.00',
    currency: 'EUR',
    taxIncluded: false,
    priceUnit: 'm²',
    durationMinutes: 120,
    tax: '21',
    leadTimeHours: 48,
    department: 'exterior',
    source: { sheet: null, page: null, row: position + 2, cells: {}, values: [] },
    confidence: {},
    issues: [],
    ...row,
  })),
  understood: understood([], rows.length),
});

export const importId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';

/** A registry for a market in euros, with one open list. */
export function openedReview(kind: ImportKind, reading: unknown, edits: readonly Edit[] = []) {
  const reviews = createReviewRegistry({
    currency: 'EUR',
    rates: [{ currency: 'USD', rate: '0.865', asOf: '2026-11-02' }],
  });
  reviews.open({ importId, kind, reading, edits, editsDone: edits.length });
  return {
    reviews,
    review: () => reviews.read(importId),
    apply: (edit: Edit) => reviews.apply(importId, edit),
    undo: () => reviews.undo(importId),
    redo: () => reviews.redo(importId),
    row: (row = 0) => reviews.read(importId).row(row),
    codes: (row = 0) =>
      reviews
        .read(importId)
        .row(row)
        .findings.map(({ code }) => code),
  };
}
