import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { silentLog } from '../../../platform/log.ts';
import { createAccounts } from '../index.ts';
import { accountBench, firefox, mara, type AccountBench } from '../testing/account-bench.ts';

let bench: AccountBench;
shareBench(accountBench, (made) => {
  bench = made;
});

const newPassword = 'eight bells and all is well';
const done = { ok: true, value: null };
const refusedWith = (code: string) => ({ ok: false, error: { code } });
const signsIn = async (password: string) =>
  (await bench.accounts.signIn({ email: mara.email, password }, firefox)).ok;

describe('changing the password', () => {
  const change = { currentPassword: mara.password, newPassword };

  test('sets the new one, ends all other sessions and notifies the owner', async () => {
    const { token, session } = await bench.prove();
    const other = await bench.signIn();
    expect(await bench.accounts.changePassword(session, change)).toEqual(done);
    expect([await signsIn(mara.password), await signsIn(newPassword)]).toEqual([false, true]);
    expect((await bench.accounts.authenticate(token)).ok).toBe(true);
    expect(await bench.accounts.authenticate(other.token)).toEqual(refusedWith('SESSION_EXPIRED'));
    expect((await bench.mailsTo(mara.email)).at(-1)?.subject).toBe('Your Quayside password was changed');
  });

  test('invalidates a reset link that was mailed', async () => {
    const { session } = await bench.prove();
    const token = await requestLink();
    await bench.accounts.changePassword(session, change);
    const reset = { token, password: 'a third one for the road' };
    expect(await bench.resetPassword(reset)).toEqual(refusedWith('RESET_LINK_EXPIRED'));
  });

  test.each([
    ['the current one is wrong', { currentPassword: 'not this one' }, 'PASSWORD_WRONG'],
    ['the new one is too common', { newPassword: 'Password2026!!' }, 'PASSWORD_TOO_COMMON'],
  ])('is refused when %s', async (_why, wrong, code) => {
    const { session } = await bench.prove();
    expect(await bench.accounts.changePassword(session, { ...change, ...wrong })).toEqual(refusedWith(code));
    expect(await signsIn(mara.password)).toBe(true);
  });

  test('slows down after five failed attempts, the correct one included, while sign-in still works', async () => {
    const { session } = await bench.prove();
    for (let tries = 0; tries < 5; tries += 1)
      await bench.accounts.changePassword(session, { ...change, currentPassword: 'not this one' });
    expect(await bench.accounts.changePassword(session, change)).toEqual({
      ok: false,
      error: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 30 },
    });
    expect(await signsIn(mara.password)).toBe(true);
  });

  test('succeeds once of two simultaneous changes', async () => {
    const { session } = await bench.prove();
    const answers = await Promise.all(
      ['first of two choices', 'second of two choices'].map(async (chosen) =>
        bench.accounts.changePassword(session, { ...change, newPassword: chosen }),
      ),
    );
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});

async function requestLink(email: string = mara.email): Promise<string> {
  await bench.accounts.requestPasswordReset(email);
  await bench.workOff();
  const links = (await bench.mailsTo(mara.email)).flatMap(
    ({ text }) =>
      /https:\/\/quayside\.example\.com\/reset-password#token=([\w-]{43})\n/.exec(text)?.[1] ?? [],
  );
  return links.at(-1) ?? 'no link was sent';
}

describe('a reset link', () => {
  test('sets the password, ends every session, is not slowed by earlier attempts and notifies the owner', async () => {
    const { token } = await bench.prove();
    for (let tries = 0; tries < 5; tries += 1) await signsIn('not this one');
    const link = await requestLink('MARA.lindqvist@example.com');
    const reset = await bench.accounts.resetPassword({ token: link, password: newPassword }, null);
    const deviceToken = reset.ok ? reset.value.deviceToken : 'no token';
    const here = { ...firefox, deviceToken };
    expect(await bench.accounts.signIn({ email: mara.email, password: newPassword }, here)).toMatchObject({
      ok: true,
    });
    expect(await bench.accounts.authenticate(token)).toEqual(refusedWith('SESSION_EXPIRED'));
    expect((await bench.mailsTo(mara.email)).map(({ subject }) => subject).slice(1)).toEqual([
      'Choose a new Quayside password',
      'Your Quayside password was changed',
    ]);
  });

  test('works once, also in simultaneous uses', async () => {
    await bench.prove();
    const token = await requestLink();
    const gate = bench.gateFor(3);
    const { passwords } = bench.parts;
    const atOnce = createAccounts({
      ...bench.parts,
      passwords: {
        ...passwords,
        hash: async (password) => {
          const passwordHash = await passwords.hash(password);
          await gate();
          return passwordHash;
        },
      },
    });
    const answers = await Promise.all(
      ['one of three choices', 'two of three choices', 'three of three choices'].map(async (password) =>
        atOnce.resetPassword({ token, password }, null),
      ),
    );
    const codes = answers.map((answer) => (answer.ok ? 'set' : answer.error.code)).sort();
    expect(codes).toEqual(['RESET_LINK_USED', 'RESET_LINK_USED', 'set']);
  });

  test('works for an hour', async () => {
    await bench.prove();
    const token = await requestLink();
    bench.clock.advance(60 * 60 * 1000);
    const reset = { token, password: newPassword };
    expect(await bench.resetPassword(reset)).toEqual(refusedWith('RESET_LINK_EXPIRED'));
  });

  test('invalidates the previous ones', async () => {
    await bench.prove();
    const first = await requestLink();
    bench.clock.advance(60_000);
    const second = await requestLink();
    expect(await bench.resetPassword({ token: first, password: newPassword })).toEqual(
      refusedWith('RESET_LINK_EXPIRED'),
    );
    expect(await bench.resetPassword({ token: second, password: newPassword })).toEqual(done);
  });

  test('stays valid if the password is refused', async () => {
    await bench.prove();
    const token = await requestLink();
    expect(await bench.resetPassword({ token, password: 'mara.lindqvist' })).toEqual(
      refusedWith('PASSWORD_TOO_COMMON'),
    );
    expect(await bench.resetPassword({ token, password: newPassword })).toEqual(done);
  });

  test('that was never sent is wrong', async () => {
    await bench.prove();
    const reset = { token: 'pQ3vYb7mJ0Hc2s9XkL5tRz8wNf1uAeGd4iKoTqVxBnM', password: newPassword };
    expect(await bench.resetPassword(reset)).toEqual(refusedWith('RESET_LINK_WRONG'));
  });

  test('is stored as a hash', async () => {
    await bench.prove();
    const token = await requestLink();
    const rows = await bench.db.selectFrom('accountLinks').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.tokenHash.toString('utf8')).not.toContain(token);
  });

  test('is created once for simultaneous requests', async () => {
    await bench.prove();
    await Promise.all(
      Array.from({ length: 12 }, async () => bench.accounts.requestPasswordReset(mara.email)),
    );
    await Promise.all([bench.workOff(), bench.workOff(), bench.workOff(), bench.workOff()]);
    const links = await bench.db.selectFrom('accountLinks').select('expiresAt').execute();
    expect(links.filter(({ expiresAt }) => expiresAt > bench.clock.now())).toHaveLength(1);
    expect(links).toHaveLength(1);
  });

  test('is always valid in the mailbox, which does not fill, though strangers request one every minute for six hours', async () => {
    await bench.prove();
    const { linkTask } = await import('../account-link.service.ts');
    const task = linkTask(bench.parts, 'request_password_reset');
    const context = { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log: silentLog };
    let without = 0;
    for (let asked = 0; asked < 360; asked += 1) {
      await task({ email: mara.email }, context);
      const alive = await bench.db
        .selectFrom('accountLinks')
        .select('id')
        .where('expiresAt', '>', bench.clock.now())
        .execute();
      if (alive.length !== 1) without += 1;
      bench.clock.advance(60_000);
    }
    const links = (await bench.mailsTo(mara.email)).filter(({ subject }) => subject.startsWith('Choose'));
    expect([without, links.length]).toEqual([0, 16]);
  });
});

describe('requesting a link', () => {
  test('enqueues one job and does nothing else, whether or not the address has an account', async () => {
    await bench.prove();
    const before = await bench.mailsTo(mara.email);
    const answers = [
      await bench.accounts.requestPasswordReset(mara.email),
      await bench.accounts.requestPasswordReset('nobody@example.com'),
    ];
    expect(answers).toEqual([undefined, undefined]);
    expect(await bench.jobs('request_password_reset')).toEqual([
      { email: mara.email },
      { email: 'nobody@example.com' },
    ]);
    expect(await bench.mailsTo(mara.email)).toEqual(before);
  });

  test('mails nothing to an address without an account, or with an unverified one', async () => {
    await bench.signUp();
    await bench.accounts.requestPasswordReset('nobody@example.com');
    expect(await requestLink()).toBe('no link was sent');
    expect(await bench.mailsTo('nobody@example.com')).toEqual([]);
  });
});
