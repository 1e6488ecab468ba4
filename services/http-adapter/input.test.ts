import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { berth, crew, harbour, supplier } from './testing/harbour.ts';

const berthId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const json = { ...crew, 'content-type': 'application/json' };

let app: FastifyInstance;
beforeAll(async () => {
  app = await harbour();
});
afterAll(() => app.close());

type Failed = { message: string; error: { code: string; details?: { fields: unknown } } };
const refused = async (options: InjectOptions | string) => {
  const response = await app.inject(options);
  const { message, error } = response.json<Failed>();
  return { status: response.statusCode, code: error.code, message, fields: error.details?.fields };
};
const book = (payload: string | object) =>
  refused({ method: 'POST', url: '/api/berths', headers: json, payload });

describe('parameters', () => {
  it("are converted from text to the contract's types", async () => {
    const response = await app.inject({
      url: '/api/berths?limit=5&tag=deep&tag=quiet',
      headers: { 'X-Ship': 'Halcyon' },
    });
    expect(response.json()).toEqual({ status: true, data: [{ ...berth, name: '5 deep+quiet visitor' }] });
    expect(response.headers['x-ship']).toBe('Halcyon');
  });

  it('are refused with messages, each under its name', async () => {
    expect(await refused({ url: '/api/berths?limit=500', headers: { 'x-ship': 'far too long' } })).toEqual({
      status: 400,
      code: 'VALIDATION',
      message: 'Please check: limit, x-ship.',
      fields: [
        { field: 'limit', message: 'This must be 100 or less.', rule: 'maximum' },
        { field: 'x-ship', message: 'This must have at most 8 characters.', rule: 'maxLength' },
      ],
    });
  });

  it('in the path are validated too', async () => {
    expect((await refused('/api/berths/seven')).fields).toEqual([
      { field: 'berthId', message: 'This must be a whole number.', rule: 'type' },
    ]);
  });
});

describe('texts that no database can store', () => {
  const sentence = 'This contains a character that can’t be stored. Please type it again.';
  const problem = (field: string) => ({ field, message: sentence, rule: 'characters' });

  it.each([
    ['U+0000', '\\u0000'],
    ['half a character', '\\ud800'],
    ['the other half', '\\udc00 a'],
  ])('are refused in a body: %s', async (_, text) => {
    const payload = `{"kind":"berth","guests":[{"email":"a${text}@example.com"}],"note":"${text}"}`;
    expect((await book(payload)).fields).toEqual([problem('guests/0/email'), problem('note')]);
  });
  it('are refused as the name of a property', async () => {
    expect((await book('{"guests":[{"a\\u0000":1}]}')).fields).toEqual([problem('guests/0')]);
  });
  it('are refused in an address', async () => {
    expect((await refused('/api/berths?tag=de%00ep')).fields).toEqual([problem('tag')]);
    expect((await refused('/api/berths/a%00')).fields).toEqual([problem('berthId')]);
  });
  it('do not include complete characters', async () => {
    const answer = await app.inject({ url: `/api/berths?limit=5&tag=${encodeURIComponent('⚓🛥️')}` });
    expect(answer.statusCode).toBe(200);
  });
});

describe('JSON bodies', () => {
  it('are explained field by field, for the branch that was meant', async () => {
    expect(await book({ kind: 'berth', guests: [{ email: 'nobody' }, {}], note: '<b>', price: 1 })).toEqual({
      status: 400,
      code: 'VALIDATION',
      message: 'Please check: berthId, price, guests/0/email, guests/1/email, note.',
      fields: [
        { field: 'berthId', message: 'This is needed.', rule: 'required' },
        { field: 'price', message: 'This isn’t a field we know.', rule: 'additionalProperties' },
        {
          field: 'guests/0/email',
          message: 'This must be an email address, like mate@example.com.',
          rule: 'format',
        },
        { field: 'guests/1/email', message: 'This is needed.', rule: 'required' },
        { field: 'note', message: 'Please write this without < and >.', rule: 'pattern' },
      ],
    });
  });

  it.each([`urn:uuid:${berthId}`, `{${berthId}}`, berthId.replaceAll('-', '')])(
    'accept no other spelling of an id than databases do: %s',
    async (id) => {
      const { fields } = await book({ kind: 'berth', berthId: id, guests: [] });
      expect(fields).toEqual([{ field: 'berthId', message: 'This must be an id (UUID).', rule: 'format' }]);
    },
  );

  it('are not coerced', async () => {
    expect((await book({ kind: 'buoy', buoy: '3' })).fields).toEqual([
      { field: 'buoy', message: 'This must be a whole number.', rule: 'type' },
    ]);
  });

  it('get 422 if the contract declares it for VALIDATION', async () => {
    const { status, code } = await refused({
      method: 'DELETE',
      url: '/api/berths',
      headers: json,
      payload: { berthIds: [] },
    });
    expect({ status, code }).toEqual({ status: 422, code: 'VALIDATION' });
  });

  it.each([
    ['broken', '{"kind":', 'The JSON is broken: it could not be read.', 'json'],
    ['200,000 levels deep', '['.repeat(200_000), 'The JSON is nested more than 32 levels deep.', 'depth'],
    [
      'with __proto__',
      '{"kind":"berth","__proto__":{"admin":true}}',
      'The JSON is broken: it could not be read.',
      'json',
    ],
    [
      'with constructor.prototype',
      '{"constructor":{"prototype":{"admin":true}}}',
      'The JSON is broken: it could not be read.',
      'json',
    ],
    ['empty', '', 'Nothing was sent: this call needs a body.', 'required'],
  ])('are refused clearly when %s', async (_what, payload, message, rule) => {
    expect(await book(payload)).toEqual({
      status: 400,
      code: 'VALIDATION',
      message,
      fields: [{ field: '', message, rule }],
    });
  });

  it('are refused if they are missing', async () => {
    expect((await refused({ method: 'POST', url: '/api/berths', headers: crew })).message).toBe(
      'Nothing was sent: this call needs a body.',
    );
  });

  it('may be missing if they are optional, whatever the content type', async () => {
    const response = await app.inject({
      method: 'PUT',
      url: '/api/berths/7',
      headers: { ...supplier, 'content-type': 'application/json' },
    });
    expect([response.statusCode, response.json()]).toEqual([200, { ...berth, name: 'unnamed' }]);
  });

  it('above 1 MiB are refused before they are parsed', async () => {
    const { status, code } = await book(JSON.stringify({ kind: 'berth', note: 'x'.repeat(1024 * 1024) }));
    expect({ status, code }).toEqual({ status: 413, code: 'BODY_TOO_LARGE' });
  });

  it('have their own limit if the contract declares one', async () => {
    const put = (length: number) =>
      app.inject({
        method: 'PUT',
        url: '/api/berths/7',
        headers: supplier,
        payload: { name: 'x'.repeat(length) },
      });
    expect([(await put(2000)).statusCode, (await put(2048)).statusCode]).toEqual([200, 413]);
  });

  it('with 20,000 wrong entries are refused by the first, since explaining all would take seconds', async () => {
    const { status, fields } = await book({
      kind: 'berth',
      berthId,
      guests: Array.from({ length: 20_000 }, () => ({ email: 1 })),
    });
    expect({ status, fields }).toEqual({
      status: 400,
      fields: [{ field: 'guests/0/email', message: 'This must be text.', rule: 'type' }],
    });
  });
});

describe('content types', () => {
  it.each([
    ['text', { ...crew, 'content-type': 'text/plain' }, 'Send this as application/json.'],
    ['nonsense', { ...crew, 'content-type': 'ship' }, 'Send this as application/json.'],
    [
      'a form',
      { ...crew, 'content-type': 'application/x-www-form-urlencoded' },
      'Send this as application/json.',
    ],
    [
      'a multipart form',
      { ...crew, 'content-type': 'multipart/form-data; boundary=x' },
      'Send this as application/json.',
    ],
  ])('that are not declared are refused: %s', async (_what, headers, message) => {
    expect(await refused({ method: 'POST', url: '/api/berths', headers, payload: 'a=b' })).toEqual({
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message,
      fields: undefined,
    });
  });

  it('with parameters are the same type', async () => {
    const headers = { ...crew, 'content-type': 'Application/JSON; charset=utf-8' };
    const response = await app.inject({
      method: 'POST',
      url: '/api/berths',
      headers,
      payload: JSON.stringify({ kind: 'berth', berthId }),
    });
    expect(response.statusCode).toBe(201);
  });
});
