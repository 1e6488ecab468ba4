import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerFailures, createServer } from '../../http-adapter/index.ts';
import type { Payments } from '../modules/payments/index.ts';
import { silentLog } from '../platform/log.ts';
import { addPaymentWebhook } from './payment-webhook.ts';
import { refusals } from './refusals.ts';

type Received = Awaited<ReturnType<Payments['receiveEvent']>>;

let app: FastifyInstance;
let answer: Received;
const heard: [string, string][] = [];
beforeEach(async () => {
  answer = { ok: true, value: 'changed' };
  heard.length = 0;
  app = createServer({ log: silentLog });
  answerFailures(app, { refusals });
  await addPaymentWebhook(app, {
    receiveEvent: async (body, signature) => {
      heard.push([body.toString('hex'), signature]);
      return answer;
    },
  });
});
afterEach(() => app.close());

const send = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': 't=1,v1=ab',
      ...headers,
    },
  });

describe('an event of the payment provider', () => {
  it('arrives byte for byte as signed, whatever it contains', async () => {
    const payloads = [Buffer.from('{ "a" :1,\n"a": "⚓" }\n'), Buffer.from([0x7b, 0xff, 0x00])];
    for (const payload of payloads) {
      const { statusCode, body } = await send(payload);
      expect([statusCode, body]).toEqual([200, '{"status":true}']);
    }
    expect(heard).toEqual(payloads.map((payload) => [payload.toString('hex'), 't=1,v1=ab']));
  });

  it('is accepted even if it changes nothing', async () => {
    answer = { ok: true, value: 'nothing' };
    expect((await send('{}')).statusCode).toBe(200);
  });

  it('that is invalid is refused, and not requested again', async () => {
    answer = { ok: false, error: { code: 'EVENT_MALFORMED' } };
    expect((await send('null')).statusCode).toBe(400);
  });

  it('with a wrong signature is refused', async () => {
    answer = { ok: false, error: { code: 'SIGNATURE_WRONG' } };
    const response = await send('{}', { 'x-request-id': 'webhook-1' });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      {
        status: false,
        message: 'This message is not signed by the payment provider.',
        error: { code: 'VALIDATION', requestId: expect.any(String) },
      },
    ]);
  });

  it('that could not be processed is requested again', async () => {
    answer = { ok: false, error: { code: 'UNAVAILABLE' } };
    const { statusCode, headers } = await send('{}');
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
  });

  it('without a signature is passed on without one, and without a body as empty', async () => {
    await app.inject({ method: 'POST', url: '/api/stripe/webhook' });
    expect(heard).toEqual([['', '']]);
  });

  it.each([
    ['of another kind', '{}', { 'content-type': 'text/plain' }, 415],
    ['longer than events are', Buffer.alloc(512 * 1024 + 1, ' '), {}, 413],
  ])('%s is not read', async (_what, payload, headers, status) => {
    expect((await send(payload, headers)).statusCode).toBe(status);
    expect(heard).toEqual([]);
  });
});

it('does not affect the body parsing of other addresses', async () => {
  app.post('/api/other', async ({ body }) => ({ body }));
  const { body } = await app.inject({ method: 'POST', url: '/api/other', payload: { a: 1 } });
  expect(body).toBe('{"body":{"a":1}}');
});
