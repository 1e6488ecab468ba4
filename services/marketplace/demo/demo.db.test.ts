import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../tests/database/share-bench.ts';
import { readJson } from '../platform/db/json-text.ts';
import { queuedMails } from '../platform/mail/testing/queued-mails.ts';
import { createMarket } from '../modules/market/index.ts';
import { accountBench, firefox, type AccountBench } from '../modules/account/testing/account-bench.ts';
import { demoAccounts } from '../modules/demo/index.ts';
import { createAnalytics } from '../modules/analytics/index.ts';
import { openFileStore } from '../platform/files/index.ts';
import { createOutboxMailer } from '../platform/mail/index.ts';
import { createPaymentProvider } from '../modules/payments/index.ts';
import { scenarioModules } from './scenario-modules.ts';
import type { ScenarioParts } from './scenario-parts.ts';
import { findAnswerUrl } from './scenario.repository.ts';
import { scenarioRunner } from '../testing/demo-scenarios.ts';
import { runScenario } from './scenario.ts';
import { seedDemo } from './seed.ts';

let bench: AccountBench;
shareBench(
  () => accountBench({ as: 'owner' }),
  (made) => {
    bench = made;
  },
);

// The demo needs no files here, and nothing is paid.
const market = (): ScenarioParts => ({
  ...bench.parts,
  files: openFileStore({ dataFolder: tmpdir() }),
  currency: 'EUR',
  commissionBps: 1000,
  stripe: createPaymentProvider({ secretKey: 'sk_test_of_a_test', sandboxUrl: null }),
});

const run = scenarioRunner();

const crew = { email: 'crew@example.com', password: 'quayside demo crew' };
const noor = { email: 'noor.haddad@example.com', password: 'a quiet anchorage at dawn' };
const codeOf = (answer: { ok: true } | { ok: false; error: { code: string } }) =>
  answer.ok ? 'ok' : answer.error.code;

describe('the seed', () => {
  test('creates an account for each role and a realistic market', async () => {
    const opened = await seedDemo(bench);
    const signedIn: string[] = [];
    for (const account of demoAccounts) signedIn.push((await bench.signIn(account)).session.role);
    const { figures } = await createMarket(bench).overview();
    expect(signedIn).toEqual(['crew_member', 'supplier', 'service_provider', 'admin']);
    // No vendor is live before its listings are seeded.
    expect(figures).toEqual({ crew: 128, suppliers: 0, serviceProviders: 0, ports: 18 });
    expect(opened).toBe(165);
  });

  test('does nothing the second time, and reopens a closed demo account', async () => {
    await seedDemo(bench);
    expect(await seedDemo(bench)).toBe(0);
    const { session } = await bench.signIn(crew);
    await bench.accounts.closeAccount(session, crew.password);
    expect(await seedDemo(bench)).toBe(1);
    expect((await bench.signIn(crew)).session.kind).toBe('active');
  });

  test('uses only example addresses, and passwords that a sign-up would accept', async () => {
    await seedDemo(bench);
    const people = await bench.db.selectFrom('users').select('email').execute();
    expect(people.filter(({ email }) => !/@(?:market\.)?example\.com$/.test(email))).toEqual([]);
    const accepted = demoAccounts
      .filter(({ role }) => role !== 'admin')
      .map(async (account, at) => {
        const { role, ...person } = account;
        const form = {
          ...person,
          email: `new${at}@example.com`,
          role: role === 'admin' ? 'supplier' : role,
        } as const;
        return codeOf(await bench.accounts.signUp(form, firefox));
      });
    expect(await Promise.all(accepted)).toEqual(['ok', 'ok', 'ok']);
  });
});

describe('a scenario', () => {
  test('begins with an empty market without old jobs', async () => {
    await bench.prove();
    const view = { pattern: '/', at: bench.clock.now().toISOString() };
    await createAnalytics({ ...bench, knownPatterns: ['/'] }).recordPageViews([view]);
    const lines = await runScenario('fresh', market());
    const views = await bench.db.selectFrom('pageViewCounts').selectAll().execute();
    const people = await bench.db.selectFrom('users').select('id').execute();
    const rates = await bench.db.selectFrom('exchangeRates').select('currency').execute();
    expect(lines).toEqual([
      'Sign in at https://quayside.example.com/login as crew@example.com with the password “quayside demo crew”.',
    ]);
    expect([views, people.length, rates.length]).toEqual([[], 165, 19]);
    // The mails of open requests, and none from before.
    const subjects = (await queuedMails(bench.db)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => !/\b[BQ]-\d{5}\b/.test(subject))).toEqual([]);
  });

  test('awaiting-code leaves Noor one code away from her account', async () => {
    await run('awaiting-code', market());
    const { session } = await bench.signIn(noor);
    expect(await bench.newestCode(noor.email)).toBe('314159');
    expect(codeOf(await bench.verifyCode(session, '314159'))).toBe('ok');
  });

  test('code-spent leaves Noor with a code that no longer works', async () => {
    await run('code-spent', market());
    const { session } = await bench.signIn(noor);
    expect(codeOf(await bench.verifyCode(session, '314159'))).toBe('CODE_SPENT');
  });

  test('signed-in-on-three-devices shows them', async () => {
    await run('signed-in-on-three-devices', market());
    const { session } = await bench.signIn(crew);
    const devices = (await bench.accounts.listSessions(session)).map(({ device }) => device).sort();
    expect(devices).toEqual([
      'Chrome on Android',
      'Edge on Windows',
      'Firefox on Windows',
      'Safari on iPhone',
    ]);
  });

  test('slowed-down refuses the correct password for a while', async () => {
    await run('slowed-down', market());
    expect(codeOf(await bench.accounts.signIn(crew, { ...firefox, network: '127.0.0.1' }))).toBe(
      'TOO_MANY_REQUESTS',
    );
  });

  test('reset-link-sent prints a link that works', async () => {
    const [line = ''] = await run('reset-link-sent', market());
    const token = /#token=([\w-]{43}) within/.exec(line)?.[1] ?? '';
    const reset = { token, password: 'eight bells and all is well' };
    expect(codeOf(await bench.resetPassword(reset))).toBe('ok');
    // Among those of her booking that awaits an answer.
    const texts = (await bench.mailsTo(crew.email)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes(token))).toHaveLength(1);
  });

  test('vendor-half-way leaves Signe with a price list and without a payment account', async () => {
    const lines = await run('vendor-half-way', market());
    const { session } = await bench.signIn({
      email: 'signe.mikkelsen@example.com',
      password: 'a loft full of canvas',
    });
    const claim = { session, userId: session.userId, kind: 'supplier' } as const;
    expect(await scenarioModules(market()).vendors.onboardingStatus(claim)).toMatchObject({
      ok: true,
      value: {
        catalogueVerified: true,
        companyProfile: true,
        deliveryArea: true,
        listings: 5,
        paymentAccountReady: false,
        complete: false,
        applicationStatus: 'draft',
        isLive: false,
      },
    });
    expect(lines[1]).toContain(`/vendors/onboarding/${session.userId}`);
  });

  test('stock-contested has the last piece of a product in three carts, and the first to check out gets it', async () => {
    const lines = await run('stock-contested', market());
    const { carts, orders, catalogue } = scenarioModules(market());
    const outcomes: string[] = [];
    for (const line of lines.slice(0, 3)) {
      const [, email = '', password = ''] = / as (\S+) with the password “(.+)”/.exec(line) ?? [];
      const { session } = await bench.signIn({ email, password });
      const { checkoutKey, version, sums, currency } = await carts.getCart(session.userId);
      const expectedTotal = { amountMinor: sums.totalMinor, currency };
      const shown = { cartVersion: version, expectedTotal };
      outcomes.push(codeOf(await orders.checkout(session, checkoutKey, shown)));
    }
    const [, productId = ''] = /product-checkout\/([\w-]+)$/.exec(lines[4] ?? '') ?? [];
    const product = await catalogue.getProduct(productId);
    expect(outcomes).toEqual(['ok', 'NOT_ENOUGH_STOCK', 'NOT_ENOUGH_STOCK']);
    expect(product.ok && readJson(product.value).offers.map(({ stock }) => stock)).toEqual([0]);
  });
});

test('the answer link of a supplier is found in queued and sent mails, and belongs to nobody else', async () => {
  const [waiting, sent] = [bench.parts.ids.newId(), bench.parts.ids.newId()];
  const [waitingUrl, sentUrl] = [waiting, sent].map(
    (id) => `https://quayside.example.com/supplier/orders/confirm/${id}/${bench.parts.ids.newToken()}`,
  );
  const mail = { to: 'supplier@example.com', subject: 'A new order', text: `Answer here:\n${waitingUrl}\n` };
  await bench.db.transaction().execute((trx) => bench.parts.queueMail(trx, mail));
  await createOutboxMailer(bench.parts).send({ ...mail, text: `Answer here: ${sentUrl} within two days.` });
  const found = [waiting, sent, bench.parts.ids.newId()].map((id) => findAnswerUrl(bench.parts, id));
  expect(await Promise.all(found)).toEqual([waitingUrl, sentUrl, null]);
});
