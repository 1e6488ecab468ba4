import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { newId } from '../../platform/ids.ts';
import { createCart } from '../cart/index.ts';
import { cartBench, type CartBench } from '../cart/testing/cart-bench.ts';
import { createShoppingLists, type ShoppingLists } from './index.ts';

let bench: CartBench;
let lists: ShoppingLists;
let mara: string;
let chandlery: string;
shareBench(cartBench, async (made) => {
  bench = made;
  lists = createShoppingLists({ ...bench.parts, carts: bench.carts });
  mara = await bench.buyer();
  chandlery = await bench.supplier();
});

/** The value of a successful call. */
async function done<T>(
  call: Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown }>,
): Promise<T> {
  const answer = await call;
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

const outcomes = (lines: readonly { readonly outcome: string; readonly added: number }[]) =>
  lines.map(({ outcome, added }) => [outcome, added]);

type Offer = Awaited<ReturnType<CartBench['offer']>>;

/** A completed order of these lines, each with its quantity and unit price. */
async function ordered(buyerId: string, lines: readonly (Offer & { quantity: number; thenMinor: number })[]) {
  const [orderId, subOrderId, at] = [newId(), newId(), bench.clock.now()];
  await sql`
    insert into orders (id, buyer_id, status, currency, subtotal_minor, tax_minor, delivery_minor, total_minor, checkout_key,
      body_sha256, expires_at, created_at, updated_at)
    values (${orderId}, ${buyerId}, 'completed', 'EUR', 100, 0, 0, 100, ${orderId}, 'none', ${at}, ${at}, ${at})`.execute(
    bench.db,
  );
  await sql`
    insert into sub_orders (id, order_id, supplier_id, status, currency, delivery_kind, delivery_name, subtotal_minor, tax_minor,
      delivery_minor, total_minor, commission_bps, created_at, updated_at)
    values (${subOrderId}, ${orderId}, ${chandlery}, 'completed', 'EUR', 'berth', 'To your berth', 100, 0, 0, 100, 1000, ${at}, ${at})`.execute(
    bench.db,
  );
  for (const [position, { inventoryId, productId, quantity, thenMinor }] of lines.entries())
    await sql`
      insert into sub_order_lines (id, sub_order_id, position, inventory_id, product_id, name, unit_price_minor, tax_bps, quantity,
        net_minor, tax_minor, counts_stock)
      values (${newId()}, ${subOrderId}, ${position}, ${inventoryId}, ${productId}, 'Fender F4', ${thenMinor}, 0, ${quantity},
        ${thenMinor * quantity}, 0, true)`.execute(bench.db);
  return orderId;
}

test('an order is added to the cart at current prices, with the result of each line', async () => {
  const [same, dearer, few, gone, sold] = [
    await bench.offer(chandlery),
    await bench.offer(chandlery, { priceMinor: 9900 }),
    await bench.offer(chandlery, { stock: 2 }),
    await bench.offer(chandlery, { status: 'archived' }),
    await bench.offer(chandlery, { stock: 0 }),
  ];
  const orderId = await ordered(
    mara,
    [same, dearer, few, gone, sold].map((offer) => ({ ...offer, quantity: 3, thenMinor: 8950 })),
  );
  // The supplier could send two of the first line, and none of the last.
  await sql`update sub_order_lines set accepted_quantity = case position when 0 then 2 when 4 then 0 else quantity end`.execute(
    bench.db,
  );
  const { cart, lines } = await done(lists.orderAgain(mara, orderId));
  expect(outcomes(lines)).toEqual([
    ['added', 2],
    ['added', 3],
    ['fewer', 2],
    ['not_available', 0],
    ['out_of_stock', 0],
  ]);
  expect(
    lines.map(({ unitPriceMinor, previousUnitPriceMinor }) => [unitPriceMinor, previousUnitPriceMinor]),
  ).toEqual([
    [8950, null],
    [9900, 8950],
    [8950, null],
    [null, null],
    [8950, null],
  ]);
  expect([cart.lines.map(({ quantity }) => quantity), cart.version]).toEqual([[2, 3, 2], 2]);
});

test('the price before is the agreed one, and not that of what was ordered', async () => {
  const offer = await bench.offer(chandlery);
  const orderId = await ordered(mara, [{ ...offer, quantity: 1, thenMinor: 13_400 }]);
  const { rows } = await sql<{ id: string }>`
    select l.id from sub_order_lines l join sub_orders s on s.id = l.sub_order_id where s.order_id = ${orderId}`.execute(
    bench.db,
  );
  const agreed = JSON.stringify({ lines: rows.map(({ id }) => ({ lineId: id, unitPriceMinor: 8950 })) });
  await sql`update sub_orders set proposal = ${agreed}::jsonb where order_id = ${orderId}`.execute(bench.db);
  const { lines } = await done(lists.orderAgain(mara, orderId));
  expect(lines.map(({ previousUnitPriceMinor }) => previousUnitPriceMinor)).toEqual([null]);
});

test('what was cancelled is left out, and named, unless the whole order was cancelled', async () => {
  const silent = await bench.supplier();
  const [kept, dropped] = [await bench.offer(chandlery), await bench.offer(silent)];
  const [orderId, cancelledId] = [
    await ordered(mara, [{ ...kept, quantity: 1, thenMinor: 8950 }]),
    await ordered(mara, [{ ...dropped, quantity: 2, thenMinor: 8950 }]),
  ];
  await sql`update sub_orders set status = 'cancelled' where order_id = ${cancelledId}`.execute(bench.db);
  expect(outcomes((await done(lists.orderAgain(mara, cancelledId))).lines)).toEqual([['added', 2]]);
  await sql`update sub_orders set order_id = ${orderId}, supplier_id = ${silent} where order_id = ${cancelledId}`.execute(
    bench.db,
  );
  const { cart, lines } = await done(lists.orderAgain(mara, orderId));
  expect(outcomes(lines)).toEqual([
    ['added', 1],
    ['cancelled', 0],
  ]);
  expect(new Map(cart.lines.map(({ inventoryId, quantity }) => [inventoryId, quantity]))).toEqual(
    new Map([
      [kept.inventoryId, 1],
      [dropped.inventoryId, 2],
    ]),
  );
});

test('another user’s order answers 404, and changes nothing', async () => {
  const orderId = await ordered(await bench.buyer(), [
    { ...(await bench.offer(chandlery)), quantity: 1, thenMinor: 1 },
  ]);
  expect(await lists.orderAgain(mara, orderId)).toEqual({ ok: false, error: { code: 'NOT_FOUND' } });
  expect((await bench.carts.getCart(mara)).lines).toEqual([]);
});

test('existing cart lines are increased, up to the stock, and restored by an undo', async () => {
  const [fender, rope, paint] = [
    await bench.offer(chandlery, { stock: 5 }),
    await bench.offer(chandlery),
    await bench.offer(chandlery),
  ];
  await bench.carts.addToCart(mara, { ...fender, quantity: 4 });
  await bench.carts.addToCart(mara, { ...rope, quantity: 7 });
  await bench.carts.updateCartQuantity(mara, { ...rope, savedForLater: true });
  const before = await bench.carts.getCart(mara);
  const { cart, lines } = await done(
    bench.carts.fillCart(mara, async () =>
      [fender, rope, paint].map((offer) => ({ ...offer, quantity: 2, priceMinor: null })),
    ),
  );
  expect(outcomes(lines)).toEqual([
    ['fewer', 1],
    ['added', 2],
    ['added', 2],
  ]);
  const undo = {
    cartVersion: cart.version,
    lines: lines.map((line) => ({
      inventoryId: line.inventoryId,
      productId: line.productId,
      ...line.before,
    })),
  };
  const restored = await done(bench.carts.restoreCart(mara, undo));
  expect(restored).toEqual({
    ...before,
    version: cart.version + 1,
    checkoutKey: expect.any(String) as unknown,
  });
  expect(await bench.carts.restoreCart(mara, undo)).toEqual({ ok: false, error: { code: 'CART_CHANGED' } });
});

test('a cart is filled up to 500 lines, and the others are left out in order', async () => {
  const [fender, rope, paint] = [
    await bench.offer(chandlery),
    await bench.offer(chandlery),
    await bench.offer(chandlery),
  ];
  await bench.carts.addToCart(mara, fender);
  await bench.fill(mara, chandlery, 498);
  const { cart, lines } = await done(
    bench.carts.fillCart(mara, async () =>
      [rope, paint, fender].map((offer) => ({ ...offer, quantity: 1, priceMinor: null })),
    ),
  );
  expect([cart.lines.length, outcomes(lines)]).toEqual([
    500,
    [
      ['added', 1],
      ['cart_full', 0],
      ['added', 1],
    ],
  ]);
});

test('500 lines need as many statements as one', async () => {
  const iker = await bench.buyer();
  const fender = await bench.offer(chandlery);
  await bench.carts.addToCart(iker, fender);
  await bench.fill(iker, chandlery, 499);
  const all = (await bench.carts.getCart(iker)).lines.map(({ inventoryId, productId }) => ({
    inventoryId,
    productId,
    quantity: 1,
    priceMinor: null,
  }));
  const one = await bench.statementsOf((carts) => carts.fillCart(mara, async () => all.slice(0, 1)));
  await bench.carts.clearCart(mara);
  const many = await bench.statementsOf((carts) => carts.fillCart(mara, async () => all));
  // The first call also creates the cart.
  expect(many.statements).toBeLessThanOrEqual(one.statements);
  expect((await done(Promise.resolve(many.done))).cart.lines).toHaveLength(500);
});

test('a list has products with quantity and chosen supplier, and shows the offer for each', async () => {
  const fender = await bench.offer(chandlery);
  const other = await bench.supplier({ name: 'Port Vauban' });
  const cheaper = await bench.db
    .selectFrom('inventoryItems')
    .select('productId')
    .where('id', '=', fender.inventoryId)
    .executeTakeFirstOrThrow();
  const theirs = newId();
  await sql`
    insert into inventory_items (id, supplier_id, product_id, own_key, name, price_minor, currency, stock, status, created_at, updated_at)
    values (${theirs}, ${other}, ${cheaper.productId}, 'f4', 'Fender F4', 7900, 'EUR', 3, 'active', now(), now())`.execute(
    bench.db,
  );
  const { id } = await done(lists.createShoppingList(mara, '  Spring refit '));
  const offersAt = async (quantity: number, inventoryId: string | null) => {
    const list = await done(
      lists.setShoppingListLines(mara, id, [{ productId: fender.productId, inventoryId, quantity }]),
    );
    return list.lines.map(({ offer }) => [offer?.supplierName, offer?.priceMinor]);
  };
  // The best offer is the cheapest one with enough stock.
  expect(await offersAt(2, null)).toEqual([['Port Vauban', 7900]]);
  expect(await offersAt(4, null)).toEqual([['Tramuntana Chandlery', 8950]]);
  expect(await offersAt(0, null)).toEqual([]);
  expect(await offersAt(4, theirs)).toEqual([['Port Vauban', 7900]]);
  const { lines } = await done(lists.putShoppingListInCart(mara, id, null));
  expect(outcomes(lines)).toEqual([['fewer', 3]]);
  expect(await lists.listShoppingLists(mara)).toMatchObject([{ name: 'Spring refit', lineCount: 1 }]);
});

test('some lines of a list are added to the cart, and one without an offer is reported', async () => {
  const [fender, gone] = [
    await bench.offer(chandlery),
    await bench.offer(chandlery, { status: 'archived', name: 'Old rope' }),
  ];
  const { id } = await done(lists.createShoppingList(mara, 'Refit'));
  const list = await done(
    lists.setShoppingListLines(
      mara,
      id,
      [fender, gone].map(({ productId }) => ({ productId, inventoryId: null, quantity: 1 })),
    ),
  );
  const goneLine = list.lines.find(({ productId }) => productId === gone.productId);
  const { lines, cart } = await done(lists.putShoppingListInCart(mara, id, [goneLine?.id ?? '']));
  expect([outcomes(lines), cart.lines]).toEqual([[['not_available', 0]], []]);
  expect(lines[0]?.name).toBe('Fender F4');
});

test('a list is renamed, removed and restored; another user’s answers 404', async () => {
  const fender = await bench.offer(chandlery);
  const { id } = await done(lists.createShoppingList(mara, 'Refit'));
  await done(
    lists.setShoppingListLines(mara, id, [{ productId: fender.productId, inventoryId: null, quantity: 2 }]),
  );
  const renamed = await done(lists.renameShoppingList(mara, id, 'Autumn refit'));
  await done(lists.removeShoppingList(mara, id));
  expect(await lists.getShoppingList(mara, id)).toEqual({ ok: false, error: { code: 'NOT_FOUND' } });
  expect(await done(lists.restoreShoppingList(mara, id))).toEqual(renamed);
  const iker = await bench.buyer();
  expect(await lists.getShoppingList(iker, id)).toEqual({ ok: false, error: { code: 'NOT_FOUND' } });
});

test('there are at most 50 lists, also if two are created at once', async () => {
  for (let made = 0; made < 49; made += 1) await done(lists.createShoppingList(mara, `List ${made}`));
  const last = await Promise.all([
    lists.createShoppingList(mara, 'One'),
    lists.createShoppingList(mara, 'Other'),
  ]);
  expect(last.map(({ ok }) => ok).sort()).toEqual([false, true]);
});

test('a list has at most 500 lines, and a request for more changes nothing', async () => {
  const { id } = await done(lists.createShoppingList(mara, 'Everything'));
  const { rows } = await sql<{ id: string }>`
    insert into products (id, name, created_at, updated_at)
    select md5('p' || n)::uuid, 'Shackle ' || n, now(), now() from generate_series(1, 501) n returning id`.execute(
    bench.db,
  );
  const settings = rows.map((row) => ({ productId: row.id, inventoryId: null, quantity: 1 }));
  await done(lists.setShoppingListLines(mara, id, settings.slice(0, 500)));
  const beyond = await lists.setShoppingListLines(mara, id, settings.slice(500));
  expect(beyond).toMatchObject({ ok: false, error: { code: 'VALIDATION' } });
  // Replacing one line does not add one.
  const swapped = [...settings.slice(500), ...settings.slice(0, 1).map((line) => ({ ...line, quantity: 0 }))];
  expect((await done(lists.setShoppingListLines(mara, id, swapped))).lines).toHaveLength(500);
  const unknown = [{ productId: newId(), inventoryId: null, quantity: 1 }];
  expect(await lists.setShoppingListLines(mara, id, unknown)).toEqual({
    ok: false,
    error: { code: 'NOT_FOUND' },
  });
});

test('a favourite is stored once however often it is pressed, in a list with a fixed name', async () => {
  const { productId } = await bench.offer(chandlery);
  const press = (isFavourite: boolean) => lists.setFavourite(mara, { productId, isFavourite });
  await Promise.all([press(true), press(true)]);
  expect(await lists.listFavourites(mara)).toEqual([productId]);
  const [favourites] = await lists.listShoppingLists(mara);
  expect(favourites).toMatchObject({ name: 'Favourites', isFavourites: true, lineCount: 1 });
  expect(await lists.removeShoppingList(mara, favourites?.id ?? '')).toMatchObject({ ok: false });
  expect(await done(press(false))).toEqual([]);
});

test('a visitor’s lines are priced by supplier, and unknown ones are left out', async () => {
  const fender = await bench.offer(chandlery);
  const few = await bench.offer(chandlery, { stock: 1 });
  const cart = await bench.carts.priceVisitorCart([
    { ...fender, quantity: 2 },
    { ...few, quantity: 3 },
    { inventoryId: newId(), productId: newId(), quantity: 1 },
  ]);
  expect(cart.lines.map(({ quantity, problem }) => [quantity, problem])).toEqual([
    [2, null],
    [3, 'too_few'],
  ]);
  expect([cart.suppliers.length, cart.sums.totalMinor, cart.openOrder]).toEqual([1, 2 * 8950 + 3759, null]);
});

test('part numbers, SKUs and barcodes are found in any spelling', async () => {
  const productId = await bench.db
    .insertInto('products')
    .values({
      id: newId(),
      name: 'Oil filter',
      brand: 'Volvo Penta',
      partNumber: 'VP-21 549',
      barcode: '4006381333931',
      category: null,
      description: null,
      createdAt: bench.clock.now(),
      updatedAt: bench.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const other = await bench.supplier({ name: 'Port Vauban' });
  for (const [supplierId, priceMinor, stock] of [
    [chandlery, 1200, 0],
    [other, 1500, 4],
  ] as const)
    await sql`
      insert into inventory_items (id, supplier_id, product_id, own_key, name, sku, price_minor, currency, stock, status, created_at, updated_at)
      values (${newId()}, ${supplierId}, ${productId.id}, 'oil', 'Oil filter', ${`SKU-${priceMinor}`}, ${priceMinor}, 'EUR', ${stock}, 'active', now(), now())`.execute(
      bench.db,
    );
  const found = await lists.findParts(['vp21549', '4006381333931', 'sku 1200', 'VP-21550', '---', 'a\0b']);
  // In stock first, though more expensive.
  const both = ['Port Vauban', 'Tramuntana Chandlery'];
  expect(
    found.map(({ partNumber, offers }) => [partNumber, offers.map(({ supplierName }) => supplierName)]),
  ).toEqual([
    ['vp21549', both],
    ['4006381333931', both],
    ['sku 1200', both],
    ['VP-21550', []],
    ['---', []],
    ['a\0b', []],
  ]);
  // Of two with stock, the one to whom the SKU belongs, though more expensive.
  await sql`update inventory_items set stock = 4 where product_id = ${productId.id}`.execute(bench.db);
  const firsts = (await lists.findParts(['vp21549', 'sku 1500'])).map(
    ({ offers: [first] }) => first?.supplierName,
  );
  expect(firsts).toEqual(['Tramuntana Chandlery', 'Port Vauban']);
});

test('3,000 pasted part numbers, half of them unknown, are answered in order', async () => {
  await sql`
    with made as (select gen_random_uuid() as id, n from generate_series(0, 2998, 2) n),
    new_products as (
      insert into products (id, name, part_number, created_at, updated_at)
      select id, 'Filter ' || n, 'PN-' || n, now(), now() from made)
    insert into inventory_items (id, supplier_id, product_id, own_key, name, price_minor, currency, stock, status, created_at, updated_at)
    select gen_random_uuid(), ${chandlery}, id, 'PN-' || n, 'Filter ' || n, 100 + n, 'EUR', 5, 'active', now(), now() from made`.execute(
    bench.db,
  );
  const pasted = Array.from({ length: 3000 }, (_, place) => `pn ${place}`);
  const answered: (readonly [string, number | undefined])[] = [];
  // In requests of a thousand, like the page.
  for (let from = 0; from < pasted.length; from += 1000) {
    const found = await lists.findParts(pasted.slice(from, from + 1000));
    answered.push(...found.map(({ partNumber, offers }) => [partNumber, offers[0]?.priceMinor] as const));
  }
  expect(answered).toEqual(pasted.map((number, place) => [number, place % 2 ? undefined : 100 + place]));
});

test('1,000 part numbers are one statement', async () => {
  let statements = 0;
  const counted = bench.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const counting = createShoppingLists({
    ...bench.parts,
    db: counted,
    carts: createCart({ ...bench.parts, db: counted }),
  });
  const found = await counting.findParts(Array.from({ length: 1000 }, (_, place) => `VP-${place}`));
  expect([found.length, statements]).toEqual([1000, 1]);
});
