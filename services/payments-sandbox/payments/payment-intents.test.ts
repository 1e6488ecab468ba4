import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { intentOf, openCheckout, orderTotal, paidOrder } from '../testing/checkout-bench.ts';
import { newPageVisitor } from '../testing/page-visitor.ts';
import { payOnPage } from '../testing/pay-on-page.ts';
import { startSandboxBench, type SandboxBench } from '../testing/sandbox-bench.ts';

const now = new Date('2026-11-20T09:00:00Z');
const nowSeconds = now.getTime() / 1000;
const weekSeconds = 7 * 24 * 60 * 60;
const later = (seconds: number) => () => new Date(now.getTime() + seconds * 1000);

let bench: SandboxBench;
beforeEach(async () => {
  bench = await startSandboxBench({}, () => now);
});
afterEach(() => bench.close());

const capture = (id: string, amount_to_capture?: number) =>
  bench.stripe.paymentIntents.capture(id, { ...(amount_to_capture !== undefined && { amount_to_capture }) });
const cancel = (id: string) =>
  bench.stripe.paymentIntents.cancel(id, { cancellation_reason: 'requested_by_customer' });
const balance = async () => (await bench.stripe.balance.retrieve()).available[0]?.amount;

describe('a paid order', () => {
  it('is authorised with the data of its session, and its charge is not captured', async () => {
    const { intent, charge } = await paidOrder(bench);
    expect(intent).toMatchObject({
      object: 'payment_intent',
      status: 'requires_capture',
      capture_method: 'manual',
      currency: 'eur',
      amount: orderTotal,
      amount_capturable: orderTotal,
      amount_received: 0,
      description: 'Order 1',
      transfer_group: 'order_1',
      metadata: { orderId: '1' },
      last_payment_error: null,
      canceled_at: null,
      cancellation_reason: null,
    });
    expect(charge).toMatchObject({
      object: 'charge',
      status: 'succeeded',
      paid: true,
      captured: false,
      disputed: false,
      amount: orderTotal,
      amount_captured: 0,
      amount_refunded: 0,
      refunded: false,
      payment_intent: intent.id,
      transfer_group: 'order_1',
      payment_method_details: {
        card: { brand: 'visa', last4: '4242', capture_before: nowSeconds + weekSeconds },
      },
    });
    expect(await balance()).toBe(0);
  });

  it('is captured in full', async () => {
    const { intent } = await paidOrder(bench);
    expect(await capture(intent.id)).toMatchObject({
      status: 'succeeded',
      amount: orderTotal,
      amount_received: orderTotal,
      amount_capturable: 0,
    });
    expect(await balance()).toBe(orderTotal);
  });

  it('is captured in part, and the remainder released, which counts as refunded', async () => {
    const { session, intent } = await paidOrder(bench);
    expect(await capture(intent.id, 37_900)).toMatchObject({
      status: 'succeeded',
      amount: orderTotal,
      amount_received: 37_900,
      amount_capturable: 0,
    });
    const { charge } = await intentOf(bench, session.id);
    expect(charge).toMatchObject({
      captured: true,
      amount: orderTotal,
      amount_captured: 37_900,
      amount_refunded: 1600,
      refunded: false,
    });
    expect(await balance()).toBe(37_900);
  });

  it('is not captured twice: the refusal contains its state', async () => {
    const { intent } = await paidOrder(bench);
    const captured = await capture(intent.id);
    await expect(capture(intent.id)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: captured.id, status: 'succeeded', amount_received: orderTotal },
    });
    expect(await balance()).toBe(orderTotal);
  });

  it('is captured once by two simultaneous calls, and by a repeated call with the same answer', async () => {
    const { intent } = await paidOrder(bench);
    const outcomes = await Promise.allSettled([capture(intent.id), capture(intent.id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { intent: other } = await paidOrder(bench);
    const keyed = () => bench.stripe.paymentIntents.capture(other.id, {}, { idempotencyKey: 'capture-2' });
    expect(await keyed()).toEqual(await keyed());
    await expect(
      bench.stripe.paymentIntents.capture(
        other.id,
        { amount_to_capture: 1 },
        { idempotencyKey: 'capture-2' },
      ),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
    expect(await balance()).toBe(2 * orderTotal);
  });

  it('is not captured above the authorised amount', async () => {
    const { intent } = await paidOrder(bench);
    await expect(capture(intent.id, orderTotal + 1)).rejects.toMatchObject({
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
    expect((await capture(intent.id)).status).toBe('succeeded');
  });

  it('is cancelled, and then neither captured nor cancelled again', async () => {
    const { session, intent } = await paidOrder(bench);
    expect(await cancel(intent.id)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'requested_by_customer',
      canceled_at: nowSeconds,
      amount_capturable: 0,
      amount_received: 0,
    });
    expect((await intentOf(bench, session.id)).charge).toMatchObject({ captured: false, refunded: true });
    const unexpected = { code: 'payment_intent_unexpected_state' };
    await expect(capture(intent.id)).rejects.toMatchObject(unexpected);
    await expect(cancel(intent.id)).rejects.toMatchObject(unexpected);
  });

  it('that was captured is not cancelled', async () => {
    const { intent } = await paidOrder(bench);
    await capture(intent.id);
    await expect(cancel(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    });
  });

  it('lapses automatically after seven days without a capture', async () => {
    const { intent } = await paidOrder(bench);
    const { intent: taken } = await paidOrder(bench);
    await capture(taken.id);
    await bench.restart({}, later(weekSeconds - 1));
    expect((await bench.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture');
    await bench.restart({}, later(weekSeconds));
    await expect
      .poll(async () => bench.stripe.paymentIntents.retrieve(intent.id))
      .toMatchObject({ status: 'canceled', cancellation_reason: 'automatic' });
    expect((await bench.stripe.paymentIntents.retrieve(taken.id)).status).toBe('succeeded');
  });
});

describe('a failed payment', () => {
  it.each([
    ['declined', 'generic_decline', 'Your card was declined.'],
    ['no-funds', 'insufficient_funds', 'Your card has insufficient funds.'],
    [
      '4111111111111111',
      'test_mode_live_card',
      'Your card was declined. Your request was in test mode, but used a non test card.',
    ],
  ])('%s: waits for another card and says why', async (card, decline_code, message) => {
    const { id, url } = await openCheckout(bench);
    expect((await payOnPage(newPageVisitor(), url, card)).end).toBe('refused');
    const { intent, charge } = await intentOf(bench, id);
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amount_capturable: 0,
      payment_method: null,
      last_payment_error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code,
        message,
        charge: charge.id,
      },
    });
    expect(charge).toMatchObject({
      status: 'failed',
      paid: false,
      captured: false,
      failure_code: 'card_declined',
    });
    await expect(cancel(intent.id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    await expect(capture(intent.id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    await expect(bench.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    });
  });

  it('is paid with another card: one intent, the successful charge is the latest', async () => {
    const { id, url } = await openCheckout(bench);
    await payOnPage(newPageVisitor(), url, 'declined');
    const before = await intentOf(bench, id);
    await payOnPage(newPageVisitor(), url, 'pays');
    const after = await intentOf(bench, id);
    expect([
      after.intent.id,
      after.intent.status,
      after.intent.last_payment_error,
      after.charge.status,
    ]).toEqual([before.intent.id, 'requires_capture', null, 'succeeded']);
  });
});

describe('a card that asks for authentication', () => {
  const balance = async (id: string) => {
    const { payment_intent: intent } = await bench.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent'],
    });
    return intent === null || typeof intent === 'string' ? null : intent;
  };

  it('waits for the payer, and is authorised after a success', async () => {
    const { id, url } = await openCheckout(bench);
    expect((await payOnPage(newPageVisitor(), url, 'authenticates')).end).toBe('asked');
    expect(await balance(id)).toMatchObject({
      status: 'requires_action',
      latest_charge: null,
      next_action: { type: 'redirect_to_url', redirect_to_url: { url: `${url}/authenticate` } },
    });
    const { end } = await payOnPage(newPageVisitor(), url, 'authenticates', { authenticate: 'complete' });
    expect([end, (await balance(id))?.status]).toEqual(['paid', 'requires_capture']);
  });

  it('may be tried again after a failure', async () => {
    const { id, url } = await openCheckout(bench);
    const { end } = await payOnPage(newPageVisitor(), url, 'authenticates', { authenticate: 'fail' });
    expect(end).toBe('refused');
    expect(await balance(id)).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
      next_action: null,
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    await payOnPage(newPageVisitor(), url, 'authenticates', { authenticate: 'complete' });
    expect((await balance(id))?.status).toBe('requires_capture');
  });
});

it('is refused if it cannot be expanded, and then nothing is done', async () => {
  const { intent } = await paidOrder(bench);
  await expect(
    bench.stripe.paymentIntents.capture(intent.id, { expand: ['latest_charge.status'] }),
  ).rejects.toMatchObject({ message: 'This property cannot be expanded (latest_charge.status).' });
  const captured = await bench.stripe.paymentIntents.capture(intent.id, {
    expand: ['latest_charge.refunds'],
  });
  expect(captured.latest_charge).toMatchObject({ captured: true, refunds: { object: 'list', data: [] } });
});
