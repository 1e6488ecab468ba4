import { expect, it } from 'vitest';
import contract from '../../openapi/__generated__/marketplace.json' with { type: 'json' };
import { cartLimits } from '../lib/cart-limits.ts';

const { CartAddition, CartLineChange } = contract.components.schemas;
const merged =
  contract.paths['/carts/merge'].post.requestBody.content['application/json'].schema.properties.lines;

it('allows as many of one item as the contract', () => {
  const maxima = [CartAddition, CartLineChange, merged.items].map(
    ({ properties }) => properties.quantity.maximum,
  );
  expect(maxima).toEqual([cartLimits.lineQuantity, cartLimits.lineQuantity, cartLimits.lineQuantity]);
});

it('allows as many lines as the contract', () => {
  expect(merged.maxItems).toBe(cartLimits.lines);
});
