import { describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { accountBench, firefox, mara, type AccountBench } from '../testing/account-bench.ts';

let bench: AccountBench;
shareBench(accountBench, (made) => {
  bench = made;
});

const minutes = (count: number) => count * 60_000;
const another = (code: string) => (code === '000000' ? '111111' : '000000');
const refusedWith = (error: unknown) => ({ ok: false, error });
const userCount = async () => (await bench.db.selectFrom('users').select('id').execute()).length;

describe('the correct code', () => {
  test('opens the account of the sign-up, with the same token', async () => {
    const { account, token, session } = await bench.signUp();
    const proved = await bench.verifyCode(session, await bench.newestCode(mara.email));
    const profile = { position: null, yachtName: null, nationality: null, about: null, licences: [] };
    expect(proved).toEqual({ ok: true, value: { ...account, status: 'active', crewProfile: profile } });
    expect(await bench.sessionOf(token)).toEqual({ ...session, kind: 'active' });
  });

  test('creates no profile for a supplier', async () => {
    const { account } = await bench.prove({ ...mara, role: 'supplier' });
    expect(account.crewProfile).toBeNull();
  });

  test('gets the same response again in the same session, since the first may have been lost', async () => {
    const { token, session } = await bench.signUp();
    const code = await bench.newestCode(mara.email);
    const first = await bench.verifyCode(session, code);
    expect(await bench.verifyCode(await bench.sessionOf(token), code)).toEqual(first);
    expect(first.ok).toBe(true);
  });

  test('is used up for another session, and so is another code for the same one', async () => {
    const { token, session } = await bench.signUp();
    const elsewhere = await bench.signIn();
    const code = await bench.newestCode(mara.email);
    await bench.verifyCode(session, code);
    const used = refusedWith({ code: 'CODE_USED' });
    expect([
      await bench.verifyCode(elsewhere.session, code),
      await bench.verifyCode(await bench.sessionOf(token), another(code)),
      await bench.verifyCode((await bench.signIn()).session, code),
    ]).toEqual([used, used, used]);
  });

  test('creates one account, however often it is sent at once', async () => {
    const { session } = await bench.signUp();
    const code = await bench.newestCode(mara.email);
    const answers = await Promise.all(Array.from({ length: 8 }, async () => bench.verifyCode(session, code)));
    expect(answers.map(({ ok }) => ok)).toEqual(Array.from({ length: 8 }, () => true));
    expect(await userCount()).toBe(1);
  });

  test('of two sign-ups with one address, verified at once, creates one account', async () => {
    const first = await bench.signUp();
    const firstCode = await bench.newestCode(mara.email);
    const second = await bench.signUp({ ...mara, email: mara.email.toUpperCase() });
    const secondCode = await bench.newestCode(mara.email.toUpperCase());
    const answers = await Promise.all([
      bench.verifyCode(first.session, firstCode),
      bench.verifyCode(second.session, secondCode),
    ]);
    const summary = answers.map((answer) => (answer.ok ? 'proved' : answer.error.code)).sort();
    expect([summary, await userCount()]).toEqual([['EMAIL_TAKEN', 'proved'], 1]);
  });
});

describe('a wrong code', () => {
  test('counts down from four; after five not even the correct one works', async () => {
    const { session } = await bench.signUp();
    const right = await bench.newestCode(mara.email);
    const answers: unknown[] = [];
    for (let tries = 0; tries < 5; tries += 1) answers.push(await bench.verifyCode(session, another(right)));
    answers.push(await bench.verifyCode(session, right));
    expect(answers).toEqual([
      ...[4, 3, 2, 1, 0].map((triesLeft) => refusedWith({ code: 'CODE_WRONG', triesLeft })),
      refusedWith({ code: 'CODE_SPENT' }),
    ]);
  });

  test('counts each of many simultaneous attempts', async () => {
    const { session } = await bench.signUp();
    const right = await bench.newestCode(mara.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => bench.verifyCode(session, another(right))),
    );
    const spent = answers.filter((answer) => !answer.ok && answer.error.code === 'CODE_SPENT');
    expect([answers.length - spent.length, spent.length]).toEqual([5, 15]);
  });
});

test('a code works for ten minutes', async () => {
  const { session } = await bench.signUp();
  const code = await bench.newestCode(mara.email);
  bench.clock.advance(minutes(10));
  expect(await bench.verifyCode(session, code)).toEqual(refusedWith({ code: 'CODE_EXPIRED' }));
});

test('a code of another sign-up is wrong', async () => {
  const { session } = await bench.signUp();
  await bench.signUp({ ...mara, email: 'teo@example.com' });
  const codeOfTeo = await bench.newestCode('teo@example.com');
  expect(await bench.verifyCode(session, codeOfTeo)).toEqual(
    refusedWith({ code: 'CODE_WRONG', triesLeft: 4 }),
  );
});

describe('a new code', () => {
  test('replaces the previous one', async () => {
    const { session } = await bench.signUp();
    const before = await bench.newestCode(mara.email);
    bench.clock.advance(minutes(1));
    const sent = await bench.resendCode(session);
    const after = await bench.newestCode(mara.email);
    expect(sent).toEqual({ ok: true, value: { email: mara.email, resendAfterSeconds: 60 } });
    if (before !== after)
      expect(await bench.verifyCode(session, before)).toEqual(
        refusedWith({ code: 'CODE_WRONG', triesLeft: 4 }),
      );
    expect((await bench.verifyCode(session, after)).ok).toBe(true);
  });

  test('is sent once a minute, also for many simultaneous requests', async () => {
    const { session } = await bench.signUp();
    bench.clock.advance(20_000);
    const early = await bench.resendCode(session);
    bench.clock.advance(40_000);
    const many = await Promise.all(Array.from({ length: 6 }, async () => bench.resendCode(session)));
    expect(early).toEqual(refusedWith({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 40 }));
    expect(many.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await bench.mailsTo(mara.email)).toHaveLength(2);
  });

  test('is sent at most five times an hour', async () => {
    const { session } = await bench.signUp();
    const answers: boolean[] = [];
    for (let sent = 0; sent < 6; sent += 1) {
      bench.clock.advance(minutes(1));
      answers.push((await bench.resendCode(session)).ok);
    }
    bench.clock.advance(minutes(54));
    answers.push((await bench.resendCode(session)).ok);
    expect(answers).toEqual([true, true, true, true, true, false, true]);
  });

  test('is not sent to a verified address', async () => {
    const { session } = await bench.prove();
    expect(await bench.resendCode(session)).toEqual(refusedWith({ code: 'CODE_USED' }));
  });

  test('is replaced by a notice that the address is taken, if another sign-up has verified it meanwhile', async () => {
    const { session } = await bench.signUp();
    await bench.prove();
    bench.clock.advance(minutes(1));
    await bench.resendCode(session);
    expect((await bench.mailsTo(mara.email)).at(-1)?.subject).toBe('You already have a Quayside account');
  });
});

describe('codes that strangers request', () => {
  const elsewhere = (place: number) => ({ device: 'curl', network: `203.0.113.${place}` });
  const stranger = { ...mara, password: 'somebody else entirely', firstName: 'Nobody' };
  const signUpFrom = async (place: number) => {
    const opened = await bench.accounts.signUp(stranger, elsewhere(place));
    if (!opened.ok) throw new Error(opened.error.code);
    return bench.sessionOf(opened.value.token);
  };
  const newestLink = async () =>
    (await bench.mailsTo(mara.email))
      .flatMap(({ text }) => /\/verify-otp#link=([\w-]{43})\n/.exec(text)?.[1] ?? [])
      .at(-1) ?? 'no link was sent';

  test('do not use up those of the owner, and do not fill the mailbox', async () => {
    for (let place = 1; place <= 30; place += 1) await signUpFrom(place);
    expect(await bench.mailsTo(mara.email)).toHaveLength(20);
    const { session } = await bench.signUp();
    expect(await bench.mailsTo(mara.email)).toHaveLength(20);
    const proved = await bench.accounts.verifyCode(session, { link: await newestLink() }, firefox);
    expect(proved).toMatchObject({ ok: true, value: { account: { firstName: 'Mara' } } });
  });

  test('cannot be guessed by opening many sign-ups: sixty guesses an hour, and the link still works', async () => {
    const { session } = await bench.signUp();
    const link = await newestLink();
    const sessions = [];
    for (let place = 1; place <= 30; place += 1) sessions.push(await signUpFrom(place));
    let looks = 0;
    for (let round = 0; round < 5; round += 1)
      for (const one of sessions) {
        const answer = await bench.verifyCode(one, '000000');
        if (answer.ok) throw new Error('one in a million');
        if (answer.error.code === 'CODE_WRONG') looks += 1;
        bench.clock.advance(3_000);
      }
    expect(looks).toBeLessThanOrEqual(40);
    expect((await bench.accounts.verifyCode(session, { link }, firefox)).ok).toBe(true);
  });

  test('have links that verify only their own address, for an hour', async () => {
    const { session } = await bench.signUp();
    const link = await newestLink();
    const other = await bench.signUp({ ...mara, email: 'teo@example.com' });
    const tried = (whose: typeof session) => bench.accounts.verifyCode(whose, { link }, firefox);
    expect(await tried(other.session)).toEqual(refusedWith({ code: 'LINK_WRONG' }));
    bench.clock.advance(minutes(60));
    expect(await tried(session)).toEqual(refusedWith({ code: 'LINK_EXPIRED' }));
  });

  test('have a link that gets the same response again', async () => {
    const { session, token } = await bench.signUp();
    const link = await newestLink();
    const first = await bench.accounts.verifyCode(session, { link }, firefox);
    const again = await bench.accounts.verifyCode(await bench.sessionOf(token), { link }, firefox);
    expect(again.ok && again.value.account).toEqual(first.ok && first.value.account);
    expect(first.ok).toBe(true);
  });
});

test('a pending session ends with its sign-up, after seven days', async () => {
  const { token } = await bench.signUp();
  bench.clock.advance(7 * 24 * 60 * 60 * 1000);
  expect(await bench.accounts.authenticate(token)).toEqual(refusedWith({ code: 'SESSION_EXPIRED' }));
  expect(await bench.accounts.signIn(mara, firefox)).toEqual(refusedWith({ code: 'CREDENTIALS_WRONG' }));
});
