import { paymentOfOrder } from '../../services/marketplace/modules/payments/index.ts';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import { stockBefore, type MadeOrder } from './trade-factory.ts';
import { newId } from '../../services/marketplace/platform/ids.ts';
import { tradeBench, type TradeBench } from './trade-bench.ts';

let bench: TradeBench;
let vendorId: string;
shareBench(tradeBench, async (made) => {
  bench = made;
  vendorId = await bench.addSupplier();
});

const fender = () => ({ vendorId, unitPriceMinor: 8950, quantity: 2, taxBps: 2100, deliveryMinor: 1500 });
const [changed, nothing] = [
  { ok: true, value: 'changed' },
  { ok: true, value: 'nothing' },
];
/** Everything that an event may change. */
const everything = async (made: MadeOrder) => {
  const { readAt: _read, ...payment } = await bench.paymentOf(made);
  return {
    payment,
    steps: await bench.stepsOf(made),
    book: await bench.bookOf(made),
    jobs: await bench.moneyJobs(),
  };
};

describe("the provider's events", () => {
  test.each(['calm', 'rough'] as const)(
    'bring an order from paid to refunded without a request (%s)',
    async (mode) => {
      await bench.stopSandbox();
      await bench.startSandbox({ webhook: bench.webhook(mode) });
      const made = await bench.order([fender()]);
      const url = await bench.pageOf(made);
      await bench.pay(url, 'declined');
      await expect.poll(async () => (await bench.paymentOf(made)).declineMessage).not.toBeNull();
      await bench.pay(url, 'pays');
      await expect.poll(() => bench.statusOf(made)).toBe('placed');
      await bench.act(made, 0, 'confirm');
      await bench.work();
      await bench.act(made, 0, 'cancel', { note: 'The forklift broke down.' });
      await bench.work();
      expect(await bench.stepsOf(made)).toEqual([
        // The declined card, once, however often it was reported.
        'payment: created → processing',
        'payment: processing → processing',
        'payment: processing → authorized',
        'payment: authorized → captured',
        'payment: captured → refunded',
      ]);
      expect(await bench.bookOf(made)).toEqual(['capture 23159/1790/21369', 'refund -23159/-1790/-21369']);
      expect((await bench.paymentOf(made)).declineMessage).toBeNull();
    },
  );

  test('end an order whose page expired', async () => {
    const made = await bench.order([fender()]);
    await bench.pageOf(made);
    const { providerSessionId: id } = await bench.paymentOf(made);
    await bench.stripe.checkout.sessions.expire(id ?? '');
    await bench.readAgain(made);
    expect([await bench.statusOf(made), await bench.stockOf(made)]).toEqual([
      'payment_expired',
      [stockBefore],
    ]);
  });
});

describe('a false event', () => {
  const lies = async (made: MadeOrder) => {
    const { providerSessionId: session, providerIntentId: intent } = await bench.paymentOf(made);
    const metadata = { orderId: made.id };
    return [
      { type: 'checkout.session.completed', data: { object: { id: session, payment_status: 'paid' } } },
      { type: 'checkout.session.expired', data: { object: { id: session, status: 'expired' } } },
      { type: 'payment_intent.succeeded', data: { object: { id: intent, amount_received: 1, metadata } } },
      { type: 'payment_intent.canceled', data: { object: { id: 'pi_of_somebody_else', metadata } } },
      { type: 'charge.refunded', data: { object: { payment_intent: intent, amount_refunded: 1 } } },
      { type: 'refund.created', data: { object: { payment_intent: intent, amount: 1 } } },
      { type: 'transfer.reversed', data: { object: { id: 'tr_1', metadata } } },
    ];
  };

  test('changes nothing in an unpaid, placed or captured order, however often it comes', async () => {
    const waiting = await bench.order([fender()]);
    await bench.pageOf(waiting);
    const placed = await bench.paid([fender()]);
    const captured = await bench.paid([fender()]);
    await bench.act(captured, 0, 'confirm');
    await bench.work();
    for (const made of [waiting, placed, captured]) {
      const before = await everything(made);
      for (const event of [...(await lies(made)), ...(await lies(made)).toReversed()])
        expect((await bench.hint(event)).ok).toBe(true);
      expect(await everything(made)).toEqual(before);
    }
  });

  test('about unknown objects is ignored', async () => {
    const made = await bench.paid([fender()]);
    const before = await everything(made);
    const { providerSessionId: id } = await bench.paymentOf(made);
    for (const event of [
      { type: 'checkout.session.completed', data: { object: { id: 'cs_of_somebody_else' } } },
      { type: 'payment_intent.succeeded', data: { object: { id: 'pi_1', metadata: { orderId: newId() } } } },
      {
        type: 'payment_intent.succeeded',
        data: { object: { id: 'pi_1', metadata: { orderId: "' or 1=1" } } },
      },
      { type: 'payment_intent.succeeded', data: { object: { id: { deep: true }, metadata: 'text' } } },
      { type: 'charge.succeeded', data: { object: {} } },
      { type: 'invoice.paid', data: { object: { id } } },
      // It is about another account, whatever ids it contains.
      { type: 'checkout.session.completed', account: 'acct_1', data: { object: { id } } },
    ])
      expect(await bench.hint(event)).toEqual(nothing);
    expect(await everything(made)).toEqual(before);
  });

  test("without the provider's signature is refused", async () => {
    const made = await bench.order([fender()]);
    await bench.pay(await bench.pageOf(made));
    const [event = {}] = await lies(made);
    expect(await bench.hint(event, 'whsec_of_somebody_else')).toEqual({
      ok: false,
      error: { code: 'SIGNATURE_WRONG' },
    });
    expect(await bench.statusOf(made)).toBe('pending_payment');
  });
});

test('a repeated event reads nothing again, and one that could not be processed is requested again', async () => {
  const made = await bench.order([fender()]);
  await bench.pay(await bench.pageOf(made));
  const { providerSessionId: id } = await bench.paymentOf(made);
  const event = { id: 'evt_once', type: 'checkout.session.completed', data: { object: { id } } };
  await bench.stopSandbox();
  expect(await bench.hint(event)).toEqual({ ok: false, error: { code: 'UNAVAILABLE' } });
  await bench.startQuiet();
  expect(await bench.hint(event)).toEqual(changed);
  await bench.stopSandbox();
  expect(await bench.hint(event)).toEqual(nothing);
});

test('of two simultaneous readings the later one counts', async () => {
  const made = await bench.order([fender()]);
  const url = await bench.pageOf(made);
  await bench.pay(url, 'declined');
  const { sessions } = bench.stripe.checkout;
  const [hasAsked, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = bench.withStripe({
    checkout: Object.assign(Object.create(bench.stripe.checkout), {
      sessions: Object.assign(Object.create(sessions), {
        retrieve: async (...given: Parameters<typeof sessions.retrieve>) => {
          const told = await sessions.retrieve(...given);
          hasAsked.resolve();
          await mayAnswer.promise;
          return told;
        },
      }),
    }),
  });
  const old = slow.payments.payPurchase(bench.person(made.buyerId, 'crew_member'), paymentOfOrder(made.id));
  await hasAsked.promise;
  await bench.pay(url, 'authenticates');
  await bench.look(made);
  mayAnswer.resolve();
  await old;
  expect(await bench.paymentOf(made)).toMatchObject({ status: 'requires_action', declineMessage: null });
});

describe('the sweep', () => {
  const later = async (table: 'payments' | 'orders' | 'transfers' | 'refunds' | 'subOrders') => {
    const before = new Date(bench.now().getTime() - 10 * 60_000);
    if (table === 'refunds') await bench.db.updateTable('refunds').set({ createdAt: before }).execute();
    else await bench.db.updateTable(table).set({ updatedAt: before }).execute();
    if (table !== 'payments') return;
    await bench.db.updateTable('payments').set({ readAt: before }).where('readAt', 'is not', null).execute();
  };
  const forgetJobs = () => bench.forgetJobs();
  const sweep = () => bench.tasks().sweep_payments();

  test('finds a payment whose event was lost', async () => {
    const made = await bench.order([fender()]);
    await bench.pay(await bench.pageOf(made));
    await sweep();
    expect(await bench.statusOf(made)).toBe('pending_payment');
    await later('payments');
    await sweep();
    expect(await bench.statusOf(made)).toBe('placed');
  });

  test('continues an order that was not ended, settled, paid out or refunded', async () => {
    const unpaid = await bench.order([fender()], new Date(bench.now().getTime() - 10 * 60_000));
    const made = await bench.paid([fender()]);
    await bench.act(made, 0, 'confirm');
    await forgetJobs();
    await later('payments');
    await later('orders');
    await sweep();
    expect(await bench.moneyJobs()).toEqual(['expire_payment', 'settle_payment']);
    await bench.work();
    expect([await bench.statusOf(unpaid), (await bench.paymentOf(made)).status]).toEqual([
      'payment_expired',
      'captured',
    ]);

    await bench.complete(made);
    await forgetJobs();
    await later('transfers');
    await later('subOrders');
    await sweep();
    await bench.work();
    expect((await bench.transferOf(made)).status).toBe('sent');

    await bench.payments.requestRefund(await bench.addAdmin(), 'key-0001', {
      purchaseId: made.id,
      saleId: made.subOrderIds[0] ?? '',
      reason: 'Torn.',
      amount: { amountMinor: 100, currency: 'EUR' },
    });
    await forgetJobs();
    await later('refunds');
    await sweep();
    await bench.work();
    expect(await bench.refundsOf(made)).toEqual(['done 100 Quayside decided: “Torn.”']);
    await later('payments');
    await later('orders');
    await later('transfers');
    await sweep();
    expect(await bench.moneyJobs()).toEqual([]);
  });

  test('stops for now if the provider does not answer', async () => {
    const made = await bench.order([fender()]);
    await bench.pay(await bench.pageOf(made));
    await later('payments');
    await bench.stopSandbox();
    await sweep();
    expect((await bench.paymentOf(made)).status).toBe('processing');
  });
});
