import { expect, it } from 'vitest';
import { importId, openedReview, parsedProducts } from './testing/parsed-list.ts';

it('has the rows that an import leaves behind, with what was typed, and only columns that say something', () => {
  const { reviews, apply } = openedReview(
    'products',
    parsedProducts([
      { name: 'Fender F4', sku: 'F4', price: '89.50' },
      { name: 'Shackle', sku: 'S8', price: null, priceText: 'on request' },
      { name: 'Rope', sku: 'R1', price: '2.40' },
    ]),
  );
  expect(reviews.leftOut('another')).toBeNull();
  apply({ op: 'exclude', rows: [2], excluded: true });
  apply({ op: 'set', cells: [{ row: 1, field: 'name', value: 'Shackle D' }] });
  const { header, rows } = reviews.leftOut(importId) ?? { header: [], rows: [] };
  const [name, sku, price] = ['Name', 'SKU', 'Price'].map((each) => header.indexOf(each));
  expect(rows.map((row) => [row[name ?? 0], row[sku ?? 0], row[price ?? 0]])).toEqual([
    ['Shackle D', 'S8', 'on request'],
    ['Rope', 'R1', '2.40'],
  ]);
  expect(header).not.toContain('Variant');
});

it('counts the rows that are imported paused, without those that are not imported', () => {
  const notSold = 'discontinued';
  const { reviews, apply, row } = openedReview(
    'products',
    parsedProducts([
      { name: 'Fender F4', sku: 'F4', notSold },
      { name: 'Shackle', sku: 'S8', notSold, price: null },
      { name: 'Rope', sku: 'R1', notSold },
      { name: 'Cleat', sku: 'C1' },
    ]),
  );
  expect(row(0).findings.map(({ code, message }) => [code, message])).toEqual([
    [
      'NOT_SOLD',
      'Your file says “discontinued”, so nobody sees it until you put it on sale in your inventory.',
    ],
  ]);
  expect(reviews.paused(importId)).toBe(2);
  apply({ op: 'exclude', rows: [2], excluded: true });
  expect([reviews.paused(importId), reviews.paused('another')]).toEqual([1, 0]);
});
