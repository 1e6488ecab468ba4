import { euro } from '../../api/testing/values.ts';
import { describe, expect, it } from 'vitest';
import type { CartContext, CartRequest } from './cart.types.ts';
import { expectedCart, shownCount, visitorLinesAfter } from './expected-cart.ts';
import { cartLine, cartOf, idsOf } from './testing/carts.ts';

const saved = cartLine('S', 4);
const cart = cartOf([cartLine('A', 2), cartLine('B', 3)], { savedLines: [saved] });
const countAfter = (totalItems: number, ...requests: CartRequest[]) =>
  expectedCart({ totalItems, cart: null, newerKey: null, requests }).totalItems;
const after = (...requests: CartRequest[]) => expectedCart({ totalItems: 5, cart, newerKey: null, requests });
const requestId = 'r';

describe('the count while only a count is known (docs/requirements.md §4)', () => {
  it.each([
    ['raises it by 1', { kind: 'add', line: idsOf('A') }, 6],
    ['raises it by the quantity', { kind: 'add', line: { ...idsOf('A'), quantity: 3 } }, 8],
    ['lowers it by 1', { kind: 'remove', line: idsOf('A') }, 4],
    ['leaves it to the answer', { kind: 'update', line: { ...idsOf('A'), quantity: 9 } }, 5],
    ['sets it to 0', { kind: 'clear' }, 0],
    ['leaves it', { kind: 'read' }, 5],
    ['leaves it', { kind: 'describe', details: { berth: 'Q14' } }, 5],
  ] as const)('%s: %o', (_, request, count) => {
    expect(countAfter(5, { requestId, ...request })).toBe(count);
  });

  it('is never below zero', () => {
    expect(countAfter(0, { requestId, kind: 'remove', line: idsOf('A') })).toBe(0);
  });
});

describe('the cart that is expected', () => {
  it('wants no longer too many of a line that takes what is left', () => {
    const tooFew = cartLine('A', 5, { stock: 3, problem: 'too_few' });
    const quantityAfter = (quantity: number) =>
      expectedCart({
        totalItems: 5,
        cart: cartOf([tooFew]),
        newerKey: null,
        requests: [{ requestId, kind: 'update', line: { ...idsOf('A'), quantity } }],
      }).cart?.lines.map(({ problem }) => problem);
    expect([quantityAfter(3), quantityAfter(4)]).toEqual([[null], ['too_few']]);
  });

  it('is not known once something was added that it does not hold, and its count is', () => {
    const requests: CartRequest[] = [{ requestId, kind: 'add', line: { ...idsOf('A'), quantity: 2 } }];
    expect(expectedCart({ totalItems: 6, cart, newerKey: 'checkout-1-4', requests })).toEqual({
      totalItems: 8,
      cart: null,
    });
  });

  it('has more of a line that is added to, and none where the line is new: the server names it', () => {
    expect(after({ requestId, kind: 'add', line: { ...idsOf('A'), quantity: 2 } })).toEqual({
      totalItems: 7,
      cart: { ...cart, lines: [cartLine('A', 4), cartLine('B', 3)] },
    });
    expect(after({ requestId, kind: 'add', line: idsOf('C') })).toEqual({ totalItems: 6, cart });
  });

  it('counts what a removed line held', () => {
    expect(after({ requestId, kind: 'remove', line: idsOf('B') })).toEqual({
      totalItems: 2,
      cart: { ...cart, lines: [cartLine('A', 2)] },
    });
  });

  it('does not count what a saved line held when that is removed', () => {
    expect(after({ requestId, kind: 'remove', line: idsOf('S') })).toEqual({
      totalItems: 5,
      cart: { ...cart, savedLines: [] },
    });
  });

  it('has a line at its new quantity and price, and without it at 0', () => {
    const { cart: changed, totalItems } = after({
      requestId,
      kind: 'update',
      line: { ...idsOf('A'), quantity: 5 },
    });
    expect(totalItems).toBe(8);
    expect(changed?.lines[0]).toEqual({ ...cartLine('A', 5), lineTotal: euro(44_750) });
    expect(after({ requestId, kind: 'update', line: { ...idsOf('A'), quantity: 0 } })).toEqual({
      totalItems: 3,
      cart: { ...cart, lines: [cartLine('B', 3)] },
    });
  });

  it('leaves everything as it is where a changed line is not known', () => {
    expect(after({ requestId, kind: 'update', line: { ...idsOf('C'), quantity: 5 } })).toEqual({
      totalItems: 5,
      cart,
    });
  });

  it('moves a line that is saved for later, and back', () => {
    expect(after({ requestId, kind: 'update', line: { ...idsOf('A'), savedForLater: true } })).toEqual({
      totalItems: 3,
      cart: { ...cart, lines: [cartLine('B', 3)], savedLines: [saved, cartLine('A', 2)] },
    });
    expect(after({ requestId, kind: 'update', line: { ...idsOf('S'), savedForLater: false } })).toEqual({
      totalItems: 9,
      cart: { ...cart, lines: [cartLine('A', 2), cartLine('B', 3), saved], savedLines: [] },
    });
  });

  it('is empty once cleared, but for what is saved', () => {
    expect(after({ requestId, kind: 'clear' })).toEqual({
      totalItems: 0,
      cart: { ...cart, lines: [], suppliers: [] },
    });
  });

  it('goes where and how it was said', () => {
    const { cart: described } = after({
      requestId,
      kind: 'describe',
      details: {
        berth: 'Q14',
        deliveries: [{ supplierId: 'supplier-xarxa', deliveryMethodId: 'collect' }],
      },
    });
    expect(described?.details).toEqual({ ...cart.details, berth: 'Q14' });
    expect(described?.suppliers.map(({ deliveryMethodId }) => deliveryMethodId)).toEqual(['collect']);
  });

  it('has all that waits done in its order', () => {
    const shown = after(
      { requestId: '1', kind: 'update', line: { ...idsOf('A'), quantity: 7 } },
      { requestId: '2', kind: 'remove', line: idsOf('B') },
      { requestId: '3', kind: 'update', line: { ...idsOf('A'), quantity: 1 } },
    );
    expect(shown).toEqual({ totalItems: 1, cart: { ...cart, lines: [cartLine('A', 1)] } });
  });
});

it('shows the server’s count and the browser’s lines together', () => {
  const context: CartContext = {
    totalItems: 5,
    cart: null,
    newerKey: null,
    requests: [{ requestId, kind: 'add', line: idsOf('A') }],
    visitorLines: [{ ...idsOf('V'), quantity: 3 }],
    loading: false,
    error: null,
    lastUpdated: null,
  };
  expect(shownCount(context)).toBe(9);
});

describe('a visitor’s lines', () => {
  const lines = [
    { ...idsOf('A'), quantity: 2 },
    { ...idsOf('B'), quantity: 1 },
  ];
  it.each([
    ['one more', { kind: 'add', line: idsOf('A') }, [{ ...idsOf('A'), quantity: 3 }, lines[1]]],
    [
      'a new one',
      { kind: 'add', line: { ...idsOf('C'), quantity: 4 } },
      [...lines, { ...idsOf('C'), quantity: 4 }],
    ],
    [
      'another quantity',
      { kind: 'update', line: { ...idsOf('B'), quantity: 6 } },
      [lines[0], { ...idsOf('B'), quantity: 6 }],
    ],
    ['no quantity said', { kind: 'update', line: idsOf('B') }, lines],
    ['none of it', { kind: 'update', line: { ...idsOf('B'), quantity: 0 } }, [lines[0]]],
    ['without it', { kind: 'remove', line: idsOf('A') }, [lines[1]]],
    ['nothing', { kind: 'clear' }, []],
    ['the same after a reading', { kind: 'read' }, lines],
    ['the same where it was said where it goes', { kind: 'describe', details: { berth: 'Q1' } }, lines],
    ['the same where an id is missing', { kind: 'add', line: { inventoryId: 'i', productId: null } }, lines],
  ] as const)('are then %s', (_, request, expected) => {
    expect(visitorLinesAfter(lines, { requestId, ...request })).toEqual(expected);
  });
});
