import { beforeEach, describe, expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import { moneyText } from '../../src/lib/money-minor.ts';
import { queuedMails } from '../../services/marketplace/platform/mail/testing/queued-mails.ts';
import { stockBefore, type MadeOrder } from './trade-factory.ts';
import { tradeBench, type TradeBench } from './trade-bench.ts';

let bench: TradeBench;
let vendorId: string;
let otherId: string;
shareBench(tradeBench, async (made) => {
  bench = made;
  [vendorId, otherId] = [await bench.addSupplier(), await bench.addSupplier()];
});

/** 179.00 of goods, 37.59 tax, 15.00 delivery: 231.59, of which 17.90 is commission. */
const fender = () => ({ vendorId, unitPriceMinor: 8950, quantity: 2, taxBps: 2100, deliveryMinor: 1500 });
const rope = () => ({ vendorId: otherId, unitPriceMinor: 3300, quantity: 3 });

const balanced = { sumMinor: 0, unbalanced: 0 };

/** A client of the provider that dies after a call has succeeded. */
const dyingAfter = <T extends object>(resource: T, method: keyof T): T =>
  Object.assign(Object.create(resource), {
    [method]: async (...given: unknown[]) => {
      await Reflect.apply(resource[method] as () => Promise<unknown>, resource, given);
      throw new Error('the process died here');
    },
  });

describe('a decided order', () => {
  test('is captured for what was accepted, and the remainder is released', async () => {
    const made = await bench.paid([fender(), rope()]);
    await bench.act(made, 0, 'confirm', { lines: [{ lineId: made.lineIds[0] ?? '', quantity: 1 }] });
    // The crew is asked whether one is sufficient.
    await bench.work();
    expect((await bench.paymentOf(made)).status).toBe('authorized');
    await bench.act(made, 0, 'accept_change');
    await bench.work();
    expect((await bench.paymentOf(made)).status).toBe('authorized');
    await bench.act(made, 1, 'decline', { note: 'Sold out this morning.' });
    await bench.work();
    // One fender: 89.50, 18.80 tax, 15.00 delivery.
    expect(await bench.paymentOf(made)).toMatchObject({ status: 'captured', capturedMinor: 12_330 });
    expect(await bench.intentOf(made)).toMatchObject({ status: 'succeeded', amount_received: 12_330 });
    expect(await bench.bookOf(made)).toEqual(['capture 12330/895/11435']);
    expect(await bench.transferOf(made)).toMatchObject({ status: 'accrued', amountMinor: 11_435 });
    // The buyer is mailed once, with the charged and the released amount.
    await bench.tasks().settle_payment(made.id);
    const charged = (await queuedMails(bench.db)).filter(({ subject }) => subject.includes('was charged'));
    const number = await bench.numberOf(made);
    const count = (await bench.paymentOf(made)).amountMinor;
    expect(charged.map(({ subject }) => subject)).toEqual([`€123.30 was charged for ${number}`]);
    expect(
      await bench.db
        .selectFrom('notifications')
        .select(['title', 'path'])
        .where('userId', '=', made.buyerId)
        .where('kind', '=', 'payment')
        .execute(),
    ).toEqual([{ title: charged[0]?.subject, path: `/crew/orders-management/${made.id}` }]);
    expect(charged[0]?.text).toContain(`${number}/1: €123.30`);
    expect(charged[0]?.text).not.toContain(`${number}/2`);
    expect(charged[0]?.text).toContain(
      `The other ${moneyText(count - 12_330, 'EUR')} held on your card is released.`,
    );
    expect(await bench.proof()).toMatchObject({ ...balanced, cash: { amountMinor: 12_330 } });
  });

  test('of which nothing was accepted is released in full', async () => {
    const made = await bench.paid([fender()]);
    await bench.act(made, 0, 'decline', { note: 'Sold out this morning.' });
    await bench.work();
    expect([(await bench.paymentOf(made)).status, (await bench.intentOf(made)).status]).toEqual([
      'voided',
      'canceled',
    ]);
    expect(await bench.bookOf(made)).toEqual([]);
  });

  test.each(['capture', 'cancel'] as const)(
    'is settled once, even if the process dies after the %s and before that was stored',
    async (method) => {
      const made = await bench.paid([fender()]);
      await (method === 'capture'
        ? bench.act(made, 0, 'confirm')
        : bench.act(made, 0, 'decline', { note: 'Sold out this morning.' }));
      const dying = bench.withStripe({ paymentIntents: dyingAfter(bench.stripe.paymentIntents, method) });
      await bench.work(dying.purchaseMoney);
      expect([(await bench.paymentOf(made)).status, await bench.moneyJobs()]).toEqual([
        'authorized',
        ['settle_payment'],
      ]);
      // So long afterwards that the provider's idempotency key has expired.
      await bench.forgetKeys();
      await bench.work();
      expect((await bench.paymentOf(made)).status).toBe(method === 'capture' ? 'captured' : 'voided');
      expect(await bench.bookOf(made)).toEqual(method === 'capture' ? ['capture 23159/1790/21369'] : []);
    },
  );

  test('is settled once by two workers at the same time, and repeating it does nothing', async () => {
    const made = await bench.paid([fender()]);
    await bench.act(made, 0, 'confirm');
    const { settle_payment: settle } = bench.tasks();
    await Promise.all([settle(made.id), settle(made.id), settle(made.id)]);
    await settle(made.id);
    expect(await bench.bookOf(made)).toEqual(['capture 23159/1790/21369']);
    expect((await bench.intentOf(made)).amount_received).toBe(23_159);
  });

  test("whose capture is not sent yet delays the supplier's transfer", async () => {
    const made = await captured();
    await bench.complete(made);
    await refund(made, 5000);
    await bench.tasks().send_transfer(made.subOrderIds[0] ?? '');
    expect((await bench.transferOf(made)).status).toBe('accrued');
    await bench.work();
    expect(await bench.transferOf(made)).toMatchObject({ status: 'sent', amountMinor: 16_782 });
  });

  test('waits for a provider that does not answer', async () => {
    const made = await bench.paid([fender()]);
    await bench.act(made, 0, 'confirm');
    await bench.stopSandbox();
    await bench.work();
    expect([(await bench.paymentOf(made)).status, await bench.moneyJobs()]).toEqual([
      'authorized',
      ['settle_payment'],
    ]);
    await bench.startQuiet();
    await bench.work();
    expect((await bench.paymentOf(made)).status).toBe('captured');
  });

  test('whose money the provider has released counts as unpaid', async () => {
    const made = await bench.paid([fender()]);
    await bench.stripe.paymentIntents.cancel((await bench.paymentOf(made)).providerIntentId ?? '');
    await bench.act(made, 0, 'confirm');
    await bench.work();
    expect((await bench.paymentOf(made)).status).toBe('voided');
    expect(await bench.bookOf(made)).toEqual([]);
    expect([await bench.statusOf(made), await bench.stockOf(made)]).toEqual(['cancelled', [stockBefore]]);
    expect(await bench.mails()).toContain(
      `Your order ${await bench.numberOf(made)} is cancelled: the payment was released`,
    );
    expect(await bench.moneyJobs()).toEqual([]);
  });

  test('whose money is released while a supplier has not answered ends as soon as the provider reports it', async () => {
    const made = await bench.paid([fender(), rope()]);
    await bench.act(made, 0, 'confirm');
    await bench.stripe.paymentIntents.cancel((await bench.paymentOf(made)).providerIntentId ?? '');
    await bench.readAgain(made);
    await bench.readAgain(made);
    expect([(await bench.paymentOf(made)).status, await bench.statusOf(made)]).toEqual([
      'voided',
      'cancelled',
    ]);
    expect(await bench.stockOf(made)).toEqual([stockBefore, stockBefore]);
    await bench.work();
    expect(await bench.bookOf(made)).toEqual([]);
  });
});

/** A paid, confirmed and captured order. */
const captured = async (): Promise<MadeOrder> => {
  const made = await bench.paid([fender()]);
  await bench.act(made, 0, 'confirm');
  await bench.work();
  return made;
};
const sent = async (): Promise<MadeOrder> => {
  const made = await captured();
  await bench.complete(made);
  await bench.work();
  return made;
};

describe('a supplier', () => {
  test('is paid the amount due once the crew has received the goods', async () => {
    const made = await sent();
    const transfer = await bench.transferOf(made);
    expect(transfer).toMatchObject({ status: 'sent', amountMinor: 21_369, failure: null });
    expect(await bench.stripe.transfers.retrieve(transfer.providerTransferId ?? '')).toMatchObject({
      amount: 21_369,
      currency: 'eur',
      transfer_group: made.id,
    });
    expect(await bench.bookOf(made)).toEqual(['capture 23159/1790/21369', 'transfer -21369/0/-21369']);
    expect(await bench.stepsOf(made)).toEqual([
      'payment: created → processing',
      'payment: processing → authorized',
      'payment: authorized → captured',
      'transfer: accrued → eligible',
      'transfer: eligible → sent',
    ]);
    expect(await bench.proof()).toMatchObject({ ...balanced, owed: { amountMinor: 1790 } });
  });

  test('dispatches nothing before the other has answered and the order is captured', async () => {
    const made = await bench.paid([fender(), rope()]);
    await bench.act(made, 0, 'confirm');
    await bench.work();
    await expect(bench.act(made, 0, 'dispatch')).rejects.toThrow('NOT_ALLOWED_NOW');
    await bench.act(made, 1, 'confirm');
    // All answers are given, but the capture follows a moment later.
    await expect(bench.act(made, 0, 'dispatch')).rejects.toThrow('NOT_ALLOWED_NOW');
    await bench.work();
    await bench.complete(made, 0);
    await bench.work();
    expect([(await bench.transferOf(made, 0)).status, (await bench.transferOf(made, 1)).status]).toEqual([
      'sent',
      'accrued',
    ]);
  });

  test('is paid once, even if the process dies after the transfer and before that was stored', async () => {
    const made = await captured();
    await bench.complete(made);
    const dying = bench.withStripe({ transfers: dyingAfter(bench.stripe.transfers, 'create') });
    await bench.work(dying.purchaseMoney);
    expect((await bench.transferOf(made)).status).toBe('eligible');
    await bench.work();
    expect((await bench.transferOf(made)).status).toBe('sent');
    expect(await bench.transfersAtProvider()).toEqual([21_369]);
  });

  test('without a payment account is paid once there is one', async () => {
    const made = await captured();
    await bench.db.deleteFrom('paymentAccounts').where('vendorId', '=', vendorId).execute();
    await bench.complete(made);
    await bench.work();
    expect(await bench.transferOf(made)).toMatchObject({
      status: 'failed',
      failure: 'The vendor has no payment account.',
    });
    expect(await bench.bookOf(made)).toEqual(['capture 23159/1790/21369']);
    // Nothing else triggers it.
    expect(await bench.moneyJobs()).toEqual([]);
    await bench.onboard(await bench.openLink(vendorId), 'complete');
    await bench.work();
    expect(await bench.transferOf(made)).toMatchObject({ status: 'sent', failure: null });
  });

  test('whose transfer failed is paid as soon as the provider reports a usable account', async () => {
    const made = await captured();
    const accounts = () =>
      bench.db.selectFrom('paymentAccounts').selectAll().where('vendorId', '=', vendorId);
    const { requirementsDue: due, ...account } = await accounts().executeTakeFirstOrThrow();
    await bench.db.deleteFrom('paymentAccounts').where('vendorId', '=', vendorId).execute();
    await bench.complete(made);
    await bench.work();
    expect((await bench.transferOf(made)).status).toBe('failed');
    const unusable = {
      chargesEnabled: false,
      payoutsEnabled: false,
      requirementsDue: JSON.stringify(due),
    };
    await bench.db
      .insertInto('paymentAccounts')
      .values({ ...account, ...unusable })
      .execute();
    const { providerAccountId: id } = account;
    await bench.hint({ type: 'account.updated', account: id, data: { object: { id } } });
    await bench.work();
    expect((await bench.transferOf(made)).status).toBe('sent');
  });

  test('is never paid for what is not completed', async () => {
    const made = await captured();
    await bench.tasks().send_transfer(made.subOrderIds[0] ?? '');
    expect((await bench.transferOf(made)).status).toBe('accrued');
  });
});

const refund = async (made: MadeOrder, amountMinor: number, key = `refund-${amountMinor}`) =>
  bench.payments.requestRefund(await admin(), key, {
    purchaseId: made.id,
    saleId: made.subOrderIds[0] ?? '',
    reason: 'One fender arrived torn.',
    amount: { amountMinor, currency: 'EUR' },
  });
let adminSession: Awaited<ReturnType<TradeBench['addAdmin']>> | null = null;
beforeEach(() => {
  adminSession = null;
});
const admin = async () => (adminSession ??= await bench.addAdmin());

describe('a refund', () => {
  test('before the transfer is shared in proportion, and the supplier is paid the remainder', async () => {
    const made = await captured();
    expect(await refund(made, 5000)).toEqual({ ok: true, value: { amountText: '€50.00' } });
    await bench.complete(made);
    await bench.work();
    expect(await bench.bookOf(made)).toEqual([
      'capture 23159/1790/21369',
      'refund -5000/-413/-4587',
      'transfer -16782/0/-16782',
    ]);
    expect(await bench.paymentOf(made)).toMatchObject({ status: 'partially_refunded', refundedMinor: 5000 });
    expect(await bench.proof()).toMatchObject({ ...balanced, cash: { amountMinor: 1377 } });
    expect(await bench.mails()).toContain(`€50.00 of ${await bench.numberOf(made)} is being refunded`);
  });

  test("after the transfer reverses the supplier's share first", async () => {
    const made = await sent();
    await refund(made, 5000);
    await bench.work();
    expect(await bench.transferOf(made)).toMatchObject({
      status: 'partially_reversed',
      amountMinor: 21_369,
      reversedMinor: 4587,
    });
    expect((await bench.bookOf(made)).slice(2)).toEqual(['reversal 4587/0/4587', 'refund -5000/-413/-4587']);
    await refund(made, 18_159);
    await bench.work();
    expect(await bench.transferOf(made)).toMatchObject({ status: 'reversed', reversedMinor: 21_369 });
    expect(await bench.paymentOf(made)).toMatchObject({ status: 'refunded', refundedMinor: 23_159 });
    const { cash, owed, ...proof } = await bench.proof();
    expect([cash.amountMinor, owed.amountMinor, proof.sumMinor]).toEqual([0, 0, 0]);
  });

  test.each(['before the provider has it', 'before its answer arrives'] as const)(
    'requested while the transfer is under way, %s, reverses what was sent, once',
    async (when) => {
      const made = await captured();
      await bench.complete(made);
      const { transfers } = bench.stripe;
      // Another worker sends the refund while this one waits for the provider.
      const meanwhile = async () => {
        expect(await refund(made, 5000)).toMatchObject({ ok: true });
        await bench.work();
      };
      let isFirst = true;
      const waiting = bench.withStripe({
        transfers: Object.assign(Object.create(transfers) as typeof transfers, {
          create: async (...given: Parameters<typeof transfers.create>) => {
            if (!isFirst) return transfers.create(...given);
            isFirst = false;
            if (when === 'before the provider has it') await meanwhile();
            const sentNow = await transfers.create(...given);
            if (when === 'before its answer arrives') await meanwhile();
            return sentNow;
          },
        }),
      });
      await bench.tasks(waiting.purchaseMoney).send_transfer(made.subOrderIds[0] ?? '');
      await bench.work();
      expect(await bench.bookOf(made)).toEqual([
        'capture 23159/1790/21369',
        'transfer -21369/0/-21369',
        'reversal 4587/0/4587',
        'refund -5000/-413/-4587',
      ]);
      expect(await bench.transferOf(made)).toMatchObject({
        status: 'partially_reversed',
        amountMinor: 21_369,
        reversedMinor: 4587,
      });
      expect(await bench.transfersAtProvider()).toEqual([21_369]);
      expect(await bench.refundsOf(made)).toEqual(['done 5000 Quayside decided: “One fender arrived torn.”']);
      // 181.59 kept: 13.77 commission, 167.82 for the supplier.
      expect(await bench.proof()).toMatchObject({ ...balanced, cash: { amountMinor: 1377 } });
    },
  );

  test.each([
    ['the reversal', 'transfers', 'createReversal'],
    ['the refund', 'refunds', 'create'],
  ] as const)('is made once, although the process dies after %s', async (_what, resource, method) => {
    const made = await sent();
    await refund(made, 5000);
    const { transfers, refunds } = bench.stripe;
    const dying = bench.withStripe(
      resource === 'transfers'
        ? { transfers: dyingAfter(transfers, method as 'createReversal') }
        : { refunds: dyingAfter(refunds, method as 'create') },
    );
    await bench.work(dying.purchaseMoney);
    expect(await bench.moneyJobs()).toEqual(['send_refund']);
    await bench.forgetKeys();
    await bench.work();
    const { latest_charge: charge } = await bench.intentOf(made);
    expect(charge).toMatchObject({ amount_refunded: 5000 });
    expect((await bench.bookOf(made)).slice(2)).toEqual(['reversal 4587/0/4587', 'refund -5000/-413/-4587']);
  });

  test('that settles a dispute decides it in the same transaction, and nothing else', async () => {
    const made = await captured();
    const [id = ''] = made.subOrderIds;
    const split = async (amountMinor: number, key: string) =>
      bench.payments.requestRefund(await admin(), key, {
        purchaseId: made.id,
        saleId: id,
        reason: 'One fender arrived torn.',
        amount: { amountMinor, currency: 'EUR' },
        settlesDispute: true,
      });
    const statusOf = async () =>
      (await bench.db.selectFrom('subOrders').select('status').where('id', '=', id).executeTakeFirstOrThrow())
        .status;
    expect(await split(5000, 'not-yet-1')).toEqual({ ok: false, error: { code: 'NOT_ALLOWED_NOW' } });
    await bench.db.updateTable('subOrders').set({ status: 'disputed' }).where('id', '=', id).execute();
    expect(await split(999_900, 'too-much')).toEqual({ ok: false, error: { code: 'REFUND_TOO_LARGE' } });
    expect(await statusOf()).toBe('disputed');
    expect(await split(5000, 'split-1')).toEqual({ ok: true, value: { amountText: '€50.00' } });
    expect(await statusOf()).toBe('completed');
    await bench.work();
    expect((await bench.transferOf(made)).status).toBe('sent');
  });

  test('in full leaves nothing to receive or dispute, whatever an old page sends', async () => {
    const made = await captured();
    const [saleId = ''] = made.subOrderIds;
    for (const action of ['dispatch', 'mark_delivered'] as const) await bench.act(made, 0, action);
    const refunded = await bench.payments.requestRefund(await admin(), 'all-of-it', {
      purchaseId: made.id,
      saleId,
      reason: 'All of it was torn.',
      amount: { amountMinor: 23_159, currency: 'EUR' },
    });
    expect(refunded.ok).toBe(true);
    await bench.work();
    await expect(bench.act(made, 0, 'confirm_receipt')).rejects.toThrow('NOT_ALLOWED_NOW');
    await expect(bench.act(made, 0, 'dispute', { note: 'Torn.' })).rejects.toThrow('NOT_ALLOWED_NOW');
  });

  test('that a supplier offers in a dispute is sent once the buyer accepts it, and the supplier is paid the remainder', async () => {
    const made = await captured();
    const [id = ''] = made.subOrderIds;
    for (const action of ['dispatch', 'mark_delivered'] as const) await bench.act(made, 0, action);
    await bench.act(made, 0, 'dispute', { note: 'One fender arrived torn.' });
    const offer = (amountMinor: number) =>
      bench.act(made, 0, 'offer_part', {
        note: 'For the torn one.',
        amount: { amountMinor, currency: 'EUR' },
      });
    await expect(offer(0)).rejects.toThrow('VALIDATION');
    await expect(offer(23_160)).rejects.toThrow('VALIDATION');
    await offer(5000);
    await bench.act(made, 0, 'accept_part');
    const { status } = await bench.db
      .selectFrom('subOrders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('completed');
    await bench.work();
    expect(await bench.paymentOf(made)).toMatchObject({ status: 'partially_refunded' });
    expect((await bench.bookOf(made)).at(1)).toBe('refund -5000/-413/-4587');
    expect((await bench.transferOf(made)).status).toBe('sent');
    expect(await bench.proof()).toMatchObject(balanced);
  });

  test('of what was reported as missing is sent at once, to the cent and not more, and completes the order', async () => {
    const made = await captured();
    const [id = ''] = made.subOrderIds;
    for (const action of ['dispatch', 'mark_delivered'] as const) await bench.act(made, 0, action);
    const line = await bench.db
      .selectFrom('subOrderLines')
      .select(['id as lineId', 'acceptedQuantity', 'unitPriceMinor', 'taxBps'])
      .where('subOrderId', '=', id)
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ acceptedQuantity: 2, unitPriceMinor: 8950, taxBps: 2100 });
    await bench.act(made, 0, 'dispute', {
      note: 'One of two is missing.',
      lines: [{ lineId: line.lineId, quantity: 1 }],
    });
    await expect(
      bench.act(made, 0, 'offer_part', { note: '.', amount: { amountMinor: 10_831, currency: 'EUR' } }),
    ).rejects.toThrow('VALIDATION');
    await bench.act(made, 0, 'refund_reported');
    const kept = await bench.db
      .selectFrom('subOrders')
      .select(['status', 'dispute'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      status: 'completed',
      dispute: { stage: 'reported_refunded', offeredMinor: 10_830 },
    });
    await bench.work();
    expect((await bench.bookOf(made)).at(1)).toBe('refund -10830/-895/-9935');
    expect((await bench.transferOf(made)).status).toBe('sent');
    expect(await bench.proof()).toMatchObject(balanced);
  });

  test('of what was reported is no answer where nothing in particular is missing', async () => {
    const made = await captured();
    for (const action of ['dispatch', 'mark_delivered'] as const) await bench.act(made, 0, action);
    await bench.act(made, 0, 'dispute', { note: 'It is all wrong.' });
    await expect(bench.act(made, 0, 'refund_reported')).rejects.toThrow('NOT_ALLOWED_NOW');
  });

  test('is offered to admins only, up to what is left of the payment; the shares match the ledger', async () => {
    const shown = async (made: MadeOrder) => {
      const order = await bench.orders.getAnyOrder(await admin(), made.id);
      if (!order.ok) throw new Error(order.error.code);
      const [subOrder] = order.value.subOrders;
      return { actions: subOrder?.actions, refundableMinor: subOrder?.refundableMinor };
    };
    const waiting = await bench.paid([fender()]);
    expect(await shown(waiting)).toEqual({ actions: [], refundableMinor: null });
    const made = await captured();
    expect(await shown(made)).toEqual({ actions: ['refund'], refundableMinor: 23_159 });
    await refund(made, 5000);
    // A refund under way counts already.
    expect(await shown(made)).toEqual({ actions: ['refund'], refundableMinor: 18_159 });
    await bench.work();
    const order = await bench.orders.getAnyOrder(await admin(), made.id);
    expect(order).toMatchObject({
      value: {
        // The buyer, whose page an admin opens from here.
        buyerId: made.buyerId,
        paidMinor: 23_159,
        refundedMinor: 5000,
        afterRefundsMinor: 18_159,
        subOrders: [{ commissionMinor: 1377, shareMinor: 16_782, refundableMinor: 18_159 }],
      },
    });
    const buyer = await bench.orders.getOrder(bench.person(made.buyerId, 'crew_member'), made.id);
    expect(buyer).toMatchObject({
      value: {
        buyerId: null,
        subOrders: [{ actions: ['cancel'], commissionMinor: null, shareMinor: null, refundableMinor: null }],
      },
    });
    await refund(made, 18_159);
    expect(await shown(made)).toEqual({ actions: [], refundableMinor: null });
  });

  test('above what is left is refused, also while another is under way', async () => {
    const made = await captured();
    expect(await refund(made, 23_160)).toEqual({ ok: false, error: { code: 'REFUND_TOO_LARGE' } });
    await refund(made, 20_000);
    expect(await refund(made, 3160)).toEqual({ ok: false, error: { code: 'REFUND_TOO_LARGE' } });
    expect(await refund(made, 3159)).toMatchObject({ ok: true });
    await bench.work();
    expect((await bench.paymentOf(made)).status).toBe('refunded');
    expect(await refund(made, 1)).toEqual({ ok: false, error: { code: 'REFUND_TOO_LARGE' } });
  });

  test('is made once per key, and the key is valid for nothing else', async () => {
    const made = await captured();
    await admin();
    const both = await Promise.all([refund(made, 5000, 'key-0001'), refund(made, 5000, 'key-0001')]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await refund(made, 4000, 'key-0001')).toEqual({
      ok: false,
      error: { code: 'KEY_USED_OTHERWISE' },
    });
    await bench.work();
    expect(await refund(made, 5000, 'key-0001')).toMatchObject({ ok: true });
    await bench.work();
    expect(await bench.paymentOf(made)).toMatchObject({ refundedMinor: 5000 });
    const audit = await bench.db.selectFrom('auditLog').selectAll().execute();
    expect(audit).toMatchObject([
      {
        act: 'refund',
        subjectKind: 'sub_order',
        subjectId: made.subOrderIds[0],
        details: { orderId: made.id, amountMinor: 5000, currency: 'EUR', reason: 'One fender arrived torn.' },
      },
    ]);
  });

  test.each([
    ['nothing', 0, 'EUR'],
    ['less than nothing', -1, 'EUR'],
    ['another currency', 100, 'USD'],
  ])('of %s is not asked for', async (_what, amountMinor, currency) => {
    const made = await captured();
    const result = await bench.payments.requestRefund(await admin(), 'key-0001', {
      purchaseId: made.id,
      saleId: made.subOrderIds[0] ?? '',
      reason: 'Torn.',
      amount: { amountMinor, currency },
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'VALIDATION' } });
  });

  test('for a sub-order of another order is refused', async () => {
    const [made, other] = [await captured(), await captured()];
    expect(await refund({ ...made, subOrderIds: other.subOrderIds }, 100)).toEqual({
      ok: false,
      error: { code: 'NOT_FOUND' },
    });
  });

  test('follows a cancellation after the capture automatically, in full', async () => {
    const made = await captured();
    await bench.act(made, 0, 'cancel', { note: 'The forklift broke down.' });
    await bench.work();
    expect((await bench.paymentOf(made)).status).toBe('refunded');
    expect(await bench.bookOf(made)).toEqual(['capture 23159/1790/21369', 'refund -23159/-1790/-21369']);
    expect(await bench.refundsOf(made)).toEqual(['done 23159 The forklift broke down.']);
    await bench.tasks().refund_sale({
      saleId: made.subOrderIds[0] ?? '',
      reason: 'again',
      requestedBy: null,
    });
    expect(await bench.refundsOf(made)).toHaveLength(1);
  });

  test('waits for a provider that does not answer', async () => {
    const made = await captured();
    await refund(made, 5000);
    await bench.stopSandbox();
    await bench.work();
    expect(await bench.refundsOf(made)).toEqual([
      'pending 5000 Quayside decided: “One fender arrived torn.”',
    ]);
    await bench.startQuiet();
    await bench.work();
    expect(await bench.refundsOf(made)).toEqual(['done 5000 Quayside decided: “One fender arrived torn.”']);
  });
});
