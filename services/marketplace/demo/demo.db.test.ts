import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMarket } from '../modules/market/index.ts';
import { accountBench, type AccountBench } from '../modules/account/testing/account-bench.ts';
import { demoAccounts } from '../modules/demo/index.ts';
import { createAnalytics } from '../modules/analytics/index.ts';
import { openFileStore } from '../platform/files/index.ts';
import { runScenario } from './scenario.ts';
import { seedDemo } from './seed.ts';

let bench: AccountBench;
beforeAll(async () => {
  bench = await accountBench();
});
beforeEach(() => bench.reset());
afterAll(() => bench.drop());

// Nothing of the demo is a file.
const market = () => ({ ...bench.parts, files: openFileStore({ dataFolder: tmpdir() }), currency: 'EUR' });

const crew = { email: 'crew@example.com', password: 'quayside demo crew' };
const noor = { email: 'noor.haddad@example.com', password: 'a quiet anchorage at dawn' };
const codeOf = (answer: { ok: true } | { ok: false; error: { code: string } }) =>
  answer.ok ? 'ok' : answer.error.code;

describe('the seed', () => {
  test('opens an account for each role and a believable market', async () => {
    const opened = await seedDemo(bench);
    const signedIn: string[] = [];
    for (const account of demoAccounts) signedIn.push((await bench.signIn(account)).session.role);
    const { figures } = await createMarket(bench).overview();
    expect(signedIn).toEqual(['crew_member', 'supplier', 'service_provider', 'admin']);
    expect(figures).toEqual({ crew: 128, suppliers: 14, serviceProviders: 22, ports: 18 });
    expect(opened).toBe(165);
  });

  test('does nothing the second time, and brings a closed demo account back', async () => {
    await seedDemo(bench);
    expect(await seedDemo(bench)).toBe(0);
    const { session } = await bench.signIn(crew);
    await bench.accounts.closeAccount(session, crew.password);
    expect(await seedDemo(bench)).toBe(1);
    expect((await bench.signIn(crew)).session.kind).toBe('active');
  });

  test('uses example addresses alone, and passwords that a sign-up would accept', async () => {
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
        return codeOf(await bench.accounts.signUp(form, 'any'));
      });
    expect(await Promise.all(accepted)).toEqual(['ok', 'ok', 'ok']);
  });
});

describe('a scenario', () => {
  test('begins with an empty market and no job of before', async () => {
    await bench.prove();
    const view = { pattern: '/', at: bench.clock.now().toISOString() };
    await createAnalytics({ ...bench, knownPatterns: ['/'] }).recordPageViews([view]);
    const lines = await runScenario('fresh', market());
    const views = await bench.db.selectFrom('page_view_counts').selectAll().execute();
    const people = await bench.db.selectFrom('users').select('id').execute();
    const rates = await bench.db.selectFrom('exchange_rates').select('currency').execute();
    expect(lines).toEqual([
      'Sign in at https://quayside.example.com/login as crew@example.com with the password “quayside demo crew”.',
    ]);
    expect([await bench.jobs('send_mail'), views, people.length, rates.length]).toEqual([[], [], 165, 19]);
  });

  test('awaiting-code leaves Noor one code away from her account', async () => {
    await runScenario('awaiting-code', market());
    const { session } = await bench.signIn(noor);
    expect(await bench.newestCode(noor.email)).toBe('314159');
    expect(codeOf(await bench.accounts.verifyCode(session, '314159'))).toBe('ok');
  });

  test('code-spent leaves Noor with a code that no longer works', async () => {
    await runScenario('code-spent', market());
    const { session } = await bench.signIn(noor);
    expect(codeOf(await bench.accounts.verifyCode(session, '314159'))).toBe('CODE_SPENT');
  });

  test('signed-in-on-three-devices shows them', async () => {
    await runScenario('signed-in-on-three-devices', market());
    const { session } = await bench.signIn(crew);
    const devices = (await bench.accounts.listSessions(session)).map(({ device }) => device).sort();
    expect(devices).toEqual([
      'Chrome on Android',
      'Edge on Windows',
      'Firefox on Windows',
      'Safari on iPhone',
    ]);
  });

  test('slowed-down refuses the right password for a while', async () => {
    await runScenario('slowed-down', market());
    expect(codeOf(await bench.accounts.signIn(crew, 'any'))).toBe('TOO_MANY_REQUESTS');
  });

  test('reset-link-sent tells a link that works', async () => {
    const [line = ''] = await runScenario('reset-link-sent', market());
    const token = /#token=([\w-]{43}) within/.exec(line)?.[1] ?? '';
    const reset = { token, password: 'eight bells and all is well' };
    expect(codeOf(await bench.accounts.resetPassword(reset))).toBe('ok');
    expect((await bench.mailsTo(crew.email))[0]?.text).toContain(token);
  });
});
