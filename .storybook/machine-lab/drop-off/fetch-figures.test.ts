import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { fetchFigures } from './fetch-figures.ts';

const data = { flow: 'door', from: '2026-11-01', to: '2026-11-20', states: [] };
const admin = { email: 'admin@example.com', password: 'the demo admin', role: 'admin' };
const usual: Record<string, [number, unknown]> = {
  'GET /api/demo/accounts': [200, { status: true, data: { items: [admin] } }],
  'POST /api/auth/sign-in': [200, { status: true, data: { token: 'token-1' } }],
  'GET /api/admin/flow-figures?flow=door&days=30': [200, { status: true, data }],
  'POST /api/auth/sign-out': [200, { status: true, message: 'Signed out.' }],
};

let close = () => undefined as unknown;
afterEach(() => close());

/** A market with these answers, and the requests it received. */
async function market(answers: Record<string, [number, unknown]>, token: string | null = null) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const name = `${request.method} ${request.url}`;
    asked.push(`${name} ${request.headers.authorization ?? ''}`.trim());
    const [status, body] = { ...usual, ...answers }[name] ?? [
      404,
      { status: false, message: 'Nothing is there.' },
    ];
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a path
  const asking = fetchFigures({ url: `http://127.0.0.1:${port}`, token, fetch }, 'door', 30);
  return { asking, asked };
}

it('asks as the demo’s admin, and leaves no session behind', async () => {
  const { asking, asked } = await market({});
  expect(await asking).toEqual(data);
  expect(asked.slice(-2)).toEqual([
    'GET /api/admin/flow-figures?flow=door&days=30 Bearer token-1',
    'POST /api/auth/sign-out Bearer token-1',
  ]);
});

it('asks with the token that it was given, and keeps that session', async () => {
  const { asking, asked } = await market({}, 'given');
  await asking;
  expect(asked).toEqual(['GET /api/admin/flow-figures?flow=door&days=30 Bearer given']);
});

it('says what to do where there is no market, no demo, no admin, or no sense in the answer', async () => {
  await expect(fetchFigures({ url: 'http://127.0.0.1:1', token: null, fetch }, 'door', 30)).rejects.toThrow(
    'npm start',
  );
  const noDemo = await market({ 'GET /api/demo/accounts': [404, { status: false }] });
  await expect(noDemo.asking).rejects.toThrow('QUAYSIDE_TOKEN');
  close();
  const figures = 'GET /api/admin/flow-figures?flow=door&days=30';
  const refused = await market(
    { [figures]: [403, { status: false, message: 'That is for admins.' }] },
    'given',
  );
  await expect(refused.asking).rejects.toThrow(/QUAYSIDE_TOKEN: That is for admins/);
  close();
  const strange = await market({ [figures]: [200, { status: true, data: { flow: 7 } }] });
  await expect(strange.asking).rejects.toThrow('can’t be read');
});
