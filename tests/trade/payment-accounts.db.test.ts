import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import { createPayments } from '../../services/marketplace/modules/payments/index.ts';
import { newId } from '../../services/marketplace/platform/ids.ts';
import { newPageVisitor } from '../../services/payments-sandbox/testing/page-visitor.ts';
import { paymentsBench, publicUrl, type PaymentsBench } from './payments-bench.ts';

let bench: PaymentsBench;
let vendorId: string;
shareBench(paymentsBench, async (made) => {
  bench = made;
  vendorId = await bench.addVendor();
});

const accountOf = async () => {
  const account = await bench.payments.getAccount(vendorId);
  return account.ok ? account.value : account.error.code;
};

describe('opening a payment account', () => {
  test('creates one at the provider, stores it, and leads to its hosted page', async () => {
    const url = await bench.openLink(vendorId);
    const { account, told, timesTold } = await bench.kept(vendorId);
    expect({ account, told, timesTold }).toEqual({
      account: { id: expect.stringMatching(/^acct_/), chargesEnabled: false },
      told: false,
      timesTold: 0,
    });
    expect(url).toContain(`/setup/e/${account?.id}/link_`);
    expect(await bench.stripe.accounts.retrieve(account?.id ?? '')).toMatchObject({
      type: 'express',
      country: 'ES',
      email: `${vendorId}@example.com`,
      metadata: { vendorId },
      capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    });
  });

  test.each([
    ['supplier', 'vendors'],
    ['service_provider', 'services'],
  ] as const)(
    'comes back to the own onboarding of who works for a %s, and asks there for a new link',
    async (kind, area) => {
      const id = await bench.addVendor(kind);
      const userId = newId();
      const url = await bench.openLink(id, userId);
      expect([await bench.onboard(url, 'leave'), await bench.onboard(url, 'leave')]).toEqual([
        `${publicUrl}/${area}/onboarding/${userId}?returned=1`,
        `${publicUrl}/${area}/onboarding/refresh-stripe-account`,
      ]);
    },
  );

  test('pressed repeatedly and simultaneously creates one', async () => {
    const urls = await Promise.all(Array.from({ length: 8 }, () => bench.openLink(vendorId)));
    const again = await bench.openLink(vendorId);
    const made = await bench.accountsAtProvider();
    expect(made).toEqual([(await bench.kept(vendorId)).account?.id]);
    expect([...urls, again].every((url) => url.includes(`/${made[0]}/`))).toBe(true);
  });

  test('with a lost response of the provider does not create a second one', async () => {
    const { accounts, accountLinks, webhooks } = bench.stripe;
    const lossy: PaymentsBench['parts']['stripe'] = {
      accountLinks,
      webhooks,
      accounts: Object.assign(Object.create(accounts), {
        retrieve: async () => Promise.reject(new Error('the process died here')),
      }),
    };
    const dying = createPayments({ ...bench.parts, stripe: lossy });
    await expect(dying.createAccount(vendorId, vendorId)).rejects.toThrow('died here');
    await bench.openLink(vendorId);
    expect(await bench.accountsAtProvider()).toHaveLength(1);
  });

  test('is refused to users who are no vendors', async () => {
    expect(await bench.payments.createAccount(newId(), newId())).toEqual({
      ok: false,
      error: { code: 'VENDOR_UNKNOWN' },
    });
    expect(await bench.payments.refreshLink(newId(), newId())).toEqual({
      ok: false,
      error: { code: 'PAYMENT_ACCOUNT_NOT_FOUND' },
    });
  });
});

describe("the provider's state of an account", () => {
  test('does not exist before one was opened', async () => {
    expect([await accountOf(), await bench.payments.storedState(vendorId)]).toEqual([
      'PAYMENT_ACCOUNT_NOT_FOUND',
      'none',
    ]);
    expect(await bench.payments.refreshLink(vendorId, vendorId)).toMatchObject({
      error: { code: 'PAYMENT_ACCOUNT_NOT_FOUND' },
    });
  });

  test('is incomplete without details, with the requirements in words', async () => {
    await bench.openLink(vendorId);
    expect(await accountOf()).toEqual({
      id: expect.stringMatching(/^acct_/),
      state: 'incomplete',
      chargesEnabled: false,
      payoutsEnabled: false,
      payoutsEvery: 'daily',
      requirementsDue: [
        { code: 'business_profile.url', label: 'Your website' },
        { code: 'business_type', label: 'What kind of business you are' },
        { code: 'external_account', label: 'A bank account for your payouts' },
        { code: 'representative.dob.day', label: 'The representative’s date of birth' },
        { code: 'representative.first_name', label: 'The representative’s first name' },
        { code: 'representative.last_name', label: 'The representative’s last name' },
        { code: 'tos_acceptance.date', label: 'Your consent to the payment provider’s terms' },
      ],
    });
  });

  test.each([
    ['complete', { state: 'ready', chargesEnabled: true, payoutsEnabled: true, requirementsDue: [] }],
    [
      'documents',
      {
        state: 'incomplete',
        chargesEnabled: false,
        payoutsEnabled: false,
        requirementsDue: [
          {
            code: 'company.verification.document',
            label: 'A document that proves the company, such as a register extract',
          },
        ],
      },
    ],
    [
      'refused-fraud',
      { state: 'refused', chargesEnabled: false, payoutsEnabled: false, requirementsDue: [] },
    ],
  ])('is read and kept after the ending "%s"', async (ending, expected) => {
    await bench.startQuiet();
    await bench.onboard(await bench.openLink(vendorId), ending);
    expect(await accountOf()).toMatchObject(expected);
    const isReady = expected.state === 'ready';
    expect(await bench.kept(vendorId)).toMatchObject({
      account: { chargesEnabled: isReady },
      told: isReady,
      timesTold: isReady ? 1 : 0,
    });
    expect(await bench.payments.storedState(vendorId)).toBe(expected.state);
  });

  test("contains the bank account, which its owner changes on the account's page", async () => {
    await bench.startQuiet();
    expect(await bench.payments.visitAccount(vendorId)).toMatchObject({
      error: { code: 'PAYMENT_ACCOUNT_NOT_FOUND' },
    });
    const url = await bench.openLink(vendorId);
    expect(await bench.payments.visitAccount(vendorId)).toMatchObject({
      error: { code: 'PAYMENT_ACCOUNT_REFUSED' },
    });
    await bench.onboard(url, 'complete');
    expect(await accountOf()).toMatchObject({
      bank: { name: 'Harbour Test Bank', last4: '1332' },
      payoutsEvery: 'daily',
    });
    const visit = await bench.payments.visitAccount(vendorId);
    const page = visit.ok ? visit.value.url : '';
    const owner = newPageVisitor();
    expect((await owner.open(page)).text).toContain('Change where you are paid');
    const iban = 'DE89370400440532013000';
    const changed = await owner.send(page, { iban, ending: 'complete', intent: 'submit' });
    expect(changed.text).toContain('You can close this page');
    expect(await accountOf()).toMatchObject({ state: 'ready', bank: { last4: '3000' } });
    // Used up.
    expect((await owner.open(page)).status).toBe(404);
  });

  test('is pending during a verification', async () => {
    await bench.startQuiet({ verificationMs: 3_600_000 });
    await bench.onboard(await bench.openLink(vendorId), 'pending');
    expect(await accountOf()).toMatchObject({ state: 'pending', requirementsDue: [] });
  });

  test('is passed to the vendors module once', async () => {
    await bench.startQuiet();
    await bench.onboard(await bench.openLink(vendorId), 'complete');
    await Promise.all([accountOf(), accountOf(), accountOf()]);
    expect((await bench.kept(vendorId)).timesTold).toBe(1);
  });

  test('is stored with its consequences, or not at all', async () => {
    await bench.startQuiet();
    await bench.onboard(await bench.openLink(vendorId), 'complete');
    const failing = createPayments({
      ...bench.parts,
      onChargesChanged: () => Promise.reject(new Error('the vendor cannot change now')),
    });
    await expect(failing.getAccount(vendorId)).rejects.toThrow('cannot change now');
    expect(await bench.kept(vendorId)).toMatchObject({ account: { chargesEnabled: false }, told: false });
    expect(await accountOf()).toMatchObject({ state: 'ready' });
  });

  test('read later counts, whichever response arrives first', async () => {
    await bench.startQuiet();
    const url = await bench.openLink(vendorId);
    const [hasAsked, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { accounts, accountLinks, webhooks } = bench.stripe;
    const slow = createPayments({
      ...bench.parts,
      stripe: {
        accountLinks,
        webhooks,
        accounts: Object.assign(Object.create(accounts), {
          retrieve: async (id: string) => {
            const told = await accounts.retrieve(id);
            hasAsked.resolve();
            await mayAnswer.promise;
            return told;
          },
        }),
      },
    });
    const old = slow.getAccount(vendorId);
    await hasAsked.promise;
    await bench.onboard(url, 'complete');
    await expect.poll(async () => accountOf()).toMatchObject({ state: 'ready' });
    mayAnswer.resolve();
    expect(await old).toMatchObject({ ok: true, value: { state: 'ready' } });
    expect(await bench.kept(vendorId)).toMatchObject({ account: { chargesEnabled: true }, told: true });
  });
});

describe('an account that the provider no longer knows', () => {
  test('is deleted, the vendor accepts no charges, and a new one can be opened', async () => {
    await bench.startQuiet();
    await bench.onboard(await bench.openLink(vendorId), 'complete');
    await accountOf();
    const first = (await bench.kept(vendorId)).account?.id ?? '';
    await bench.stripe.accounts.del(first);
    expect(await accountOf()).toBe('PAYMENT_ACCOUNT_NOT_FOUND');
    expect(await bench.kept(vendorId)).toEqual({ account: null, told: false, timesTold: 2 });
    await bench.openLink(vendorId);
    const second = (await bench.kept(vendorId)).account?.id ?? '';
    await bench.stripe.accounts.del(second);
    // Nothing was read in between.
    await bench.openLink(vendorId);
    const third = (await bench.kept(vendorId)).account?.id ?? '';
    expect(await bench.accountsAtProvider()).toEqual([third]);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  test('has no link to renew', async () => {
    await bench.openLink(vendorId);
    await bench.stripe.accounts.del((await bench.kept(vendorId)).account?.id ?? '');
    expect(await bench.payments.refreshLink(vendorId, vendorId)).toEqual({
      ok: false,
      error: { code: 'PAYMENT_ACCOUNT_NOT_FOUND' },
    });
    expect((await bench.kept(vendorId)).account).toBeNull();
  });
});

test('a used link is renewed for the same account', async () => {
  const first = await bench.openLink(vendorId);
  await bench.onboard(first, 'documents');
  const renewed = await bench.payments.refreshLink(vendorId, vendorId);
  const url = renewed.ok ? renewed.value.url : '';
  expect(url).not.toBe(first);
  expect(await bench.onboard(url, 'complete')).toBe(`${publicUrl}/vendors/onboarding/${vendorId}?returned=1`);
  expect(await accountOf()).toMatchObject({ state: 'ready' });
  expect(await bench.accountsAtProvider()).toHaveLength(1);
});

test('a refused account gets neither a link nor a replacement', async () => {
  await bench.onboard(await bench.openLink(vendorId), 'refused-other');
  const refused = { ok: false, error: { code: 'PAYMENT_ACCOUNT_REFUSED' } };
  expect([
    await bench.payments.createAccount(vendorId, vendorId),
    await bench.payments.refreshLink(vendorId, vendorId),
    (await bench.accountsAtProvider()).length,
  ]).toEqual([refused, refused, 1]);
});

describe('while the provider does not answer', () => {
  const unavailable = { ok: false, error: { code: 'UNAVAILABLE' } };

  test('nothing is opened', async () => {
    await bench.stopSandbox();
    expect(await bench.payments.createAccount(vendorId, vendorId)).toEqual(unavailable);
    expect((await bench.kept(vendorId)).account).toBeNull();
    await bench.startSandbox();
    await bench.openLink(vendorId);
    expect(await bench.accountsAtProvider()).toHaveLength(1);
  });

  test('the stored state remains, and is not presented as current', async () => {
    await bench.startQuiet();
    await bench.onboard(await bench.openLink(vendorId), 'complete');
    await accountOf();
    const before = await bench.kept(vendorId);
    await bench.stopSandbox();
    expect([
      await bench.payments.getAccount(vendorId),
      await bench.payments.createAccount(vendorId, vendorId),
      await bench.payments.refreshLink(vendorId, vendorId),
    ]).toEqual([unavailable, unavailable, unavailable]);
    expect([await bench.kept(vendorId), await bench.payments.storedState(vendorId)]).toEqual([
      before,
      'ready',
    ]);
  });
});

test('no transaction is open during a call to the provider', async () => {
  await bench.startQuiet();
  const open: number[] = [];
  const noting = <T extends object>(resource: T): T =>
    new Proxy(resource, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return async (...given: unknown[]) => {
          const { rows } = await sql<{ count: number }>`
            select count(*)::int as count from pg_stat_activity
            where datname = current_database() and state like 'idle in transaction%'`.execute(bench.db);
          open.push(rows[0]?.count ?? -1);
          return Reflect.apply(method, target, given) as unknown;
        };
      },
    });
  const { accounts, accountLinks, webhooks } = bench.stripe;
  const stripe = { webhooks, accounts: noting(accounts), accountLinks: noting(accountLinks) };
  const watched = createPayments({ ...bench.parts, stripe });
  const link = await watched.createAccount(vendorId, vendorId);
  await bench.onboard(link.ok ? link.value.url : '', 'documents');
  await watched.getAccount(vendorId);
  await watched.refreshLink(vendorId, vendorId);
  expect(open).toEqual([0, 0, 0, 0, 0, 0]);
});
