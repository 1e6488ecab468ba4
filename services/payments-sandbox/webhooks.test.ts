import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookRules } from './rules.ts';
import { startEventReceiver, type EventReceiver, type ReceivedEvent } from './testing/event-receiver.ts';
import { newPageVisitor, wholeCompany } from './testing/page-visitor.ts';
import { startSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';

const secret = 'whsec_of_a_test';
const aDayMs = 24 * 60 * 60 * 1000;

let receiver: EventReceiver;
let bench: SandboxBench;
let rules: { webhook: WebhookRules; verificationMs: number };
beforeEach(async () => {
  receiver = await startEventReceiver();
  rules = {
    webhook: { url: receiver.url, secret, mode: 'calm', lateMs: aDayMs, retryPauseMs: 1 },
    verificationMs: 1,
  };
});
afterEach(async () => {
  await bench.close();
  await receiver.close();
});

async function onboard(ending: string): Promise<Stripe.Account> {
  const account = await bench.stripe.accounts.create({ type: 'express', country: 'ES' });
  const { url } = await bench.stripe.accountLinks.create({
    account: account.id,
    type: 'account_onboarding',
    refresh_url: 'https://quayside.example.com/r',
    return_url: 'https://quayside.example.com/b',
  });
  const visitor = newPageVisitor();
  await visitor.open(url);
  await visitor.send(url, { ...wholeCompany, ending });
  return account;
}
const opened = ({ payload, signature }: ReceivedEvent) =>
  bench.stripe.webhooks.constructEvent(payload, signature, secret);
/** The account of an event, and whether it may charge. */
function submitted(received: ReceivedEvent) {
  const event = opened(received);
  return event.type === 'account.updated' ? [event.account, event.data.object.charges_enabled] : [];
}

describe('an event', () => {
  it('contains the changed account, signed like by the provider', async () => {
    bench = await startSandboxBench(rules);
    const { id } = await onboard('complete');
    const [received] = await receiver.arrivals(1);
    if (!received) throw new Error('nothing arrived');
    expect(opened(received)).toEqual({
      id: expect.stringMatching(/^evt_\w{16}$/),
      object: 'event',
      type: 'account.updated',
      created: expect.any(Number),
      livemode: false,
      pending_webhooks: 1,
      request: null,
      account: id,
      data: { object: await bench.stripe.accounts.retrieve(id) },
    });
    const { webhooks } = bench.stripe;
    const { payload, signature } = received;
    expect(() => webhooks.constructEvent(`${payload} `, signature, secret)).toThrow('signature');
    expect(() => webhooks.constructEvent(payload, signature, 'whsec_other')).toThrow('signature');
  });

  it('is sent when a verification ends', async () => {
    bench = await startSandboxBench(rules);
    const { id } = await onboard('pending');
    expect((await receiver.arrivals(2)).map(submitted)).toEqual([
      [id, false],
      [id, true],
    ]);
  });

  it('is sent again until it is accepted, and then no more', async () => {
    bench = await startSandboxBench(rules);
    receiver.answerWith((arrival) => [500, 404, 302][arrival - 1] ?? 204);
    const first = await onboard('complete');
    const arrived = await receiver.arrivals(4);
    expect(arrived.map(submitted)).toEqual(arrived.map(() => [first.id, true]));
    expect(new Set(arrived.map((received) => opened(received).id)).size).toBe(1);
    const second = await onboard('complete');
    expect((await receiver.arrivals(5)).map(submitted)[4]).toEqual([second.id, true]);
  });

  it('that was not accepted is sent after a restart', async () => {
    await receiver.close();
    bench = await startSandboxBench({ ...rules, webhook: { ...rules.webhook, retryPauseMs: aDayMs } });
    const { id } = await onboard('complete');
    receiver = await startEventReceiver();
    const twoDaysOn = () => new Date(Date.now() + 2 * aDayMs);
    await bench.restart({ webhook: { ...rules.webhook, url: receiver.url } }, twoDaysOn);
    const [received] = await receiver.arrivals(1);
    if (!received) throw new Error('nothing arrived');
    expect(JSON.parse(received.payload)).toMatchObject({ account: id });
  });

  it('is not sent if nothing changes', async () => {
    bench = await startSandboxBench(rules);
    const left = await onboard('');
    const done = await onboard('complete');
    expect((await receiver.arrivals(1)).map(submitted)).toEqual([[done.id, true]]);
    expect(left.id).not.toBe(done.id);
  });
});

describe('rough events', () => {
  it('arrive twice, late, and the newer before the older', async () => {
    bench = await startSandboxBench({ ...rules, webhook: { ...rules.webhook, mode: 'rough' } });
    const older = await onboard('documents');
    const newer = await onboard('complete');
    const arrived = await receiver.arrivals(4);
    expect(arrived.map(submitted)).toEqual([
      [newer.id, true],
      [older.id, false],
      [older.id, false],
      [newer.id, true],
    ]);
    expect(new Set(arrived.map((received) => opened(received).id)).size).toBe(2);
  });

  it('arrive even if no other follows', async () => {
    bench = await startSandboxBench({ ...rules, webhook: { ...rules.webhook, mode: 'rough', lateMs: 1 } });
    const { id } = await onboard('complete');
    expect((await receiver.arrivals(2)).map(submitted)).toEqual([
      [id, true],
      [id, true],
    ]);
  });
});
