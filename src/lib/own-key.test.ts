import { expect, test } from 'vitest';
import { ownKeyOf } from './own-key.ts';

test('is the SKU and the variant, whatever their case and whatever the name', () => {
  expect(ownKeyOf({ name: 'Fender F4', variant: 'Navy', sku: 'F4-Navy' })).toBe('f4-navy|navy');
  expect(ownKeyOf({ name: 'Parachoques F4', variant: 'NAVY', sku: 'f4-navy' })).toBe('f4-navy|navy');
});

test('is the name and the variant where there is no SKU', () => {
  expect(ownKeyOf({ name: 'Fender F4', variant: null, sku: null })).toBe('fender f4|');
  expect(ownKeyOf({ name: 'Fender F4', sku: '' })).toBe('fender f4|');
});

test('distinguishes two things whose joined parts are equal', () => {
  const keys = [
    ownKeyOf({ name: 'x', sku: 'a|b', variant: null }),
    ownKeyOf({ name: 'x', sku: 'a', variant: 'b|' }),
    ownKeyOf({ name: 'x', sku: 'a', variant: 'b' }),
    ownKeyOf({ name: 'x', sku: 'a\\', variant: 'b' }),
    ownKeyOf({ name: 'x', sku: 'a\\|b', variant: null }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
