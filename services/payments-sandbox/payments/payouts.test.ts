import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../../src/lib/durations.ts';
import type { WebhookRules } from '../rules.ts';
import { orderTotal, paidOrder } from '../testing/checkout-bench.ts';
import { startEventReceiver, type EventReceiver } from '../testing/event-receiver.ts';
import { newPageVisitor } from '../testing/page-visitor.ts';
import { startSandboxBench, type SandboxBench } from '../testing/sandbox-bench.ts';

const secret = 'whsec_of_a_test';
const vendor = 'acct_demochandlery';
const onBehalf = { stripeAccount: vendor };
const failingBank = 'DE62 3704 0044 0532 0130 01';

let receiver: EventReceiver;
let webhook: WebhookRules;
let bench: SandboxBench;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-11-20T09:00:00Z');
  receiver = await startEventReceiver();
  webhook = { url: receiver.url, secret, mode: 'calm', lateMs: dayMs, retryPauseMs: 1 };
  bench = await startSandboxBench({ webhook }, () => now);
});
afterEach(async () => {
  await bench.close();
  await receiver.close();
});

/** Advances to the middle of a day, this many days later; due work is done before anything is answered. */
async function daysLater(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    now = new Date(now.getTime() + dayMs);
    // Any change applies what is due.
    await bench.stripe.accounts.create({ type: 'express' });
  }
}

async function transfer(amount: number): Promise<Stripe.Transfer> {
  const { intent, charge } = await paidOrder(bench);
  await bench.stripe.paymentIntents.capture(intent.id, { amount_to_capture: orderTotal });
  return bench.stripe.transfers.create({
    amount,
    currency: 'eur',
    destination: vendor,
    source_transaction: charge.id,
  });
}

const payouts = async () => (await bench.stripe.payouts.list({}, onBehalf)).data;
const states = async () => (await payouts()).map(({ status, amount }) => [status, amount]);
const balance = async () => {
  const { available, pending } = await bench.stripe.balance.retrieve({}, onBehalf);
  return [available[0]?.amount, pending[0]?.amount];
};
const contentOf = async (payout: string) =>
  (await bench.stripe.balanceTransactions.list({ payout, expand: ['data.source'] }, onBehalf)).data;

async function setBank(iban: string): Promise<void> {
  const { url } = await bench.stripe.accounts.createLoginLink(vendor);
  const visitor = newPageVisitor();
  await visitor.open(url);
  await visitor.send(url, { iban, ending: 'complete' });
}

describe('an account', () => {
  it('is paid out a day after its money is available, and the bank has it two days later', async () => {
    const sent = await transfer(30_000);
    expect(await balance()).toEqual([0, 30_000]);
    await daysLater(7);
    expect([await balance(), await states()]).toEqual([[30_000, 0], []]);
    await daysLater(1);
    expect([await balance(), await states()]).toEqual([[0, 0], [['pending', 30_000]]]);
    await daysLater(1);
    expect(await states()).toEqual([['in_transit', 30_000]]);
    await daysLater(1);
    const [payout] = await payouts();
    expect(payout).toMatchObject({
      id: expect.stringMatching(/^po_/),
      status: 'paid',
      currency: 'eur',
      automatic: true,
      arrival_date: Date.parse('2026-11-30T09:00:00Z') / 1000,
      failure_code: null,
    });
    expect(await bench.stripe.payouts.retrieve(payout?.id ?? '', {}, onBehalf)).toEqual(payout);
    const content = await contentOf(payout?.id ?? '');
    expect(content.map(({ type, amount, source }) => [type, amount, (source as { id: string }).id])).toEqual([
      ['payout', -30_000, payout?.id],
      ['payment', 30_000, sent.destination_payment],
    ]);
    expect(content[1]?.source).toMatchObject({ source_transfer: sent.id });
  });

  it('gets what is left after a reversal', async () => {
    const { id } = await transfer(30_000);
    await transfer(10_000);
    await bench.stripe.transfers.createReversal(id, { amount: 12_000 });
    await daysLater(8);
    const [payout] = await payouts();
    expect(payout?.amount).toBe(28_000);
    const content = await contentOf(payout?.id ?? '');
    expect(content.map(({ type, amount }) => [type, amount])).toEqual([
      ['payout', -28_000],
      ['payment_refund', -12_000],
      ['payment', 10_000],
      ['payment', 30_000],
    ]);
    expect(content[1]?.source).toMatchObject({
      charge: content[3] && Reflect.get(content[3].source ?? {}, 'id'),
    });
  });

  it('with a negative balance is not paid out until it is positive', async () => {
    const { id } = await transfer(10_000);
    await daysLater(10);
    await bench.stripe.transfers.createReversal(id, { amount: 4000 });
    await transfer(3000);
    await daysLater(8);
    expect([await balance(), await states()]).toEqual([[-1000, 0], [['paid', 10_000]]]);
    await transfer(5000);
    await daysLater(8);
    expect(await states()).toEqual([
      ['pending', 4000],
      ['paid', 10_000],
    ]);
  });

  it('is hidden from others, and so are its payouts', async () => {
    await expect(bench.stripe.payouts.list({}, { stripeAccount: 'acct_none' })).rejects.toMatchObject({
      code: 'account_invalid',
    });
    await transfer(10_000);
    await daysLater(8);
    const [payout] = await payouts();
    const other = { stripeAccount: 'acct_demoother' };
    await expect(bench.stripe.payouts.retrieve(payout?.id ?? '', {}, other)).rejects.toMatchObject({
      code: 'resource_missing',
    });
    expect((await bench.stripe.payouts.list({}, other)).data).toEqual([]);
  });
});

describe('a payout returned by the bank', () => {
  it('is on the account again, and paid out once there is another bank account', async () => {
    await setBank(failingBank);
    await transfer(30_000);
    await daysLater(10);
    const [failed] = await payouts();
    expect(failed).toMatchObject({ status: 'failed', failure_code: 'no_account' });
    expect(await balance()).toEqual([30_000, 0]);
    const { payouts_enabled, charges_enabled, requirements } = await bench.stripe.accounts.retrieve(vendor);
    expect([payouts_enabled, charges_enabled, requirements?.currently_due]).toEqual([
      false,
      true,
      ['external_account'],
    ]);
    await daysLater(3);
    expect(await states()).toEqual([['failed', 30_000]]);

    await setBank('ES91 2100 0418 4502 0005 1332');
    await daysLater(3);
    expect(await states()).toEqual([
      ['paid', 30_000],
      ['failed', 30_000],
    ]);
    const [again] = await payouts();
    expect(
      (await contentOf(again?.id ?? '')).map(({ type, source }) => [
        type,
        Reflect.get(source as object, 'id'),
      ]),
    ).toEqual([
      ['payout', again?.id],
      ['payout_failure', failed?.id],
    ]);
  });

  it('is reported on the account, like every step before it', async () => {
    await setBank(failingBank);
    await transfer(30_000);
    await daysLater(10);
    // The payment and the transfer have seven, and each account created to advance a day has one.
    const arrived = await receiver.arrivals(12);
    const events = arrived.map(({ payload }) => JSON.parse(payload) as Stripe.Event);
    expect(events.filter(({ account }) => account === vendor).map(({ type }) => type)).toEqual([
      'account.updated',
      'payout.created',
      'payout.updated',
      'payout.failed',
      'account.updated',
    ]);
  });
});
