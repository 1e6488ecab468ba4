import { describe, expect, it } from 'vitest';
import { createCartCalls, type CartCalls } from './cart-calls.ts';
import { failureOf, json, onTheWire } from './testing/wire.ts';

const wire = onTheWire();
const calls = () => createCartCalls(wire.clientWith('a-token'));
const ids = { inventoryId: 'i-1', productId: 'p-1' };
const data = { totalItems: 2 };
const answered = () => {
  wire.respond = () => json(200, { status: true, message: 'Done.', data });
};
const body = () => {
  const text = wire.seen[0]?.body ?? '';
  return text === '' ? null : (JSON.parse(text) as unknown);
};

const documented: [string, (of: CartCalls) => Promise<unknown>, string, string, unknown][] = [
  ['adds 1 unless told', (of) => of.add(ids), 'POST', '/api/carts/add', { ...ids, quantity: 1 }],
  [
    'adds the given quantity',
    (of) => of.add({ ...ids, quantity: 3 }, true),
    'POST',
    '/api/carts/add',
    { ...ids, quantity: 3 },
  ],
  ['reads', (of) => of.read(), 'GET', '/api/carts', null],
  ['reads the sums', (of) => of.summarise(), 'GET', '/api/carts/summary', null],
  [
    'changes the quantity',
    (of) => of.updateQuantity({ ...ids, quantity: 4 }),
    'PUT',
    '/api/carts/update-quantity',
    { ...ids, quantity: 4 },
  ],
  [
    'saves for later',
    (of) => of.updateQuantity({ ...ids, savedForLater: true }),
    'PUT',
    '/api/carts/update-quantity',
    { ...ids, savedForLater: true },
  ],
  ['removes, naming the line in the body', (of) => of.remove(ids), 'DELETE', '/api/carts/remove', ids],
  ['clears', (of) => of.clear(), 'DELETE', '/api/carts/clear', null],
  ['says where it goes', (of) => of.describe({ berth: 'Q1' }), 'PUT', '/api/carts/details', { berth: 'Q1' }],
  [
    'merges',
    (of) => of.merge([{ ...ids, quantity: 2 }]),
    'POST',
    '/api/carts/merge',
    { lines: [{ ...ids, quantity: 2 }] },
  ],
  [
    'checks out',
    (of) =>
      of.checkOut({ cartVersion: 3, expectedTotal: { amountMinor: 1, currency: 'EUR' } }, 'checkout-1-3'),
    'POST',
    '/api/carts/checkout',
    { cartVersion: 3, expectedTotal: { amountMinor: 1, currency: 'EUR' } },
  ],
];

describe('each call (docs/requirements.md §7)', () => {
  it.each(documented)('%s', async (_, call, method, url, sent) => {
    answered();
    expect(await call(calls())).toEqual(data);
    expect(wire.seen).toHaveLength(1);
    expect(wire.seen[0]).toMatchObject({ method, url, headers: { authorization: 'Bearer a-token' } });
    expect(body()).toEqual(sent);
  });

  it.each(documented)('%s: a refusal is thrown to the caller', async (_, call) => {
    wire.respond = () =>
      json(409, {
        status: false,
        message: 'There are only 3 of these.',
        error: { code: 'NOT_ENOUGH_STOCK', requestId: 'r-1', details: { available: 3 } },
      });
    expect(await failureOf(call(calls()))).toMatchObject({
      code: 'NOT_ENOUGH_STOCK',
      message: 'There are only 3 of these.',
      details: { available: 3 },
    });
  });

  it('buys under its key', async () => {
    answered();
    await calls().checkOut(
      { cartVersion: 3, expectedTotal: { amountMinor: 1, currency: 'EUR' } },
      'checkout-1-3',
    );
    expect(wire.seen[0]?.headers['idempotency-key']).toBe('checkout-1-3');
  });
});

describe('a line without both ids (docs/requirements.md §5)', () => {
  const lines = [
    { inventoryId: 'i-1' },
    { productId: 'p-1' },
    { inventoryId: '', productId: 'p-1' },
    { inventoryId: null, productId: null },
    {},
  ];
  it.each(
    lines.flatMap((line) =>
      (['add', 'updateQuantity', 'remove'] as const).map((name) => [name, line] as const),
    ),
  )('is refused by %s before anything is sent: %o', async (name, line) => {
    await expect(calls()[name](line)).rejects.toThrow('Both inventoryId and productId are required');
    expect(wire.seen).toEqual([]);
  });
});
