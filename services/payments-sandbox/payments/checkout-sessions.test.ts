import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  cancelUrl,
  openCheckout,
  orderParameters,
  orderTotal,
  paidOrder,
  successUrl,
} from '../testing/checkout-bench.ts';
import { newPageVisitor } from '../testing/page-visitor.ts';
import { payOnPage } from '../testing/pay-on-page.ts';
import { startSandboxBench, type SandboxBench } from '../testing/sandbox-bench.ts';

const now = new Date('2026-11-20T09:00:00Z');
const nowSeconds = now.getTime() / 1000;
const later = (seconds: number) => () => new Date(now.getTime() + seconds * 1000);

let bench: SandboxBench;
beforeEach(async () => {
  bench = await startSandboxBench({}, () => now);
});
afterEach(() => bench.close());

const retrieve = (id: string) => bench.stripe.checkout.sessions.retrieve(id);
const priced = (currency: string, unit_amount: number, quantity = 1) => ({
  quantity,
  price_data: { currency, unit_amount, product_data: { name: 'Fender' } },
});

describe('a Checkout Session', () => {
  it('is open and unpaid, has no Payment Intent before the first attempt to pay, and can be read', async () => {
    const made = await bench.stripe.checkout.sessions.create(orderParameters);
    expect(made).toMatchObject({
      id: expect.stringMatching(/^cs_test_\w{16}$/),
      object: 'checkout.session',
      livemode: false,
      mode: 'payment',
      ui_mode: 'hosted_page',
      status: 'open',
      payment_status: 'unpaid',
      amount_subtotal: orderTotal,
      amount_total: orderTotal,
      currency: 'eur',
      client_reference_id: '1',
      customer_email: 'chef@example.com',
      metadata: { orderId: '1' },
      success_url: successUrl,
      cancel_url: cancelUrl,
      url: `${bench.origin}/pay/c/${made.id}`,
      created: nowSeconds,
      expires_at: nowSeconds + 24 * 60 * 60,
      payment_intent: null,
    });
    expect(await retrieve(made.id)).toEqual(made);
  });

  it("returns its lines on request, in the client's form", async () => {
    const { line_items: lines } = await bench.stripe.checkout.sessions.create({
      ...orderParameters,
      expand: ['line_items'],
    });
    const [line] = lines?.data ?? [];
    expect([line?.description, line?.quantity, line?.amount_total, line?.price?.unit_amount]).toEqual([
      'Mooring line 14 mm',
      2,
      37_900,
      18_950,
    ]);
    expect(line?.price?.unit_amount_decimal?.toString()).toBe('18950');
  });

  it('that is authorised is complete without an address, and paid when its payment is captured', async () => {
    const { session, intent } = await paidOrder(bench);
    const telling = async () => {
      const { status, payment_status, url, payment_intent, customer_details } = await retrieve(session.id);
      return { status, payment_status, url, payment_intent, name: customer_details?.name };
    };
    const complete = { status: 'complete', url: null, payment_intent: intent.id, name: 'Aina Riera' };
    expect(await telling()).toEqual({ ...complete, payment_status: 'unpaid' });
    await bench.stripe.paymentIntents.capture(intent.id);
    expect(await telling()).toEqual({ ...complete, payment_status: 'paid' });
  });

  it('with automatic capture is paid at once', async () => {
    const { session, intent } = await paidOrder(bench, { payment_intent_data: {} });
    expect((await retrieve(session.id)).payment_status).toBe('paid');
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: orderTotal, amount_capturable: 0 });
  });

  it('is refused with the name of the parameter that the provider does not accept', async () => {
    const refused = async (other: Partial<Stripe.Checkout.SessionCreateParams>) => {
      const [made] = await Promise.allSettled([
        bench.stripe.checkout.sessions.create({ ...orderParameters, ...other }),
      ]);
      return made.status === 'fulfilled' ? 'taken' : [made.reason.code, made.reason.param];
    };
    expect(
      await Promise.all([
        refused({ line_items: [] }),
        refused({ line_items: Array.from({ length: 101 }, () => priced('eur', 100)) }),
        refused({ line_items: [priced('eur', 100, 0)] }),
        refused({ line_items: [priced('eur', 100), priced('usd', 100)] }),
        refused({ line_items: [priced('eur', 49)] }),
        refused({ line_items: [priced('jpy', 50)] }),
        refused({ line_items: [priced('eur', 50_000_000, 2)] }),
        refused({ success_url: 'javascript:alert(1)' }),
        refused({ metadata: { key: 'x'.repeat(501) } }),
        refused({ discounts: [{ coupon: 'half' }] }),
        refused({ expires_at: nowSeconds + 30 * 60 - 1 }),
        refused({ expires_at: nowSeconds + 30 * 60 }),
        refused({ expires_at: nowSeconds + 24 * 60 * 60 }),
        refused({ expires_at: nowSeconds + 24 * 60 * 60 + 1 }),
      ]),
    ).toEqual([
      ['parameter_missing', 'line_items'],
      ['parameter_invalid', 'line_items'],
      ['parameter_invalid', 'line_items[0][quantity]'],
      [undefined, 'line_items'],
      ['amount_too_small', undefined],
      'taken',
      ['amount_too_large', undefined],
      ['parameter_invalid', 'success_url'],
      ['parameter_invalid', 'metadata[key]'],
      ['parameter_unknown', 'discounts'],
      [undefined, 'expires_at'],
      'taken',
      'taken',
      [undefined, 'expires_at'],
    ]);
  });

  it('that is unknown is not found', async () => {
    await expect(retrieve('cs_test_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such checkout.session: 'cs_test_none'",
    });
  });
});

describe('expiring', () => {
  it('ends an open session: no address, no payment', async () => {
    const { id, url } = await openCheckout(bench);
    expect(await bench.stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    expect((await payOnPage(newPageVisitor(), url, 'pays')).end).toBe('over');
    expect(await retrieve(id)).toMatchObject({ status: 'expired', payment_intent: null });
  });

  it('cancels the Payment Intent that a failed attempt left', async () => {
    const { id, url } = await openCheckout(bench);
    await payOnPage(newPageVisitor(), url, 'declined');
    await bench.stripe.checkout.sessions.expire(id);
    const { payment_intent: intent } = await bench.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent'],
    });
    expect(intent).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'expired',
      canceled_at: nowSeconds,
    });
  });

  it.each(['complete', 'expired'])('is refused when it is %s', async (status) => {
    const { session } =
      status === 'complete' ? await paidOrder(bench) : { session: await openCheckout(bench) };
    if (status === 'expired') await bench.stripe.checkout.sessions.expire(session.id);
    await expect(bench.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
    });
  });

  it('happens automatically when its time is over, and not a second earlier', async () => {
    const { id, url } = await openCheckout(bench, { expires_at: nowSeconds + 1800 });
    await bench.restart({}, later(1799));
    expect((await newPageVisitor().open(url)).status).toBe(200);
    await bench.restart({}, later(1800));
    await expect.poll(async () => (await retrieve(id)).status).toBe('expired');
    expect((await newPageVisitor().open(url)).status).toBe(410);
  });
});

it('deletes a session a week after its end, but neither open ones nor their payments', async () => {
  const { session, intent } = await paidOrder(bench);
  await bench.restart({}, later(6 * 24 * 60 * 60));
  await bench.stripe.paymentIntents.capture(intent.id);
  await bench.restart({}, later(7 * 24 * 60 * 60));
  await expect.poll(() => Promise.allSettled([retrieve(session.id)])).toMatchObject([{ status: 'rejected' }]);
  expect((await bench.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
});
