import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { newId } from '../../services/marketplace/platform/ids.ts';
import { queuedMails } from '../../services/marketplace/platform/mail/testing/queued-mails.ts';
import { instantText } from '../../services/marketplace/platform/mail/index.ts';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import { dayMs } from '../../src/lib/durations.ts';
import { returnsBench, type ReturnsBench } from './returns-bench.ts';
import { tradeBench, type TradeBench } from './trade-bench.ts';
import { stockBefore, type MadeOrder } from './trade-factory.ts';

let bench: TradeBench;
let vendorId: string;
let returning: ReturnsBench;
shareBench(tradeBench, async (made) => {
  bench = made;
  vendorId = await bench.addSupplier();
  returning = returnsBench(bench);
});

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
/** 179.00 of goods, 37.59 tax, 15.00 delivery: 231.59, of which 17.90 is commission. */
const fender = () => ({ vendorId, unitPriceMinor: 8950, quantity: 2, taxBps: 2100, deliveryMinor: 1500 });

/** Two fenders, or at their price what came instead, received, and their supplier paid. */
async function received(substitute: string | null = null): Promise<MadeOrder> {
  const made = await bench.paid([fender()]);
  if (substitute === null) await bench.act(made, 0, 'confirm');
  else {
    const lines = [{ lineId: made.lineIds[0] ?? '', quantity: 2, unitPriceMinor: 8950, substitute }];
    await bench.act(made, 0, 'propose_change', { proposal: { message: 'White ones?', lines } });
    await bench.act(made, 0, 'accept_change');
  }
  await bench.work();
  await bench.complete(made);
  await bench.work();
  expect(await bench.bookOf(made)).toEqual(['capture 23159/1790/21369', 'transfer -21369/0/-21369']);
  return made;
}

describe('an order', () => {
  test('shows in its list and on its page whose turn a return is, and finally what was returned', async () => {
    const made = await received();
    const [buyer, supplier] = [returning.buyer(made), await returning.supplier(made)];
    const shown = async () => {
      const listed = await bench.orders.listOrders(buyer, {});
      const order = await bench.orders.getOrder(buyer, made.id);
      if (!listed.ok || !order.ok) throw new Error('the buyer reads the order');
      const [row] = listed.value.items;
      const [part] = order.value.subOrders;
      expect(row?.openReturns).toEqual(part?.openReturns);
      expect([row?.refundedMinor, row?.dueMinor]).toEqual([
        order.value.refundedMinor,
        order.value.due.totalMinor,
      ]);
      return [row?.openReturns.map(({ status, waitsFor }) => `${status}: ${waitsFor}`), row?.refundedMinor];
    };
    expect(await shown()).toEqual([[], 0]);
    const id = await returning.ask(made, 1);
    expect(await shown()).toEqual([['requested: supplier'], 0]);
    // Whom the notifications ask: a message answers nothing.
    const asked = async () => {
      const rows = bench.db
        .selectFrom('notifications')
        .select(['userId', 'answerBy'])
        .where('asksAbout', '=', id);
      return (await rows.execute()).map(({ userId, answerBy }) => [userId, answerBy]);
    };
    await returning.act(buyer, id, 'write', { note: 'The seam is open.' });
    expect(await asked()).toEqual([[supplier.userId, expect.any(Date)]]);
    await returning.act(supplier, id, 'accept');
    expect([await shown(), await asked()]).toEqual([[['accepted: buyer'], 0], []]);
    await returning.act(buyer, id, 'send_back');
    expect([await shown(), await asked()]).toEqual([
      [['sent_back: supplier'], 0],
      [[supplier.userId, expect.any(Date)]],
    ]);
    await returning.act(supplier, id, 'receive');
    expect(await asked()).toEqual([]);
    await returning.act(supplier, id, 'refund');
    await bench.work();
    expect(await shown()).toEqual([[], 10_830]);
  });
});

describe('an order with an open return', () => {
  test('shows both sides, at the sub-order, each step of the return and what was returned', async () => {
    const made = await received('Fender F4, White');
    const [buyer, supplier] = [returning.buyer(made), await returning.supplier(made)];
    const listed = await returning.returns.list(buyer, made.subOrderIds[0] ?? '');
    expect(listed.ok && listed.value.returnable?.lines.map(({ name }) => name)).toEqual(['Fender F4, White']);
    const id = await returning.ask(made, 1);
    const seen = await returning.returns.view(supplier, id);
    expect(seen.ok && seen.value.lines.map(({ name }) => name)).toEqual(['Fender F4, White']);
    await returning.act(supplier, id, 'accept');
    await returning.act(buyer, id, 'write', { note: 'It leaves on Monday.' });
    await returning.act(buyer, id, 'send_back');
    await returning.act(supplier, id, 'receive');
    await returning.act(supplier, id, 'refund');
    await bench.work();
    const [subOrderId] = made.subOrderIds;
    const order = await bench.orders.getOrder(buyer, made.id);
    const part = await bench.orders.getSubOrder(supplier, subOrderId ?? '');
    if (!order.ok || !part.ok) throw new Error('both read it');
    const ofReturn = (timeline: typeof order.value.timeline) =>
      timeline.flatMap(({ process, command, by, goods }) =>
        process === 'return' ? [`${by}: ${command} ${goods}`] : [],
      );
    expect(ofReturn(order.value.timeline)).toEqual([
      'you: request 1 × Fender F4, White',
      'supplier: accept 1 × Fender F4, White',
      'you: send_back 1 × Fender F4, White',
      'supplier: receive 1 × Fender F4, White',
      'supplier: refund 1 × Fender F4, White',
    ]);
    expect(ofReturn(part.value.timeline).map((each) => each.split(' ', 2).join(' '))).toEqual([
      'buyer: request',
      'you: accept',
      'buyer: send_back',
      'you: receive',
      'you: refund',
    ]);
    const [line] = order.value.subOrders[0]?.lines ?? [];
    expect([line?.returned, line?.goingBack]).toEqual([1, 0]);
    expect(
      order.value.timeline.flatMap(({ command, amount, subOrderId: about }) =>
        amount === null ? [] : [[command, amount, about]],
      ),
    ).toEqual([
      ['capture', eur(23_159), null],
      ['refund', eur(10_830), subOrderId],
    ]);
  });

  test('does not complete, automatically or by its buyer, before the return has ended', async () => {
    const made = await bench.paid([fender()]);
    await bench.act(made, 0, 'confirm');
    await bench.work();
    for (const step of ['start_preparing', 'dispatch', 'mark_delivered'] as const)
      await bench.act(made, 0, step);
    const buyer = returning.buyer(made);
    const [subOrderId = ''] = made.subOrderIds;
    /** Who is asked, in the app, whether it has come. */
    const receiptAsked = async () => {
      const rows = bench.db.selectFrom('notifications').select('userId').where('asksAbout', '=', subOrderId);
      return (await rows.execute()).map(({ userId }) => userId);
    };
    expect(await receiptAsked()).toEqual([buyer.userId]);
    const id = await returning.ask(made, 1);
    expect(await receiptAsked()).toEqual([]);
    const open = ['dispute', 'report_undelivered', 'add_file', 'request_return'];
    const shown = async () => {
      const order = await bench.orders.getOrder(buyer, made.id);
      const part = order.ok ? order.value.subOrders[0] : undefined;
      return [part?.status, part?.actions, part?.completesAt === null];
    };
    expect(await shown()).toEqual(['delivered', open, true]);
    const asked = await bench.orders.getOrder(buyer, made.id);
    const lines = asked.ok ? (asked.value.subOrders[0]?.lines ?? []) : [];
    expect(lines.map(({ returned, goingBack }) => [returned, goingBack])).toEqual([[0, 1]]);
    expect(await bench.orders.act(buyer, subOrderId, { action: 'confirm_receipt' })).toMatchObject({
      error: { code: 'NOT_ALLOWED_NOW' },
    });
    await returning.completeByItself(subOrderId);
    expect(await shown()).toEqual(['delivered', open, true]);
    await bench.forgetJobs();
    await returning.act(buyer, id, 'withdraw');
    expect(await shown()).toEqual(['delivered', ['confirm_receipt', ...open], false]);
    expect(await returning.plannedCompletions()).toEqual([subOrderId]);
    expect(await receiptAsked()).toEqual([buyer.userId]);
    await returning.completeByItself(subOrderId);
    expect(await shown()).toEqual(['completed', ['request_return'], true]);
    expect(await receiptAsked()).toEqual([]);
  });
});

test('an order of which some is kept for less and the rest came back is completed without waiting for its buyer', async () => {
  const made = await bench.paid([fender()]);
  await bench.act(made, 0, 'confirm');
  await bench.work();
  for (const step of ['start_preparing', 'dispatch', 'mark_delivered'] as const)
    await bench.act(made, 0, step);
  const supplier = await returning.supplier(made);
  const [subOrderId = ''] = made.subOrderIds;
  const atOnce = () => returning.plannedCompletions(true);
  const keptForLess = await returning.ask(made, 1, { wanted: 'price_reduction', amount: eur(2500) });
  expect(await returning.act(supplier, keptForLess, 'accept')).toBe('refunded');
  expect(await atOnce()).toEqual([]);
  const id = await returning.ask(made, 1, { kind: 'withdrawal', reason: null, note: null });
  await returning.act(supplier, id, 'receive');
  expect(await atOnce()).toEqual([]);
  expect(await returning.act(supplier, id, 'refund')).toBe('refunded');
  expect(await atOnce()).toEqual([subOrderId]);
  await returning.completeByItself(subOrderId);
  await bench.work();
  const order = await bench.orders.getOrder(returning.buyer(made), made.id);
  expect(order.ok && order.value.subOrders[0]).toMatchObject({ status: 'completed', actions: [] });
  // The supplier keeps the delivery, and what remains of a fender that the buyer keeps.
  expect(await bench.bookOf(made)).toEqual([
    'capture 23159/1790/21369',
    'refund -2500/-207/-2293',
    'refund -10829/-895/-9934',
    'transfer -9142/0/-9142',
  ]);
});

describe('a return', () => {
  test('of an order that is still on its way delivers it, and counts its days from then', async () => {
    const made = await bench.paid([fender()]);
    await bench.act(made, 0, 'confirm');
    await bench.work();
    await bench.act(made, 0, 'dispatch');
    const buyer = returning.buyer(made);
    const partOf = async () => {
      const order = await bench.orders.getOrder(buyer, made.id);
      return order.ok ? order.value.subOrders[0] : undefined;
    };
    expect([(await partOf())?.status, (await partOf())?.actions.includes('request_return')]).toEqual([
      'dispatched',
      true,
    ]);
    expect(await returning.ask(made, 99)).toBe('VALIDATION');
    expect((await partOf())?.status).toBe('dispatched');
    const key = newId();
    const id = await returning.ask(made, 1, {}, key);
    expect(await returning.ask(made, 1, {}, key)).toBe(id);
    expect(await partOf()).toMatchObject({
      status: 'delivered',
      deliveredAt: expect.any(Date) as Date,
      openReturns: [{ status: 'requested' }],
    });
  });

  test('is refunded to the cent with the supplier’s transfer reversed, and its goods are on sale again if the supplier chooses that', async () => {
    const made = await received();
    const [buyer, supplier] = [returning.buyer(made), await returning.supplier(made)];
    const id = await returning.ask(made, 1);
    expect(await returning.act(supplier, id, 'accept', { instructions: 'Pier 4, workshop.' })).toBe(
      'accepted',
    );
    expect(await returning.act(buyer, id, 'send_back', { tracking: 'MR-1' })).toBe('sent_back');
    const [before] = await bench.stockOf(made);
    expect(await returning.act(supplier, id, 'receive', { putBackInStock: true })).toBe('received');
    expect([before, await bench.stockOf(made)]).toEqual([stockBefore - 2, [stockBefore - 1]]);
    expect(await returning.act(supplier, id, 'refund')).toBe('refunded');
    await bench.work();
    // 89.50 and 18.80 tax; the commission on 89.50, 10 %, is returned.
    expect(await bench.bookOf(made)).toEqual([
      'capture 23159/1790/21369',
      'transfer -21369/0/-21369',
      'reversal 9935/0/9935',
      'refund -10830/-895/-9935',
    ]);
    expect(await bench.refundsOf(made)).toEqual(['done 10830 Returned, damaged: “The seam is torn.”']);
    expect(await bench.proof()).toMatchObject({ sumMinor: 0, unbalanced: 0 });
    const notes = await bench.db
      .selectFrom('invoices')
      .select(['kind', 'totalMinor'])
      .orderBy('issuedAt')
      .execute();
    expect(notes.filter(({ kind }) => kind === 'credit_note')).toEqual([
      { kind: 'credit_note', totalMinor: 10_830 },
    ]);
    // Its lines are the returned items.
    const credited = sql<string>`content -> 'lines' -> 0 ->> 'name'`.as('credited');
    expect(
      await bench.db.selectFrom('invoices').select(credited).where('kind', '=', 'credit_note').execute(),
    ).toEqual([{ credited: 'Fender F4' }]);
    const number = `${await bench.numberOf(made)}/1`;
    expect((await bench.mails()).filter((subject) => /return/i.test(subject))).toEqual([
      `You want to return part of ${number}`,
      expect.stringContaining(`wants to return something from ${number}`),
      expect.stringContaining(`accepts your return of ${number}`),
      `The return of ${number} is on its way to you`,
      `Your return of ${number} has arrived`,
    ]);
  });

  test('for part of the money leaves the goods with the buyer', async () => {
    const made = await received();
    const id = await returning.ask(made, 2, { wanted: 'price_reduction', amount: eur(5000) });
    expect(
      await returning.act(await returning.supplier(made), id, 'propose_part', {
        amount: eur(2500),
        note: 'Half?',
      }),
    ).toBe('part_proposed');
    expect(await returning.act(returning.buyer(made), id, 'accept_part')).toBe('refunded');
    await bench.work();
    expect(await bench.refundsOf(made)).toEqual([
      'done 2500 Kept for a lower price, damaged: “The seam is torn.”',
    ]);
    expect(await bench.stockOf(made)).toEqual([stockBefore - 2]);
    // No mail calls it a return.
    const number = `${await bench.numberOf(made)}/1`;
    const mails = (await queuedMails(bench.db)).filter(({ subject }) => subject.includes(number));
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `You want to keep part of ${number} for less`,
        expect.stringMatching(/ wants to keep part of \S+ for less$/),
        expect.stringMatching(/ offers €25\.00 back for /),
        expect.stringMatching(/ accepts €25\.00 back for /),
      ]),
    );
    expect(
      mails.filter(({ subject, text }) => /return/i.test(subject + text)).map(({ subject }) => subject),
    ).toEqual([]);
  });

  test('that was rejected is decided by the admin, in part, with an entry in the audit log', async () => {
    const made = await received();
    const admin = await bench.addAdmin();
    const id = await returning.ask(made, 1);
    expect([
      await returning.act(await returning.supplier(made), id, 'reject'),
      await returning.act(await returning.supplier(made), id, 'reject', { note: 'It left us whole.' }),
      await returning.act(returning.buyer(made), id, 'escalate', { note: 'The box was whole too.' }),
      await returning.act(admin, id, 'decide', { amount: eur(10_831), note: 'Too much.' }),
      await returning.act(admin, id, 'decide', {
        amount: eur(4000),
        goodsComeBack: false,
        note: 'Both of you are right.',
      }),
    ]).toEqual(['VALIDATION', 'rejected', 'escalated', 'VALIDATION', 'refunded']);
    await bench.work();
    expect(await bench.refundsOf(made)).toEqual([
      'done 4000 Returned, damaged: “The seam is torn.” Quayside decided: “Both of you are right.”',
    ]);
    const audit = await bench.db.selectFrom('auditLog').select(['act', 'actorId', 'details']).execute();
    const sum = { agreedMinor: 4000, currency: 'EUR', goodsComeBack: false };
    const details = { returnId: id, note: 'Both of you are right.', ...sum };
    expect(audit).toEqual([{ act: 'return_decide', actorId: admin.userId, details }]);
    // The admins are notified, in the app and by mail.
    const asked = `The return of ${await bench.numberOf(made)}/1 needs a decision`;
    expect((await bench.mails()).filter((subject) => subject === asked)).toHaveLength(1);
    const notified = await bench.db
      .selectFrom('notifications')
      .select(['title', 'readAt'])
      .where('userId', '=', admin.userId)
      .execute();
    // Its decision has settled it.
    expect(notified).toEqual([{ title: asked, readAt: expect.any(Date) }]);
    // The goods stay with the buyer: nothing was returned.
    const order = await bench.orders.getOrder(returning.buyer(made), made.id);
    if (!order.ok) throw new Error('the buyer reads the order');
    expect(order.value.subOrders[0]?.lines[0]?.returned).toBe(0);
    // The reasons are read at the return, not once more in the order's history.
    const steps = order.value.timeline.filter(
      ({ process, command }) => process === 'return' || command === 'refund',
    );
    expect(steps.map(({ command, note }) => [command, note])).toEqual(
      ['request', 'reject', 'escalate', 'decide', 'refund'].map((command) => [command, null]),
    );
  });

  test('is refunded, where the admin gives the goods to the supplier, once they have arrived', async () => {
    const made = await received();
    const [buyer, supplier] = [returning.buyer(made), await returning.supplier(made)];
    const admin = await bench.addAdmin();
    const id = await returning.ask(made, 1);
    await returning.act(supplier, id, 'reject', { note: 'It left us whole.' });
    await returning.act(buyer, id, 'escalate', { note: 'The box was whole too.' });
    expect(await returning.act(admin, id, 'decide', { amount: eur(4000), note: 'Send it back.' })).toBe(
      'accepted',
    );
    await bench.work();
    expect(await bench.refundsOf(made)).toEqual([]);
    const decided = (await queuedMails(bench.db)).filter(({ subject }) =>
      subject.startsWith('We decided about'),
    );
    expect(
      decided.map(({ text }) => /(?:Please send|sends) the goods back within 14 days\./.test(text)),
    ).toEqual([true, true]);
    // The supplier, who pays for it, is asked for a label.
    expect(decided.filter(({ text }) => text.includes('Add a label to the return'))).toHaveLength(1);
    await returning.act(buyer, id, 'send_back');
    await returning.act(supplier, id, 'receive');
    expect(await returning.act(supplier, id, 'refund')).toBe('refunded');
    await bench.work();
    expect(await bench.refundsOf(made)).toEqual([
      'done 4000 Returned, damaged: “The seam is torn.” Quayside decided: “Send it back.”',
    ]);
    const order = await bench.orders.getOrder(buyer, made.id);
    expect(order.ok && order.value.subOrders[0]?.lines[0]?.returned).toBe(1);
  });

  test('is about what was asked for again, once an offer to keep the goods is refused', async () => {
    const made = await received();
    const [buyer, supplier] = [returning.buyer(made), await returning.supplier(made)];
    const id = await returning.ask(made, 1);
    const offer = { amount: eur(4000), goodsComeBack: false, note: 'It can be glued.' };
    await returning.act(supplier, id, 'propose_part', offer);
    const isComingBack = async () => {
      const order = await bench.orders.getOrder(buyer, made.id);
      return order.ok && order.value.subOrders[0]?.openReturns.map(({ goodsComeBack }) => goodsComeBack);
    };
    expect(await isComingBack()).toEqual([false]);
    await returning.act(buyer, id, 'refuse_part', { note: 'It leaks.' });
    expect(await isComingBack()).toEqual([true]);
  });

  test('that is not answered goes to the admin automatically, at its deadline', async () => {
    const made = await received();
    const id = await returning.ask(made, 1);
    const status = async () =>
      (await bench.db.selectFrom('returns').select('status').executeTakeFirstOrThrow()).status;
    await returning.expire(id);
    expect(await status()).toBe('requested');
    returning.clock.advance(5 * dayMs);
    await returning.expire(id);
    await returning.expire(id);
    expect(await status()).toBe('escalated');
  });

  test('can be requested until 14 days after the delivery, also after the receipt was confirmed', async () => {
    const made = await received();
    const { deliveredAt } = await bench.db
      .selectFrom('subOrders')
      .select('deliveredAt')
      .executeTakeFirstOrThrow();
    returning.clock.set(new Date((deliveredAt?.getTime() ?? 0) + 14 * dayMs - 60_000));
    expect(await returning.ask(made, 1)).toMatch(/^[\da-f-]{36}$/);
    returning.clock.advance(60_000);
    expect(await returning.ask(made, 1)).toBe('NOT_ALLOWED_NOW');
  });

  test('is limited to what was delivered and is in no other return, also for two simultaneous requests', async () => {
    const made = await received();
    const asked = await Promise.all([returning.ask(made, 2), returning.ask(made, 2)]);
    expect(asked.filter((one) => one === 'VALIDATION')).toHaveLength(1);
    const id = asked.find((one) => one !== 'VALIDATION') ?? '';
    expect(await returning.ask(made, 1)).toBe('VALIDATION');
    // A check constraint enforces it whatever the code does.
    const tooMany = bench.db.updateTable('subOrderLines').set({ quantityInReturns: 3 }).execute();
    await expect(tooMany).rejects.toThrow('sub_order_lines_returned');
    expect(await returning.act(returning.buyer(made), id, 'withdraw')).toBe('withdrawn');
    expect(await returning.ask(made, 2)).toMatch(/^[\da-f-]{36}$/);
  });

  test('is created once per key', async () => {
    const made = await received();
    const [first, again] = [
      await returning.ask(made, 1, {}, 'key-1'),
      await returning.ask(made, 1, {}, 'key-1'),
    ];
    expect([first === again, await returning.ask(made, 2, {}, 'key-1')]).toEqual([
      true,
      'KEY_USED_OTHERWISE',
    ]);
  });

  test('is answered once by two simultaneous answers', async () => {
    const made = await received();
    const supplier = await returning.supplier(made);
    const id = await returning.ask(made, 1);
    const answers = await Promise.all([
      returning.act(supplier, id, 'accept', { goodsComeBack: false }),
      returning.act(supplier, id, 'accept', { goodsComeBack: false }),
      returning.act(supplier, id, 'reject', { note: 'No.' }),
    ]);
    expect(answers.filter((one) => one === 'NOT_ALLOWED_NOW')).toHaveLength(2);
    await bench.work();
    expect((await bench.refundsOf(made)).length).toBeLessThan(2);
  });

  test('is hidden from others', async () => {
    const [made, others] = [await received(), await received()];
    const id = await returning.ask(made, 1);
    expect([
      await returning.act(returning.buyer(others), id, 'withdraw'),
      await returning.act(bench.person(returning.buyer(made).userId, 'supplier'), id, 'accept'),
      await returning.act(returning.buyer(made), id, 'accept'),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_ALLOWED_NOW']);
  });

  test('is in the lists of those it awaits: the supplier’s, with the time left, and the admin’s', async () => {
    const made = await received();
    const id = await returning.ask(made, 1);
    const supplier = await returning.supplier(made);
    const lists = async () => {
      const own = await bench.orders.listSubOrders(supplier, { tab: 'returns' });
      const toDecide = await bench.orders.listAllOrders({ returns: 'to_decide' });
      if (!own.ok || !toDecide.ok) throw new Error('the lists are read');
      return {
        own: own.value.items.map(({ returnAnswerBy }) => returnAnswerBy),
        counts: [own.value.counts.returns, own.value.counts.waiting, own.value.counts.all],
        open: own.value.items.flatMap(({ openReturns }) => openReturns.map(({ status }) => status)),
        toDecide: toDecide.value.total,
      };
    };
    const answerBy = new Date(returning.clock.now().getTime() + 5 * dayMs);
    expect(await lists()).toEqual({
      own: [answerBy],
      counts: [1, 0, 1],
      open: ['requested'],
      toDecide: 0,
    });
    await returning.act(supplier, id, 'reject', { note: 'It left us whole.' });
    // The list shows that it is the buyer’s turn.
    expect(await lists()).toEqual({ own: [], counts: [0, 1, 1], open: [], toDecide: 0 });
    await returning.act(returning.buyer(made), id, 'escalate', { note: 'It came torn.' });
    expect(await lists()).toEqual({ own: [], counts: [0, 0, 1], open: [], toDecide: 1 });
  });

  test('is refunded up to what is left if an admin refunded something in between', async () => {
    const made = await received();
    const id = await returning.ask(made, 2);
    const admin = await bench.addAdmin();
    await bench.payments.requestRefund(admin, 'refund-key-1', {
      purchaseId: made.id,
      saleId: made.subOrderIds[0] ?? '',
      amount: eur(20_000),
      reason: 'Torn.',
    });
    expect(await returning.act(await returning.supplier(made), id, 'accept', { goodsComeBack: false })).toBe(
      'refunded',
    );
    await bench.work();
    expect(await bench.refundsOf(made)).toEqual([
      'done 20000 Quayside decided: “Torn.”',
      'done 3159 Returned, damaged: “The seam is torn.”',
    ]);
    expect(await bench.paymentOf(made)).toMatchObject({ status: 'refunded', refundedMinor: 23_159 });
  });

  test('shows both sides at most what is left, and earlier refunds', async () => {
    const made = await received();
    const [buyer, supplier] = [returning.buyer(made), await returning.supplier(made)];
    const [subOrderId = ''] = made.subOrderIds;
    const refund = async (key: string, amountMinor: number) =>
      bench.payments.requestRefund(await bench.addAdmin(), key, {
        purchaseId: made.id,
        saleId: subOrderId,
        amount: eur(amountMinor),
        reason: 'Torn.',
      });
    const seenBy = async (session: typeof buyer) => {
      const listed = await returning.returns.list(session, subOrderId);
      if (!listed.ok) throw new Error('they read it');
      const { items, returnable } = listed.value;
      return [...items, ...(returnable ? [returnable] : [])].map((one) => [
        one.mostMinor,
        'requestedMinor' in one ? one.requestedMinor : null,
        'agreedMinor' in one ? one.agreedMinor : null,
        one.refundedBeforeMinor,
      ]);
    };
    await refund('refund-key-1', 20_000);
    expect(await seenBy(buyer)).toEqual([[3159, null, null, 20_000]]);
    const listed = await returning.returns.list(buyer, subOrderId);
    expect(listed.ok && listed.value.returnable).toMatchObject({
      // Delivered for 15.00, which goes back with the last fender.
      deliveryMinor: 1500,
      lines: [{ unitPriceMinor: 8950, taxBps: 2100, quantityInReturns: 0, unitMinor: 10_830 }],
      refunds: [{ amountMinor: 20_000, reason: 'Quayside decided: “Torn.”' }],
    });
    const id = await returning.ask(made, 2);
    expect(await seenBy(supplier)).toEqual([[3159, 3159, null, 20_000]]);
    await returning.act(supplier, id, 'accept');
    await refund('refund-key-2', 159);
    expect(await seenBy(buyer)).toEqual([[3000, 3000, 3000, 20_159]]);
    await returning.act(buyer, id, 'send_back');
    await returning.act(supplier, id, 'receive');
    expect((await queuedMails(bench.db)).at(-1)?.text).toContain(
      '€201.59 of this order was refunded before.',
    );
    await returning.act(supplier, id, 'refund');
    await bench.work();
    expect(await bench.refundsOf(made)).toEqual([
      'done 20000 Quayside decided: “Torn.”',
      'done 159 Quayside decided: “Torn.”',
      'done 3000 Returned, damaged: “The seam is torn.”',
    ]);
    expect((await seenBy(supplier))[0]?.slice(2)).toEqual([3000, null]);
    expect(await returning.ask(made, 1)).toBe('NOT_ALLOWED_NOW');
  });

  test('is deducted from the transfer if that is not sent yet', async () => {
    const made = await bench.paid([fender()]);
    await bench.act(made, 0, 'confirm');
    await bench.work();
    await bench.complete(made);
    // The transfer is in the queue.
    const id = await returning.ask(made, 1);
    await returning.act(await returning.supplier(made), id, 'accept', { goodsComeBack: false });
    await bench.work();
    await bench.work();
    expect(await bench.bookOf(made)).toEqual([
      'capture 23159/1790/21369',
      'refund -10830/-895/-9935',
      'transfer -11434/0/-11434',
    ]);
  });

  test('can have photographs while it is open', async () => {
    const made = await received();
    const id = await returning.ask(made, 1);
    const buyer = returning.buyer(made);
    const send = async () => {
      const sent = { fileName: 'label.pdf', file: Readable.from([Buffer.from('%PDF-1.7\n%%EOF\n')]) };
      const added = await returning.returns.addFile(buyer, id, sent);
      return added.ok ? 'added' : added.error.code;
    };
    expect(await send()).toBe('added');
    const view = await returning.returns.view(buyer, id);
    expect(view).toMatchObject({ ok: true, value: { files: [{ name: 'label.pdf', by: 'you' }] } });
    await returning.act(buyer, id, 'withdraw');
    expect(await send()).toBe('NOT_ALLOWED_NOW');
  });
});

describe('a withdrawal from the contract', () => {
  test('is a private buyer’s right: no approval is needed, and the delivery is refunded with the last of the goods', async () => {
    const made = await received();
    const billed = (billTo: object | null) =>
      sql`update orders set bill_to = ${billTo && JSON.stringify(billTo)}::jsonb`.execute(bench.db);
    await billed({ status: 'business' });
    expect(await returning.ask(made, 2, { kind: 'withdrawal', reason: null })).toBe('NOT_ALLOWED_NOW');
    await billed(null);
    await sql`update vendors set street = 'Moll Vell 4', postal_code = '07012', city = 'Palma', country = 'ES'`.execute(
      bench.db,
    );
    const id = await returning.ask(made, 2, { kind: 'withdrawal', reason: null, note: null });
    const supplier = await returning.supplier(made);
    // The address is stated where the goods are to be sent, and in the mail.
    const sendBackTo = expect.stringMatching(/Moll Vell 4, 07012 Palma, Spain$/);
    expect(await returning.returns.view(returning.buyer(made), id)).toMatchObject({ value: { sendBackTo } });
    const written = (await queuedMails(bench.db)).filter(({ text }) => text.includes('Send it to: '));
    expect(written.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('You withdrew from the contract'),
    ]);
    expect(written[0]?.text).toContain('You pay for sending it back.');
    const { createdAt, timeZone } = await bench.db
      .selectFrom('returns as r')
      .innerJoin('users as u', (join) => join.on('u.id', '=', made.buyerId))
      .select(['r.createdAt', 'u.timeZone'])
      .where('r.id', '=', id)
      .executeTakeFirstOrThrow();
    expect(written[0]?.text).toContain(`This was declared on ${instantText(createdAt, timeZone)}.`);
    expect([
      await returning.act(supplier, id, 'reject', { note: 'No.' }),
      await returning.act(supplier, id, 'receive'),
      await returning.act(supplier, id, 'refund'),
    ]).toEqual(['NOT_ALLOWED_NOW', 'received', 'refunded']);
    await bench.work();
    expect(await bench.refundsOf(made)).toEqual(['done 23159 Withdrawn from the contract.']);
  });
});
