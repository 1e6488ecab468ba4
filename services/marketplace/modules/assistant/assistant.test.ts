import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { systemIds } from '../../platform/ids.ts';
import { silentLog } from '../../platform/log.ts';
import { fixedClock } from '../../platform/testing/fixed-clock.ts';
import { createAssistant } from './index.ts';
import { replyOf } from './reply.domain.ts';
import { signatureHeaders } from './signing.ts';

const question = {
  sessionId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  message: 'Which papers for Montenegro?',
};
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const parts = { clock: fixedClock('2026-11-20T09:00:00Z'), ids: systemIds, log: silentLog };
const unavailable = { ok: false, error: 'ASSISTANT_UNAVAILABLE' };

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

async function agent(answer: (request: IncomingMessage, response: ServerResponse, body: string) => void) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo;
  return createAssistant({
    ...parts,
    webhook: { url: `http://127.0.0.1:${port}/hook`, secret },
    answerMaxMs: 2_000,
  });
}

test('passes on only the question', async () => {
  const seen: unknown[] = [];
  const assistant = await agent((request, response, body) => {
    seen.push([
      request.method,
      request.url,
      request.headers['content-type'],
      request.headers.authorization,
      body,
    ]);
    response.setHeader('content-type', 'application/json').end('{"reply":"A crew list."}');
  });
  expect(await assistant.ask(question)).toEqual({ ok: true, value: { reply: 'A crew list.' } });
  expect(seen).toEqual([['POST', '/hook', 'application/json', undefined, JSON.stringify(question)]]);
});

test('signs each question, so that the agent can verify the sender', async () => {
  const seen: unknown[] = [];
  const assistant = await agent(({ headers }, response, body) => {
    const id = String(headers['webhook-id']);
    seen.push(headers['webhook-signature'], headers['webhook-timestamp']);
    expect(headers).toMatchObject(signatureHeaders(secret, { id, sentAt: parts.clock.now(), body }));
    response.end('A crew list.');
  });
  await assistant.ask(question);
  await assistant.ask(question);
  expect([seen[1], new Set(seen).size]).toEqual(['1795165200', 3]);
});

test('signs like the published example', () => {
  const example = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    sentAt: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  };
  expect(signatureHeaders(secret, example)).toEqual({
    'webhook-id': example.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('answers 404 without a configured agent', async () => {
  const assistant = createAssistant({ ...parts, webhook: null });
  expect(await assistant.ask(question)).toEqual({ ok: false, error: 'NOT_FOUND' });
});

describe('is unavailable if the agent', () => {
  test.each([
    ['fails', (response: ServerResponse) => response.writeHead(500).end('{"reply":"no"}')],
    [
      'sends one elsewhere',
      (response: ServerResponse) => response.writeHead(302, { location: '/other' }).end(),
    ],
    ['says nothing', (response: ServerResponse) => response.end('')],
    ['hangs up', (response: ServerResponse) => response.destroy()],
    ['never stops talking', (response: ServerResponse) => response.end('a'.repeat(300 * 1024))],
  ])('%s', async (_what, answer) => {
    const assistant = await agent((_request, response) => void answer(response));
    expect(await assistant.ask(question)).toEqual(unavailable);
  });

  test('does not answer in time', async () => {
    const assistant = await agent(() => undefined);
    expect(await assistant.ask(question, AbortSignal.timeout(50))).toEqual(unavailable);
  });

  test('is down', async () => {
    const assistant = await agent(() => undefined);
    await close();
    close = async () => undefined;
    expect(await assistant.ask(question)).toEqual(unavailable);
  });
});

test.each([
  ['{"reply":" A crew list. "}', 'A crew list.'],
  ['{"output":"A crew list."}', 'A crew list.'],
  ['{"message":"A crew list."}', 'A crew list.'],
  ['{"text":"A crew list.","reply":""}', 'A crew list.'],
  ['[{"output":"A crew list."}]', 'A crew list.'],
  ['"A crew list."', 'A crew list.'],
  ['{"reply":{"text":"nested"}}', null],
  ['{"answer":"an unknown key"}', null],
  ['[]', null],
  ['null', null],
  ['{broken', null],
])('understands the JSON %s', (body, reply) => {
  expect(replyOf('application/json; charset=utf-8', body)).toBe(reply);
});

test.each([
  ['text/plain', ' A crew list.\n', 'A crew list.'],
  ['text/plain', '{"reply":"A crew list."}', 'A crew list.'],
  ['', 'A crew list.', 'A crew list.'],
  ['text/html', '<p>Workflow not found</p>', null],
])('understands %s: %s', (contentType, body, reply) => {
  expect(replyOf(contentType, body)).toBe(reply);
});
