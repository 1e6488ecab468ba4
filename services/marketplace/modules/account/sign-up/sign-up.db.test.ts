import { beforeEach, describe, expect, test } from 'vitest';
import { shareBench } from '../../../../../tests/database/share-bench.ts';
import { accountBench, firefox, mara, type AccountBench } from '../testing/account-bench.ts';

let bench: AccountBench;
shareBench(accountBench, (made) => {
  bench = made;
});

const pendingMara = (id: string) => ({
  id,
  email: 'mara.lindqvist@example.com',
  role: 'crew_member',
  status: 'pending',
  secondFactor: 'off',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  phone: null,
  timeZone: 'UTC',
  pictureFileId: null,
  notifications: { ordersByEmail: true, bookingsByEmail: true, documentsByEmail: true, newsByEmail: false },
  crewProfile: null,
  createdAt: new Date('2026-11-20T09:00:00Z'),
});

test('a sign-up opens a pending account and mails its code', async () => {
  const { account, session } = await bench.signUp();
  const [mail, ...others] = await bench.mailsTo(mara.email);
  expect(account).toEqual(pendingMara(account.id));
  expect(session).toEqual({
    kind: 'pending',
    id: session.id,
    userId: account.id,
    signUpId: account.id,
    role: 'crew_member',
  });
  expect(mail).toMatchObject({
    to: mara.email,
    subject: expect.stringMatching(/^\d{6} is your Quayside code$/) as string, // expect's matchers are typed any.
    discardAt: '2026-11-20T10:00:00.000Z',
  });
  expect(others).toEqual([]);
});

test.each([
  ['Europe/Madrid', 'Europe/Madrid'],
  ['Atlantis/Capital', 'UTC'],
])('an account begins with the zone of its browser: %s', async (timeZone, kept) => {
  const { account } = await bench.signUp({ ...mara, timeZone });
  expect(account.timeZone).toBe(kept);
  const { account: opened } = await bench.prove({ ...mara, email: 'other@example.com', timeZone });
  expect(opened.timeZone).toBe(kept);
});

test('neither the password, the token nor the code is stored in plain text', async () => {
  const { token } = await bench.signUp();
  const code = await bench.newestCode(mara.email);
  const stored = JSON.stringify(
    await Promise.all([
      bench.db.selectFrom('signUps').selectAll().execute(),
      bench.db.selectFrom('sessions').selectAll().execute(),
      bench.db.selectFrom('verificationCodes').selectAll().execute(),
    ]),
  );
  const asBytes = JSON.stringify(Buffer.from(code));
  expect([mara.password, token, code, asBytes].filter((secret) => stored.includes(secret))).toEqual([]);
  expect(stored).toContain('$argon2id$v=19$');
});

describe('an address that has an account', () => {
  beforeEach(async () => {
    await bench.prove();
    bench.clock.advance(2 * 60 * 60 * 1000);
  });

  test('gets the same response as a free one, in any case, and another mail', async () => {
    const taken = await bench.signUp({ ...mara, email: 'Mara.Lindqvist@Example.com', firstName: 'Mallory' });
    const free = await bench.signUp({ ...mara, email: 'nobody@example.com', firstName: 'Mallory' });
    const reported = ({ account, session }: typeof taken) => ({
      account: { ...account, id: 'its own', email: 'its own' },
      session: { ...session, id: 'its own', userId: 'its own', signUpId: 'its own' },
      idIsTheUsers: session.userId === account.id,
    });
    expect(reported(taken)).toEqual(reported(free));
    const subjects = (await bench.mailsTo(mara.email)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('You already have a Quayside account');
  });

  test("is greeted by its owner's name, not the name in the sign-up", async () => {
    await bench.signUp({ ...mara, firstName: 'Mallory' });
    const mail = (await bench.mailsTo(mara.email)).at(-1);
    expect(mail?.text).toContain('Hello Mara,');
    expect(mail?.text).toContain('https://quayside.example.com/login');
    expect(JSON.stringify(mail)).not.toContain('Mallory');
  });

  test('gets the same responses to wrong, used and old codes as a free one', async () => {
    const answersFor = async (email: string) => {
      const { session } = await bench.signUp({ ...mara, email });
      const right = await bench.newestCode(email);
      const answers: unknown[] = [];
      for (let tries = 0; tries < 6; tries += 1)
        answers.push(await bench.verifyCode(session, right === '000000' ? '111111' : '000000'));
      bench.clock.advance(61_000);
      answers.push(await bench.resendCode(session));
      bench.clock.advance(10 * 60_000);
      answers.push(await bench.verifyCode(session, '000000'));
      return answers.map((answer) => JSON.stringify(answer).replace(email, 'the address'));
    };
    const taken = await answersFor(mara.email);
    bench.clock.set('2026-11-20T15:00:00Z');
    expect(taken).toEqual(await answersFor('nobody@example.com'));
    expect(taken.at(-1)).toContain('CODE_EXPIRED');
  });

  test('has no six-digit code that opens it', async () => {
    const { account } = await bench.signUp();
    const { codeHmac } = await bench.db
      .selectFrom('verificationCodes')
      .select('codeHmac')
      .where('signUpId', '=', account.id)
      .executeTakeFirstOrThrow();
    const { codeHmac: hmacOf } = await import('./sign-up.service.ts');
    // A hundred thousand of the million codes are sufficient.
    for (let code = 0; code < 100_000; code += 1)
      if (hmacOf(bench.parts.secrets.current, account.id, String(code).padStart(6, '0')).equals(codeHmac))
        expect.fail(`${code} fits`);
    expect(codeHmac).toHaveLength(32);
  });
});

test('the seventh sign-up of one address within an hour has to wait, whether the address is taken or not, also if all are simultaneous', async () => {
  await bench.prove({ ...mara, email: 'taken@example.com' });
  bench.clock.advance(2 * 60 * 60 * 1000);
  const codes = async (email: string) =>
    (
      await Promise.all(
        Array.from({ length: 9 }, async () => bench.accounts.signUp({ ...mara, email }, firefox)),
      )
    )
      .map((opened) => (opened.ok ? 'opened' : JSON.stringify(opened.error)))
      .sort();
  const expected = [
    ...Array.from({ length: 6 }, () => 'opened'),
    ...Array.from({ length: 3 }, () => '{"code":"TOO_MANY_REQUESTS","retryAfterSeconds":3600}'),
  ].sort();
  expect(await codes('taken@example.com')).toEqual(expected);
  expect(await codes('free@example.com')).toEqual(expected);
});

test.each([
  ['a common password', { password: 'Password2026!!' }, { code: 'PASSWORD_TOO_COMMON' }],
  ['the own name as password', { password: 'mara lindqvist' }, { code: 'PASSWORD_TOO_COMMON' }],
  [
    'a name of nothing that can be seen',
    { firstName: '\u0000\u0007' },
    {
      code: 'VALIDATION',
      fields: [{ field: 'firstName', message: 'This must not be empty.', rule: 'minLength' }],
    },
  ],
])('refuses %s and keeps nothing', async (_what, change, error) => {
  expect(await bench.accounts.signUp({ ...mara, ...change }, firefox)).toEqual({ ok: false, error });
  expect(await bench.db.selectFrom('signUps').select('id').execute()).toEqual([]);
});
