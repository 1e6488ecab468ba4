import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { newId } from '../../platform/ids.ts';
import { emptyCartOf } from './index.ts';
import { cartBench, cartOf, quantities, refusalOf, type CartBench } from './testing/cart-bench.ts';

let bench: CartBench;
let mara: string;
let chandlery: string;
shareBench(cartBench, async (made) => {
  bench = made;
  mara = await bench.buyer();
  chandlery = await bench.supplier();
});

/** By how much a change increments the version. */
async function versionsAround(change: () => Promise<unknown>): Promise<number> {
  const before = await bench.carts.getCart(mara);
  await change();
  return (await bench.carts.getCart(mara)).version - before.version;
}

describe('changing a line', () => {
  test('sets the quantity, and 0 removes it', async () => {
    const fender = await bench.offer(chandlery);
    await bench.carts.addToCart(mara, { ...fender, quantity: 3 });
    const five = await cartOf(bench.carts.updateCartQuantity(mara, { ...fender, quantity: 5 }));
    const none = await cartOf(bench.carts.updateCartQuantity(mara, { ...fender, quantity: 0 }));
    expect([quantities(five), quantities(none), none.version - five.version]).toEqual([
      [[5], []],
      [[], []],
      1,
    ]);
  });

  test('saves it for later, uncounted, and moves it back', async () => {
    const fender = await bench.offer(chandlery);
    await bench.carts.addToCart(mara, { ...fender, quantity: 3 });
    await bench.carts.updateCartDetails(mara, { port: 'palma' });
    const saved = await cartOf(bench.carts.updateCartQuantity(mara, { ...fender, savedForLater: true }));
    const back = await cartOf(bench.carts.updateCartQuantity(mara, { ...fender, savedForLater: false }));
    expect([saved, back].map((cart) => [quantities(cart), cart.totalItems, cart.sums.totalMinor])).toEqual([
      [[[], [3]], 0, 0],
      [[[3], []], 3, 33_989],
    ]);
  });

  test('that does not exist is refused, but may be removed', async () => {
    const [fender, rope] = [await bench.offer(chandlery), await bench.offer(chandlery)];
    await bench.carts.addToCart(mara, fender);
    const strange = [rope, { ...fender, productId: rope.productId }, { ...fender, inventoryId: newId() }];
    for (const key of strange) {
      expect(await refusalOf(bench.carts.updateCartQuantity(mara, { ...key, quantity: 2 }))).toEqual({
        code: 'NOT_FOUND',
      });
      expect(
        await versionsAround(async () => bench.carts.updateCartQuantity(mara, { ...key, quantity: 0 })),
      ).toBe(0);
    }
    expect(quantities(await bench.carts.getCart(mara))).toEqual([[1], []]);
  });

  test('of another user changes none of theirs', async () => {
    const fender = await bench.offer(chandlery);
    const iker = await bench.buyer();
    await bench.carts.addToCart(iker, { ...fender, quantity: 2 });
    const before = await bench.carts.getCart(iker);
    await bench.carts.addToCart(mara, fender);
    await bench.carts.updateCartQuantity(mara, { ...fender, quantity: 9 });
    await bench.carts.removeFromCart(mara, fender);
    await bench.carts.clearCart(mara);
    expect(await bench.carts.getCart(iker)).toEqual(before);
  });

  test('above the stock is refused; a reduction is not, even while it is still above the stock', async () => {
    const fender = await bench.offer(chandlery, { stock: 9 });
    await bench.carts.addToCart(mara, { ...fender, quantity: 9 });
    await bench.changeItem(fender.inventoryId, { stock: 4 });
    const tooMany = { code: 'NOT_ENOUGH_STOCK', available: 4 };
    expect(await refusalOf(bench.carts.updateCartQuantity(mara, { ...fender, quantity: 10 }))).toEqual(
      tooMany,
    );
    const fewer = await cartOf(bench.carts.updateCartQuantity(mara, { ...fender, quantity: 8 }));
    expect(fewer.lines).toMatchObject([{ quantity: 8, problem: 'too_few' }]);
    await bench.carts.updateCartQuantity(mara, { ...fender, savedForLater: true });
    expect(
      await refusalOf(bench.carts.updateCartQuantity(mara, { ...fender, savedForLater: false })),
    ).toEqual(tooMany);
    const some = { ...fender, quantity: 4, savedForLater: false };
    expect((await cartOf(bench.carts.updateCartQuantity(mara, some))).lines).toMatchObject([
      { quantity: 4, problem: null },
    ]);
  });

  test('that is no longer offered: an increase is refused, saving for later and removal are not', async () => {
    const fender = await bench.offer(chandlery);
    await bench.carts.addToCart(mara, { ...fender, quantity: 2 });
    await bench.changeItem(fender.inventoryId, { status: 'archived' });
    const gone = { code: 'LISTING_NOT_AVAILABLE' };
    expect(await refusalOf(bench.carts.updateCartQuantity(mara, { ...fender, quantity: 3 }))).toEqual(gone);
    const saved = await cartOf(bench.carts.updateCartQuantity(mara, { ...fender, savedForLater: true }));
    expect(saved.savedLines).toMatchObject([{ quantity: 2, problem: 'not_available' }]);
    expect(
      await refusalOf(bench.carts.updateCartQuantity(mara, { ...fender, savedForLater: false })),
    ).toEqual(gone);
    expect(quantities(await bench.carts.removeFromCart(mara, fender))).toEqual([[], []]);
  });

  test('to its current value is no change', async () => {
    const fender = await bench.offer(chandlery);
    await bench.carts.addToCart(mara, { ...fender, quantity: 2 });
    expect(
      await versionsAround(async () => bench.carts.updateCartQuantity(mara, { ...fender, quantity: 2 })),
    ).toBe(0);
  });
});

describe('removing', () => {
  test('a line twice, or from a missing cart, leaves the cart as it is', async () => {
    const [fender, rope] = [await bench.offer(chandlery), await bench.offer(chandlery)];
    expect(await bench.carts.removeFromCart(mara, fender)).toMatchObject({ version: 1, lines: [] });
    await bench.carts.addToCart(mara, fender);
    await bench.carts.addToCart(mara, { ...rope, quantity: 2 });
    const once = await bench.carts.removeFromCart(mara, fender);
    const again = await bench.carts.removeFromCart(mara, fender);
    expect([quantities(once), once.version, again]).toEqual([[[2], []], 4, once]);
  });

  test('everything keeps lines saved for later, and a second time changes nothing', async () => {
    const [fender, rope] = [await bench.offer(chandlery), await bench.offer(chandlery)];
    await bench.carts.addToCart(mara, fender);
    await bench.carts.addToCart(mara, { ...rope, quantity: 2 });
    await bench.carts.updateCartQuantity(mara, { ...rope, savedForLater: true });
    const once = await bench.carts.clearCart(mara);
    const again = await bench.carts.clearCart(mara);
    expect([quantities(once), once.totalItems, again]).toEqual([[[], [2]], 0, once]);
  });

  test('simultaneously with an addition results in one or the other, and counts both', async () => {
    const fender = await bench.offer(chandlery);
    await bench.carts.addToCart(mara, fender);
    await Promise.all(
      Array.from({ length: 10 }, async (_none, at) =>
        at % 2 ? bench.carts.clearCart(mara) : bench.carts.addToCart(mara, fender),
      ),
    );
    const cart = await bench.carts.getCart(mara);
    expect(cart.totalItems).toBeLessThanOrEqual(5);
    expect(cart.version).toBeGreaterThan(6);
  });
});

describe('a changed price', () => {
  test('is marked until its line is touched; reading does not clear it', async () => {
    const [fender, rope] = [await bench.offer(chandlery), await bench.offer(chandlery)];
    await bench.carts.addToCart(mara, fender);
    await bench.carts.addToCart(mara, rope);
    await bench.changeItem(fender.inventoryId, { priceMinor: 9950 });
    const previous = async () =>
      (await bench.carts.getCart(mara)).lines.map((line) => line.previousUnitPriceMinor);
    await bench.carts.updateCartDetails(mara, { contact: 'Marina Soler' });
    await bench.carts.updateCartQuantity(mara, { ...rope, quantity: 2 });
    expect([await previous(), await previous()]).toEqual([
      [8950, null],
      [8950, null],
    ]);
    expect(await versionsAround(async () => bench.carts.updateCartQuantity(mara, fender))).toBe(1);
    expect(await previous()).toEqual([null, null]);
    await bench.changeItem(fender.inventoryId, { priceMinor: 8950 });
    expect(await previous()).toEqual([9950, null]);
    await bench.carts.addToCart(mara, fender);
    expect(await previous()).toEqual([null, null]);
  });
});

test('the cart of a closed account is deleted', async () => {
  const fender = await bench.offer(chandlery);
  const iker = await bench.buyer();
  await bench.carts.addToCart(mara, fender);
  await bench.carts.addToCart(iker, fender);
  await bench.db.transaction().execute(async (trx) => emptyCartOf(trx, { userId: mara }));
  const { rows } = await sql<{ userId: string }>`select user_id from cart_lines`.execute(bench.db);
  expect(rows).toEqual([{ userId: iker }]);
});
