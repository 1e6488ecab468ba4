import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsOf, form, password, refusal, tokenIn } from './calls.ts';
import { insertPerson, newSession, startRealApp, type RealApp } from './real-app.ts';
import { emptyTables } from '../database/empty-tables.ts';

let app: RealApp;
/** Neither a demo nor an agent is configured: their operations are called here. */
let plain: RealApp;
beforeAll(async () => {
  app = await startRealApp({ ids: { newCode: () => '482913' } });
  plain = await startRealApp({ environment: { QUAYSIDE_DEMO: '0', NODE_ENV: 'test' } });
});
afterAll(async () => {
  await app.close();
  await plain.close();
});
beforeEach(async () => {
  await emptyTables(app.db, 'users', 'signUps', 'sessions', 'throttles');
  app.clock.set('2026-11-20T08:30:00Z');
});
const { send, signUp, signedUp } = callsOf(() => app);

test('a token of 10 kB is invalid, and no failure of the server', async () => {
  const { status, body } = await send('GET', '/settings', { token: 'x'.repeat(10_000) });
  expect([status, body]).toMatchObject([401, { status: false, error: { code: 'UNAUTHENTICATED' } }]);
});

describe('a code', () => {
  test('that is wrong returns how many attempts are left, and after five that it is used up', async () => {
    const token = tokenIn(await signUp());
    const answers: unknown[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const { status, body } = await send('POST', '/auth/verify-code', { token, body: { code: '000000' } });
      answers.push([status, body]);
    }
    const wrong = (triesLeft: number, message: string) => [
      422,
      refusal('CODE_WRONG', message, { triesLeft }),
    ];
    expect(answers).toEqual([
      wrong(4, 'That isn’t the code we sent. 4 tries left.'),
      wrong(3, 'That isn’t the code we sent. 3 tries left.'),
      wrong(2, 'That isn’t the code we sent. 2 tries left.'),
      wrong(1, 'That isn’t the code we sent. 1 try left.'),
      wrong(0, 'That isn’t the code we sent. Ask for a new one.'),
      [410, refusal('CODE_SPENT', 'Too many attempts with this code. Ask for a new one.')],
    ]);
  });

  test('that is expired, used by another session, or for an address that another user verified first, says so', async () => {
    const old = tokenIn(await signUp());
    app.clock.advance(10 * 60 * 1000);
    const expired = await send('POST', '/auth/verify-code', { token: old, body: { code: '482913' } });
    const first = tokenIn(await signUp());
    const elsewhere = tokenIn(await send('POST', '/auth/sign-in', { body: { email: form.email, password } }));
    const second = tokenIn(await signUp());
    await send('POST', '/auth/verify-code', { token: first, body: { code: '482913' } });
    const used = await send('POST', '/auth/verify-code', { token: elsewhere, body: { code: '482913' } });
    const taken = await send('POST', '/auth/verify-code', { token: second, body: { code: '482913' } });
    expect([expired, used, taken].map(({ status, body }) => [status, body])).toEqual([
      [410, refusal('CODE_EXPIRED', 'This code has expired. Ask for a new one.')],
      [409, refusal('CODE_USED', 'This code has already been used. Ask for a new one.')],
      [409, refusal('EMAIL_TAKEN', 'This address already has an account. Please sign in.')],
    ]);
  });

  test('requested again too soon returns the earliest time, in seconds, in message and header', async () => {
    const token = tokenIn(await signUp());
    app.clock.advance(20_000);
    const { status, headers, body } = await send('POST', '/auth/resend-code', { token });
    const message = 'Too many tries. Please wait 40 seconds and try again.';
    expect([status, headers['retry-after'], body]).toEqual([
      429,
      '40',
      refusal('TOO_MANY_REQUESTS', message, { retryAfterSeconds: 40 }),
    ]);
  });
});

test('a pending session has to verify its code first', async () => {
  const token = tokenIn(await signUp());
  const { status, body } = await send('PUT', '/settings', { token, body: { firstName: 'Maria' } });
  expect([status, body]).toEqual([
    403,
    refusal('NOT_VERIFIED', 'Please enter the code we emailed to you first.'),
  ]);
});

test('a session that ends while a form is filled in gets a message that says so', async () => {
  const token = await signedUp(form.email);
  const other = tokenIn(await send('POST', '/auth/sign-in', { body: { email: form.email, password } }));
  await send('DELETE', '/auth/sessions', { token: other });
  const { status, headers, body } = await send('PUT', '/settings', { token, body: { firstName: 'Maria' } });
  expect([status, headers['www-authenticate'], body]).toEqual([
    401,
    'Bearer',
    refusal('SESSION_EXPIRED', 'Your session has ended. Please sign in again.'),
  ]);
});

test('an unknown reset link gets a message that says what to do', async () => {
  const body = { token: 'pQ3vYb7mJ0Hc2s9XkL5tRz8wNf1uAeGd4iKoTqVxBnM', password };
  const answer = await send('POST', '/auth/reset-password', { body });
  expect([answer.status, answer.body]).toEqual([
    410,
    refusal('RESET_LINK_WRONG', 'This link is incomplete or invalid. Ask for a new one.'),
  ]);
});

test('the only admin cannot close their account', async () => {
  const admin = { email: 'admin@example.com', password: 'a berth for every one of us' };
  await app.modules.accounts.ensureFirstAdmin(admin);
  const token = tokenIn(await send('POST', '/auth/sign-in', { body: admin }));
  const { status, body } = await send('POST', '/settings/close-account', {
    token,
    body: { password: admin.password },
  });
  expect([status, body]).toEqual([
    409,
    refusal('LAST_ADMIN', 'You are the only admin. Please invite another before you close this account.'),
  ]);
});

describe('a form', () => {
  const field = (name: string, message: string, rule: string) => ({ field: name, message, rule });

  test.each([
    [
      'a password of eleven letters',
      { password: 'elevenlette' },
      [field('password', 'This must have at least 12 characters.', 'minLength')],
    ],
    [
      'the role of an admin',
      { role: 'admin' },
      [field('role', 'This must be one of: crew_member, supplier, service_provider.', 'enum')],
    ],
    [
      'a field of its own',
      { isAdmin: true },
      [field('isAdmin', 'This isn’t a field we know.', 'additionalProperties')],
    ],
    [
      'a name of control characters',
      { firstName: '\u0001\u0007' },
      [field('firstName', 'This must not be empty.', 'minLength')],
    ],
  ])('with %s is refused with what is wrong where', async (_what, change, fields) => {
    const { status, body } = await signUp(change);
    expect([status, Object(body.error)]).toEqual([
      400,
      { code: 'VALIDATION', requestId: expect.any(String) as string, details: { fields } },
    ]);
  });

  test('with a common password is refused with a message', async () => {
    const { status, body } = await signUp({ password: 'Password2026!!' });
    const message = 'This password is too easy to guess. Choose another one.';
    expect([status, body]).toEqual([422, refusal('PASSWORD_TOO_COMMON', message)]);
  });

  test('with an unknown time zone is refused as a whole', async () => {
    const token = await signedUp();
    const { status, body } = await send('PUT', '/settings', { token, body: { timeZone: 'Europe/Atlantis' } });
    const message = 'Enter a time zone we know, such as Europe/Madrid.';
    expect([status, body]).toEqual([
      400,
      refusal('VALIDATION', message, { fields: [field('timeZone', message, 'timeZone')] }),
    ]);
  });

  test('with texts that PostgreSQL cannot store is refused as a whole, naming each of them', async () => {
    const token = await signedUp();
    const licences = [{ name: 'ENG1\u0000', number: '\ud800', expiresOn: null }];
    const body = {
      position: 'Bo\u0000sun',
      yachtName: null,
      nationality: null,
      about: 'a whole ⚓',
      licences,
    };
    const saved = await send('PUT', '/crew/profile', { token, body });
    const sentence = 'This contains a character that can’t be stored. Please type it again.';
    expect([saved.status, Object(saved.body.error).details]).toEqual([
      400,
      {
        fields: ['position', 'licences/0/name', 'licences/0/number'].map((name) =>
          field(name, sentence, 'characters'),
        ),
      },
    ]);
  });
});

describe('JSON', () => {
  test.each([
    ['broken', '{"email":', 400, 'VALIDATION'],
    ['deep', '['.repeat(5000) + ']'.repeat(5000), 400, 'VALIDATION'],
    ['huge', JSON.stringify({ email: 'a'.repeat(2 * 1024 * 1024) }), 413, 'BODY_TOO_LARGE'],
    ['that would reach the prototype', '{"__proto__":{"role":"admin"}}', 400, 'VALIDATION'],
    ['empty', '', 400, 'VALIDATION'],
  ])('that is %s is refused', async (_what, raw, status, code) => {
    const answer = await send('POST', '/auth/sign-in', { raw });
    expect([answer.status, Object(answer.body.error).code]).toEqual([status, code]);
  });

  test('sent as a form is refused', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, body } = await send('POST', '/auth/sign-in', { raw: 'email=a', headers });
    expect([status, Object(body.error).code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
});

describe('operations of a demo server or an agent', () => {
  test.each(['/demo/accounts', '/demo/outbox'])('%s is not there otherwise', async (path) => {
    const response = await plain.app.inject({ method: 'GET', url: `/api${path}` });
    expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  test('the assistant is not found without an agent', async () => {
    const { token } = await newSession(plain, await insertPerson(plain, 'crew_member'));
    const response = await plain.app.inject({
      method: 'POST',
      url: '/api/assistant/messages',
      headers: { authorization: `Bearer ${token}` },
      payload: { sessionId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f', message: 'Which papers?' },
    });
    expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });
});

test('no request failed on the server', () => {
  expect([...app.errors, ...plain.errors]).toEqual([]);
});
