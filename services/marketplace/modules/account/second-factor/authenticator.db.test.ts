import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { accountBench, firefox, mara, type AccountBench } from '../testing/account-bench.ts';
import { secondFactorBench } from '../testing/second-factor-bench.ts';

let bench: AccountBench;
let factors: ReturnType<typeof secondFactorBench>;
shareBench(accountBench, (made) => {
  bench = made;
  factors = secondFactorBench(bench);
});

const wrong = (...secondFactors: string[]) => ({
  ok: false,
  error: { code: 'SECOND_FACTOR_WRONG', secondFactors },
});
const everyKind = ['authenticator', 'recovery_code'];

/** Six digits that are not a current code of the app. */
const noCodeOf = (text: string) => {
  const right = [-1, 0, 1].map((periods) => factors.codeOf(text, periods));
  return ['000000', '000001', '000002', '000003'].find((code) => !right.includes(code)) ?? '';
};

describe('setting up an authenticator app', () => {
  test('requires the password, and takes effect when one of its codes is entered', async () => {
    const { session } = await bench.prove();
    const refused = await bench.accounts.beginAuthenticator(session, 'not her password');
    expect(refused).toEqual({ ok: false, error: { code: 'PASSWORD_WRONG' } });
    const begun = factors.must(await bench.accounts.beginAuthenticator(session, mara.password));
    expect(begun.uri).toBe(
      `otpauth://totp/Quayside:${encodeURIComponent(mara.email)}?issuer=Quayside&secret=${begun.text}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(await factors.signInWith()).toMatchObject({ ok: true });

    expect(await bench.accounts.confirmAuthenticator(session, noCodeOf(begun.text))).toEqual({
      ok: false,
      error: { code: 'CODE_WRONG' },
    });
    const confirmed = await bench.accounts.confirmAuthenticator(session, factors.codeOf(begun.text));
    expect(confirmed).toMatchObject({
      ok: true,
      value: {
        factors: { state: 'on', authenticatorSince: bench.clock.now(), recoveryCodesLeft: 10, passkeys: [] },
        recoveryCodes: Array.from({ length: 10 }, () => expect.stringMatching(/^(?:[0-9A-Z]{4}-?){3}$/)),
      },
    });
    expect(await factors.signInWith()).toEqual({
      ok: false,
      error: { code: 'SECOND_FACTOR_NEEDED', secondFactors: everyKind },
    });
  });

  test('ends the other sessions and mails the owner', async () => {
    const { session, token } = await bench.prove();
    const elsewhere = await bench.signIn();
    await factors.setUpApp(session);
    expect([
      (await bench.accounts.authenticate(token)).ok,
      (await bench.accounts.authenticate(elsewhere.token)).ok,
    ]).toEqual([true, false]);
    expect((await bench.mailsTo(mara.email)).at(-1)?.subject).toBe(
      'An authenticator app was added to your Quayside account',
    );
  });

  test('expires after 15 minutes', async () => {
    const { session } = await bench.prove();
    const begun = factors.must(await bench.accounts.beginAuthenticator(session, mara.password));
    bench.clock.advance(15 * 60_000);
    expect(await bench.accounts.confirmAuthenticator(session, factors.codeOf(begun.text))).toEqual({
      ok: false,
      error: { code: 'NOT_ALLOWED_NOW' },
    });
    await bench.cleanUp();
    expect(await bench.db.selectFrom('pendingAuthenticators').select('userId').execute()).toEqual([]);
  });

  test('stores the secret encrypted', async () => {
    const { text } = await factors.maraWithApp();
    const stored = await bench.db.selectFrom('authenticators').selectAll().executeTakeFirstOrThrow();
    const { secret } = await import('otpauth').then(({ Secret }) => ({ secret: Secret.fromBase32(text) }));
    expect(stored.secret.includes(Buffer.from(secret.bytes))).toBe(false);
  });
});

describe('signing in with a code of the app', () => {
  test('accepts each code once, including the one that set it up', async () => {
    const { text } = await factors.maraWithApp();
    const code = factors.codeOf(text);
    expect(await factors.signInWith({ authenticatorCode: code })).toEqual(wrong(...everyKind));
    bench.clock.advance(30_000);
    const next = factors.codeOf(text);
    expect(await factors.signInWith({ authenticatorCode: next })).toMatchObject({ ok: true });
    expect(await factors.signInWith({ authenticatorCode: next })).toEqual(wrong(...everyKind));
  });

  test('accepts the code of the previous and the next period, and no other', async () => {
    const { text } = await factors.maraWithApp();
    bench.clock.advance(300_000);
    const tried: boolean[] = [];
    for (const periods of [-2, 2, -1, 1])
      tried.push((await factors.signInWith({ authenticatorCode: factors.codeOf(text, periods) })).ok);
    expect(tried).toEqual([false, false, true, true]);
  });

  test('opens one session when one code is sent twelve times at once', async () => {
    const { text } = await factors.maraWithApp();
    bench.clock.advance(30_000);
    const authenticatorCode = factors.codeOf(text);
    const devices = Array.from({ length: 12 }, (_none, at) => ({ ...firefox, network: `198.51.100.${at}` }));
    const { email, password } = mara;
    const opened = await Promise.all(
      devices.map(async (device) =>
        bench.accounts.signIn({ email, password, secondFactor: { authenticatorCode } }, device),
      ),
    );
    expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('is locked after ten wrong codes, while a recovery code still works', async () => {
    const { text, recoveryCodes } = await factors.maraWithApp();
    bench.clock.advance(30_000);
    for (let tries = 1; tries < 10; tries += 1)
      expect(await factors.signInWith({ authenticatorCode: noCodeOf(text) })).toEqual(wrong(...everyKind));
    expect(await factors.signInWith({ authenticatorCode: noCodeOf(text) })).toEqual(wrong('recovery_code'));
    const right = { authenticatorCode: factors.codeOf(text) };
    expect(await factors.signInWith(right)).toEqual(wrong('recovery_code'));
    expect(await factors.signInWith()).toEqual({
      ok: false,
      error: { code: 'SECOND_FACTOR_NEEDED', secondFactors: ['recovery_code'] },
    });
    expect(await factors.signInWith({ recoveryCode: recoveryCodes[0] })).toMatchObject({ ok: true });
    bench.clock.advance(360_000);
    expect(await factors.signInWith({ authenticatorCode: factors.codeOf(text) })).toMatchObject({ ok: true });
  });

  test('returns the time to wait if the account has no other factor', async () => {
    const { text } = await factors.maraWithApp();
    await bench.db.deleteFrom('recoveryCodes').execute();
    for (let tries = 1; tries <= 10; tries += 1)
      await factors.signInWith({ authenticatorCode: noCodeOf(text) });
    expect(await factors.signInWith()).toEqual({
      ok: false,
      error: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 360 },
    });
  });

  test('does not count the correct password as a failed attempt', async () => {
    await factors.maraWithApp();
    for (let visits = 0; visits < 6; visits += 1)
      expect(await factors.signInWith()).toMatchObject({ error: { code: 'SECOND_FACTOR_NEEDED' } });
  });

  test('refuses every code once APP_SECRET has changed', async () => {
    const { text } = await factors.maraWithApp();
    bench.clock.advance(30_000);
    const { createAccounts } = await import('../index.ts');
    const accounts = createAccounts({
      ...bench.parts,
      secrets: { current: 'another secret for tests, 32 letters', before: null },
    });
    const tried = await factors.signInWith({ authenticatorCode: factors.codeOf(text) }, accounts);
    expect(tried).toEqual(wrong(...everyKind));
  });
});

describe('removing the app', () => {
  test('requires the password, deletes the recovery codes too, and can be repeated', async () => {
    const { session } = await factors.maraWithApp();
    expect(await bench.accounts.removeAuthenticator(session, 'not her password')).toEqual({
      ok: false,
      error: { code: 'PASSWORD_WRONG' },
    });
    const off = { state: 'off', authenticatorSince: null, recoveryCodesLeft: 0, passkeys: [] };
    const answer = { ok: true, value: { factors: off, recoveryCodes: null } };
    expect(await bench.accounts.removeAuthenticator(session, mara.password)).toEqual(answer);
    expect(await bench.accounts.removeAuthenticator(session, mara.password)).toEqual(answer);
    expect(
      (await bench.mailsTo(mara.email)).filter(({ subject }) => subject.includes('was removed')),
    ).toHaveLength(1);
    expect(await factors.signInWith()).toMatchObject({ ok: true });
  });

  test('is refused to an admin who needs a second factor, until there is another', async () => {
    const { session } = await factors.maraWithApp();
    await bench.db.updateTable('users').set({ role: 'admin' }).execute();
    const { createAccounts } = await import('../index.ts');
    const accounts = createAccounts({ ...bench.parts, adminsNeedSecondFactor: true });
    expect(await accounts.removeAuthenticator(session, mara.password)).toEqual({
      ok: false,
      error: { code: 'NOT_ALLOWED_NOW' },
    });
    expect((await accounts.getSecondFactor(session)).factors.state).toBe('on');
  });

  test('happens when the account is closed', async () => {
    const { session } = await factors.maraWithApp();
    expect(await bench.accounts.closeAccount(session, mara.password)).toMatchObject({ ok: true });
    for (const table of ['authenticators', 'recoveryCodes'] as const)
      expect(await bench.db.selectFrom(table).select('userId').execute()).toEqual([]);
  });
});
