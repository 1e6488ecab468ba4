import { describe, expect, it } from 'vitest';
import { createCartStore } from './cart-store.ts';

const at = '2026-11-20T09:00:00.000Z';

describe('the cart count', () => {
  it('goes up and down by one unless told otherwise, and never below zero', () => {
    const store = createCartStore();
    const counts: number[] = [];
    store.subscribe(({ context }) => counts.push(context.cartCount));
    store.trigger.added({ at });
    store.trigger.added({ at, count: 3 });
    store.trigger.removed({ at });
    store.trigger.removed({ at, count: 9 });
    expect(counts).toEqual([1, 4, 3, 0]);
  });

  it("takes the server's total, remembers when, and is zero once cleared", () => {
    const store = createCartStore();
    store.trigger.updated({ totalItems: 7, at });
    expect(store.getSnapshot().context).toEqual({
      cartCount: 7,
      loading: false,
      error: null,
      lastUpdated: at,
    });
    store.trigger.cleared({ at });
    expect(store.getSnapshot().context.cartCount).toBe(0);
  });
});
