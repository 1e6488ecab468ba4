import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { deliveryColumns } from '../../platform/db/delivery-details.ts';
import { newId } from '../../platform/ids.ts';
import { cartBench, cartOf, refusalOf, type CartBench } from './testing/cart-bench.ts';

let bench: CartBench;
let mara: string;
let chandlery: string;
shareBench(cartBench, async (made) => {
  bench = made;
  mara = await bench.buyer();
  chandlery = await bench.supplier();
});

test('an unused cart is an empty first version, and reading it creates none', async () => {
  const cart = await bench.carts.getCart(mara);
  const nothing = { subtotalMinor: 0, taxMinor: 0, deliveryMinor: 0, totalMinor: 0 };
  expect(cart).toEqual({
    totalItems: 0,
    lines: [],
    savedLines: [],
    suppliers: [],
    sums: nothing,
    vat: { totalMinor: 0, ofDeliveryMinor: 0 },
    currency: 'EUR',
    version: 1,
    details: Object.fromEntries(deliveryColumns.map((column) => [column, null])),
    checkoutKey: expect.stringMatching(/^checkout-.*-1$/) as string,
    canCheckOut: false,
    spending: null,
    aboveLimitMinor: null,
    openOrder: null,
  });
  expect(await bench.db.selectFrom('carts').selectAll().execute()).toEqual([]);
});

test("a line has its product's category and departments, if any", async () => {
  const fender = await bench.offer(chandlery);
  await bench.carts.addToCart(mara, fender);
  bench.clock.advance(1000);
  const other = await bench.offer(chandlery);
  await sql`update products set category = null, departments = '{}' where id = ${other.productId}`.execute(
    bench.db,
  );
  const cart = await cartOf(bench.carts.addToCart(mara, other));
  expect(cart.lines.map(({ category, departments }) => ({ category, departments }))).toEqual([
    { category: 'Fenders', departments: ['exterior'] },
    { category: null, departments: [] },
  ]);
});

test('suppliers are sorted by their first line, each with its own delivery and sums', async () => {
  const rigger = await bench.supplier({ name: 'Xarxa Rigging' });
  const [rope, fender] = [await bench.offer(rigger, { priceMinor: 333 }), await bench.offer(chandlery)];
  await bench.carts.updateCartDetails(mara, { port: 'palma' });
  await bench.carts.addToCart(mara, { ...rope, quantity: 3 });
  bench.clock.advance(1000);
  await bench.carts.addToCart(mara, fender);
  bench.clock.advance(1000);
  const cart = await cartOf(bench.carts.addToCart(mara, await bench.offer(rigger, { priceMinor: 100 })));
  expect(cart.suppliers.map(({ supplier, sums }) => [supplier.name, sums])).toEqual([
    ['Xarxa Rigging', { subtotalMinor: 1099, taxMinor: 231, deliveryMinor: 1500, totalMinor: 2830 }],
    [
      'Tramuntana Chandlery',
      { subtotalMinor: 8950, taxMinor: 1880, deliveryMinor: 1500, totalMinor: 12_330 },
    ],
  ]);
  expect([cart.sums, cart.canCheckOut]).toEqual([
    { subtotalMinor: 10_049, taxMinor: 2111, deliveryMinor: 3000, totalMinor: 15_160 },
    true,
  ]);
  // Only a supplier with a VAT number charges it, also in the price of its delivery.
  const vatIds = { [rigger]: 'ESB07000003', [chandlery]: null };
  for (const [id, vatNumber] of Object.entries(vatIds))
    await bench.db.updateTable('vendors').set({ vatNumber }).where('id', '=', id).execute();
  const { vat } = await bench.carts.getCart(mara);
  expect(vat).toEqual({ totalMinor: 231 + 260, ofDeliveryMinor: 260 });
});

test('unavailable lines are counted but not charged, nor is their delivery, and the cart cannot be bought', async () => {
  const rigger = await bench.supplier();
  const [gone, sold, few, fender] = [
    await bench.offer(rigger),
    await bench.offer(rigger),
    await bench.offer(chandlery),
    await bench.offer(chandlery),
  ];
  for (const key of [gone, sold, few]) await bench.carts.addToCart(mara, { ...key, quantity: 3 });
  await bench.carts.addToCart(mara, fender);
  await bench.carts.updateCartDetails(mara, { port: 'palma' });
  await bench.changeItem(gone.inventoryId, { status: 'paused' });
  await bench.changeItem(sold.inventoryId, { stock: 0 });
  await bench.changeItem(few.inventoryId, { stock: 2 });
  const cart = await bench.carts.getCart(mara);
  const problems = new Map(cart.lines.map(({ inventoryId, problem }) => [inventoryId, problem]));
  expect([gone, sold, few, fender].map(({ inventoryId }) => problems.get(inventoryId))).toEqual([
    'not_available',
    'out_of_stock',
    'too_few',
    null,
  ]);
  expect([cart.totalItems, cart.sums, cart.canCheckOut]).toEqual([
    10,
    { subtotalMinor: 8950, taxMinor: 1880, deliveryMinor: 1500, totalMinor: 12_330 },
    false,
  ]);
  expect(cart.suppliers).toHaveLength(2);
});

test.each(['paused', 'restricted', 'suspended', 'closed'])(
  'a line of a supplier who has become %s is unavailable',
  async (status) => {
    await bench.carts.addToCart(mara, await bench.offer(chandlery));
    await sql`update vendors set status = ${status} where id = ${chandlery}`.execute(bench.db);
    const cart = await bench.carts.getCart(mara);
    expect([cart.lines[0]?.problem, cart.sums.totalMinor, cart.canCheckOut]).toEqual([
      'not_available',
      0,
      false,
    ]);
  },
);

test('a price in another currency than the market’s makes a line unavailable', async () => {
  const fender = await bench.offer(chandlery);
  await bench.carts.addToCart(mara, fender);
  await sql`update inventory_items set currency = 'USD'`.execute(bench.db);
  expect((await bench.carts.getCart(mara)).lines[0]).toMatchObject({
    currency: 'USD',
    problem: 'not_available',
  });
  expect(await refusalOf(bench.carts.addToCart(mara, fender))).toEqual({ code: 'LISTING_NOT_AVAILABLE' });
});

test('without a delivery method, or with a total of zero, the cart cannot be bought', async () => {
  const bare = await bench.vendor('supplier');
  const fender = await bench.offer(bare, { priceMinor: 0 });
  await bench.carts.updateCartDetails(mara, { port: 'palma' });
  const undelivered = await cartOf(bench.carts.addToCart(mara, fender));
  await bench.method(bare, 'Collection', 0);
  const free = await bench.carts.getCart(mara);
  await bench.carts.addToCart(mara, await bench.offer(bare, { priceMinor: 1 }));
  const sound = await bench.carts.getCart(mara);
  expect(
    [undelivered, free, sound].map((cart) => [
      cart.suppliers[0]?.deliveryMethodId === null,
      cart.canCheckOut,
    ]),
  ).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test('the newest order that awaits its payment is returned until it expires', async () => {
  const order = async (status: string, minutes: number, createdAt: number) => {
    const [id, now] = [newId(), bench.clock.now().getTime()];
    await sql`
      insert into orders (id, buyer_id, status, currency, subtotal_minor, tax_minor, delivery_minor, total_minor, checkout_key,
        body_sha256, expires_at, created_at, updated_at)
      values (${id}, ${mara}, ${status}, 'EUR', 100, 21, 0, 121, ${id}, 'none', ${new Date(now + minutes * 60_000)},
        ${new Date(now + createdAt)}, ${new Date(now)})`.execute(bench.db);
    return id;
  };
  await order('pending_payment', 10, 0);
  const newest = await order('pending_payment', 15, 1);
  await order('placed', 15, 2);
  await order('pending_payment', 0, 3);
  const { openOrder } = await bench.carts.getCart(mara);
  expect(openOrder).toEqual({
    id: newest,
    number: expect.any(Number) as number,
    totalMinor: 121,
    currency: 'EUR',
    expiresAt: new Date('2026-11-20T09:15:00Z'),
  });
  bench.clock.advance(15 * 60_000);
  expect((await bench.carts.getCart(mara)).openOrder).toBeNull();
  expect((await bench.carts.getCart(await bench.buyer())).openOrder).toBeNull();
});

test('a cart of 500 lines is read in one statement, and added to in one', async () => {
  const fender = await bench.offer(chandlery);
  await bench.carts.addToCart(mara, fender);
  await bench.carts.updateCartDetails(mara, { port: 'palma' });
  const ofOne = await bench.statementsOf((carts) => carts.getCart(mara));
  await bench.fill(mara, chandlery, 499);
  const read = await bench.statementsOf((carts) => carts.getCart(mara));
  const added = await bench.statementsOf((carts) => carts.addAndCount(mara, fender));
  expect([ofOne.statements, read.statements, added.statements]).toEqual([1, 1, 1]);
  const { lines, sums } = read.done;
  // Prices from 101 to 599 cents, with tax rounded per line.
  const prices = Array.from({ length: 499 }, (_none, at) => 101 + at);
  const taxMinor = prices.reduce((total, price) => total + Math.round((price * 21) / 100), 1880);
  const subtotalMinor = prices.reduce((total, price) => total + price, 8950);
  expect([lines.length, sums]).toEqual([
    500,
    { subtotalMinor, taxMinor, deliveryMinor: 1500, totalMinor: subtotalMinor + taxMinor + 1500 },
  ]);
});
