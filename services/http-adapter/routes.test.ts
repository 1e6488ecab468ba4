import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance, InjectOptions } from 'fastify';
import {
  berth,
  contract,
  crew,
  handlers,
  harbour,
  supplier,
  type HarbourOptions,
} from './testing/harbour.ts';

const berthId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const requestId = 'from-the-test-1';

let app: FastifyInstance;
const start = async (options?: HarbourOptions) => (app = await harbour(options));
afterEach(() => app.close());

const call = async (options: InjectOptions) => {
  const headers = { 'x-request-id': requestId, ...options.headers };
  const response = await app.inject({ ...options, headers });
  return {
    status: response.statusCode,
    body: response.body === '' ? null : response.json<unknown>(),
    headers: response.headers,
  };
};
const failure = (code: string, message: string, details?: object) => ({
  status: false,
  message,
  error: { code, requestId, ...(details && { details }) },
});

describe('permissions', () => {
  it('require a session before the body is read', async () => {
    await start();
    const { status, body, headers } = await call({
      method: 'POST',
      url: '/api/berths',
      payload: '{broken',
      headers: { 'content-type': 'application/json' },
    });
    expect({ status, body }).toEqual({
      status: 401,
      body: failure('UNAUTHENTICATED', 'Please sign in and try again.'),
    });
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  it('refuse a role that the row does not list', async () => {
    await start();
    const { status, body } = await call({
      method: 'POST',
      url: '/api/berths',
      headers: supplier,
      payload: { kind: 'berth', berthId },
    });
    expect({ status, body }).toEqual({
      status: 403,
      body: failure('FORBIDDEN', 'Your account is not allowed to do this.'),
    });
  });

  it('permit a role that the row lists', async () => {
    await start();
    const { status, body } = await call({
      method: 'POST',
      url: '/api/berths',
      headers: crew,
      payload: { kind: 'berth', berthId },
    });
    expect({ status, body }).toEqual({ status: 201, body: { status: true, data: { ...berth, name: 'u1' } } });
  });

  it.each([
    ['a visitor', {}, '20  visitor'],
    ['a session', crew, '20  u1'],
    ['an ended session, as a visitor', { authorization: 'Bearer gone' }, '20  visitor'],
  ])('answers %s where anyone may call', async (_who, headers, name) => {
    await start();
    const { body } = await call({ url: '/api/berths', headers });
    expect(body).toEqual({ status: true, data: [{ ...berth, name }] });
  });

  it('are checked after the rate limit has counted the call', async () => {
    await start({ callsAMinute: 1 });
    await call({ method: 'POST', url: '/api/berths' });
    const { status, body, headers } = await call({ method: 'POST', url: '/api/berths' });
    expect({ status, body }).toEqual({
      status: 429,
      body: failure('TOO_MANY_REQUESTS', 'Too many tries in a short time. Please wait a moment.', {
        retryAfterSeconds: 60,
      }),
    });
    expect(headers['retry-after']).toBe('60');
  });
});

describe('a claim in a body', () => {
  const rename = (body: object) =>
    call({ method: 'PUT', url: '/api/berths/7', headers: supplier, payload: body });

  it('is refused if it names another user, before the handler runs', async () => {
    const asked: unknown[] = [];
    const renameBerth: typeof handlers.renameBerth = async ({ body }) => {
      asked.push(body);
      return { status: 200, body: berth };
    };
    await start({ handlers: { ...handlers, renameBerth } });
    const { status, body } = await rename({ name: 'B1', owner: 'u1' });
    expect({ status, body, asked }).toEqual({
      status: 403,
      body: failure('FORBIDDEN', 'Your account is not allowed to do this.'),
      asked: [],
    });
  });

  it('is accepted if it names the caller, or is missing', async () => {
    await start();
    const answers = [await rename({ name: 'B1', owner: 'u2' }), await rename({ name: 'B2' })];
    expect(answers.map(({ status, body }) => [status, Object(body).name])).toEqual([
      [200, 'B1'],
      [200, 'B2'],
    ]);
  });

  it('is checked only in a valid body', async () => {
    await start();
    expect((await rename({ name: 7, owner: 'u1' })).status).toBe(400);
  });

  it('is refused in the text field of a form too', async () => {
    await start();
    const send = async (owner: string) => {
      const form = new FormData();
      form.append('owner', owner);
      form.append('file', new Blob(['list']), 'crew-list.pdf');
      const encoded = new Response(form);
      const { status, body } = await call({
        method: 'POST',
        url: '/api/papers',
        headers: { ...crew, 'content-type': encoded.headers.get('content-type') ?? '' },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
      return { status, body };
    };
    expect([await send('u2'), (await send('u1')).status]).toEqual([
      { status: 403, body: failure('FORBIDDEN', 'Your account is not allowed to do this.') },
      200,
    ]);
  });
});

describe('an address', () => {
  it('that is unknown gets 404 in the envelope', async () => {
    await start();
    const { status, body } = await call({ url: '/api/nothing-here?token=secret' });
    expect({ status, body }).toEqual({
      status: 404,
      body: failure('NOT_FOUND', 'There is nothing at this address.'),
    });
  });

  it('with an undeclared method gets 405 with the allowed ones', async () => {
    await start();
    const { status, body, headers } = await call({ method: 'PATCH', url: '/api/berths' });
    expect({ status, body }).toEqual({
      status: 405,
      body: failure('METHOD_NOT_ALLOWED', 'This address does not take that method.'),
    });
    expect(headers.allow).toBe('GET, POST, DELETE');
  });

  it('answers HEAD like GET', async () => {
    await start();
    const response = await app.inject({ method: 'HEAD', url: '/api/berths/7' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });
});

describe('an answer', () => {
  it('with a refusal has its status, code and time to wait', async () => {
    await start();
    const { status, body, headers } = await call({
      method: 'POST',
      url: '/api/berths',
      headers: crew,
      payload: { kind: 'buoy', buoy: 3 },
    });
    expect({ status, body }).toEqual({
      status: 409,
      body: failure('BERTH_TAKEN', 'Somebody else was quicker.', { retryAfterSeconds: 30 }),
    });
    expect(headers['retry-after']).toBe('30');
  });

  it('of bytes has the only declared content type', async () => {
    await start();
    const response = await app.inject('/api/chart');
    expect([response.statusCode, response.headers['content-type'], response.rawPayload]).toEqual([
      200,
      'image/webp',
      Buffer.from('RIFF'),
    ]);
  });

  it('has the hooks for forms only in operations that accept one', async () => {
    let isReadyForForms = true;
    await start({
      handlers: {
        ...handlers,
        getBerth: ({ req }) => {
          isReadyForForms = 'isMultipart' in req;
          return { status: 200, body: berth };
        },
      },
    });
    await call({ url: '/api/berths/7' });
    expect(isReadyForForms).toBe(false);
  });

  it('with 204 has no body', async () => {
    await start();
    const { status, body } = await call({
      method: 'DELETE',
      url: '/api/berths',
      headers: crew,
      payload: { berthIds: [berthId] },
    });
    expect({ status, body }).toEqual({ status: 204, body: null });
  });

  it('has a date as its instant', async () => {
    await start({
      // A repository returns Dates; the contract types them as text.
      handlers: {
        ...handlers,
        getBerth: () => ({ status: 200, body: { ...berth, freeFrom: new Date(0) as unknown as string } }),
      },
    });
    expect((await call({ url: '/api/berths/7' })).body).toEqual({
      ...berth,
      freeFrom: '1970-01-01T00:00:00.000Z',
    });
  });

  const wrongAnswers = {
    'an undeclared field': { ...berth, owner: 'u9' },
    'an undeclared field further in': { ...berth, depth: { lowMm: 1, secret: true } },
    'a fraction for an integer': { ...berth, lengthMm: 1.5 },
    'a missing field': { id: 7, name: 'A7', country: 'ES' },
  };
  it.each(Object.entries(wrongAnswers))('turns %s into a logged 500 when strict', async (_what, wrong) => {
    const logged: string[] = [];
    await start({
      logged,
      handlers: { ...handlers, getBerth: () => ({ status: 200, body: wrong as typeof berth }) },
    });
    const { status, body } = await call({ url: '/api/berths/7' });
    expect({ status, body }).toEqual({
      status: 500,
      body: failure('INTERNAL', 'Something went wrong on our side. Nothing was changed; please try again.'),
    });
    expect(logged.some((line) => line.includes('getBerth answered 200 with a body that differs'))).toBe(true);
  });

  it('loses an undeclared field unless strict, so that nothing leaks in production', async () => {
    await start({
      strictResponses: false,
      handlers: {
        ...handlers,
        getBerth: () => ({ status: 200, body: { ...berth, owner: 'u9' } as typeof berth }),
      },
    });
    expect(await call({ url: '/api/berths/7' })).toMatchObject({ status: 200, body: berth });
    expect((await app.inject('/api/berths/7')).body).not.toContain('owner');
  });

  it.each([
    ['a status', () => ({ status: 418 as 200, body: berth }), 'getBerth answered 418'],
    [
      'a code of another operation',
      () => ({ refused: 'BERTH_TAKEN' as 'NOT_FOUND' }),
      'getBerth refused with BERTH_TAKEN (409)',
    ],
    [
      'a code that does not exist',
      () => ({ refused: 'LEAK' as 'NOT_FOUND' }),
      'getBerth refused with LEAK (500)',
    ],
  ])('turns %s that the contract does not declare into a logged 500', async (_what, getBerth, said) => {
    const logged: string[] = [];
    await start({ logged, strictResponses: false, handlers: { ...handlers, getBerth } });
    expect((await call({ url: '/api/berths/7' })).status).toBe(500);
    expect(logged.some((line) => line.includes(said))).toBe(true);
  });

  it('with a code that the contract does not list for its status becomes a logged 500', async () => {
    const logged: string[] = [];
    const bookBerth = () => ({ refused: 'BERTH_CLOSED' as 'BERTH_TAKEN' });
    await start({ logged, strictResponses: false, handlers: { ...handlers, bookBerth } });
    const { status } = await call({
      method: 'POST',
      url: '/api/berths',
      headers: crew,
      payload: { kind: 'buoy', buoy: 3 },
    });
    expect(status).toBe(500);
    expect(logged.some((line) => line.includes('bookBerth refused with BERTH_CLOSED (409)'))).toBe(true);
  });

  it('does not reveal the message of a bug', async () => {
    const logged: string[] = [];
    const getBerth = () => {
      throw new Error('the password is hunter2');
    };
    await start({ logged, handlers: { ...handlers, getBerth } });
    const response = await app.inject({ url: '/api/berths/7' });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/hunter2|routes\.test/);
    expect(logged.some((line) => line.includes('hunter2'))).toBe(true);
  });

  it('to any thrown value is that to a bug', async () => {
    const getBerth = () => {
      // As a library may, although our own code may not: the thrown value is the reason itself.
      AbortSignal.abort('secret').throwIfAborted();
      throw new Error('It has thrown.');
    };
    await start({ handlers: { ...handlers, getBerth } });
    const response = await app.inject({ url: '/api/berths/7' });
    expect([response.statusCode, response.body.includes('secret')]).toEqual([500, false]);
  });

  it('is 503 with Retry-After during an outage of a dependency', async () => {
    const getBerth = () => {
      throw new Error('connection refused');
    };
    await start({ handlers: { ...handlers, getBerth }, outageRetryAfterSeconds: () => 5 });
    const { status, body, headers } = await call({ url: '/api/berths/7' });
    expect({ status, body }).toEqual({
      status: 503,
      body: failure(
        'UNAVAILABLE',
        'We are briefly unavailable. Nothing was lost; please try again in a moment.',
        {
          retryAfterSeconds: 5,
        },
      ),
    });
    expect(headers['retry-after']).toBe('5');
  });
});

describe('the start', () => {
  it('reports all disagreements of contract and service', async () => {
    await start();
    const { getBerth: _dropped, ...rest } = handlers;
    const planted = {
      handlers: {
        ...rest,
        sinkShip: handlers.releaseBerths,
      } as unknown as typeof handlers,
      contract: JSON.parse(
        JSON.stringify(contract)
          .replace('"x-rate-limit":"booking"', '"x-rate-limit":"boking"')
          .replace('"operationId":"getChart"', '"operationId":"getMap"'),
      ),
    };
    await expect(harbour(planted)).rejects.toThrow(
      [
        'The contract and the service disagree:',
        'bookBerth names the rate limit boking, which does not exist',
        'getBerth has no handler',
        'getMap has no row in the permissions',
        'getMap has no handler',
        'a handler names getChart, which the contract does not know',
        'a handler names sinkShip, which the contract does not know',
        'the permissions table names getChart, which the contract does not know',
      ].join('\n- '),
    );
  });

  it('fails if a row opens an operation that the contract closes', async () => {
    await start();
    const closed = JSON.parse(
      JSON.stringify(contract).replace('"operationId":"getBerth","security":[]', '"operationId":"getBerth"'),
    );
    await expect(harbour({ contract: closed })).rejects.toThrow(
      'getBerth is open to anyone in the permissions, and not so in the contract',
    );
  });
});
