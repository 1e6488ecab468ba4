import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import { paymentTasks } from '../../services/marketplace/modules/payments/index.ts';
import { systemClock } from '../../services/marketplace/platform/clock.ts';
import { silentLog } from '../../services/marketplace/platform/log.ts';
import { paymentsBench, webhookSecret, type PaymentsBench } from './payments-bench.ts';

let bench: PaymentsBench;
let vendorId: string;
shareBench(paymentsBench, async (made) => {
  bench = made;
  vendorId = await bench.addVendor();
});

const seen = async () =>
  (await bench.db.selectFrom('paymentEvents').select(['id', 'type']).orderBy('id').execute()).map(
    ({ id, type }) => `${id} ${type}`,
  );

/** An event with a false content and a valid signature. */
function lie({
  id = 'evt_lie',
  account = '',
  type = 'account.updated',
  secret = webhookSecret,
  sentAt = new Date(),
}) {
  const payload = JSON.stringify({
    id,
    object: 'event',
    type,
    created: 0,
    livemode: false,
    account,
    data: { object: { id: account, object: 'account', charges_enabled: true, payouts_enabled: true } },
  });
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return bench.payments.receiveEvent(Buffer.from(payload), signature);
}
async function openedAccount(): Promise<string> {
  await bench.openLink(vendorId);
  return (await bench.kept(vendorId)).account?.id ?? '';
}

describe('the provider’s events', () => {
  test('let a vendor accept charges without a request', async () => {
    await bench.onboard(await bench.openLink(vendorId), 'pending');
    await bench.effects(2);
    expect(await bench.kept(vendorId)).toMatchObject({
      account: { chargesEnabled: true },
      told: true,
      timesTold: 1,
    });
    expect(await seen()).toHaveLength(2);
  });

  test('that come twice, late and out of order have the same result', async () => {
    await bench.stopSandbox();
    await bench.startSandbox({ webhook: { ...bench.webhook('rough'), lateMs: 3_600_000 } });
    await bench.onboard(await bench.openLink(vendorId), 'documents');
    const renewed = await bench.payments.refreshLink(vendorId, vendorId);
    await bench.onboard(renewed.ok ? renewed.value.url : '', 'complete');
    expect(await bench.effects(4)).toEqual(['changed', 'changed', 'nothing', 'nothing']);
    expect(await bench.kept(vendorId)).toMatchObject({
      account: { chargesEnabled: true },
      told: true,
      timesTold: 1,
    });
    expect(await seen()).toHaveLength(2);
  });

  test('report an account that was deleted', async () => {
    const account = await openedAccount();
    await bench.stripe.accounts.del(account);
    expect(await lie({ account, type: 'account.application.deauthorized' })).toEqual({
      ok: true,
      value: 'changed',
    });
    expect((await bench.kept(vendorId)).account).toBeNull();
    expect(await seen()).toEqual(['evt_lie account.application.deauthorized']);
  });
});

describe('a false event', () => {
  test.each([
    ['signed with another secret', { secret: 'whsec_somebody_else' }],
    ['signed long ago', { sentAt: new Date(Date.now() - 301_000) }],
  ])('%s is refused and leaves no trace', async (_how, how) => {
    const account = await openedAccount();
    expect(await lie({ account, ...how })).toEqual({ ok: false, error: { code: 'SIGNATURE_WRONG' } });
    expect([await seen(), (await bench.kept(vendorId)).told]).toEqual([[], false]);
  });

  test.each(['', 't=1,v1=', 'nonsense'])('with the signature %o is refused', async (signature) => {
    const payload = Buffer.from('{"id":"evt_1","type":"account.updated"}');
    expect(await bench.payments.receiveEvent(payload, signature)).toEqual({
      ok: false,
      error: { code: 'SIGNATURE_WRONG' },
    });
  });

  test.each(['{"half": ', 'null'])('rightly signed, with the text %s, is refused', async (payload) => {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    expect(await bench.payments.receiveEvent(Buffer.from(payload), signature)).toMatchObject({ ok: false });
  });

  const signed = (event: unknown) => {
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    return bench.payments.receiveEvent(Buffer.from(payload), signature);
  };
  const event = { id: 'evt_odd', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } };

  test.each([
    ['a text', 'evt_odd'],
    ['a list', [event]],
    ['nothing in it', {}],
    ['a number for its id', { ...event, id: 7 }],
    ['an id that no database stores', { ...event, id: 'evt_\u0000' }],
    ['an endless type', { ...event, type: 'a'.repeat(300) }],
    ['an account of another kind', { ...event, account: { id: 'acct_1' } }],
    ['no data', { ...event, data: undefined }],
    ['data without an object', { ...event, data: { object: 'pi_1' } }],
  ])('rightly signed, with %s, are refused and leave no trace', async (_what, odd) => {
    expect(await signed(odd)).toEqual({ ok: false, error: { code: 'EVENT_MALFORMED' } });
    expect(await seen()).toEqual([]);
  });

  test.each([{ id: 'pi_\u0000' }, { id: '\ud800' }, { id: { $ne: 1 } }, { metadata: 'none' }, {}])(
    'with a valid signature about %o is accepted and changes nothing',
    async (object) => {
      expect(await signed({ ...event, data: { object } })).toEqual({ ok: true, value: 'nothing' });
    },
  );

  test('with a valid signature and a false content changes nothing', async () => {
    const account = await openedAccount();
    expect(await lie({ account })).toEqual({ ok: true, value: 'changed' });
    expect(await bench.kept(vendorId)).toEqual({
      account: { id: account, chargesEnabled: false },
      told: false,
      timesTold: 0,
    });
  });

  test("about another platform's account is accepted and ignored", async () => {
    expect(await lie({ account: 'acct_of_somebody_else' })).toEqual({ ok: true, value: 'nothing' });
    expect(await seen()).toEqual(['evt_lie account.updated']);
  });
});

test('a repeated event reads nothing again', async () => {
  const account = await openedAccount();
  await lie({ account });
  await bench.stopSandbox();
  expect(await lie({ account })).toEqual({ ok: true, value: 'nothing' });
});

test('an event that could not be processed is requested again', async () => {
  const account = await openedAccount();
  await bench.stopSandbox();
  expect(await lie({ account })).toEqual({ ok: false, error: { code: 'UNAVAILABLE' } });
  expect(await seen()).toEqual([]);
  await bench.startSandbox();
  expect(await lie({ account })).toEqual({ ok: true, value: 'changed' });
});

test('ids of events are deleted after thirty days', async () => {
  const day = 24 * 60 * 60 * 1000;
  const at = (days: number) => new Date(systemClock.now().getTime() - days * day);
  await bench.db
    .insertInto('paymentEvents')
    .values([
      { id: 'evt_old', type: 'account.updated', receivedAt: at(31) },
      { id: 'evt_young', type: 'account.updated', receivedAt: at(29) },
    ])
    .execute();
  const { clean_up_payment_events: cleanUp } = paymentTasks({ db: bench.db, clock: systemClock });
  const signal = new AbortController().signal;
  await cleanUp({}, { attempt: 1, maxAttempts: 5, signal, log: silentLog });
  expect(await seen()).toEqual(['evt_young account.updated']);
});
