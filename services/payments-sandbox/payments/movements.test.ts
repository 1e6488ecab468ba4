import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderTotal, paidOrder } from '../testing/checkout-bench.ts';
import { startSandboxBench, type SandboxBench } from '../testing/sandbox-bench.ts';

const now = new Date('2026-11-20T09:00:00Z');
const vendor = 'acct_demochandlery';

let bench: SandboxBench;
beforeEach(async () => {
  bench = await startSandboxBench({}, () => now);
});
afterEach(() => bench.close());

const balance = async () => (await bench.stripe.balance.retrieve()).available[0]?.amount;
async function capturedOrder(amount_to_capture = orderTotal) {
  const { session, intent, charge } = await paidOrder(bench);
  await bench.stripe.paymentIntents.capture(intent.id, { amount_to_capture });
  return { session, intent, charge };
}
const refund = (payment_intent: string, amount?: number) =>
  bench.stripe.refunds.create({ payment_intent, ...(amount !== undefined && { amount }) });
const transfer = (amount: number, other: { source_transaction?: string; currency?: string } = {}) =>
  bench.stripe.transfers.create({
    amount,
    currency: 'eur',
    destination: vendor,
    transfer_group: 'order_1',
    ...other,
  });

describe('a refund', () => {
  it('refunds part, then the remainder, as the charge and the balance show', async () => {
    const { intent, charge } = await capturedOrder();
    const made = await bench.stripe.refunds.create({
      payment_intent: intent.id,
      amount: 1600,
      reason: 'requested_by_customer',
      metadata: { subOrderId: 's1' },
    });
    expect(made).toMatchObject({
      id: expect.stringMatching(/^re_/),
      object: 'refund',
      status: 'succeeded',
      amount: 1600,
      currency: 'eur',
      payment_intent: intent.id,
      charge: charge.id,
      reason: 'requested_by_customer',
      metadata: { subOrderId: 's1' },
    });
    expect(await bench.stripe.refunds.retrieve(made.id)).toEqual(made);
    const current = async () => {
      const { amount_refunded, refunded, disputed } = await bench.stripe.charges.retrieve(charge.id);
      return [amount_refunded, refunded, disputed, await balance()];
    };
    expect(await current()).toEqual([1600, false, false, orderTotal - 1600]);
    expect((await refund(intent.id)).amount).toBe(orderTotal - 1600);
    expect(await current()).toEqual([orderTotal, true, false, 0]);
  });

  it('never exceeds what was captured and not refunded yet', async () => {
    const { intent, charge } = await capturedOrder(30_000);
    await expect(refund(intent.id, 30_001)).rejects.toMatchObject({
      code: 'amount_too_large',
      param: 'amount',
      message: 'Refund amount (€300.01) is greater than unrefunded amount on charge (€300.00)',
    });
    await refund(intent.id, 30_000);
    await expect(refund(intent.id, 1)).rejects.toMatchObject({
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  });

  it('requires a reversal first if the money was transferred', async () => {
    const { intent } = await capturedOrder();
    const { id } = await transfer(30_000);
    await expect(refund(intent.id)).rejects.toMatchObject({ code: 'balance_insufficient' });
    await bench.stripe.transfers.createReversal(id, { amount: 30_000 });
    expect((await refund(intent.id)).status).toBe('succeeded');
  });

  it('is refused without a capture, or for zero', async () => {
    const { intent } = await paidOrder(bench);
    await expect(refund(intent.id)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    await expect(refund('pi_none')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(bench.stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' });
    await expect(refund(intent.id, 0)).rejects.toMatchObject({ param: 'amount' });
  });
});

describe('a transfer', () => {
  it('pays a vendor from the balance, linked to its charge, and is reversed in parts', async () => {
    const { charge } = await capturedOrder();
    const made = await bench.stripe.transfers.create({
      amount: 30_000,
      currency: 'eur',
      destination: vendor,
      source_transaction: charge.id,
      metadata: { subOrderId: 's1' },
    });
    expect(made).toMatchObject({
      id: expect.stringMatching(/^tr_/),
      object: 'transfer',
      amount: 30_000,
      currency: 'eur',
      destination: vendor,
      source_transaction: charge.id,
      transfer_group: 'order_1',
      amount_reversed: 0,
      reversed: false,
      metadata: { subOrderId: 's1' },
    });
    expect(await balance()).toBe(orderTotal - 30_000);
    const first = await bench.stripe.transfers.createReversal(made.id, { amount: 10_000 });
    expect(first).toMatchObject({ object: 'transfer_reversal', amount: 10_000, transfer: made.id });
    await expect(bench.stripe.transfers.createReversal(made.id, { amount: 20_001 })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param: 'amount',
    });
    const rest = await bench.stripe.transfers.createReversal(made.id);
    expect(await bench.stripe.transfers.retrieve(made.id)).toMatchObject({
      amount_reversed: 30_000,
      reversed: true,
      reversals: { data: [{ id: rest.id, amount: 20_000 }, { id: first.id }] },
    });
    await expect(bench.stripe.transfers.createReversal(made.id)).rejects.toMatchObject({
      message: `Transfer ${made.id} is already fully reversed.`,
    });
    expect(await balance()).toBe(orderTotal);
  });

  it('is refused if the balance does not cover it, to the cent', async () => {
    await expect(transfer(1)).rejects.toMatchObject({ code: 'balance_insufficient' });
    await capturedOrder();
    await expect(transfer(orderTotal + 1)).rejects.toMatchObject({ code: 'balance_insufficient' });
    await expect(transfer(1, { currency: 'usd' })).rejects.toMatchObject({ code: 'balance_insufficient' });
    expect((await transfer(orderTotal)).amount).toBe(orderTotal);
  });

  it('is refused above what is left of its charge', async () => {
    const { charge } = await capturedOrder(30_000);
    await capturedOrder();
    await transfer(20_000, { source_transaction: charge.id });
    await expect(transfer(10_001, { source_transaction: charge.id })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param: 'amount',
    });
    expect((await transfer(10_000, { source_transaction: charge.id })).amount).toBe(10_000);
  });

  it('is refused for a charge that is not captured, or unknown', async () => {
    const { charge } = await paidOrder(bench);
    await capturedOrder();
    await expect(transfer(1, { source_transaction: charge.id })).rejects.toMatchObject({
      param: 'source_transaction',
    });
    await expect(transfer(1, { source_transaction: 'ch_none' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'source_transaction',
    });
  });

  it('goes only to a known account that may be paid', async () => {
    await capturedOrder();
    const fresh = await bench.stripe.accounts.create({
      type: 'express',
      country: 'ES',
      capabilities: { transfers: { requested: true } },
    });
    const to = (destination: string) =>
      bench.stripe.transfers.create({ amount: 100, currency: 'eur', destination });
    await expect(to(fresh.id)).rejects.toMatchObject({
      code: 'insufficient_capabilities_for_transfer',
      param: 'destination',
    });
    await expect(to('acct_unknown')).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'destination',
    });
    expect((await to(vendor)).destination).toBe(vendor);
  });

  it('is created once per key', async () => {
    await capturedOrder();
    const keyed = (amount: number) =>
      bench.stripe.transfers.create(
        { amount, currency: 'eur', destination: vendor },
        { idempotencyKey: 'transfer-s1' },
      );
    const made = await Promise.all(Array.from({ length: 10 }, () => keyed(5000)));
    expect([new Set(made.map(({ id }) => id)).size, await balance()]).toEqual([1, orderTotal - 5000]);
    await expect(keyed(5001)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });
});

it('has separate balances per currency, and nothing pending', async () => {
  const order = { quantity: 1, price_data: { unit_amount: 12_750, product_data: { name: 'Fender' } } };
  for (const currency of ['eur', 'jpy', 'kwd'])
    await paidOrder(bench, {
      line_items: [{ ...order, price_data: { ...order.price_data, currency } }],
      payment_intent_data: { capture_method: 'automatic' },
    });
  const { available, pending } = await bench.stripe.balance.retrieve();
  const amounts = (parts: typeof pending) => parts.map(({ currency, amount }) => [currency, amount]);
  const each = (amount: number) => ['eur', 'jpy', 'kwd'].map((currency) => [currency, amount]);
  expect([amounts(available), amounts(pending)]).toEqual([each(12_750), each(0)]);
});
