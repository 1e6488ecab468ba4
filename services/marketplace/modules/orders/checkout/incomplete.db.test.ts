import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { codeOf, orderBench, valueOf, type OrderBench } from '../testing/order-bench.ts';

let bench: OrderBench;
shareBench(orderBench, (made) => {
  bench = made;
});

type Placed = Awaited<ReturnType<OrderBench['placed']>>;

/** Confirms three of five. */
const confirmThree = async ({ first }: Placed, note?: string) => {
  const [line] = await bench.linesOf(first.id);
  const lines = [{ lineId: line?.id ?? '', quantity: 3 }];
  return codeOf(bench.act(first.supplier, first.id, { action: 'confirm', lines, note }));
};

const standing = async ({ orderId, first }: Placed) => {
  const [subOrder] = await bench.subOrdersOf(orderId);
  return {
    status: subOrder?.status,
    accepted: subOrder?.acceptedTotalMinor,
    delivery: subOrder?.acceptedDeliveryMinor,
    commission: subOrder?.commissionMinor,
    readyOn: subOrder?.readyOn,
    stock: await bench.stockOf(first.inventoryId),
    settles: (await bench.jobs('settle_payment')).length,
  };
};

const lastMailTo = async (userId: string) => (await bench.mailsTo(userId)).at(-1);

// Three of 89.50 with 21 % tax, and 15.00 for delivery; ten percent of the goods.
const three = { accepted: 26_850 + 5_639 + 1_500, delivery: 1_500, commission: 2_685, stock: 7 };

describe('a confirmation of less than the order', () => {
  test.each([null, 'ask'] as const)(
    'asks a crew that chose %s, line by line, before anything is agreed',
    async (ifIncomplete) => {
      const placed = await bench.placed({ quantity: 5, ifIncomplete });
      expect(await confirmThree(placed)).toBe('done');
      expect(await standing(placed)).toMatchObject({
        status: 'change_proposed',
        accepted: null,
        stock: 5,
        settles: 0,
      });
      const asked = await lastMailTo(placed.buyer.userId);
      expect(asked?.subject).toMatch(/^Chandlery 1 proposes a change to /);
      expect(asked?.text).toContain('Proposed: 3 of 5 × Fender F4');
      expect(asked?.text).toContain('It would come to €339.89 instead of €556.48');
      // Stated once, in the page's words.
      expect(asked?.text).not.toContain('Available:');
      expect(asked?.text).toContain('Please accept or refuse it');
      expect(asked?.text).toContain('It’s expected on 22 November 2026.');
      expect(await codeOf(bench.act(placed.buyer, placed.first.id, { action: 'accept_change' }))).toBe(
        'done',
      );
      expect(await standing(placed)).toEqual({
        status: 'confirmed',
        readyOn: '2026-11-22',
        settles: 1,
        ...three,
      });
    },
  );

  test('that the buyer refuses ends the sub-order, and everything is on sale again', async () => {
    const placed = await bench.placed({ quantity: 5 });
    await confirmThree(placed, 'The others come in May.');
    const order = await valueOf(bench.orders.getOrder(placed.buyer, placed.orderId));
    expect(order.subOrders[0]?.proposal).toMatchObject({
      message: 'The others come in May.',
      sums: { totalMinor: three.accepted },
    });
    expect(await codeOf(bench.act(placed.buyer, placed.first.id, { action: 'refuse_change' }))).toBe('done');
    expect(await standing(placed)).toMatchObject({
      status: 'cancelled',
      accepted: 0,
      delivery: 0,
      stock: 10,
      settles: 1,
    });
  });

  test('is agreed if the buyer accepts what is available, and its mail names what is missing', async () => {
    const placed = await bench.placed({ quantity: 5, ifIncomplete: 'send' });
    expect(await confirmThree(placed)).toBe('done');
    expect(await standing(placed)).toEqual({
      status: 'confirmed',
      readyOn: '2026-11-22',
      settles: 1,
      ...three,
    });
    const mail = await lastMailTo(placed.buyer.userId);
    expect(mail?.text).toContain('Not included: 2 of 5 × Fender F4');
    expect(mail?.text).toContain('You aren’t charged for this.');
  });

  test('ends the sub-order if the buyer needs everything, with the available quantities as the reason', async () => {
    const placed = await bench.placed({ quantity: 5, ifIncomplete: 'cancel' });
    expect(await confirmThree(placed)).toBe('done');
    expect(await standing(placed)).toMatchObject({
      status: 'declined',
      accepted: 0,
      delivery: 0,
      stock: 10,
      settles: 1,
    });
    expect((await lastMailTo(placed.buyer.userId))?.text).toContain('“Available: 3 of 5 × Fender F4');
  });

  test('of a collected sub-order has no delivery cost, before and after', async () => {
    const placed = await bench.placed({ quantity: 5, ifIncomplete: 'send', kind: 'collection' });
    await confirmThree(placed);
    expect(await standing(placed)).toMatchObject({
      accepted: 26_850 + 5_639,
      delivery: 0,
      readyOn: '2026-11-21',
    });
  });
});

test.each(['ask', 'cancel', 'send'] as const)(
  'a whole confirmation is agreed at once, also where the crew chose %s',
  async (ifIncomplete) => {
    const placed = await bench.placed({ quantity: 5, ifIncomplete });
    const [line] = await bench.linesOf(placed.first.id);
    const lines = [{ lineId: line?.id ?? '', quantity: 5 }];
    expect(
      await codeOf(bench.act(placed.first.supplier, placed.first.id, { action: 'confirm', lines })),
    ).toBe('done');
    expect(await standing(placed)).toMatchObject({ status: 'confirmed', stock: 5 });
  },
);

describe('the expected date', () => {
  const at = async (placed: Placed) => {
    const { subOrders } = await valueOf(bench.orders.getOrder(placed.buyer, placed.orderId));
    const { items } = await valueOf(bench.orders.listOrders(placed.buyer, {}));
    return [subOrders[0]?.readyOn, items[0]?.expectedOn];
  };
  const act = (placed: Placed, given: Parameters<OrderBench['act']>[2]) =>
    codeOf(bench.act(placed.first.supplier, placed.first.id, given));

  test('is the supplier’s, or that of the delivery method, on the order and in the list', async () => {
    const [own, usual] = [await bench.placed(), await bench.placed()];
    await act(own, { action: 'confirm', readyOn: '2026-12-01' });
    await act(usual, { action: 'confirm' });
    expect([await at(own), await at(usual)]).toEqual([
      ['2026-12-01', '2026-12-01'],
      ['2026-11-22', '2026-11-22'],
    ]);
  });

  test('is changed later with a mail, and not to a date that has passed', async () => {
    const placed = await bench.placed();
    expect(await act(placed, { action: 'change_date', readyOn: '2026-12-01' })).toBe('NOT_ALLOWED_NOW');
    await act(placed, { action: 'confirm' });
    expect(await act(placed, { action: 'change_date' })).toBe('VALIDATION');
    expect(await act(placed, { action: 'change_date', readyOn: '2026-11-18' })).toBe('VALIDATION');
    expect(
      await act(placed, { action: 'change_date', readyOn: '2026-12-02', note: 'The ferry is late.' }),
    ).toBe('done');
    expect(await at(placed)).toEqual(['2026-12-02', '2026-12-02']);
    const mail = await lastMailTo(placed.buyer.userId);
    expect(mail?.subject).toMatch(/^Chandlery 1 has changed the date of /);
    expect(mail?.text).toContain('It’s expected on 2 December 2026.');
    expect(mail?.text).toContain('“The ferry is late.”');
    const order = await valueOf(bench.orders.getOrder(placed.buyer, placed.orderId));
    expect(order.status).toBe('confirmed');
  });

  test('of a delivered sub-order is no longer listed', async () => {
    const placed = await bench.placed();
    await act(placed, { action: 'confirm' });
    await bench.charge(placed.orderId);
    await act(placed, { action: 'dispatch' });
    await act(placed, { action: 'mark_delivered' });
    expect(await at(placed)).toEqual(['2026-11-22', null]);
  });

  test('a dispatch takes a tracking link that is an https address, and mails it', async () => {
    const placed = await bench.placed();
    await act(placed, { action: 'confirm' });
    await bench.charge(placed.orderId);
    for (const trackingUrl of [
      'http://carrier.example.com/1',
      'https://user:word@carrier.example.com',
      'https://carrier',
    ])
      expect(await act(placed, { action: 'dispatch', trackingUrl })).toBe('VALIDATION');
    const trackingUrl = 'https://carrier.example.com/follow?id=1';
    expect(await act(placed, { action: 'dispatch', tracking: 'MRW 1', trackingUrl })).toBe('done');
    const order = await valueOf(bench.orders.getOrder(placed.buyer, placed.orderId));
    expect(order.subOrders[0]).toMatchObject({ tracking: 'MRW 1', trackingUrl });
    expect((await lastMailTo(placed.buyer.userId))?.text).toContain(`Follow it: ${trackingUrl}`);
  });
});
