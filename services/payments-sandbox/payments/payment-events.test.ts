import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SandboxRules, WebhookRules } from '../rules.ts';
import { intentOf, openCheckout, orderTotal, paidOrder } from '../testing/checkout-bench.ts';
import { startEventReceiver, type EventReceiver } from '../testing/event-receiver.ts';
import { newPageVisitor } from '../testing/page-visitor.ts';
import { payOnPage } from '../testing/pay-on-page.ts';
import { startSandboxBench, type SandboxBench } from '../testing/sandbox-bench.ts';

const secret = 'whsec_of_a_test';
const aDayMs = 24 * 60 * 60 * 1000;
const visitor = newPageVisitor();

let receiver: EventReceiver;
let bench: SandboxBench;
let rules: Partial<SandboxRules> & { readonly webhook: WebhookRules };
beforeEach(async () => {
  receiver = await startEventReceiver();
  rules = { webhook: { url: receiver.url, secret, mode: 'calm', lateMs: 1, retryPauseMs: 1 } };
});
afterEach(async () => {
  await bench.close();
  await receiver.close();
});

async function arrived(count: number) {
  const events = await receiver.arrivals(count);
  return events.map(({ payload, signature }) =>
    bench.stripe.webhooks.constructEvent(payload, signature, secret),
  );
}
const typesOf = async (count: number, ofTransfers = false) =>
  (await arrived(count))
    .map(({ type }) => type)
    .filter((type) => type.startsWith('transfer.') === ofTransfers);

describe('the events of a payment', () => {
  it('report each step in order, from the first attempt to the last reversal', async () => {
    bench = await startSandboxBench(rules);
    const { id, url } = await openCheckout(bench);
    await payOnPage(visitor, url, 'authenticates', { authenticate: 'fail' });
    await payOnPage(visitor, url, 'pays');
    const { intent } = await intentOf(bench, id);
    await bench.stripe.paymentIntents.capture(intent.id, { amount_to_capture: 30_000 });
    await bench.stripe.refunds.create({ payment_intent: intent.id, amount: 100 });
    const transfer = await bench.stripe.transfers.create({
      amount: 20_000,
      currency: 'eur',
      destination: 'acct_demo1',
    });
    await bench.stripe.transfers.createReversal(transfer.id, { amount: 50 });
    expect(await typesOf(12)).toEqual([
      'payment_intent.created',
      'payment_intent.requires_action',
      'payment_intent.payment_failed',
      'charge.succeeded',
      'payment_intent.amount_capturable_updated',
      'checkout.session.completed',
      'charge.captured',
      'payment_intent.succeeded',
      'refund.created',
      'charge.refunded',
    ]);
    expect(await typesOf(12, true)).toEqual(['transfer.created', 'transfer.reversed']);
  });

  it('contain the object as it was then, signed, and name no connected account', async () => {
    bench = await startSandboxBench(rules);
    const { session } = await paidOrder(bench);
    const events = await arrived(4);
    const completed = events.find(({ type }) => type === 'checkout.session.completed');
    expect(completed).toEqual({
      id: expect.stringMatching(/^evt_\w{16}$/),
      object: 'event',
      type: 'checkout.session.completed',
      created: expect.any(Number),
      livemode: false,
      pending_webhooks: 1,
      request: null,
      data: { object: await bench.stripe.checkout.sessions.retrieve(session.id) },
    });
  });

  it('report a decline, and the end of the attempt', async () => {
    bench = await startSandboxBench(rules);
    const { id, url } = await openCheckout(bench);
    await payOnPage(visitor, url, 'declined');
    await bench.stripe.checkout.sessions.expire(id);
    expect(await typesOf(5)).toEqual([
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
      'payment_intent.canceled',
      'checkout.session.expired',
    ]);
  });

  it('report an authorisation that was released on request', async () => {
    bench = await startSandboxBench(rules);
    const { intent } = await paidOrder(bench);
    await bench.stripe.paymentIntents.cancel(intent.id);
    expect((await typesOf(6)).slice(4)).toEqual(['charge.refunded', 'payment_intent.canceled']);
  });

  it('report an authorisation that lapsed', async () => {
    bench = await startSandboxBench({ ...rules, authorisationMs: 1 });
    const { url } = await openCheckout(bench);
    await payOnPage(visitor, url, 'pays');
    expect((await typesOf(6)).slice(4)).toEqual(['charge.expired', 'payment_intent.canceled']);
  });

  it('report that a session expired automatically', async () => {
    bench = await startSandboxBench(rules);
    await openCheckout(bench);
    await bench.restart(rules, () => new Date(Date.now() + aDayMs));
    expect(await typesOf(1)).toEqual(['checkout.session.expired']);
  });

  it('of one payment stay in order among those of many', async () => {
    bench = await startSandboxBench(rules);
    const orders = await Promise.all(Array.from({ length: 20 }, () => paidOrder(bench)));
    const events = await arrived(80);
    for (const { session, intent, charge } of orders) {
      const mine = events.filter(({ data }) =>
        [session.id, intent.id, charge.id].includes(String(Reflect.get(data.object, 'id'))),
      );
      expect(mine.map(({ type }) => type)).toEqual([
        'payment_intent.created',
        'charge.succeeded',
        'payment_intent.amount_capturable_updated',
        'checkout.session.completed',
      ]);
    }
  });

  it('arrive twice each and shuffled if they are rough', async () => {
    bench = await startSandboxBench({ ...rules, webhook: { ...rules.webhook, mode: 'rough' } });
    const { intent } = await paidOrder(bench);
    await bench.stripe.paymentIntents.capture(intent.id);
    const events = await arrived(12);
    const times = Map.groupBy(events, ({ id }) => id);
    expect([times.size, ...[...times.values()].map(({ length }) => length)]).toEqual([6, 2, 2, 2, 2, 2, 2]);
    expect(events.map(({ type }) => type).indexOf('payment_intent.created')).toBeGreaterThan(0);
  });
});

it('sends no event for refusals and repeated calls', async () => {
  bench = await startSandboxBench(rules);
  const { intent } = await paidOrder(bench);
  const keyed = () => bench.stripe.paymentIntents.capture(intent.id, {}, { idempotencyKey: 'capture' });
  await Promise.all([keyed(), keyed()]);
  await Promise.allSettled([
    bench.stripe.paymentIntents.capture(intent.id),
    bench.stripe.refunds.create({ payment_intent: intent.id, amount: orderTotal + 1 }),
  ]);
  const { id } = await bench.stripe.refunds.create({ payment_intent: intent.id, amount: 1 });
  const events = await arrived(8);
  expect(events.slice(4).map(({ type }) => type)).toEqual([
    'charge.captured',
    'payment_intent.succeeded',
    'refund.created',
    'charge.refunded',
  ]);
  expect(events[6]?.data.object).toMatchObject({ id });
});
