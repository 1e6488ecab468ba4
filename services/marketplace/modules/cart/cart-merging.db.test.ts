import { expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { newId } from '../../platform/ids.ts';
import { cartBench, type CartBench } from './testing/cart-bench.ts';

let bench: CartBench;
let mara: string;
let chandlery: string;
shareBench(cartBench, async (made) => {
  bench = made;
  mara = await bench.buyer();
  chandlery = await bench.supplier();
});

const merged = async (...lines: Parameters<CartBench['carts']['mergeCart']>[1][number][]) => {
  const { cart, left } = await bench.carts.mergeCart(mara, lines);
  return { cart, left, lines: cart.lines.map(({ inventoryId, quantity }) => ({ inventoryId, quantity })) };
};

test('a visitor’s lines become the cart, in their order', async () => {
  const offers = [
    await bench.offer(chandlery),
    await bench.offer(chandlery),
    await bench.offer(chandlery),
  ].toReversed();
  const { cart, left, lines } = await merged(...offers.map((offer, at) => ({ ...offer, quantity: at + 1 })));
  expect([cart.version, cart.totalItems, left]).toEqual([2, 6, []]);
  expect(lines).toEqual(offers.map(({ inventoryId }, at) => ({ inventoryId, quantity: at + 1 })));
});

test('for a line in both carts the larger quantity wins, and a repeated call changes nothing', async () => {
  const [fender, rope, paint] = [
    await bench.offer(chandlery),
    await bench.offer(chandlery),
    await bench.offer(chandlery),
  ];
  await bench.carts.addToCart(mara, { ...fender, quantity: 5 });
  await bench.carts.addToCart(mara, { ...rope, quantity: 1 });
  await bench.carts.addToCart(mara, { ...paint, quantity: 7 });
  await bench.carts.updateCartQuantity(mara, { ...paint, savedForLater: true });
  const visitors = [
    { ...fender, quantity: 2 },
    { ...rope, quantity: 4 },
    { ...paint, quantity: 1 },
  ];
  const once = await merged(...visitors);
  const again = await merged(...visitors);
  expect(once.lines.map(({ quantity }) => quantity)).toEqual([5, 4, 1]);
  expect([again, once.cart.savedLines]).toEqual([once, []]);
});

test('unavailable lines are left out with the reason; quantities above the stock are taken over and marked', async () => {
  const [fender, paused, sold, few] = [
    await bench.offer(chandlery),
    await bench.offer(chandlery, { status: 'paused' }),
    await bench.offer(chandlery, { stock: 0 }),
    await bench.offer(chandlery, { stock: 2 }),
  ];
  const suspended = await bench.offer(await bench.supplier({ status: 'paused' }));
  const unknown = { inventoryId: newId(), productId: newId() };
  const mixed = { ...fender, productId: few.productId };
  const { cart, left } = await merged(
    ...[paused, sold, few, suspended, unknown, mixed, fender].map((key) => ({ ...key, quantity: 3 })),
  );
  expect(left).toEqual([
    { ...paused, reason: 'not_available' },
    { ...sold, reason: 'out_of_stock' },
    { ...suspended, reason: 'not_available' },
    { ...unknown, reason: 'not_available' },
    { ...mixed, reason: 'not_available' },
  ]);
  expect(cart.lines).toMatchObject([
    { ...few, quantity: 3, problem: 'too_few' },
    { ...fender, quantity: 3, problem: null },
  ]);
});

test('a line that is sent twice counts once, with its larger quantity', async () => {
  const fender = await bench.offer(chandlery);
  const { lines } = await merged(
    { ...fender, quantity: 2 },
    { ...fender, quantity: 6 },
    { ...fender, quantity: 1 },
  );
  expect(lines).toEqual([{ inventoryId: fender.inventoryId, quantity: 6 }]);
});

test('lines are added until the cart has 500; existing lines can always be updated', async () => {
  const [fender, rope, paint] = [
    await bench.offer(chandlery),
    await bench.offer(chandlery),
    await bench.offer(chandlery),
  ];
  await bench.carts.addToCart(mara, fender);
  await bench.fill(mara, chandlery, 498);
  const { cart, left } = await merged(
    { ...rope, quantity: 1 },
    { ...paint, quantity: 1 },
    { ...fender, quantity: 2 },
  );
  expect([cart.lines.length, cart.totalItems, left]).toEqual([
    500,
    501,
    [{ ...paint, reason: 'not_available' }],
  ]);
});

test('500 lines take as many statements as one', async () => {
  const iker = await bench.buyer();
  const fender = await bench.offer(chandlery);
  await bench.carts.addToCart(iker, fender);
  await bench.fill(iker, chandlery, 500);
  const all = (await bench.carts.getCart(iker)).lines.map(({ inventoryId, productId }) => ({
    inventoryId,
    productId,
  }));
  const one = await bench.statementsOf((carts) => carts.mergeCart(iker, [{ ...fender, quantity: 2 }]));
  const many = await bench.statementsOf((carts) =>
    carts.mergeCart(
      iker,
      all.slice(1).map((key) => ({ ...key, quantity: 2 })),
    ),
  );
  expect([many.statements, many.done.cart.totalItems]).toEqual([one.statements, 1002]);
});
