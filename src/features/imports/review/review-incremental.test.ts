import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ComparedRow, Edit } from '../../../machines/import/index.ts';
import type { Review } from './review.types.ts';
import { importId, openedReview, parsedProducts, type ParsedProduct } from './testing/parsed-list.ts';

const names = ['Fender F4', 'Fender F5', null];
const skus = ['F4', 'f4', 'F5', null];
const prices = ['89.50', '0', '-1', '1.234', 'on request', null];
const currencies = ['EUR', 'USD', 'GULDEN', null];
const barcodes = ['4006381333931', '4006381333932', null];
const units = ['pc', 'piece', null];

const product: fc.Arbitrary<Partial<ParsedProduct>> = fc.record({
  name: fc.constantFrom(...names),
  sku: fc.constantFrom(...skus),
  price: fc.constantFrom('89.50', '0', null),
  currency: fc.constantFrom(...currencies),
  barcode: fc.constantFrom(...barcodes),
  unit: fc.constantFrom(...units),
});

const rowCount = 30;
const row = fc.integer({ min: 0, max: rowCount });
const valued = fc.oneof(
  fc.record({ field: fc.constant('name' as const), value: fc.constantFrom(...names) }),
  fc.record({ field: fc.constant('sku' as const), value: fc.constantFrom(...skus) }),
  fc.record({ field: fc.constant('price' as const), value: fc.constantFrom(...prices) }),
  fc.record({ field: fc.constant('currency' as const), value: fc.constantFrom(...currencies) }),
  fc.record({ field: fc.constant('barcode' as const), value: fc.constantFrom(...barcodes) }),
  fc.record({ field: fc.constant('unit' as const), value: fc.constantFrom(...units) }),
);
const rows = fc.array(row, { minLength: 1, maxLength: 12 });

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .array(
      fc.tuple(row, valued).map(([at, cell]) => ({ row: at, ...cell })),
      { minLength: 1, maxLength: 6 },
    )
    .map((cells) => ({ op: 'set' as const, cells })),
  fc
    .tuple(valued, valued)
    .map(([{ field, value }, to]) => ({ op: 'replace' as const, field, from: value, to: to.value })),
  valued.map(({ field, value }) => ({ op: 'default' as const, field, value })),
  fc
    .tuple(fc.integer({ min: 0, max: 4 }), fc.constantFrom('name', 'sku', 'price', 'stock', 'unit', null))
    .map(([index, field]) => ({ op: 'column' as const, sheet: null, index, field })),
  fc.constantFrom('0.9', '1.1', null).map((rate) => ({ op: 'rate' as const, currency: 'USD', rate })),
  fc.tuple(rows, fc.boolean()).map(([list, excluded]) => ({ op: 'exclude' as const, rows: list, excluded })),
  fc.tuple(rows, fc.constantFrom(importId, null)).map(([list, productId]) => ({
    op: 'match' as const,
    rows: list.map((at) => ({ row: at, productId })),
  })),
);

const answers: readonly ComparedRow[] = Array.from({ length: rowCount }, (_, at) => ({
  row: at,
  own: null,
  matches:
    at % 3 === 0 ? [{ productId: importId, name: 'Fender', brand: null, by: 'name', isSure: false }] : [],
}));

const shown = ({ row: rowAt, filter, summary, ...review }: Review) => ({
  findings: review.findings,
  columns: review.columns,
  questions: review.questions,
  conversions: review.conversions,
  undecided: review.undecided,
  summary: { ...summary, isCompared: null },
  rows: Array.from({ length: rowCount }, (_, at) => rowAt(at)),
  blocked: filter({ level: 'blocked' }),
  found: filter({ text: 'fender pc' }),
});

it('comes step by step to what it comes to from the start, whatever is edited, undone and done again', () => {
  const steps = fc.array(
    fc.oneof({ weight: 4, arbitrary: edit }, fc.constantFrom('undo' as const, 'redo' as const)),
    {
      maxLength: 25,
    },
  );
  const list = fc.array(product, { minLength: rowCount, maxLength: rowCount });
  fc.assert(
    fc.property(list, steps, (products, edits) => {
      const reading = parsedProducts(products);
      const live = openedReview('products', reading);
      live.reviews.compared(importId, answers);
      for (const step of edits) {
        if (step === 'undo') live.undo();
        else if (step === 'redo') live.redo();
        else live.apply(step);
        // Reads in between fill the caches, which have to be invalidated.
        live.review().filter({ text: 'fender' });
        live.row(0);
      }
      const { add, done } = live.reviews.everything(importId);
      const fresh = openedReview('products', reading, add.slice(0, done));
      fresh.reviews.compared(importId, answers);
      expect(shown(live.review())).toEqual(shown(fresh.review()));
      expect(live.reviews.products(importId)).toEqual(fresh.reviews.products(importId));
    }),
    { numRuns: 40 },
  );
});
