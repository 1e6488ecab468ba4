import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { sentBy } from '../../../../tests/database/sent-statements.ts';
import { scansOf } from '../../../../tests/database/whole-reads.ts';
import { newId } from '../../platform/ids.ts';
import { cartBench, cartOf, quantities, refusalOf, type CartBench } from './testing/cart-bench.ts';

let bench: CartBench;
let mara: string;
let chandlery: string;
shareBench(cartBench, async (made) => {
  bench = made;
  mara = await bench.buyer();
  chandlery = await bench.supplier();
});

describe('adding', () => {
  test('creates a cart with one, and adds to an existing line, each time as a new version', async () => {
    const fender = await bench.offer(chandlery, { stock: 24 });
    const before = await bench.carts.getCart(mara);
    const first = await cartOf(bench.carts.addToCart(mara, fender));
    const second = await cartOf(bench.carts.addToCart(mara, { ...fender, quantity: 4 }));
    expect([before, first, second].map((cart) => [cart.version, cart.totalItems])).toEqual([
      [1, 0],
      [2, 1],
      [3, 5],
    ]);
    expect(second.checkoutKey).toBe(first.checkoutKey.replace(/2$/, '3'));
    expect(new Set([before, first].map((cart) => cart.checkoutKey.slice(0, -1))).size).toBe(2);
  });

  test('is one statement, which scans no table however large it becomes', async () => {
    const [fender, rope] = [await bench.offer(chandlery), await bench.offer(await bench.supplier())];
    await cartOf(bench.carts.addToCart(mara, fender));
    const asked = (await sentBy(() => bench.carts.addAndCount(mara, rope))).flat().map(({ text }) => text);
    expect([asked.length, await scansOf(bench.db, new Set(asked))]).toEqual([1, []]);
  });

  test('simultaneously loses nothing, in any order, and counts every change', async () => {
    const [fender, rope] = [await bench.offer(chandlery), await bench.offer(chandlery)];
    await Promise.all(
      Array.from({ length: 40 }, async (_none, at) =>
        cartOf(bench.carts.addToCart(mara, at % 2 ? fender : rope)),
      ),
    );
    const cart = await bench.carts.getCart(mara);
    expect([quantities(cart), cart.version]).toEqual([[[20, 20], []], 41]);
  });

  test('simultaneously returns the quantity of the returned version', async () => {
    const offers = [await bench.offer(chandlery), await bench.offer(chandlery), await bench.offer(chandlery)];
    await bench.carts.addToCart(mara, await bench.offer(chandlery));
    const carts = await Promise.all(offers.map((offer) => cartOf(bench.carts.addToCart(mara, offer))));
    const seen = carts.toSorted((one, other) => one.version - other.version);
    // A cart may be read after later additions than its own call's, but its items always match its version.
    expect(seen.map(({ version, totalItems }) => totalItems === version - 1)).toEqual([true, true, true]);
    expect(seen.at(-1)?.version).toBe(5);
  });

  test('returns the same summary as reading the cart', async () => {
    const [fender, rope] = [await bench.offer(chandlery), await bench.offer(chandlery)];
    const first = await bench.carts.addAndCount(mara, { ...fender, quantity: 3 });
    const readFirst = await bench.carts.getCart(mara);
    await bench.carts.updateCartQuantity(mara, { ...fender, savedForLater: true });
    const second = await bench.carts.addAndCount(mara, { ...rope, quantity: 2 });
    const readSecond = await bench.carts.getCart(mara);
    const counts = [readFirst, readSecond].map(({ totalItems, version, checkoutKey }) => ({
      ok: true,
      value: { totalItems, version, checkoutKey },
    }));
    expect([first, second]).toEqual(counts);
    expect(counts.map(({ value: { totalItems, version } }) => [totalItems, version])).toEqual([
      [3, 2],
      [2, 4],
    ]);
  });

  test('simultaneously returns the count of each version', async () => {
    const offers = [await bench.offer(chandlery), await bench.offer(chandlery)];
    await bench.carts.addToCart(mara, await bench.offer(chandlery));
    const added = await Promise.all(
      Array<typeof offers>(10)
        .fill(offers)
        .flat()
        .map(async (offer) => bench.carts.addAndCount(mara, offer)),
    );
    const counts = added.flatMap((one) => (one.ok ? [one.value] : []));
    expect(
      counts
        .map(({ version, totalItems }) => [version, totalItems])
        .toSorted(([one = 0], [other = 0]) => one - other),
    ).toEqual(Array.from({ length: 20 }, (_none, at) => [at + 3, at + 2]));
  });

  test('simultaneously never exceeds the stock', async () => {
    const fender = await bench.offer(chandlery, { stock: 7 });
    const added = await Promise.all(
      Array.from({ length: 20 }, async () => refusalOf(bench.carts.addToCart(mara, fender))),
    );
    const refused = added.filter((answer) => answer !== 'done');
    expect([refused.length, new Set(refused.map((refusal) => JSON.stringify(refusal)))]).toEqual([
      13,
      new Set(['{"code":"NOT_ENOUGH_STOCK","available":7}']),
    ]);
    const cart = await bench.carts.getCart(mara);
    expect([quantities(cart), cart.version]).toEqual([[[7], []], 8]);
  });

  test.each(['draft', 'paused', 'archived'] as const)('of what is %s is refused', async (status) => {
    const fender = await bench.offer(chandlery, { status });
    expect(await refusalOf(bench.carts.addToCart(mara, fender))).toEqual({ code: 'LISTING_NOT_AVAILABLE' });
    expect(await bench.carts.getCart(mara)).toMatchObject({ version: 1, lines: [] });
  });

  test.each(['paused', 'restricted', 'suspended', 'closed', 'approved'])(
    'from a supplier who is %s is refused',
    async (status) => {
      const fender = await bench.offer(chandlery);
      await sql`update vendors set status = ${status} where id = ${chandlery}`.execute(bench.db);
      expect(await refusalOf(bench.carts.addToCart(mara, fender))).toEqual({ code: 'LISTING_NOT_AVAILABLE' });
    },
  );

  test('of an unknown item, or of an item as another product, is refused', async () => {
    const [fender, rope] = [await bench.offer(chandlery), await bench.offer(chandlery)];
    const unknown = { ...fender, inventoryId: newId() };
    const mixed = { ...fender, productId: rope.productId };
    const refusals = [unknown, mixed].map(async (key) => refusalOf(bench.carts.addToCart(mara, key)));
    expect(await Promise.all(refusals)).toEqual([{ code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }]);
  });

  test('more than the stock returns the stock, and keeps the existing line', async () => {
    const fender = await bench.offer(chandlery, { stock: 3 });
    const tooMany = await refusalOf(bench.carts.addToCart(mara, { ...fender, quantity: 4 }));
    await bench.carts.addToCart(mara, { ...fender, quantity: 2 });
    const oneTooMany = await refusalOf(bench.carts.addToCart(mara, { ...fender, quantity: 2 }));
    expect([tooMany, oneTooMany]).toEqual([
      { code: 'NOT_ENOUGH_STOCK', available: 3 },
      { code: 'NOT_ENOUGH_STOCK', available: 3 },
    ]);
    const cart = await bench.carts.getCart(mara);
    expect([quantities(cart), cart.version]).toEqual([[[2], []], 2]);
  });

  test('uncounted stock ends at 9,999', async () => {
    const fender = await bench.offer(chandlery, { stock: null });
    const most = await cartOf(bench.carts.addToCart(mara, { ...fender, quantity: 9999 }));
    const oneMore = await refusalOf(bench.carts.addToCart(mara, fender));
    expect([most.totalItems, oneMore]).toMatchObject([
      9999,
      { code: 'VALIDATION', fields: [{ field: 'quantity' }] },
    ]);
  });

  test('a line that was saved for later moves it back with the added quantity', async () => {
    const fender = await bench.offer(chandlery);
    await bench.carts.addToCart(mara, { ...fender, quantity: 3 });
    await bench.carts.updateCartQuantity(mara, { ...fender, savedForLater: true });
    expect(quantities(await cartOf(bench.carts.addToCart(mara, fender)))).toEqual([[1], []]);
  });

  test('fills a cart to 500 lines and no more, also simultaneously; existing lines can still grow', async () => {
    const fender = await bench.offer(chandlery, { stock: null });
    const others = await Promise.all(Array.from({ length: 12 }, async () => bench.offer(chandlery)));
    await bench.carts.addToCart(mara, fender);
    await bench.fill(mara, chandlery, 494);
    const added = await Promise.all(
      others.map(async (other) => refusalOf(bench.carts.addToCart(mara, other))),
    );
    expect(added.filter((answer) => answer !== 'done')).toEqual(Array(7).fill({ code: 'CART_FULL' }));
    const more = await cartOf(bench.carts.addToCart(mara, fender));
    expect([more.lines.length, more.totalItems]).toEqual([500, 501]);
  });
});
