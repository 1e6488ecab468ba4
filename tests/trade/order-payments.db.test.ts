import { expiryOfDuePayments, paymentOfOrder } from '../../services/marketplace/modules/payments/index.ts';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import { sentBy } from '../database/sent-statements.ts';
import { scansOf } from '../database/whole-reads.ts';
import { stockBefore } from './trade-factory.ts';
import { tradeBench, type TradeBench } from './trade-bench.ts';

let bench: TradeBench;
let vendorId: string;
shareBench(tradeBench, async (made) => {
  bench = made;
  vendorId = await bench.addSupplier();
});

const fender = () => ({ vendorId, unitPriceMinor: 8950, quantity: 2, taxBps: 2100, deliveryMinor: 1500 });
const longAgo = () => new Date(bench.now().getTime() - 60_000);
const expireNow = async (orderId: string) =>
  bench.db.updateTable('orders').set({ expiresAt: longAgo() }).where('id', '=', orderId).execute();
const crew = (buyerId: string) => bench.person(buyerId, 'crew_member');

describe('paying an order', () => {
  test('opens one page, however often and simultaneously it is requested', async () => {
    const made = await bench.order([fender()]);
    const urls = await Promise.all(Array.from({ length: 5 }, () => bench.pageOf(made)));
    const again = await bench.look(made);
    expect(new Set([...urls, again.ok ? again.value.paymentUrl : again.error.code]).size).toBe(1);
    const { providerSessionId: sessionId } = await bench.paymentOf(made);
    expect(await bench.stripe.checkout.sessions.retrieve(sessionId ?? '')).toMatchObject({
      amount_total: 23_159,
      currency: 'eur',
      client_reference_id: made.id,
      status: 'open',
      success_url: `https://quayside.example.com/crew/orders-management/${made.id}?payment=returned`,
      cancel_url: `https://quayside.example.com/crew/orders-management/${made.id}?payment=cancelled`,
    });
    expect(await bench.stepsOf(made)).toEqual(['payment: created → processing']);
  });

  test('with an accepted card authorises it and places the order, and captures nothing yet', async () => {
    const made = await bench.paid([fender()]);
    expect(await bench.paymentOf(made)).toMatchObject({ status: 'authorized', declineMessage: null });
    expect(await bench.statusOf(made)).toBe('placed');
    expect(await bench.intentOf(made)).toMatchObject({
      status: 'requires_capture',
      amount_received: 0,
      transfer_group: made.id,
    });
    expect(await bench.look(made)).toEqual({ ok: false, error: { code: 'ORDER_NOT_OPEN' } });
    expect(await bench.bookOf(made)).toEqual([]);
  });

  test.each([
    ['declined', 'Your bank declined the card. Nothing was charged; please try another card.'],
    ['no-funds', 'There is not enough money on this card. Nothing was charged; please try another card.'],
  ] as const)('with a card that is %s says why, and continues with another card', async (card, message) => {
    const made = await bench.order([fender()]);
    const url = await bench.pageOf(made);
    expect(await bench.pay(url, card)).toBe('refused');
    expect(await bench.look(made)).toEqual({ ok: true, value: { paymentUrl: url } });
    expect(await bench.paymentOf(made)).toMatchObject({ status: 'processing', declineMessage: message });
    expect(await bench.statusOf(made)).toBe('pending_payment');
    expect(await bench.pay(url, 'pays')).toBe('paid');
    await bench.look(made);
    expect(await bench.paymentOf(made)).toMatchObject({ status: 'authorized', declineMessage: null });
  });

  test('with 3-D Secure waits for the bank, shows its refusal, and is placed after its approval', async () => {
    const made = await bench.order([fender()]);
    const url = await bench.pageOf(made);
    expect(await bench.pay(url, 'authenticates')).toBe('asked');
    await bench.look(made);
    expect((await bench.paymentOf(made)).status).toBe('requires_action');
    expect(await bench.pay(url, 'authenticates', { authenticate: 'fail' })).toBe('refused');
    await bench.look(made);
    expect(await bench.paymentOf(made)).toMatchObject({
      status: 'processing',
      declineMessage:
        'Your bank could not confirm that it was you. Nothing was charged; please try again or use another card.',
    });
    expect(await bench.pay(url, 'authenticates', { authenticate: 'complete' })).toBe('paid');
    await bench.look(made);
    expect([(await bench.paymentOf(made)).status, await bench.statusOf(made)]).toEqual([
      'authorized',
      'placed',
    ]);
  });

  test('records each declined attempt, why, and the next one', async () => {
    const made = await bench.order([fender()]);
    const url = await bench.pageOf(made);
    const noMoney =
      'decline: There is not enough money on this card. Nothing was charged; please try another card.';
    const bankSaysNo =
      'decline: Your bank could not confirm that it was you. Nothing was charged; please try again or use another card.';
    await bench.pay(url, 'no-funds');
    await bench.readAgain(made);
    // Reported repeatedly, it is still the same attempt.
    await bench.readAgain(made);
    expect(await bench.toldOf(made)).toEqual(['open', noMoney]);
    await bench.look(made);
    await bench.look(made);
    await bench.pay(url, 'no-funds');
    await bench.readAgain(made);
    await bench.pay(url, 'authenticates');
    await bench.readAgain(made);
    await bench.pay(url, 'authenticates', { authenticate: 'fail' });
    await bench.readAgain(made);
    await bench.pay(url, 'authenticates');
    await bench.readAgain(made);
    await bench.pay(url, 'authenticates', { authenticate: 'fail' });
    await bench.readAgain(made);
    await bench.pay(url, 'pays');
    await bench.readAgain(made);
    expect(await bench.toldOf(made)).toEqual([
      'open',
      noMoney,
      'retry',
      noMoney,
      'ask_payer',
      bankSaysNo,
      'ask_payer',
      bankSaysNo,
      'authorize',
    ]);
  });

  test('is only possible for the buyer', async () => {
    const made = await bench.order([fender()]);
    const other = await bench.order([fender()]);
    const unknown = { ok: false, error: { code: 'NOT_FOUND' } };
    expect(await bench.payments.payPurchase(crew(other.buyerId), paymentOfOrder(made.id))).toEqual(unknown);
    expect(await bench.payments.giveUpPurchase(crew(other.buyerId), paymentOfOrder(made.id))).toEqual(
      unknown,
    );
    expect(await bench.stepsOf(made)).toEqual([]);
  });
});

describe('an unpaid order', () => {
  test('ends when its time is over: the page is closed, and the stock is restored', async () => {
    const made = await bench.order([fender()]);
    const url = await bench.pageOf(made);
    expect(await bench.stockOf(made)).toEqual([stockBefore - 2]);
    await expireNow(made.id);
    await bench.parts.purchaseMoney.db
      .transaction()
      .execute(async (trx) => bench.plan(trx, 'expire_payment', made));
    await bench.work();
    expect(await bench.stockOf(made)).toEqual([stockBefore]);
    expect([(await bench.paymentOf(made)).status, await bench.statusOf(made)]).toEqual([
      'expired',
      'payment_expired',
    ]);
    expect(await bench.pay(url)).toBe('over');
    expect(await bench.look(made)).toEqual({ ok: false, error: { code: 'ORDER_NOT_OPEN' } });
  });

  test('does not end earlier', async () => {
    const made = await bench.order([fender()]);
    await bench.parts.purchaseMoney.db
      .transaction()
      .execute(async (trx) => bench.plan(trx, 'expire_payment', made));
    await bench.work();
    expect(await bench.statusOf(made)).toBe('pending_payment');
  });

  test('ends also if its page was never opened', async () => {
    const made = await bench.order([fender()], longAgo());
    await bench.parts.purchaseMoney.db
      .transaction()
      .execute(async (trx) => bench.plan(trx, 'expire_payment', made));
    await bench.work();
    expect([(await bench.paymentOf(made)).status, await bench.stockOf(made)]).toEqual([
      'expired',
      [stockBefore],
    ]);
  });

  test('is cancelled by its buyer at once, and only once', async () => {
    const made = await bench.order([fender()]);
    const url = await bench.pageOf(made);
    expect(await bench.payments.giveUpPurchase(crew(made.buyerId), paymentOfOrder(made.id))).toEqual({
      ok: true,
      value: 'given_up',
    });
    expect(await bench.payments.giveUpPurchase(crew(made.buyerId), paymentOfOrder(made.id))).toEqual({
      ok: false,
      error: { code: 'ORDER_NOT_OPEN' },
    });
    expect([await bench.stockOf(made), await bench.pay(url)]).toEqual([[stockBefore], 'over']);
  });

  test('turns out to be paid at the moment when it ends, and is placed', async () => {
    const made = await bench.order([fender()]);
    await bench.pay(await bench.pageOf(made));
    await expireNow(made.id);
    await bench.parts.purchaseMoney.db
      .transaction()
      .execute(async (trx) => bench.plan(trx, 'expire_payment', made));
    await bench.work();
    expect(await bench.statusOf(made)).toBe('placed');
    expect(await bench.payments.giveUpPurchase(crew(made.buyerId), paymentOfOrder(made.id))).toMatchObject({
      error: { code: 'ORDER_NOT_OPEN' },
    });
  });
});

describe('unpaid orders', () => {
  const expiries = async () => (await bench.moneyJobs()).length;
  const lookForDue = (signal = new AbortController().signal) => {
    const { run } = expiryOfDuePayments(bench.parts.purchaseMoney);
    return () => run(signal);
  };

  test('get a job each when their time is over, once', async () => {
    const look = lookForDue();
    const made = await bench.order([fender()]);
    await bench.order([fender()]);
    const paid = await bench.paid([fender()]);
    await expireNow(paid.id);
    await look();
    expect(await expiries()).toBe(0);
    await bench.db.updateTable('orders').set({ expiresAt: bench.now() }).where('id', '=', made.id).execute();
    await look();
    expect(await expiries()).toBe(1);
    await bench.forgetJobs();
    await look();
    expect(await expiries()).toBe(0);
  });

  test('whose time ended while no node was running end when one starts, read by an index', async () => {
    const late = await Promise.all([bench.order([fender()], longAgo()), bench.order([fender()], longAgo())]);
    const asked = (await sentBy(lookForDue())).flat().map(({ text }) => text);
    await bench.work();
    expect(await Promise.all(late.map((made) => bench.statusOf(made)))).toEqual([
      'payment_expired',
      'payment_expired',
    ]);
    expect(await scansOf(bench.db, new Set(asked.slice(0, 1)))).toEqual([]);
    // Of very many, one transaction would hold the jobs that others are running.
    expect(asked.filter((text) => text === 'commit')).toHaveLength(late.length);
  });

  test('stay for the next node, when one stops in the middle', async () => {
    await bench.order([fender()], longAgo());
    const stopped = AbortSignal.abort();
    await lookForDue(stopped)();
    expect(await expiries()).toBe(0);
    await lookForDue()();
    expect(await expiries()).toBe(1);
  });
});

describe('a payment after the end of its order', () => {
  const endOrder = (orderId: string) =>
    bench.db.transaction().execute((trx) =>
      bench.orders.purchase.expire(trx, paymentOfOrder(orderId), bench.now(), {
        by: 'system',
        actorId: null,
      }),
    );

  test('is released automatically, and the buyer is notified', async () => {
    const made = await bench.order([fender()]);
    const url = await bench.pageOf(made);
    await endOrder(made.id);
    expect(await bench.pay(url)).toBe('paid');
    await bench.readAgain(made);
    expect((await bench.paymentOf(made)).status).toBe('authorized');
    await bench.work();
    expect([(await bench.paymentOf(made)).status, (await bench.intentOf(made)).status]).toEqual([
      'voided',
      'canceled',
    ]);
    expect(await bench.mails()).toEqual([`Nothing was charged for ${await bench.numberOf(made)}`]);
    expect([await bench.statusOf(made), await bench.stockOf(made)]).toEqual([
      'payment_expired',
      [stockBefore],
    ]);
  });

  test('is released also if the payment itself had ended, and if the job is repeated', async () => {
    const made = await bench.order([fender()]);
    const url = await bench.pageOf(made);
    await endOrder(made.id);
    await bench.db
      .updateTable('payments')
      .set({ status: 'expired' })
      .where('orderId', '=', made.id)
      .execute();
    await bench.pay(url);
    await bench.readAgain(made);
    await bench.work();
    expect([(await bench.paymentOf(made)).status, (await bench.intentOf(made)).status]).toEqual([
      'expired',
      'canceled',
    ]);
    await bench.db.transaction().execute(async (trx) => bench.plan(trx, 'void_payment', made));
    await bench.work();
    expect(await bench.mails()).toHaveLength(1);
  });

  test('a page created while the order ended is closed again', async () => {
    const made = await bench.order([fender()]);
    const { sessions } = bench.stripe.checkout;
    const slow = bench.withStripe({
      checkout: Object.assign(Object.create(bench.stripe.checkout), {
        sessions: Object.assign(Object.create(sessions), {
          create: async (...given: Parameters<typeof sessions.create>) => {
            const page = await sessions.create(...given);
            await bench.payments.giveUpPurchase(crew(made.buyerId), paymentOfOrder(made.id));
            return page;
          },
        }),
      }),
    });
    expect(await slow.payments.openPayment(paymentOfOrder(made.id))).toEqual({ paymentUrl: null });
    await bench.work();
    const { providerSessionId: sessionId, status } = await bench.paymentOf(made);
    const { status: page } = await bench.stripe.checkout.sessions.retrieve(sessionId ?? '');
    expect([status, page]).toEqual(['expired', 'expired']);
  });
});

describe('while the provider does not answer', () => {
  test('no page is opened and nothing changes; afterwards it continues', async () => {
    const made = await bench.order([fender()]);
    await bench.stopSandbox();
    expect(await bench.payments.openPayment(paymentOfOrder(made.id))).toEqual({ paymentUrl: null });
    expect(await bench.look(made)).toEqual({ ok: false, error: { code: 'UNAVAILABLE' } });
    expect((await bench.paymentOf(made)).status).toBe('created');
    await bench.startQuiet();
    expect(await bench.pay(await bench.pageOf(made))).toBe('paid');
  });

  test('an order with a page neither expires nor is cancelled; afterwards it does', async () => {
    const made = await bench.order([fender()]);
    await bench.pageOf(made);
    await expireNow(made.id);
    await bench.stopSandbox();
    expect(await bench.payments.giveUpPurchase(crew(made.buyerId), paymentOfOrder(made.id))).toEqual({
      ok: false,
      error: { code: 'UNAVAILABLE' },
    });
    await bench.db.transaction().execute(async (trx) => bench.plan(trx, 'expire_payment', made));
    await bench.work();
    expect([await bench.statusOf(made), await bench.moneyJobs()]).toEqual([
      'pending_payment',
      ['expire_payment'],
    ]);
    await bench.startQuiet();
    await bench.work();
    expect([await bench.statusOf(made), await bench.moneyJobs()]).toEqual(['payment_expired', []]);
  });

  test('the response about a page is lost, and the same page is found again', async () => {
    const made = await bench.order([fender()]);
    const { sessions } = bench.stripe.checkout;
    const lossy = bench.withStripe({
      checkout: Object.assign(Object.create(bench.stripe.checkout), {
        sessions: Object.assign(Object.create(sessions), {
          create: async (...given: Parameters<typeof sessions.create>) => {
            await sessions.create(...given);
            throw new Error('the process died here');
          },
        }),
      }),
    });
    await expect(lossy.payments.openPayment(paymentOfOrder(made.id))).rejects.toThrow('died here');
    await bench.pageOf(made);
    expect(await bench.sessionsAtProvider()).toHaveLength(1);
  });
});
