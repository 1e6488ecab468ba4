import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { codeOf, orderBench, valueOf, type OrderBench } from '../testing/order-bench.ts';

let bench: OrderBench;
shareBench(orderBench, (made) => {
  bench = made;
});

describe('an order', () => {
  test('is shown to its buyer, with what happened in their terms', async () => {
    const { orderId, buyer, first } = await bench.placed();
    await valueOf(bench.act(first.supplier, first.id, { action: 'confirm', note: 'Packed.' }));
    const order = await valueOf(bench.orders.getOrder(buyer, orderId));
    expect(order.timeline.map(({ process, status, by, note }) => [process, status, by, note])).toEqual([
      ['order', 'pending_payment', 'you', null],
      ['order', 'placed', 'you', null],
      ['sub_order', 'pending_confirmation', 'you', null],
      ['sub_order', 'confirmed', 'supplier', 'Packed.'],
      ['order', 'confirmed', 'supplier', null],
    ]);
    expect(order).toMatchObject({ paidMinor: 0, refundedMinor: 0, actions: [], expiresAt: null });
    expect(order.subOrders).toMatchObject([
      { commissionMinor: null, shareMinor: null, answerBy: null, actions: ['cancel'] },
    ]);
  });

  test('that awaits its payment can be paid or cancelled, and shows until when', async () => {
    const buyerId = await bench.buyer();
    await bench.add(buyerId, await bench.offer(await bench.supplier()));
    const { orderId, expiresAt } = await valueOf(bench.press(buyerId));
    const order = await valueOf(bench.orders.getOrder(bench.sessionOf(buyerId, 'crew_member'), orderId));
    expect([order.actions, order.expiresAt, order.payment.status]).toEqual([
      ['pay', 'give_up'],
      expiresAt,
      'created',
    ]);
  });

  test('that waits for the last answer shows from when to when it is expected, and moves with it', async () => {
    const { orderId, buyer, subOrders } = await bench.placed({ suppliers: 2 });
    const [first, second] = subOrders;
    if (!first || !second) throw new Error('the order has two parts');
    const start = bench.clock.now().getTime();
    const dayIn = (days: number) => new Date(start + days * 24 * 3_600_000).toISOString().slice(0, 10);
    const expectedOf = async ({ id }: { readonly id: string }) => {
      const order = await valueOf(bench.orders.getOrder(buyer, orderId));
      const part = order.subOrders.find((one) => one.id === id);
      return [part?.readyOn, part?.latestReadyOn];
    };
    await valueOf(bench.act(first.supplier, first.id, { action: 'confirm', readyOn: dayIn(4) }));
    expect(await expectedOf(first)).toEqual([dayIn(4), dayIn(7)]);
    bench.clock.advance(2 * 24 * 3_600_000);
    await valueOf(bench.act(second.supplier, second.id, { action: 'confirm', readyOn: dayIn(5) }));
    await bench.settle(orderId);
    await bench.settle(orderId);
    await bench.charge(orderId);
    expect(await expectedOf(first)).toEqual([dayIn(6), null]);
    expect(await expectedOf(second)).toEqual([dayIn(5), null]);
    const { timeline } = await valueOf(bench.orders.getOrder(buyer, orderId));
    expect(timeline.filter(({ command }) => command === 'change_date')).toMatchObject([
      { subOrderId: first.id, by: 'system' },
    ]);
    const [mail] = (await bench.mailsTo(buyer.userId)).filter(({ subject }) =>
      /1 has confirmed/.test(subject),
    );
    expect(mail?.text).toContain('if the last answer takes days, the day moves by as many');
  });

  test('shows an admin the commission, and a stranger nothing', async () => {
    const { orderId, first } = await bench.placed();
    const order = await valueOf(bench.orders.getAnyOrder(await bench.admin(), orderId));
    expect(order.subOrders.map(({ commissionMinor }) => commissionMinor)).toEqual([1790]);
    const stranger = bench.sessionOf(await bench.buyer(), 'crew_member');
    expect(await codeOf(bench.orders.getOrder(stranger, orderId))).toBe('NOT_FOUND');
    expect(await codeOf(bench.orders.getSubOrder(stranger, first.id))).toBe('NOT_FOUND');
  });

  test('shows its supplier every delivery detail of the cart, and the note in the mail too', async () => {
    const [buyerId, supplierId] = [await bench.buyer(), await bench.supplier()];
    const yachtId = await bench.yachtOf(buyerId);
    await bench.db.updateTable('vendors').set({ country: 'ES' }).where('id', '=', supplierId).execute();
    await bench.add(buyerId, await bench.offer(supplierId));
    const details = {
      berth: 'Moll Vell 14',
      contact: 'Marina Soler',
      arrivesFrom: '2026-11-24T09:00:00.000Z',
      arrivesUntil: '2026-11-27T16:00:00.000Z',
      latestUsefulOn: '2026-11-27',
      noteToSupplier: 'Call first.\nAsk for the bosun.',
      ifIncomplete: 'cancel',
      billTo: {
        status: 'business',
        country: 'ES',
        vatId: 'ESB12345674',
        usedCommercially: false,
        companyName: 'Halcyon Charter S.L.',
        street: 'Carrer de Sant Magí 12',
        postalCode: '07013',
        city: 'Palma',
      },
      poNumber: 'HT-114',
      costCentre: 'Deck',
    } as const;
    await valueOf(bench.carts.updateCartDetails(buyerId, { ...details, yachtId, port: 'palma' }));
    const { orderId } = await valueOf(bench.press(buyerId));
    await bench.pay(orderId);
    const [part] = await bench.subOrdersOf(orderId);
    const shown = await valueOf(
      bench.orders.getSubOrder(bench.sessionOf(supplierId, 'supplier'), String(part?.id)),
    );
    expect(shown.place).toEqual({
      ...details,
      arrivesFrom: new Date(details.arrivesFrom),
      arrivesUntil: new Date(details.arrivesUntil),
      yachtName: 'Halcyon Tide',
      port: 'Palma',
      portTimeZone: 'Europe/Madrid',
      vatCheck: null,
    });
    const [asked] = await bench.mailsTo(supplierId);
    expect(asked?.text).toContain('(Halcyon Tide, Moll Vell 14, Palma)');
    expect(asked?.text).toContain('Note: “Call first.');
    for (const mail of [asked, ...(await bench.mailsTo(buyerId))]) {
      expect(mail?.text).toContain('Invoice to: Halcyon Charter S.L., VAT ID ESB12345674,');
      expect(mail?.text).toContain('PO number: HT-114.');
      expect(mail?.text).toContain('Cost centre: Deck.');
    }
    expect(asked?.text).toContain('The buyer needs everything');
    expect(asked?.html).toContain('Ask for the bosun.');
  });

  test('shows its supplier their own part alone', async () => {
    const { subOrders } = await bench.placed({ suppliers: 2 });
    const [one, other] = subOrders;
    if (!one || !other) throw new Error('there are two');
    await valueOf(bench.act(other.supplier, other.id, { action: 'decline', note: 'None left.' }));
    const shown = await valueOf(bench.orders.getSubOrder(one.supplier, one.id));
    expect(shown.timeline.map(({ subOrderId, status, by }) => [subOrderId, status, by])).toEqual([
      [one.id, 'pending_confirmation', 'buyer'],
    ]);
    expect(await codeOf(bench.orders.getSubOrder(one.supplier, other.id))).toBe('NOT_FOUND');
  });

  test('that nobody has paid is not shown to its supplier', async () => {
    const buyerId = await bench.buyer();
    const supplierId = await bench.supplier();
    await bench.add(buyerId, await bench.offer(supplierId));
    const { orderId } = await valueOf(bench.press(buyerId));
    const [row] = await bench.subOrdersOf(orderId);
    const supplier = bench.sessionOf(supplierId, 'supplier');
    const decline = { action: 'decline', note: 'No.' } as const;
    expect([
      await codeOf(bench.orders.getSubOrder(supplier, row?.id ?? '')),
      await codeOf(bench.act(supplier, row?.id ?? '', decline)),
      (await valueOf(bench.orders.listSubOrders(supplier, {}))).total,
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 0]);
  });

  test('keeps an accepted proposal, which shows what was agreed', async () => {
    const { orderId, buyer, first } = await bench.placed();
    const [line] = await bench.linesOf(first.id);
    const lines = [
      { lineId: line?.id ?? '', quantity: 2, unitPriceMinor: 8000, substitute: 'Fender F4, White' },
    ];
    const proposal = { message: 'White ones?', lines };
    await valueOf(bench.act(first.supplier, first.id, { action: 'propose_change', proposal }));
    const before = await valueOf(bench.orders.getOrder(buyer, orderId));
    expect(before.subOrders[0]?.proposal).toMatchObject({
      message: 'White ones?',
      // Two days to a berth: the supplier named no other expected date.
      readyOn: '2026-11-22',
      lines,
      sums: { subtotalMinor: 16_000, taxMinor: 3_360, deliveryMinor: 1_500, totalMinor: 20_860 },
      commissionMinor: null,
      shareMinor: null,
    });
    // Its supplier sees the expected division: 10 % of 160.00, and the remainder.
    const asked = await valueOf(bench.orders.getSubOrder(first.supplier, first.id));
    expect(asked.subOrder.proposal).toMatchObject({ commissionMinor: 1_600, shareMinor: 19_260 });
    await valueOf(bench.act(buyer, first.id, { action: 'accept_change' }));
    const after = await valueOf(bench.orders.getOrder(buyer, orderId));
    const due = { subtotalMinor: 16_000, taxMinor: 3_360, deliveryMinor: 1_500, totalMinor: 20_860 };
    expect(after.subOrders[0]).toMatchObject({
      due,
      note: null,
      proposal: { sums: { totalMinor: 20_860 } },
      // The ordered sums, next to the accepted ones.
      subtotalMinor: 17_900,
      taxMinor: 3_759,
      totalMinor: 23_159,
      lines: [
        {
          unitPriceMinor: 8950,
          netMinor: 17_900,
          name: 'Fender F4, White',
          variant: null,
          sku: null,
          insteadOf: { name: 'Fender F4', variant: 'Navy' },
          accepted: { quantity: 2, unitPriceMinor: 8000, netMinor: 16_000 },
        },
      ],
    });
    expect([after.due, after.totalMinor, after.afterRefundsMinor]).toEqual([due, 23_159, 20_860]);
    // Both are found by either name.
    for (const q of ['F4, white', 'F4 navy']) {
      expect((await valueOf(bench.orders.listOrders(buyer, { q }))).total).toBe(1);
      expect((await valueOf(bench.orders.listSubOrders(first.supplier, { q }))).total).toBe(1);
    }
  });
});

describe('the amount due', () => {
  test('is the accepted amount once answered, the ordered amount before that; the list shows the same', async () => {
    const { orderId, buyer, subOrders } = await bench.placed({ suppliers: 3, ifIncomplete: 'send' });
    const [partly, declined] = subOrders;
    if (!partly || !declined) throw new Error('there are three');
    const [line] = await bench.linesOf(partly.id);
    const lines = [{ lineId: line?.id ?? '', quantity: 1 }];
    await valueOf(bench.act(partly.supplier, partly.id, { action: 'confirm', lines }));
    await valueOf(bench.act(declined.supplier, declined.id, { action: 'decline', note: 'None left.' }));
    const order = await valueOf(bench.orders.getOrder(buyer, orderId));
    expect(order.subOrders.map(({ due }) => due)).toEqual([
      { subtotalMinor: 8950, taxMinor: 1880, deliveryMinor: 1500, totalMinor: 12_330 },
      { subtotalMinor: 0, taxMinor: 0, deliveryMinor: 0, totalMinor: 0 },
      { subtotalMinor: 17_900, taxMinor: 3759, deliveryMinor: 1500, totalMinor: 23_159 },
    ]);
    expect([order.totalMinor, order.due, order.afterRefundsMinor]).toEqual([
      3 * 23_159,
      { subtotalMinor: 26_850, taxMinor: 5639, deliveryMinor: 3000, totalMinor: 35_489 },
      35_489,
    ]);
    expect(order.subOrders[0]?.lines.map(({ quantity, accepted }) => [quantity, accepted])).toEqual([
      [2, { quantity: 1, unitPriceMinor: 8950, netMinor: 8950 }],
    ]);
    const { items } = await valueOf(bench.orders.listOrders(buyer, {}));
    expect(items.map(({ totalMinor, dueMinor }) => [totalMinor, dueMinor])).toEqual([[3 * 23_159, 35_489]]);
    // One of two, none, and both of a third sub-order that is not answered.
    expect(items.map((row) => [row.firstQuantity, row.items, row.lines])).toEqual([[1, 3, 2]]);
    const listedFor = async (supplier: typeof partly.supplier) =>
      (await valueOf(bench.orders.listSubOrders(supplier, {}))).items.map((row) => [
        row.firstQuantity,
        row.items,
        row.lines,
      ]);
    // A declined sub-order is listed with its ordered sums.
    expect([await listedFor(partly.supplier), await listedFor(declined.supplier)]).toEqual([
      [[1, 1, 1]],
      [[2, 2, 1]],
    ]);
    const shown = await valueOf(bench.orders.getSubOrder(partly.supplier, partly.id));
    expect([shown.subOrder.commissionMinor, shown.subOrder.shareMinor]).toEqual([895, 11_435]);
  });

  test('is zero for an order that was never paid', async () => {
    const buyerId = await bench.buyer();
    await bench.add(buyerId, await bench.offer(await bench.supplier()));
    const { orderId } = await valueOf(bench.press(buyerId));
    await bench.expire(orderId);
    const order = await valueOf(bench.orders.getOrder(bench.sessionOf(buyerId, 'crew_member'), orderId));
    expect([order.due.totalMinor, order.totalMinor > 0]).toEqual([0, true]);
  });
});

test('names who acted only to those who may know: suppliers by company, their people to colleagues and admins, admins to admins', async () => {
  const placed = await bench.placed();
  const { orderId, buyer, first } = placed;
  const admin = await bench.admin();
  await valueOf(bench.act(first.supplier, first.id, { action: 'confirm' }));
  await bench.charge(orderId);
  await valueOf(bench.act(first.supplier, first.id, { action: 'dispatch' }));
  await valueOf(bench.act(first.supplier, first.id, { action: 'mark_delivered' }));
  await valueOf(bench.act(buyer, first.id, { action: 'dispute', note: 'Torn.' }));
  await valueOf(bench.act(first.supplier, first.id, { action: 'contest_dispute', note: 'It was whole.' }));
  await valueOf(bench.act(admin, first.id, { action: 'settle_dispute', note: 'It was whole.' }));
  const names = (
    timeline: readonly { process: string; command: string; by: string; byName: string | null }[],
  ) =>
    timeline
      .filter(({ process, command }) => process === 'sub_order' && /^(confirm|dispute|settle)/.test(command))
      .map(({ command, by, byName }) => `${command} ${by} ${byName ?? '-'}`);
  const colleague = await bench.colleagueOf(first.supplier);
  const [ofBuyer, ofAdmin, ofSupplier, ofColleague] = [
    await valueOf(bench.orders.getOrder(buyer, orderId)),
    await valueOf(bench.orders.getAnyOrder(admin, orderId)),
    await valueOf(bench.orders.getSubOrder(first.supplier, first.id)),
    await valueOf(bench.orders.getSubOrder(colleague, first.id)),
  ];
  const buyerName = ofAdmin.buyerName;
  expect(names(ofBuyer.timeline)).toEqual([
    'confirm supplier Chandlery 1',
    'dispute you -',
    'settle_dispute admin -',
  ]);
  expect(names(ofSupplier.timeline)).toEqual([
    'confirm you -',
    `dispute buyer ${buyerName}`,
    'settle_dispute admin -',
  ]);
  expect(names(ofColleague.timeline)[0]).toBe('confirm supplier Nadia Serra, Chandlery 1');
  expect(names(ofAdmin.timeline)).toEqual([
    'confirm supplier Nadia Serra, Chandlery 1',
    `dispute buyer ${buyerName}`,
    'settle_dispute you -',
  ]);
});

test('times are shown with the time zone of their port', async () => {
  const { orderId, buyer } = await bench.placed();
  await bench.db.updateTable('orders').set({ port: 'palma' }).where('id', '=', orderId).execute();
  const { place } = await valueOf(bench.orders.getOrder(buyer, orderId));
  expect([place.port, place.portTimeZone]).toEqual(['Palma', 'Europe/Madrid']);
});

describe('the list of own orders', () => {
  const three = async () => {
    const buyerId = await bench.buyer();
    const supplierId = await bench.supplier({ name: 'Xarxa Chandlery' });
    const offers = [];
    for (const name of ['Fender F4', '100% cotton line', 'Snatch block'])
      offers.push(await bench.offer(supplierId, { name }));
    const ids: string[] = [];
    for (const offer of offers) {
      bench.clock.advance(1000);
      await bench.add(buyerId, offer);
      ids.push((await valueOf(bench.press(buyerId))).orderId);
    }
    return { buyer: bench.sessionOf(buyerId, 'crew_member'), supplierId, ids };
  };

  test('is read in pages, the latest first, each order once', async () => {
    const { buyer, ids } = await three();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await valueOf(bench.orders.listOrders(buyer, { limit: 2, cursor }));
      expect(page.total).toBe(3);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(ids.toReversed());
  });

  test('is searched by number, product and supplier, by words as written', async () => {
    const { buyer, ids } = await three();
    const { number } = await bench.orderOf(ids[1] ?? '');
    const found = async (q: string) =>
      (await valueOf(bench.orders.listOrders(buyer, { q }))).items.map(({ id }) => ids.indexOf(id));
    expect(
      await Promise.all([`q-${number}`, '0%', 'snatch block', 'xarxa fender', 'nobody'].map(found)),
    ).toEqual([[1], [1], [2], [0], []]);
    // Only where nothing has the words: their English, then names that resemble them.
    expect(await Promise.all(['xarxa parabordo', 'xarxa chandelry'].map(found))).toEqual([[0], [2, 1, 0]]);
  });

  test('is filtered by status, and another person finds none of it', async () => {
    const { buyer, ids } = await three();
    await bench.pay(ids[0] ?? '');
    const { items, total } = await valueOf(bench.orders.listOrders(buyer, { status: 'placed' }));
    expect([items.map(({ id }) => id), total]).toEqual([[ids[0]], 1]);
    expect(items).toMatchObject([
      {
        items: 1,
        firstItem: 'Fender F4',
        firstQuantity: 1,
        lines: 1,
        suppliers: [{ name: 'Xarxa Chandlery', status: 'pending_confirmation' }],
      },
    ]);
    const stranger = bench.sessionOf(await bench.buyer(), 'crew_member');
    expect((await valueOf(bench.orders.listOrders(stranger, {}))).total).toBe(0);
    expect((await valueOf(bench.orders.listAllOrders({}))).total).toBe(3);
  });

  test('finds those of a buyer’s address or telephone for admins alone', async () => {
    const { buyer, ids, supplierId } = await three();
    await bench.db
      .updateTable('users')
      .set({ email: 'second.mate@halcyon.example', phone: '+34 600 123 456' })
      .where('id', '=', buyer.userId)
      .execute();
    await bench.db
      .updateTable('vendors')
      .set({ contactPhone: '+33 4 93 00 00 01' })
      .where('id', '=', supplierId)
      .execute();
    for (const q of ['second.mate@halcyon.example', '0034-600123456', '+34 600', '04 93 00 00 01']) {
      const { items } = await valueOf(bench.orders.listAllOrders({ q }));
      expect([q, items.map(({ id }) => id).sort()]).toEqual([q, [...ids].sort()]);
      expect((await valueOf(bench.orders.listOrders(buyer, { q }))).total).toBe(0);
    }
    expect((await valueOf(bench.orders.listAllOrders({ q: '+34 601' }))).total).toBe(0);
  });

  test('refuses a cursor that no page returned', async () => {
    const { buyer } = await three();
    for (const cursor of ['x', 'W10', Buffer.from('[1,"x"]').toString('base64url')])
      expect(await codeOf(bench.orders.listOrders(buyer, { cursor }))).toBe('VALIDATION');
  });
});

describe('the list of a supplier', () => {
  test('lists what awaits an answer first, by the time left, then what is to be sent by its expected date; and counts its tabs', async () => {
    const supplierId = await bench.supplier();
    const supplier = bench.sessionOf(supplierId, 'supplier');
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      bench.clock.advance(60_000);
      const buyerId = await bench.buyer();
      await bench.add(buyerId, await bench.offer(supplierId, { name: `Fender ${count}` }));
      const { orderId } = await valueOf(bench.press(buyerId));
      await bench.pay(orderId);
      ids.push((await bench.subOrdersOf(orderId))[0]?.id ?? '');
      if (count === 2) await bench.charge(orderId);
    }
    // The third (captured) and the first are confirmed, the second is to be answered within 24 hours, before the
    // fourth. What was ordered later has an earlier expected date.
    const days = ['2026-11-25', '', '2026-11-23'];
    for (const index of [0, 2])
      await valueOf(bench.act(supplier, ids[index] ?? '', { action: 'confirm', readyOn: days[index] ?? '' }));
    const proposal = { message: 'A day later?' };
    await valueOf(bench.act(supplier, ids[1] ?? '', { action: 'propose_change', proposal }));

    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await valueOf(bench.orders.listSubOrders(supplier, { limit: 1, cursor }));
      seen.push(...page.items.map(({ id }) => ids.indexOf(id)));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([1, 3, 2, 0]);
    const { items, total, counts } = await valueOf(bench.orders.listSubOrders(supplier, { tab: 'to_send' }));
    expect([items.map(({ id }) => ids.indexOf(id)), total, counts]).toEqual([
      [2, 0],
      2,
      { all: 4, to_answer: 1, waiting: 1, returns: 0, to_send: 2, on_the_way: 0, done: 0, closed: 0 },
    ]);
    expect(items.map(({ readyOn }) => readyOn)).toEqual(['2026-11-23', '2026-11-25']);
    expect(items.map(({ actions }) => actions)).toEqual([
      ['start_preparing', 'dispatch', 'change_date', 'cancel'],
      ['start_preparing', 'change_date', 'cancel'],
    ]);
    const found = await valueOf(bench.orders.listSubOrders(supplier, { q: 'nobody "fender' }));
    expect([
      found.total,
      (await valueOf(bench.orders.listSubOrders(supplier, { q: 'mara fender' }))).total,
      (await valueOf(bench.orders.listSubOrders(supplier, { q: 'lindqvst' }))).total,
    ]).toEqual([0, 4, 4]);
  });
});
