import { describe, expect, it, vi } from 'vitest';
import { answer, dataOf } from './answer.ts';
import { createMarketplaceClient } from './client.ts';
import { createParserClient } from './parser-client.ts';
import { createSettingsCalls } from './settings-calls.ts';
import { failureOf, json, onTheWire, type Seen } from './testing/wire.ts';

const wire = onTheWire();
const { clientWith } = wire;

describe('the marketplace client on the wire', () => {
  it('sends to the base ending in /api, with the stored token, the JSON accept header and the anti-forgery header', async () => {
    await answer(clientWith('tok-1').GET('/settings'));
    const [{ method, url, headers }] = wire.seen as [Seen];
    expect({
      method,
      url,
      authorization: headers.authorization,
      accept: headers.accept,
      xsrf: headers['x-xsrf-token'],
    }).toEqual({
      method: 'GET',
      url: '/api/settings',
      authorization: 'Bearer tok-1',
      accept: 'application/json',
      xsrf: 'an/ti-forgery',
    });
  });

  it('sends an id for tracing where calls are traced, another one each time', async () => {
    const client = clientWith(null, { isTraced: true });
    await answer(client.GET('/market/overview'));
    await answer(client.GET('/market/overview'));
    const sent = wire.seen.map(({ headers }) => headers.traceparent);
    expect(sent[0]).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(sent[0]).not.toBe(sent[1]);
  });

  it('sends no Authorization without a token', async () => {
    await answer(clientWith(null).GET('/market/overview'));
    expect(wire.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it('keeps the anti-forgery token on its own origin', async () => {
    vi.stubGlobal('location', new URL('http://elsewhere.example.com/'));
    await answer(clientWith('tok-1').GET('/carts'));
    expect(wire.seen[0]?.headers).not.toHaveProperty('x-xsrf-token');
  });

  it('sends the body of a DELETE', async () => {
    const ids = {
      inventoryId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
      productId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60',
    };
    await answer(clientWith('tok-1').DELETE('/carts/remove', { body: ids }));
    const [{ method, url, headers, body }] = wire.seen as [Seen];
    expect([method, url, headers['content-type'], JSON.parse(body)]).toEqual([
      'DELETE',
      '/api/carts/remove',
      'application/json',
      ids,
    ]);
  });

  it('sends a picture as the multipart field profilePicture', async () => {
    wire.respond = () => json(200, { status: true, message: 'Saved.', data: { user: { id: 'u1' } } });
    const calls = createSettingsCalls(clientWith('tok-1'), () => 'tok-1');
    await calls.uploadPicture(new File(['pixels'], 'mara.png', { type: 'image/png' }));
    const [{ headers, body }] = wire.seen as [Seen];
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toMatch(
      /name="profilePicture"; filename="mara.png"\r\nContent-Type: image\/png\r\n\r\npixels\r\n/,
    );
  });

  it.each([200, 201, 202, 299])('takes %i for success', async (status) => {
    wire.respond = () => json(status, { status: true, message: 'Fine.', data: {} });
    await expect(answer(clientWith(null).GET('/settings'))).resolves.toEqual({
      status: true,
      message: 'Fine.',
      data: {},
    });
  });

  it("throws the server's own code, words, details and request id", async () => {
    wire.respond = () =>
      json(429, {
        status: false,
        message: 'Please wait.',
        error: { code: 'TOO_MANY_REQUESTS', requestId: 'r-1', details: { retryAfterSeconds: 30 } },
      });
    const { code, message, status, requestId, details } = await failureOf(
      answer(clientWith(null).GET('/settings')),
    );
    expect({ code, message, status, requestId, details }).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Please wait.',
      status: 429,
      requestId: 'r-1',
      details: { retryAfterSeconds: 30 },
    });
  });

  it('takes an answer whose status is false for a failure, whatever its HTTP status', async () => {
    wire.respond = () =>
      json(200, { status: false, message: 'Not kept.', error: { code: 'VALIDATION', requestId: 'r-2' } });
    expect((await failureOf(answer(clientWith(null).GET('/settings')))).message).toBe('Not kept.');
  });

  it.each([
    ['ok is false', 200, { ok: false, message: 'Too large.' }, 'UNCODED', 'Too large.'],
    ['status is false', 200, { status: false, error: 'Too large.' }, 'UNCODED', 'Too large.'],
    ['error is a text', 413, { error: 'Too large.' }, 'UNCODED', 'Too large.'],
    ['the text is inside error', 422, { error: { message: 'Too large.' } }, 'UNCODED', 'Too large.'],
    ['message and error are texts', 422, { message: 'Too large.', error: 'E413' }, 'UNCODED', 'Too large.'],
    [
      'nothing is said',
      200,
      { ok: false },
      'BAD_RESPONSE',
      'The server gave an answer that we could not read.',
    ],
    [
      'a code comes without words',
      422,
      { error: { code: 'VALIDATION', details: { fields: 7, missing: [1, 'logo'], triesLeft: 'two' } } },
      'VALIDATION',
      'The server gave an answer that we could not read.',
    ],
    [
      'the words are none',
      422,
      { status: false, message: { text: 'No.' }, error: { code: 'FORBIDDEN', details: null } },
      'FORBIDDEN',
      'The server gave an answer that we could not read.',
    ],
  ])(
    'takes an answer for a failure, in the server’s own words, where %s',
    async (_, status, body, code, message) => {
      wire.respond = () => json(status, body);
      const refused = await failureOf(answer(clientWith(null).GET('/settings')));
      expect([refused.code, refused.message, refused.status]).toEqual([code, message, status]);
      const given = Object.values(refused.details).filter((detail) => detail !== undefined);
      expect(given.every(Array.isArray)).toBe(true);
    },
  );

  it('hands on what signing in asks for besides the password, as far as it is known', async () => {
    const details = {
      secondFactors: ['passkey', 'fax', 7],
      passkeyRequest: { challenge: 'an-invented-challenge', rpId: 'quayside.example.com' },
    };
    wire.respond = () =>
      json(401, { status: false, message: 'More.', error: { code: 'SECOND_FACTOR_NEEDED', details } });
    const refused = await failureOf(answer(clientWith(null).GET('/settings')));
    expect(refused.details).toEqual({ ...details, secondFactors: ['passkey'] });
    wire.respond = () =>
      json(401, {
        status: false,
        message: 'More.',
        error: { details: { passkeyRequest: { challenge: 7 } } },
      });
    expect((await failureOf(answer(clientWith(null).GET('/settings')))).details).toEqual({});
  });

  it('hands on the bookings that are in the way, without what is none', async () => {
    const booking = {
      id: 'b-1',
      number: 'B-10001',
      serviceName: 'Diesel engine service',
      startsAt: '2026-12-03T08:00:00.000Z',
      endsAt: '2026-12-03T12:00:00.000Z',
    };
    const details = { bookings: [booking, { ...booking, number: 7 }, null] };
    wire.respond = () =>
      json(409, { status: false, message: 'Busy.', error: { code: 'PERIOD_OCCUPIED', details } });
    const refused = await failureOf(answer(clientWith(null).GET('/settings')));
    expect(refused.details).toEqual({ bookings: [booking] });
  });

  it.each([{ status: true, message: 'Fine.' }, { status: true, data: null }, null])(
    'does not take an answer without data for one: %j',
    async (body) => {
      wire.respond = () => json(200, body);
      expect((await failureOf(dataOf(clientWith(null).GET('/carts')))).code).toBe('BAD_RESPONSE');
    },
  );

  it.each([
    ['a 4xx without our envelope', { status: 418, body: 'teapot' }, 'BAD_REQUEST'],
    ['a 5xx without our envelope', { status: 502, body: '<html>' }, 'BAD_RESPONSE'],
    [
      'an answer that is not JSON',
      { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } },
      'BAD_RESPONSE',
    ],
    ['an answer cut short', 'cut', 'ABORTED'],
  ] as const)('calls %s by its code', async (_, reply, code) => {
    wire.respond = () => reply;
    expect((await failureOf(answer(clientWith(null).GET('/settings')))).code).toBe(code);
  });

  it('calls an unreachable server a network error', async () => {
    const unreachable = createMarketplaceClient({ baseUrl: 'http://127.0.0.1:1/api', readToken: () => null });
    const { code, message, status } = await failureOf(answer(unreachable.GET('/settings')));
    expect({ code, message, status }).toEqual({ code: 'NETWORK_ERROR', message: 'Network Error', status: 0 });
  });

  it('distinguishes what the caller cancelled from what timed out, and has no timeout of its own', async () => {
    wire.respond = () => 'hang';
    const cancel = new AbortController();
    const canceled = failureOf(answer(clientWith(null).GET('/settings', { signal: cancel.signal })));
    const timedOut = failureOf(answer(clientWith(null).GET('/settings', { signal: AbortSignal.timeout(5) })));
    expect((await timedOut).code).toBe('TIMEOUT');
    cancel.abort();
    expect((await canceled).code).toBe('CANCELED');
  });

  it('sends a malformed anti-forgery cookie unchanged', async () => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=100%' });
    await answer(clientWith('tok-1').GET('/carts'));
    expect(wire.seen[0]?.headers['x-xsrf-token']).toBe('100%');
  });

  it('says when the stored token is refused, but not when a password is', async () => {
    wire.respond = () =>
      json(401, { status: false, message: 'No.', error: { code: 'SESSION_EXPIRED', requestId: 'r-4' } });
    const onTokenRefused = vi.fn();
    const client = clientWith('tok-1', { onTokenRefused });
    await failureOf(
      answer(client.POST('/auth/sign-in', { body: { email: 'a@example.com', password: 'x' } })),
    );
    expect(onTokenRefused).not.toHaveBeenCalled();
    await failureOf(answer(client.GET('/carts')));
    expect(onTokenRefused).toHaveBeenCalledTimes(1);
  });

  it('does not take a late 401 to an older token for the end of the present session', async () => {
    let token = 'old';
    wire.respond = () => {
      token = 'new';
      return json(401, {
        status: false,
        message: 'No.',
        error: { code: 'SESSION_EXPIRED', requestId: 'r-5' },
      });
    };
    const onTokenRefused = vi.fn();
    await failureOf(answer(clientWith(null, { readToken: () => token, onTokenRefused }).GET('/carts')));
    expect(onTokenRefused).not.toHaveBeenCalled();
  });
});

describe('the settings calls', () => {
  it('refuse without a token and send nothing', async () => {
    const calls = createSettingsCalls(clientWith(null), () => null);
    const messages = await Promise.all(
      [
        calls.retrieve(),
        calls.update({ firstName: 'Mara' }),
        calls.uploadPicture(new File([''], 'a.png')),
        calls.removePicture(),
        calls.updateCrewProfile({
          position: null,
          yachtName: null,
          nationality: null,
          about: null,
          licences: [],
        }),
      ].map(async (call) => (await failureOf(call)).message),
    );
    expect([messages, wire.seen]).toEqual([Array(5).fill('Authentication required'), []]);
  });

  it('say what failed in their own words when the server gives none, and in its words when it does', async () => {
    const calls = createSettingsCalls(clientWith('tok-1'), () => 'tok-1');
    const all = () =>
      Promise.all(
        [
          calls.retrieve(),
          calls.update({ firstName: 'Mara' }),
          calls.uploadPicture(new File([''], 'a.png')),
          calls.removePicture(),
          calls.updateCrewProfile({
            position: null,
            yachtName: null,
            nationality: null,
            about: null,
            licences: [],
          }),
        ].map(async (call) => (await failureOf(call)).message),
      );
    wire.respond = () => ({ status: 500, body: '' });
    expect(await all()).toEqual([
      'Error retrieving settings',
      'Error updating settings',
      'Error uploading profile picture',
      'Error removing profile picture',
      'Error updating crew profile',
    ]);
    wire.respond = () =>
      json(500, {
        status: false,
        message: 'Words of the server.',
        error: { code: 'INTERNAL', requestId: 'r-6' },
      });
    expect(await all()).toEqual(Array(5).fill('Words of the server.'));
  });
});

describe('the parser client on the wire', () => {
  it('sends neither Authorization nor cookies nor the anti-forgery header', async () => {
    wire.respond = () => json(200, { products: [] });
    const fetched = vi.spyOn(globalThis, 'fetch');
    const parser = createParserClient({ baseUrl: wire.origin });
    const form = new FormData();
    form.append('file', new File(['a;b'], 'prices.csv'));
    const parsed = await answer(
      parser.POST('/parse-inventory', { body: { file: 'prices.csv' }, bodySerializer: () => form }),
    );
    expect(parsed).toEqual({ products: [] });
    const [{ url, headers }] = wire.seen as [Seen];
    expect(url).toBe('/parse-inventory');
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('x-xsrf-token');
    expect((fetched.mock.lastCall?.[0] as Request | undefined)?.credentials).toBe('omit');
    fetched.mockRestore();
  });
});
