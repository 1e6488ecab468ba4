import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { accountBench, firefox, mara, type AccountBench } from '../testing/account-bench.ts';
import { countTry } from './throttle.repository.ts';

let bench: AccountBench;
shareBench(accountBench, (made) => {
  bench = made;
});

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

describe('the correct password', () => {
  test('signs in to the account, in any spelling of the address', async () => {
    const { account } = await bench.prove();
    const opened = await signIn({ email: 'MARA.Lindqvist@example.COM' });
    expect(opened.ok && opened.value.account).toEqual(account);
  });

  test('of an unverified sign-up opens a pending session', async () => {
    const { account } = await bench.signUp();
    const opened = await signIn();
    expect(opened.ok && opened.value.account).toEqual(account);
    expect((await bench.signIn()).session).toMatchObject({ kind: 'pending', signUpId: account.id });
  });

  test('of a sign-up with a taken address opens a pending session too', async () => {
    await bench.prove();
    const password = 'another deck entirely';
    const { account } = await bench.signUp({ ...mara, password });
    const opened = await signIn({ password });
    expect(opened.ok && opened.value.account).toEqual(account);
    expect((await bench.signIn()).session.kind).toBe('active');
  });

  test('of a sign-up is invalid once the password of its account has changed', async () => {
    const { session } = await bench.prove();
    const change = { currentPassword: mara.password, newPassword: 'eight bells and all is well' };
    await bench.accounts.changePassword(session, change);
    expect(await signIn()).toEqual(wrong);
  });

  test('leaves no session behind if the password changes meanwhile', async () => {
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
  test('gets the same response for an account, a sign-up and an unknown address', async () => {
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
    const { createAccounts } = await import('../index.ts');
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

  test('does not slow down other addresses', async () => {
    await bench.prove();
    await wrongTries(6, 'nobody@example.com');
    expect((await signIn()).ok).toBe(true);
  });

  test('is no longer counted after the correct one', async () => {
    await bench.prove();
    await wrongTries(4);
    expect((await signIn()).ok).toBe(true);
    await wrongTries(4);
    expect((await signIn()).ok).toBe(true);
  });

  test('is no longer counted after a day', async () => {
    await bench.prove();
    await wrongTries(4);
    bench.clock.advance(24 * 60 * 60 * 1000 + 1);
    await wrongTries(4);
    expect((await signIn()).ok).toBe(true);
  });

  test('is checked five times at most if fifty come at once', async () => {
    await bench.prove();
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => signIn({ password: 'not this one' })),
    );
    const count = (code: string) =>
      answers.filter((answer) => !answer.ok && answer.error.code === code).length;
    expect([count('CREDENTIALS_WRONG'), count('TOO_MANY_REQUESTS')]).toEqual([5, 45]);
  });
});

describe('attempts from many networks', () => {
  /** Addresses of a documentation range, each a separate network. */
  const networkAt = (place: number) => `203.0.${Math.floor(place / 250)}.${1 + (place % 250)}`;
  const from = (network: string, deviceToken: string | null = null) => ({ ...firefox, network, deviceToken });
  const tryFrom = (network: string, form: object = {}, deviceToken: string | null = null) =>
    bench.accounts.signIn(
      { email: mara.email, password: 'not this one', ...form },
      from(network, deviceToken),
    );
  const spendTheBudget = async (email: string = mara.email) => {
    for (let place = 0; place < 20; place += 1) await tryFrom(networkAt(place), { email });
  };
  const linkNeeded = { ok: false, error: { code: 'SIGN_IN_LINK_NEEDED' } };
  const refusedLink = (code: string) => ({ ok: false, error: { code } });
  const mailedLink = async () => {
    await bench.workOff();
    const links = (await bench.mailsTo(mara.email)).flatMap(
      ({ text }) => /example\.com\/login#link=([\w-]{43})\n/.exec(text)?.[1] ?? [],
    );
    return links.at(-1) ?? 'no link was sent';
  };
  const right = { password: mara.password };

  test('are checked forty times an hour at most, then the correct password is refused too', async () => {
    await bench.prove();
    let looks = 0;
    for (let place = 0; place < 1_000; place += 1) {
      const answer = await tryFrom(networkAt(place));
      if (!answer.ok && answer.error.code === 'CREDENTIALS_WRONG') looks += 1;
      bench.clock.advance(3_600);
    }
    expect(looks).toBe(39);
    await tryFrom('198.51.100.1');
    expect(await tryFrom('198.51.100.2', right)).toEqual(linkNeeded);
  });

  test('do not slow down a device that has signed in before', async () => {
    await bench.prove();
    const before = await tryFrom('192.0.2.1', right);
    const deviceToken = before.ok ? before.value.deviceToken : null;
    await spendTheBudget();
    for (let tries = 0; tries < 6; tries += 1) await tryFrom('192.0.2.1');
    expect(await tryFrom('192.0.2.1', right)).toMatchObject(refusedLink('TOO_MANY_REQUESTS'));
    expect(await tryFrom('198.51.100.9', right)).toEqual(linkNeeded);
    expect(await tryFrom('192.0.2.1', right, deviceToken)).toMatchObject({ ok: true });
  });

  test('are limited to five from a device that has signed in before, which may have been stolen', async () => {
    await bench.prove();
    const before = await tryFrom('192.0.2.1', right);
    const deviceToken = before.ok ? before.value.deviceToken : null;
    const answers = [];
    for (let place = 0; place < 6; place += 1) answers.push(await tryFrom(networkAt(place), {}, deviceToken));
    expect(answers.map((answer) => !answer.ok && answer.error.code)).toEqual([
      ...Array.from({ length: 5 }, () => 'CREDENTIALS_WRONG'),
      'TOO_MANY_REQUESTS',
    ]);
  });

  test('leave the owner a mailed link, which works once, and then their device is known', async () => {
    await bench.prove();
    await spendTheBudget();
    expect(await tryFrom('198.51.100.9', right)).toEqual(linkNeeded);
    const signInLink = await mailedLink();
    expect(await tryFrom('198.51.100.9', { signInLink })).toEqual(wrong);
    const opened = await tryFrom('198.51.100.9', { ...right, signInLink });
    expect(opened).toMatchObject({ ok: true });
    expect(await tryFrom('198.51.100.9', { ...right, signInLink })).toEqual(refusedLink('LINK_USED'));
    const deviceToken = opened.ok ? opened.value.deviceToken : null;
    expect(await tryFrom('198.51.100.77', right, deviceToken)).toMatchObject({ ok: true });
  });

  test('require the link of that account, within an hour', async () => {
    await bench.prove();
    await bench.prove({ ...mara, email: 'teo@example.com' });
    await spendTheBudget();
    await tryFrom('198.51.100.9');
    const signInLink = await mailedLink();
    const wrongLink = refusedLink('LINK_WRONG');
    expect(await tryFrom('198.51.100.9', { ...right, signInLink, email: 'teo@example.com' })).toEqual(
      wrongLink,
    );
    expect(await tryFrom('198.51.100.9', { ...right, signInLink, email: 'nobody@example.com' })).toEqual(
      wrongLink,
    );
    bench.clock.advance(60 * 60 * 1000);
    expect(await tryFrom('198.51.100.9', { ...right, signInLink })).toEqual(refusedLink('LINK_EXPIRED'));
  });

  test('get the same response for an unknown address, and nothing is mailed', async () => {
    await spendTheBudget('nobody@example.com');
    expect(await tryFrom('198.51.100.9', { email: 'nobody@example.com' })).toEqual(linkNeeded);
    await bench.workOff();
    expect(await bench.mailsTo('nobody@example.com')).toEqual([]);
  });

  test('of one household with many addresses count as one network', async () => {
    await bench.prove();
    const answers = [];
    for (let host = 1; host <= 6; host += 1) answers.push(await tryFrom(`2001:db8:1:2::${host}`));
    expect(answers.at(-1)).toMatchObject(refusedLink('TOO_MANY_REQUESTS'));
    expect(await tryFrom('2001:db8:1:3::1')).toEqual(wrong);
  });
});

test('failed attempts slow down from the fifth on, twice as long each time, up to a quarter of an hour', async () => {
  const waits: number[] = [];
  for (let failures = 1; failures <= 12; failures += 1) {
    const now = bench.clock.now();
    await countTry(bench.db, 'a bucket', now);
    const refused = await countTry(bench.db, 'a bucket', now);
    // While nothing is blocked, the second attempt counts too.
    if (refused.ok) failures += 1;
    const seconds = refused.ok ? 0 : refused.error.retryAfterSeconds;
    waits.push(seconds);
    bench.clock.advance(seconds * 1000);
  }
  // The first four come in pairs: while nothing is blocked, the second of a pair counts too.
  expect(waits).toEqual([0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
});

test('the table of attempts contains no address', async () => {
  await wrongTries(1);
  const rows = await bench.db.selectFrom('throttles').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('mara');
});
