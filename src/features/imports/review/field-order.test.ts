import { expect, it } from 'vitest';
import { fieldsInOrder } from './field-order.ts';
import { chandlery, services } from './testing/lists.ts';
import { openReview, storyImport } from './testing/open-review.ts';

it('columns that the file fills come first, and what can’t be sold without', () => {
  expect(fieldsInOrder(openReview(chandlery).read(storyImport))).toEqual([
    'name',
    'sku',
    'price',
    'currency',
    'stock',
    'unit',
    'departments',
    'brand',
    'partNumber',
    'barcode',
    'variant',
    'tax',
    'category',
    'description',
    'imageUrl',
  ]);
  expect(fieldsInOrder(openReview(services, { isCompared: false }).read(storyImport)).slice(0, 6)).toEqual([
    'name',
    'price',
    'currency',
    'pricedPer',
    'description',
    'location',
  ]);
});
