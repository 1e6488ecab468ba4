import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { createVies } from './vies.ts';

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

async function register(
  answer: (
    response: ServerResponse,
    asked: { readonly path: string | undefined; readonly body: unknown },
  ) => void,
  requester: string | null = null,
) {
  const server = createServer((request, response) => {
    void text(request).then((body) => answer(response, { path: request.url, body: JSON.parse(body) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo;
  const vies = createVies({ url: `http://127.0.0.1:${port}/rest-api`, requester, answerMaxMs: 2_000 });
  return (vatId = 'EL123456783', signal = new AbortController().signal) => vies.lookUp(vatId, signal);
}

const json =
  (body: object, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('gets the number, and the requester', async () => {
  const seen: unknown[] = [];
  const answer = json({ valid: true, requestIdentifier: 'WAPIAAAAY0000001', name: '---' });
  const lookUp = await register((response, asked) => {
    seen.push(asked);
    answer(response);
  }, 'ESB12345674');
  expect(await lookUp()).toEqual({ state: 'valid', consultationNumber: 'WAPIAAAAY0000001' });
  expect(seen).toEqual([
    {
      path: '/rest-api/check-vat-number',
      body: {
        countryCode: 'EL',
        vatNumber: '123456783',
        requesterMemberStateCode: 'ES',
        requesterNumber: 'B12345674',
      },
    },
  ]);
});

test.each([
  ['says yes to nobody in particular', { valid: true, requestIdentifier: '' }, 'valid'],
  ['says no', { valid: false }, 'invalid'],
  ['knows no such form', { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }, 'invalid'],
])('%s', async (_what, body, state) => {
  const lookUp = await register(json(body));
  expect(await lookUp()).toEqual({ state, consultationNumber: null });
});

describe('is unreachable if it', () => {
  const busy = { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] };
  test.each([
    ['waits for a state', json(busy), 'MS_UNAVAILABLE'],
    ['waits for a state, and says so as a failure', json(busy, 500), 'MS_UNAVAILABLE'],
    ['has no word about the number', json({}, 503), 'HTTP 503'],
    ['says something else', json({ valid: 'perhaps' }), 'HTTP 200, in a way we do not understand'],
    ['shows a page', (response: ServerResponse) => void response.end('<p>Maintenance</p>'), null],
    ['hangs up', (response: ServerResponse) => void response.destroy(), null],
    [
      'sends one elsewhere',
      (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end(),
      null,
    ],
  ])('%s', async (_what, answer, why) => {
    const lookUp = await register(answer);
    expect(await lookUp()).toEqual({ state: 'unreachable', why: why ?? (expect.any(String) as string) });
  });

  test('does not answer before the deadline of the job', async () => {
    const lookUp = await register(() => undefined);
    expect(await lookUp('DE123456788', AbortSignal.timeout(50))).toMatchObject({ state: 'unreachable' });
  });

  test('is down', async () => {
    const lookUp = await register(() => undefined);
    await close();
    close = async () => undefined;
    expect(await lookUp()).toMatchObject({ state: 'unreachable' });
  });
});
