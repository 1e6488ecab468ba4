import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { codeOf, orderBench, valueOf, type OrderBench } from '../testing/order-bench.ts';

let bench: OrderBench;
shareBench(orderBench, (made) => {
  bench = made;
});

type Offer = Awaited<ReturnType<OrderBench['offer']>> & { readonly port?: string; readonly berth?: string };

const shown = async (buyerId: string, offer: Offer, quantity = 2) => {
  const only = { ...offer, quantity };
  const { version, checkoutKey, sums } = await valueOf(bench.carts.getCartOfOne(buyerId, only));
  return {
    key: checkoutKey,
    given: { cartVersion: version, expectedTotal: { amountMinor: sums.totalMinor, currency: 'EUR' }, only },
  };
};
const buy = async (buyerId: string, offer: Offer, quantity = 2) => {
  const { key, given } = await shown(buyerId, offer, quantity);
  return bench.orders.checkout(bench.sessionOf(buyerId, 'crew_member'), key, given);
};

describe('buy now', () => {
  const filled = async () => {
    const buyerId = await bench.buyer();
    const supplierId = await bench.supplier();
    const other = await bench.offer(supplierId, { stock: 9 });
    await bench.add(buyerId, other, 3);
    return { buyerId, supplierId, other, offer: await bench.offer(supplierId, { stock: 5 }) };
  };

  test('creates a separate order, and the cart keeps its lines, details and id', async () => {
    const { buyerId, offer, other } = await filled();
    const before = await bench.carts.getCart(buyerId);
    const order = await valueOf(buy(buyerId, offer));
    // 2 × 89.50 with 21 %, 15.00 for delivery.
    expect(order.totalMinor).toBe(23_159);
    const { version, checkoutKey, openOrder, ...after } = await bench.carts.getCart(buyerId);
    expect(after).toEqual({ ...after, lines: before.lines, details: before.details, sums: before.sums });
    expect([version > before.version, checkoutKey.split('-').slice(0, -1)]).toEqual([
      true,
      before.checkoutKey.split('-').slice(0, -1),
    ]);
    expect(openOrder?.id).toBe(order.orderId);
    expect([await bench.stockOf(offer.inventoryId), await bench.stockOf(other.inventoryId)]).toEqual([3, 9]);
  });

  test('can buy an item that is in the cart too, where it stays', async () => {
    const { buyerId, other } = await filled();
    await valueOf(buy(buyerId, other, 1));
    const { lines } = await bench.carts.getCart(buyerId);
    expect(lines.map(({ quantity }) => quantity)).toEqual([3]);
  });

  test("delivers to its own destination if one is given, without changing the cart's", async () => {
    const { buyerId, offer } = await filled();
    const toAntibes = { ...offer, port: 'antibes', berth: ' B\u0000 4 ' };
    const { details } = await valueOf(bench.carts.getCartOfOne(buyerId, { ...toAntibes, quantity: 2 }));
    expect(details).toMatchObject({ port: 'antibes', berth: 'B 4' });
    const { orderId } = await valueOf(buy(buyerId, toAntibes));
    expect(await bench.orderOf(orderId)).toMatchObject({ port: 'antibes', berth: 'B 4' });
    expect((await bench.carts.getCart(buyerId)).details).toMatchObject({ port: 'palma', berth: 'Q12' });
    // The cart's berth is not in Antibes.
    expect(await codeOf(buy(buyerId, { ...offer, port: 'antibes' }))).toBe('VALIDATION');
  });

  test('refuses an unknown port', async () => {
    const { buyerId, offer } = await filled();
    const unknown = { ...offer, port: 'atlantis' };
    expect(await codeOf(bench.carts.getCartOfOne(buyerId, { ...unknown, quantity: 2 }))).toBe('NOT_FOUND');
    const { key, given } = await shown(buyerId, offer);
    const session = bench.sessionOf(buyerId, 'crew_member');
    const only = { ...given.only, port: 'atlantis' };
    expect(await codeOf(bench.orders.checkout(session, key, { ...given, only }))).toBe('CART_EMPTY');
  });

  test('needs no cart: one is created for the destination', async () => {
    const buyerId = await bench.buyer();
    const offer = await bench.offer(await bench.supplier(), { stock: 5 });
    await bench.db.updateTable('deliveryMethods').set({ kind: 'collection' }).execute();
    // It cannot be collected before its destination is known.
    expect(await codeOf(buy(buyerId, offer))).toBe('VALIDATION');
    expect(await codeOf(buy(buyerId, { ...offer, port: 'palma' }))).toBe('done');
    expect((await bench.carts.getCart(buyerId)).lines).toEqual([]);
  });

  test('pressed ten times at once creates one order; bought again, another', async () => {
    const { buyerId, offer } = await filled();
    const { key, given } = await shown(buyerId, offer);
    const session = bench.sessionOf(buyerId, 'crew_member');
    const presses = await Promise.all(
      Array.from({ length: 10 }, async () => valueOf(bench.orders.checkout(session, key, given))),
    );
    const again = await valueOf(buy(buyerId, offer));
    expect(new Set([...presses, again].map(({ orderId }) => orderId)).size).toBe(2);
    expect(await bench.stockOf(offer.inventoryId)).toBe(1);
  });

  test('refuses the key of another quantity', async () => {
    const { buyerId, offer } = await filled();
    const { key, given } = await shown(buyerId, offer);
    const session = bench.sessionOf(buyerId, 'crew_member');
    await valueOf(bench.orders.checkout(session, key, given));
    const more = { ...given, only: { ...offer, quantity: 3 } };
    expect(await codeOf(bench.orders.checkout(session, key, more))).toBe('KEY_USED_OTHERWISE');
  });

  test('puts nothing into the cart if it is not paid, and restores the stock', async () => {
    const { buyerId, offer } = await filled();
    const { lines } = await bench.carts.getCart(buyerId);
    const { orderId } = await valueOf(buy(buyerId, offer));
    await bench.expire(orderId);
    expect((await bench.orderOf(orderId)).status).toBe('payment_expired');
    expect((await bench.carts.getCart(buyerId)).lines).toEqual(lines);
    expect(await bench.stockOf(offer.inventoryId)).toBe(5);
  });

  test('is refused like a cart: sold out, deleted, or no such offer', async () => {
    const { buyerId, offer } = await filled();
    const { key, given } = await shown(buyerId, offer);
    const session = bench.sessionOf(buyerId, 'crew_member');
    await bench.changeItem(offer.inventoryId, { stock: 1 });
    expect(await codeOf(bench.orders.checkout(session, key, given))).toBe('NOT_ENOUGH_STOCK');
    await bench.changeItem(offer.inventoryId, { status: 'archived' });
    expect(await codeOf(bench.orders.checkout(session, key, given))).toBe('LISTING_NOT_AVAILABLE');
    const unknown = { ...offer, productId: offer.inventoryId, quantity: 1 };
    expect(await codeOf(bench.carts.getCartOfOne(buyerId, unknown))).toBe('NOT_FOUND');
    expect(await codeOf(bench.orders.checkout(session, key, { ...given, only: unknown }))).toBe('CART_EMPTY');
  });
});
