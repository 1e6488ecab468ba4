import { expect, it } from 'vitest';
import { variantNames } from './variant-names.ts';

it.each([
  ['Navy', '', ['Navy']],
  ['', 'Navy', []],
  ['S, M,L ; XL', '', ['S', 'M', 'L', 'XL']],
  ['S, s, M,', '', ['S', 'M']],
  ['2,5 l, 5 l', '', ['2,5 l', '5 l']],
  ['S, M', 'Navy, White', ['S · Navy', 'S · White', 'M · Navy', 'M · White']],
  ['S, M', 'Navy', ['S · Navy', 'M · Navy']],
  ['S', 'Navy, White', ['S']],
])('of %j and %j makes %j', (text, further, names) => {
  expect(variantNames(text, further)).toEqual(names);
});
