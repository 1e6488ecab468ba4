import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { sandboxProblem } from './scenario-sandbox.ts';

test.each([
  [200, null],
  [503, expect.stringContaining('start the market first')],
])('a sandbox whose health answers %i is reported as such', async (status, problem) => {
  const server = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address.
  const { port } = server.address() as AddressInfo;
  expect(await sandboxProblem(`http://127.0.0.1:${port}`)).toEqual(problem);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a scenario never pays at the real provider', async () => {
  expect(await sandboxProblem(null)).toContain('leave STRIPE_SECRET_KEY out');
});
