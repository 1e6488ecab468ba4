import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountBench, firefox, mara, type AccountBench } from './testing/account-bench.ts';
import { countTry } from './throttle.repository.ts';

let bench: AccountBench;
beforeAll(async () => {
  bench = await accountBench();
});
beforeEach(() => bench.reset());
afterAll(() => bench.drop());

const wrong = { ok: false, error: { code: 'CREDENTIALS_WRONG' } };
const slowed = (retryAfterSeconds: number) => ({
  ok: false,
  error: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds },
});
const signIn = (change: Partial<{ email: string; password: string }> = {}) =>
  bench.accounts.signIn({ email: mara.email, password: mara.password, ...change }, firefox);
const wrongTries = async (count: number, email: string = mara.email) => {
  for (let tries = 0; tries < count; tries += 1) await signIn({ email, password: 'not this one' });
};

describe('the right password', () => {
  test('signs in to the account, however the address is written', async () => {
    const { account } = await bench.prove();
    const opened = await signIn({ email: 'MARA.Lindqvist@example.COM' });
    expect(opened.ok && opened.value.account).toEqual(account);
  });

  test('of a sign-up that is not proved opens a session that is pending', async () => {
    const { account } = await bench.signUp();
    const opened = await signIn();
    expect(opened.ok && opened.value.account).toEqual(account);
    expect((await bench.signIn()).session).toMatchObject({ kind: 'pending', signUpId: account.id });
  });

  test('of a sign-up with an address that was taken opens a session that is pending all the same', async () => {
    await bench.prove();
    const password = 'another deck entirely';
    const { account } = await bench.signUp({ ...mara, password });
    const opened = await signIn({ password });
    expect(opened.ok && opened.value.account).toEqual(account);
    expect((await bench.signIn()).session.kind).toBe('active');
  });

  test('of a sign-up does not outlive the change of the password that it became', async () => {
    const { session } = await bench.prove();
    const change = { currentPassword: mara.password, newPassword: 'eight bells and all is well' };
    await bench.accounts.changePassword(session, change);
    expect(await signIn()).toEqual(wrong);
  });

  test('leaves no session behind when the password changes meanwhile', async () => {
    const { session } = await bench.prove();
    const change = { currentPassword: mara.password, newPassword: 'eight bells and all is well' };
    const [changed, ...opened] = await Promise.all([
      bench.accounts.changePassword(session, change),
      ...Array.from({ length: 4 }, async () => signIn()),
    ]);
    const still = await Promise.all(
      opened.map(async (one) => one.ok && (await bench.accounts.authenticate(one.value.token)).ok),
    );
    expect(changed.ok).toBe(true);
    expect(still).toEqual([false, false, false, false]);
  });
});

describe('a wrong password', () => {
  test('is refused alike for an account, a sign-up and an address nobody knows', async () => {
    await bench.prove();
    await bench.signUp({ ...mara, email: 'pending@example.com' });
    const answers = [mara.email, 'pending@example.com', 'nobody@example.com'].map(async (email) =>
      signIn({ email, password: 'not this one' }),
    );
    expect(await Promise.all(answers)).toEqual([wrong, wrong, wrong]);
  });

  test('costs two password checks, whether or not the address is known', async () => {
    await bench.prove();
    await bench.signUp({ ...mara, email: 'pending@example.com' });
    const { createAccounts } = await import('./index.ts');
    const checks: string[] = [];
    const { passwords } = bench.parts;
    const counting = createAccounts({
      ...bench.parts,
      passwords: {
        hash: passwords.hash,
        fits: async (passwordHash, password) => {
          checks.push(password);
          return passwords.fits(passwordHash, password);
        },
      },
    });
    for (const email of [mara.email, 'pending@example.com', 'nobody@example.com'])
      await counting.signIn({ email, password: email }, firefox);
    const twice = (email: string) => [email, email];
    expect(checks).toEqual([mara.email, 'pending@example.com', 'nobody@example.com'].flatMap(twice));
  });

  test.each([
    ['an account', mara.email],
    ['an address nobody knows', 'nobody@example.com'],
  ])('slows %s down after five tries, the right one included', async (_whose, email) => {
    await bench.prove();
    await wrongTries(5, email.toUpperCase());
    const blocked = await signIn({ email });
    bench.clock.advance(29_000);
    const nearly = await signIn({ email });
    expect([blocked, nearly]).toEqual([slowed(30), slowed(1)]);
    bench.clock.advance(1_000);
    expect((await signIn({ email, password: 'not this one' })).ok).toBe(false);
    expect(await signIn({ email })).toEqual(slowed(60));
  });

  test('leaves other addresses alone', async () => {
    await bench.prove();
    await wrongTries(6, 'nobody@example.com');
    expect((await signIn()).ok).toBe(true);
  });

  test('is forgiven by the right one', async () => {
    await bench.prove();
    await wrongTries(4);
    expect((await signIn()).ok).toBe(true);
    await wrongTries(4);
    expect((await signIn()).ok).toBe(true);
  });

  test('is forgotten after a day', async () => {
    await bench.prove();
    await wrongTries(4);
    bench.clock.advance(24 * 60 * 60 * 1000 + 1);
    await wrongTries(4);
    expect((await signIn()).ok).toBe(true);
  });

  test('is tried five times at most when fifty come at once', async () => {
    await bench.prove();
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => signIn({ password: 'not this one' })),
    );
    const count = (code: string) =>
      answers.filter((answer) => !answer.ok && answer.error.code === code).length;
    expect([count('CREDENTIALS_WRONG'), count('TOO_MANY_REQUESTS')]).toEqual([5, 45]);
  });
});

test('wrong tries slow down from the fifth on, twice as long each time, up to a quarter of an hour', async () => {
  const waits: number[] = [];
  for (let failures = 1; failures <= 12; failures += 1) {
    const now = bench.clock.now();
    await countTry(bench.db, 'a bucket', now);
    const refused = await countTry(bench.db, 'a bucket', now);
    // While nothing is blocked the second try counts as well.
    if (refused.ok) failures += 1;
    const seconds = refused.ok ? 0 : refused.error.retryAfterSeconds;
    waits.push(seconds);
    bench.clock.advance(seconds * 1000);
  }
  // The first four come in pairs: while nothing is blocked the second of a pair counts as well.
  expect(waits).toEqual([0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
});

test('the table of tries names no address', async () => {
  await wrongTries(1);
  const rows = await bench.db.selectFrom('throttles').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('mara');
});
