import { expect, test } from 'vitest';
import { stagedProduct, stagedService } from './listed-line.domain.ts';

const fender = { name: 'Fender F4', priceMinor: 8950, currency: 'EUR' };
const cleaning = { name: 'Teak deck cleaning', priceMinor: 1800, currency: 'EUR' };

test('a product is staged with its key, cleaned, and without the fields its list does not contain', () => {
  const line = {
    ...fender,
    sku: ' F4-Navy ',
    variant: '',
    stock: null,
    departments: ['exterior', 'crew', 'crew'],
  };
  const staged = stagedProduct(line, 'EUR', 'products/0/');
  expect(staged.ok && JSON.parse(JSON.stringify(staged.value))).toEqual({
    own_key: 'f4-navy|',
    name: 'Fender F4',
    sku: 'F4-Navy',
    price_minor: 8950,
    departments: ['crew', 'exterior'],
    is_matched: true,
  });
});

test('a product chosen in the review is not matched again, whether existing or new', () => {
  const productId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
  const decided = [{ productId }, { productId: null }, {}].map((change) => {
    const staged = stagedProduct({ ...fender, ...change }, 'EUR', 'products/0/');
    return staged.ok && [staged.value.product_id, staged.value.is_matched];
  });
  expect(decided).toEqual([
    [productId, false],
    [undefined, false],
    [undefined, true],
  ]);
});

test.each([
  [
    'another currency',
    { currency: 'USD' },
    'CURRENCY_NOT_ACCEPTED',
    'products/7/currency',
    'Prices must be in EUR.',
  ],
  ['a name of nothing', { name: '\u0007' }, 'VALIDATION', 'products/7/name', 'This must not be empty.'],
  [
    'a barcode of blanks',
    { barcode: '      12' },
    'VALIDATION',
    'products/7/barcode',
    'This must have at least 8 characters.',
  ],
  [
    'a picture on the own network',
    { imageUrl: 'http://10.0.0.8/f4.jpg' },
    'VALIDATION',
    'products/7/imageUrl',
    'This must be a public web address.',
  ],
])('a product with %s is refused by its line', (_what, change, code, field, message) => {
  const staged = stagedProduct({ ...fender, ...change }, 'EUR', 'products/7/');
  expect(staged).toMatchObject({ ok: false, error: { code, fields: [{ field, message }] } });
});

test.each([
  ['nothing', {}, undefined, undefined],
  ['a unit alone', { unit: 'm²' }, 'unit', 'm²'],
  ['a visit, with a unit that means nothing then', { pricedPer: 'visit', unit: 'm²' }, 'visit', undefined],
  ['a named unit', { pricedPer: 'unit', unit: 'metre' }, 'unit', 'metre'],
] as const)('a service that says %s of its price is priced so', (_what, change, pricedPer, unit) => {
  const staged = stagedService({ ...cleaning, ...change }, 'EUR', 'services/0/');
  expect(staged.ok && [staged.value.priced_per, staged.value.unit]).toEqual([pricedPer, unit]);
});

test('a service priced per unit without a unit is refused with its line number', () => {
  const staged = stagedService({ ...cleaning, pricedPer: 'unit' }, 'EUR', 'services/3/');
  expect(staged).toMatchObject({
    ok: false,
    error: { code: 'VALIDATION', fields: [{ field: 'services/3/unit' }] },
  });
});
