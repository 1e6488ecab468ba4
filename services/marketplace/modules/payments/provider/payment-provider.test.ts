import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createMetrics } from '../../../../http-adapter/index.ts';
import { createOutgoingCalls } from '../../../platform/outgoing-calls.ts';
import { ask, createPaymentProvider } from './payment-provider.ts';

let server: Server;
afterEach(() => server.close());

/** The provider's client with a server that returns these statuses, one after the other; 0 closes the connection. */
async function providerAnswering(...statuses: number[]) {
  server = createServer((_request, response) => {
    const status = statuses.shift() ?? 0;
    if (status === 0) response.destroy();
    else
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(status < 400 ? { id: 'acct_1' } : { error: { type: 'api_error', message: 'No.' } }),
        );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const metrics = createMetrics();
  const stripe = createPaymentProvider({
    secretKey: 'sk_test_of_a_test',
    sandboxUrl: `http://127.0.0.1:${port}`,
    retriesMax: 1,
    calls: createOutgoingCalls(metrics),
  });
  const counted = async () =>
    Object.fromEntries(
      [...(await metrics.metrics()).matchAll(/_count\{to="payment provider",outcome="(\w+)"\} (\d+)/g)].map(
        ([, outcome, count]) => [outcome, Number(count)],
      ),
    );
  return { stripe, counted };
}

test('each attempt of a call is measured by its result', async () => {
  const { stripe, counted } = await providerAnswering(500, 200, 400, 0, 0);
  const accounts = () => ask(() => stripe.accounts.retrieve('acct_1'));
  expect(await accounts()).toMatchObject({ ok: true });
  await accounts().catch((error: unknown) => error);
  expect(await accounts()).toMatchObject({ ok: false, error: { code: 'AWAY' } });
  expect(await counted()).toEqual({ done: 1, refused: 1, failed: 3 });
});
