import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { sentBy } from '../../../../../tests/database/sent-statements.ts';
import { scansOf } from '../../../../../tests/database/whole-reads.ts';
import { createVatChecks } from '../../vat-checks/index.ts';
import { createOrders } from '../index.ts';
import { codeOf, orderBench, valueOf, type OrderBench } from '../testing/order-bench.ts';

let bench: OrderBench;
shareBench(orderBench, (made) => {
  bench = made;
});

const countOrders = async () => (await bench.db.selectFrom('orders').select('id').execute()).length;

/** The proposed delivery method of each supplier in a cart, as the buyer's choice. */
const chosenOf = async (buyerId: string) =>
  (await bench.carts.getCart(buyerId)).suppliers.map(({ supplier, deliveryMethodId }) => ({
    supplierId: supplier.id,
    ...(deliveryMethodId !== null && { deliveryMethodId }),
  }));

describe('a checkout', () => {
  /** What the checkout of a cart with this many suppliers sends to the database. */
  async function askedBy(suppliers: number): ReturnType<typeof sentBy> {
    const buyerId = await bench.buyer();
    for (let count = 0; count < suppliers; count += 1)
      await bench.add(buyerId, await bench.offer(await bench.supplier(), { stock: 5 }), 1);
    const { checkoutKey, version, sums, currency } = await bench.carts.getCart(buyerId);
    const shown = {
      cartVersion: version,
      expectedTotal: { amountMinor: sums.totalMinor, currency },
    };
    return sentBy(() =>
      valueOf(bench.orders.checkout(bench.sessionOf(buyerId, 'crew_member'), checkoutKey, shown)),
    );
  }

  // No other test would find an additional statement per supplier or line (ADR 0048).
  test.each([1, 3])('asks the database as often for %i suppliers', async (suppliers) => {
    // The cart is locked; what is bought is locked and read; all is written; the transaction is committed.
    expect((await askedBy(suppliers)).map((together) => together.length)).toEqual([2, 3, 2, 1]);
  });

  test('scans no table, however large it becomes', async () => {
    const texts = (await askedBy(2)).flat().map(({ text }) => text);
    expect(await scansOf(bench.db, new Set(texts))).toEqual([]);
  });

  test('creates one order with a sub-order for each supplier, reserves the stock and empties the cart', async () => {
    const { db } = bench;
    const buyerId = await bench.buyer();
    const [one, other] = [await bench.supplier(), await bench.supplier()];
    await db.updateTable('vendors').set({ commissionBps: 1500 }).where('id', '=', other).execute();
    const fenders = await bench.offer(one, { stock: 10, priceMinor: 8950 });
    const shackles = await bench.offer(other, { stock: null, priceMinor: 333 });
    await bench.add(buyerId, fenders, 2);
    bench.clock.advance(1000);
    await bench.add(buyerId, shackles, 3);
    const before = await bench.carts.getCart(buyerId);

    const order = await valueOf(bench.press(buyerId));

    // 2 × 89.50 with 21 %, 15.00 for delivery; 3 × 3.33 with 21 % rounded once, 15.00.
    expect(order).toMatchObject({ totalMinor: 23_159 + 2_709, currency: 'EUR' });
    expect(order.expiresAt.getTime() - bench.clock.now().getTime()).toBe(15 * 60_000);
    expect(await bench.orderOf(order.orderId)).toMatchObject({
      status: 'pending_payment',
      buyerId: buyerId,
      subtotalMinor: 18_899,
      taxMinor: 3_969,
      deliveryMinor: 3000,
      totalMinor: 25_868,
      checkoutKey: before.checkoutKey,
    });
    expect(await bench.subOrdersOf(order.orderId)).toMatchObject([
      { supplierId: one, status: 'reserved', totalMinor: 23_159, commissionBps: 1000 },
      { supplierId: other, status: 'reserved', totalMinor: 2_709, commissionBps: 1500 },
    ]);
    expect([await bench.stockOf(fenders.inventoryId), await bench.stockOf(shackles.inventoryId)]).toEqual([
      8,
      null,
    ]);
    const after = await bench.carts.getCart(buyerId);
    expect([after.lines, after.checkoutKey === before.checkoutKey, after.version > before.version]).toEqual([
      [],
      false,
      true,
    ]);
    const payment = await db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    expect(payment).toMatchObject({ orderId: order.orderId, status: 'created', amountMinor: 25_868 });
    expect(await bench.jobs('expire_payment')).toEqual([]);
  });

  test('leaves lines that are saved for later in the cart', async () => {
    const buyerId = await bench.buyer();
    const supplierId = await bench.supplier();
    await bench.add(buyerId, await bench.offer(supplierId));
    const stored = await bench.offer(supplierId, { stock: 4 });
    await bench.add(buyerId, stored);
    await valueOf(bench.carts.updateCartQuantity(buyerId, { ...stored, savedForLater: true }));
    await valueOf(bench.press(buyerId));
    const { lines, savedLines } = await bench.carts.getCart(buyerId);
    expect([
      lines,
      savedLines.map(({ inventoryId }) => inventoryId),
      await bench.stockOf(stored.inventoryId),
    ]).toEqual([[], [stored.inventoryId], 4]);
  });

  test('of 500 lines needs as many statements as one of a single line', async () => {
    const counted = async (lines: number) => {
      await bench.reset();
      const buyerId = await bench.buyer();
      const supplierId = await bench.supplier();
      await bench.add(buyerId, await bench.offer(supplierId));
      await bench.fill(buyerId, supplierId, lines - 1);
      const { version, checkoutKey, sums } = await bench.carts.getCart(buyerId);
      let statements = 0;
      const db = bench.db.withPlugin({
        transformQuery: ({ node }) => ((statements += 1), node),
        transformResult: async ({ result }) => result,
      });
      const orders = createOrders({ ...bench.orderParts, db });
      const order = await valueOf(
        orders.checkout(bench.sessionOf(buyerId, 'crew_member'), checkoutKey, {
          cartVersion: version,
          expectedTotal: { amountMinor: sums.totalMinor, currency: 'EUR' },
        }),
      );
      return { statements, totalMinor: order.totalMinor, expectedMinor: sums.totalMinor };
    };
    const one = await counted(1);
    const many = await counted(500);
    expect([many.statements, many.totalMinor]).toEqual([one.statements, many.expectedMinor]);
    expect(one.statements).toBeLessThan(16);
  });
});

describe('repeated', () => {
  const ready = async () => {
    const buyerId = await bench.buyer();
    const offer = await bench.offer(await bench.supplier(), { stock: 5 });
    await bench.add(buyerId, offer);
    const { version, checkoutKey, sums } = await bench.carts.getCart(buyerId);
    const given = {
      cartVersion: version,
      expectedTotal: { amountMinor: sums.totalMinor, currency: 'EUR' },
    };
    const session = bench.sessionOf(buyerId, 'crew_member');
    return { session, offer, key: checkoutKey, given };
  };

  test('ten times at once with one key, is one order and one sale', async () => {
    const { session, offer, key, given } = await ready();
    const presses = Array.from({ length: 10 }, async () =>
      valueOf(bench.orders.checkout(session, key, given)),
    );
    const orders = await Promise.all(presses);
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
    expect([await countOrders(), await bench.stockOf(offer.inventoryId)]).toEqual([1, 4]);
  });

  test('after a lost response, it gets the same response', async () => {
    const { session, key, given } = await ready();
    const first = await valueOf(bench.orders.checkout(session, key, given));
    bench.clock.advance(60_000);
    expect(await valueOf(bench.orders.checkout(session, key, given))).toEqual(first);
  });

  test('from two tabs with their own keys, the second is asked to check again', async () => {
    const { session, key, given, offer } = await ready();
    const both = await Promise.all([
      codeOf(bench.orders.checkout(session, key, given)),
      codeOf(bench.orders.checkout(session, 'another-tab-1', given)),
    ]);
    expect(both.sort()).toEqual(['CART_CHANGED', 'done']);
    expect(await bench.stockOf(offer.inventoryId)).toBe(4);
  });

  test('with its key and another body, it is refused', async () => {
    const { session, key, given } = await ready();
    await valueOf(bench.orders.checkout(session, key, given));
    const otherwise = { ...given, cartVersion: given.cartVersion + 1 };
    expect(await codeOf(bench.orders.checkout(session, key, otherwise))).toBe('KEY_USED_OTHERWISE');
  });

  test("with another user's key, it is the user's own order", async () => {
    const one = await ready();
    const other = await ready();
    await valueOf(bench.orders.checkout(one.session, one.key, one.given));
    const bought = await valueOf(bench.orders.checkout(other.session, one.key, other.given));
    expect((await bench.orderOf(bought.orderId)).buyerId).toBe(other.session.userId);
  });
});

describe('a checkout is refused, and no stock is reserved,', () => {
  const inCart = async (change: Parameters<typeof bench.offer>[1] = {}) => {
    const buyerId = await bench.buyer();
    const supplierId = await bench.supplier();
    const offer = await bench.offer(supplierId, { stock: 5, ...change });
    await bench.add(buyerId, offer, 2);
    return { buyerId, supplierId, ...offer };
  };
  const nothingTaken = async (inventoryId: string, stock: number | null) => {
    expect([await countOrders(), await bench.stockOf(inventoryId)]).toEqual([0, stock]);
  };

  test('of an empty cart, or without one', async () => {
    const buyerId = await bench.buyer();
    expect(await codeOf(bench.press(buyerId))).toBe('CART_EMPTY');
    const full = await inCart();
    await bench.carts.clearCart(full.buyerId);
    expect(await codeOf(bench.press(full.buyerId))).toBe('CART_EMPTY');
  });

  test.each([
    ['archived', { status: 'archived' }],
    ['paused', { status: 'paused' }],
    ['taken back to a draft', { status: 'draft' }],
  ] as const)('of what was %s', async (_words, change) => {
    const { buyerId, inventoryId } = await inCart();
    await bench.changeItem(inventoryId, change);
    expect(await codeOf(bench.press(buyerId))).toBe('LISTING_NOT_AVAILABLE');
    await nothingTaken(inventoryId, 5);
  });

  test.each(['suspended', 'paused', 'restricted', 'closed'] as const)(
    'of a vendor who is %s',
    async (status) => {
      const { buyerId, inventoryId, supplierId } = await inCart();
      await bench.db.updateTable('vendors').set({ status }).where('id', '=', supplierId).execute();
      expect(await codeOf(bench.press(buyerId))).toBe('LISTING_NOT_AVAILABLE');
      await nothingTaken(inventoryId, 5);
    },
  );

  test('of more than is in stock, with a message that says what is left', async () => {
    const { buyerId, inventoryId } = await inCart();
    await bench.changeItem(inventoryId, { stock: 1 });
    expect(await bench.press(buyerId)).toEqual({
      ok: false,
      error: {
        code: 'NOT_ENOUGH_STOCK',
        message: 'Fender F4, Navy is down to 1. Please change your cart. Nothing was bought.',
      },
    });
    await nothingTaken(inventoryId, 1);
  });

  test('at another price than the one shown', async () => {
    const { buyerId, inventoryId } = await inCart();
    const { version, checkoutKey, sums } = await bench.carts.getCart(buyerId);
    await bench.changeItem(inventoryId, { priceMinor: 9000 });
    const session = bench.sessionOf(buyerId, 'crew_member');
    const shown = { cartVersion: version, expectedTotal: { amountMinor: sums.totalMinor, currency: 'EUR' } };
    expect(await codeOf(bench.orders.checkout(session, checkoutKey, shown))).toBe('PRICE_CHANGED');
    const inDollars = { ...shown, expectedTotal: { amountMinor: 23_280, currency: 'USD' } };
    expect(await codeOf(bench.orders.checkout(session, checkoutKey, inDollars))).toBe('PRICE_CHANGED');
    await nothingTaken(inventoryId, 5);
  });

  test('when the chosen delivery method was deleted: the cart then shows another', async () => {
    const { buyerId, inventoryId, supplierId } = await inCart();
    const chosen = await bench.method(supplierId, 'By tender', 2500);
    const deliveries = [{ supplierId, deliveryMethodId: chosen }];
    await valueOf(bench.carts.updateCartDetails(buyerId, { deliveries }));
    const at = { archivedAt: bench.clock.now() };
    await bench.db.updateTable('deliveryMethods').set(at).where('id', '=', chosen).execute();
    expect(await codeOf(bench.press(buyerId))).toBe('DELIVERY_NOT_OFFERED');
    await nothingTaken(inventoryId, 5);
    expect(await codeOf(bench.press(buyerId))).toBe('done');
  });

  test('of items that no method delivers to the port, however the cart was shown', async () => {
    const { db } = bench;
    const buyerId = await bench.buyer();
    await bench.add(buyerId, await bench.offer(await bench.supplier()));
    const { version, checkoutKey, sums } = await bench.carts.getCart(buyerId);
    await db
      .updateTable('deliveryMethods')
      .set({ ports: ['antibes'] })
      .execute();
    const shown = { cartVersion: version, expectedTotal: { amountMinor: sums.totalMinor, currency: 'EUR' } };
    const done = await bench.orders.checkout(bench.sessionOf(buyerId, 'crew_member'), checkoutKey, shown);
    expect(done).toMatchObject({
      ok: false,
      error: {
        code: 'DELIVERY_NOT_OFFERED',
        message: expect.stringContaining('doesn’t deliver to this port'),
      },
    });
    expect(await countOrders()).toBe(0);
  });

  test('of a supplier without delivery methods', async () => {
    const { buyerId, inventoryId, supplierId } = await inCart();
    await bench.db.deleteFrom('deliveryMethods').where('supplierId', '=', supplierId).execute();
    expect(await codeOf(bench.press(buyerId))).toBe('DELIVERY_NOT_OFFERED');
    await nothingTaken(inventoryId, 5);
  });

  test('without a destination', async () => {
    const { buyerId, inventoryId } = await inCart();
    await valueOf(bench.carts.updateCartDetails(buyerId, { port: null, berth: null }));
    expect(await bench.press(buyerId)).toMatchObject({
      error: {
        code: 'VALIDATION',
        fields: [{ field: 'place/port', message: 'Choose the port, or collect the items yourself.' }],
      },
    });
    await nothingTaken(inventoryId, 5);
  });

  test('with an invalid destination, with a message for each field', async () => {
    const { buyerId, inventoryId } = await inCart();
    const deliveries = await chosenOf(buyerId);
    await valueOf(bench.carts.updateCartDetails(buyerId, { port: null, berth: null, deliveries }));
    expect(await bench.press(buyerId)).toEqual({
      ok: false,
      error: {
        code: 'VALIDATION',
        fields: [
          { field: 'place/port', message: 'Choose the delivery port.', rule: 'required' },
          {
            field: 'place/berth',
            message: 'Enter the berth or marina, or choose the yacht.',
            rule: 'required',
          },
        ],
      },
    });
    await nothingTaken(inventoryId, 5);
  });

  test.each([
    ['a courier who has no port', 'courier', { port: null, berth: 'Q12' }, 'place/port'],
    ['a berth in no port', 'berth', { port: null, berth: 'Q12' }, 'place/port'],
    ['a port without berth or yacht', 'berth', { berth: null }, 'place/berth'],
    ['a time that is over', 'berth', { arrivesUntil: '2026-11-20T08:29:00Z' }, 'place/arrivesUntil'],
    ['a day that is over', 'collection', { latestUsefulOn: '2026-11-19' }, 'place/latestUsefulOn'],
    [
      'a day before the yacht is there',
      'collection',
      { arrivesFrom: '2026-11-29T08:30:00Z', latestUsefulOn: '2026-11-27' },
      'place/latestUsefulOn',
    ],
  ] as const)('by %s', async (_words, kind, details, field) => {
    const { buyerId, inventoryId, supplierId } = await inCart();
    bench.clock.set('2026-11-20T08:30:00Z');
    await bench.db
      .updateTable('deliveryMethods')
      .set({ kind })
      .where('supplierId', '=', supplierId)
      .execute();
    await valueOf(bench.carts.updateCartDetails(buyerId, details));
    expect(await bench.press(buyerId)).toMatchObject({
      error: { code: 'VALIDATION', fields: [{ field }] },
    });
    await nothingTaken(inventoryId, 5);
  });

  test('with a total of zero, or above the maximum of a payment', async () => {
    const { buyerId, inventoryId, supplierId } = await inCart({ priceMinor: 0 });
    await bench.db
      .updateTable('deliveryMethods')
      .set({ costMinor: 0 })
      .where('supplierId', '=', supplierId)
      .execute();
    expect(await codeOf(bench.press(buyerId))).toBe('LISTING_NOT_AVAILABLE');
    await bench.changeItem(inventoryId, { priceMinor: 100_000_000_000 });
    expect(await codeOf(bench.press(buyerId))).toBe('LISTING_NOT_AVAILABLE');
    await nothingTaken(inventoryId, 5);
  });
});

test('of a part with its own destination keeps its address, needs no berth, and does not pass it on to later carts', async () => {
  const { db } = bench;
  const buyerId = await bench.buyer();
  const supplierId = await bench.supplier();
  await db
    .updateTable('deliveryMethods')
    .set({ ports: ['antibes'], daysFrom: 1, daysTo: 3 })
    .execute();
  const offer = await bench.offer(supplierId, { stock: 10 });
  await valueOf(bench.carts.addToCart(buyerId, { ...offer, quantity: 2 }));
  const elsewhere = { port: 'antibes', address: 'Marina office' };
  await valueOf(bench.carts.updateCartDetails(buyerId, { deliveries: [{ supplierId, elsewhere }] }));
  const { orderId } = await valueOf(bench.press(buyerId));
  const ordered = {
    deliveryPort: 'antibes',
    deliveryAddress: 'Marina office',
    deliveryDaysFrom: 1,
    deliveryDaysTo: 3,
  };
  expect(await bench.subOrdersOf(orderId)).toMatchObject([ordered]);

  await valueOf(bench.carts.addToCart(buyerId, { ...offer, quantity: 1 }));
  const next = (await bench.carts.getCart(buyerId)).suppliers.map((supplier) => supplier.elsewhere);
  await bench.expire(orderId, buyerId);
  const given = (await bench.carts.getCart(buyerId)).suppliers.map((supplier) => supplier.elsewhere);
  expect([next, given]).toEqual([[null], [elsewhere]]);
});

test('collected from every supplier needs no port, and is taxed where it is collected', async () => {
  const buyerId = await bench.buyer();
  await bench.add(buyerId, await bench.offer(await bench.supplier()));
  await bench.db.updateTable('vendors').set({ country: 'ES', vatNumber: 'ESB12345674' }).execute();
  await bench.db
    .updateTable('deliveryMethods')
    .set({ kind: 'collection', ports: ['antibes'] })
    .execute();
  const { suppliers } = await bench.carts.getCart(buyerId);
  const deliveries = suppliers.flatMap(({ supplier, deliveryMethods: [first] }) =>
    first === undefined ? [] : { supplierId: supplier.id, deliveryMethodId: first.id },
  );
  await valueOf(bench.carts.updateCartDetails(buyerId, { port: null, berth: null, deliveries }));
  const shown = (await bench.carts.getCart(buyerId)).lines.map(({ taxBps }) => taxBps);
  const { orderId } = await valueOf(bench.press(buyerId));
  const charged = bench.db
    .selectFrom('subOrderLines as l')
    .innerJoin('subOrders as s', 's.id', 'l.subOrderId')
    .select(['l.taxBps', 'l.taxCategory'])
    .where('s.orderId', '=', orderId);
  // The listing says 21 %: the goods lie in France.
  expect([shown, await charged.execute()]).toEqual([[2000], [{ taxBps: 2000, taxCategory: 'S' }]]);
});

test('a cancelled order is in the cart as before, its suppliers in their order', async () => {
  const buyerId = await bench.buyer();
  const suppliers: string[] = [];
  const lines = [];
  // Merged at once, as from a visitor's browser: microseconds apart.
  for (let count = 0; count < 6; count += 1) {
    const supplierId = await bench.supplier();
    suppliers.unshift(supplierId);
    lines.unshift({ ...(await bench.offer(supplierId)), quantity: 1 });
  }
  await bench.carts.mergeCart(buyerId, lines);
  await bench.db.updateTable('carts').set({ port: 'palma', berth: 'Q12' }).execute();
  const shown = async () => {
    const cart = await bench.carts.getCart(buyerId);
    return cart.suppliers.map(({ supplier }) => supplier.id);
  };
  expect(await shown()).toEqual(suppliers);
  const { orderId } = await valueOf(bench.press(buyerId));
  expect((await bench.subOrdersOf(orderId)).map(({ supplierId }) => supplierId)).toEqual(suppliers);
  await bench.expire(orderId, buyerId);
  expect(await shown()).toEqual(suppliers);
});

test('of 50 buyers of the last piece, one gets it and 49 are told that it is sold out', async () => {
  const offer = await bench.offer(await bench.supplier(), { stock: 1 });
  const buyers: string[] = [];
  for (let count = 0; count < 50; count += 1) {
    const buyerId = await bench.buyer();
    await bench.add(buyerId, offer);
    buyers.push(buyerId);
  }
  const answers = await Promise.all(buyers.map(async (buyerId) => bench.press(buyerId)));
  const text = answers.map((answer) =>
    answer.ok ? 'bought' : 'message' in answer.error ? answer.error.message : answer.error.code,
  );
  const data = Object.fromEntries(
    [...Map.groupBy(text, (word) => word)].map(([word, all]) => [word, all.length]),
  );
  expect(data).toEqual({
    bought: 1,
    'Fender F4, Navy is sold out. Please change your cart. Nothing was bought.': 49,
  });
  expect([await countOrders(), await bench.stockOf(offer.inventoryId)]).toEqual([1, 0]);
});

test('buyers of the same items in any order wait for each other, and all get them', async () => {
  const supplierId = await bench.supplier();
  const offers = [];
  for (let count = 0; count < 6; count += 1) offers.push(await bench.offer(supplierId, { stock: 20 }));
  const buyers: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const buyerId = await bench.buyer();
    for (const offer of count % 2 === 0 ? offers : offers.toReversed()) await bench.add(buyerId, offer);
    buyers.push(buyerId);
  }
  const answers = await Promise.all(buyers.map(async (buyerId) => codeOf(bench.press(buyerId))));
  expect(answers).toEqual(buyers.map(() => 'done'));
  expect(await Promise.all(offers.map(async ({ inventoryId }) => bench.stockOf(inventoryId)))).toEqual([
    0, 0, 0, 0, 0, 0,
  ]);
});

describe('a checkout for a business', () => {
  const billTo = {
    status: 'business',
    country: 'FR',
    vatId: 'FR11123456782',
    usedCommercially: false,
    companyName: 'Azur Charter',
    street: '4 quai Rambaud',
    postalCode: '06600',
    city: 'Antibes',
  } as const;

  /** A Spanish supplier's fenders, delivered to Antibes. */
  const filled = async (vatNumber: string | null = 'ESB12345674') => {
    const buyerId = await bench.buyer();
    const supplierId = await bench.supplier({ name: 'Xarxa' });
    const vendors = bench.db.updateTable('vendors').set({ country: 'ES', vatNumber });
    await vendors.where('id', '=', supplierId).execute();
    await bench.add(buyerId, await bench.offer(supplierId, { priceMinor: 8950 }), 2);
    await valueOf(
      bench.carts.updateCartDetails(buyerId, {
        port: 'antibes',
        berth: 'Quai 7',
        billTo,
        poNumber: 'PO-7',
        costCentre: 'Deck',
        noteToSupplier: 'Call before you come.',
        latestUsefulOn: '2126-12-05',
      }),
    );
    return buyerId;
  };
  const linesOf = () =>
    bench.db.selectFrom('subOrderLines').select(['taxBps', 'taxMinor', 'taxCategory', 'taxReason']).execute();

  test('charges the decided tax, and stores the buyer and the reason for the tax', async () => {
    const buyerId = await filled();
    const { orderId } = await valueOf(bench.press(buyerId));
    expect(await bench.orderOf(orderId)).toMatchObject({
      taxMinor: 0,
      totalMinor: 17_900 + 1500,
      billTo,
      poNumber: 'PO-7',
      costCentre: 'Deck',
      vatCheckId: null,
    });
    expect(await linesOf()).toEqual([
      {
        taxBps: 0,
        taxMinor: 0,
        taxCategory: 'K',
        taxReason:
          'Exempt supply to a business in another state of the Union (article 138(1) of Directive 2006/112/EC).',
      },
    ]);
    const { subOrders } = await valueOf(
      bench.orders.getOrder(bench.sessionOf(buyerId, 'crew_member'), orderId),
    );
    expect(subOrders[0]?.lines[0]?.taxReason).toContain('article 138(1)');
    // The next order keeps the business; number, note and date belong to one order.
    const saidOf = async () => {
      const { poNumber, noteToSupplier, latestUsefulOn } = (await bench.carts.getCart(buyerId)).details;
      return [poNumber, noteToSupplier, latestUsefulOn];
    };
    const { details } = await bench.carts.getCart(buyerId);
    expect([details.billTo, details.costCentre]).toEqual([billTo, 'Deck']);
    expect(await saidOf()).toEqual([null, null, null]);
    await bench.expire(orderId, buyerId);
    expect(await saidOf()).toEqual(['PO-7', 'Call before you come.', '2126-12-05']);
  });

  test("of a private person follows the supplier's registration for distance sales, in the cart and in the order", async () => {
    const buyerId = await filled();
    await valueOf(bench.carts.updateCartDetails(buyerId, { billTo: null }));
    const taxed = async (taxedAtDestination: boolean) => {
      await bench.db.updateTable('vendors').set({ taxedAtDestination }).execute();
      return (await bench.carts.getCart(buyerId)).sums.taxMinor;
    };
    // 21 % of Spain, 20 % of France.
    expect([await taxed(false), await taxed(true)]).toEqual([3759, 3580]);
    await valueOf(bench.press(buyerId));
    expect(await linesOf()).toMatchObject([{ taxBps: 2000, taxMinor: 3580, taxCategory: 'S' }]);
  });

  test('is refused if the tax can’t be decided, with what is missing', async () => {
    const buyerId = await filled(null);
    const refused = await bench.press(buyerId);
    expect(refused).toEqual({
      ok: false,
      error: {
        code: 'TAX_UNDECIDED',
        message: 'Xarxa has no VAT ID, so it can’t sell across this border. Nothing was bought.',
      },
    });
    expect(await countOrders()).toBe(0);
  });

  test('stores the answer of VIES, and is refused once VIES knows no such number', async () => {
    const vatChecks = createVatChecks({ ids: bench.orderParts.ids });
    const orders = createOrders({ ...bench.orderParts, vatChecks });
    const buyAs = async (buyerId: string) => {
      const { version, checkoutKey, sums } = await bench.carts.getCart(buyerId);
      return orders.checkout({ userId: buyerId }, checkoutKey, {
        cartVersion: version,
        expectedTotal: { amountMinor: sums.totalMinor, currency: 'EUR' },
      });
    };
    const buyerId = await filled();
    const { orderId } = await valueOf(buyAs(buyerId));
    const checkedAt = bench.clock.now();
    await bench.db
      .updateTable('vatChecks')
      .set({ state: 'valid', checkedAt, consultationNumber: 'WAPIAAAAY0000001' })
      .execute();
    const read = await valueOf(orders.getOrder(bench.sessionOf(buyerId, 'crew_member'), orderId));
    expect(read.place.vatCheck).toEqual({
      state: 'valid',
      checkedAt,
      consultationNumber: 'WAPIAAAAY0000001',
    });
    await bench.db.updateTable('vatChecks').set({ state: 'invalid' }).execute();
    expect(await codeOf(buyAs(await filled()))).toBe('TAX_UNDECIDED');
  });
});
