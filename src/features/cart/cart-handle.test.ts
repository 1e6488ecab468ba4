import { expect, it, vi } from 'vitest';
import { onShowCart, showCart } from './cart-handle.ts';

it('an old registration that ends late leaves the newer one in place', () => {
  const [before, after] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const endBefore = onShowCart(before);
  const endAfter = onShowCart(after);
  endBefore();
  expect(showCart()).toBe(true);
  expect(after).toHaveBeenCalledOnce();
  expect(before).not.toHaveBeenCalled();
  endAfter();
  expect(showCart()).toBe(false);
});
