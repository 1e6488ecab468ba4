import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { crew, harbour } from './testing/harbour.ts';

let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  app = await harbour();
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const papers = (bytes: number) => {
  const form = new FormData();
  form.append('note', 'for the agent');
  form.append('file', new Blob([new Uint8Array(bytes)]), 'crew-list.pdf');
  return form;
};
const send = async (body: FormData) => {
  const response = await fetch(`${origin}/api/papers`, { method: 'POST', headers: crew, body });
  return { status: response.status, body: await response.json() };
};

it('streams the parts of a form in the order sent', async () => {
  expect(await send(papers(65_536))).toEqual({
    status: 200,
    body: { files: [{ name: 'crew-list.pdf', bytes: 65_536 }], note: 'for the agent' },
  });
});

it('refuses a file over the operation’s own limit with the operation’s own code', async () => {
  expect(await send(papers(3_000_000))).toMatchObject({
    status: 413,
    body: { status: false, message: 'These papers are too large.', error: { code: 'PAPERS_TOO_LARGE' } },
  });
});

it.each([0.1, 0.3, 0.5, 0.7, 0.9])('refuses a form that ends after %d of it', async (share) => {
  const whole = new Response(papers(2000));
  const bytes = Buffer.from(await whole.arrayBuffer());
  const response = await app.inject({
    method: 'POST',
    url: '/api/papers',
    headers: { ...crew, 'content-type': whole.headers.get('content-type') ?? '' },
    payload: bytes.subarray(0, Math.floor(bytes.length * share)),
  });
  expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
    400,
    'The upload was cut short. Please send it again.',
  ]);
});

it('refuses JSON where a form is declared', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/papers',
    headers: crew,
    payload: { file: 'x' },
  });
  expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
    415,
    'Send this as multipart/form-data.',
  ]);
});

it('goes on answering after a sender that vanished half way', async () => {
  const { port } = app.server.address() as AddressInfo; // The server listens on a port, not on a pipe.
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /api/papers HTTP/1.1',
    'Host: x',
    `Authorization: ${crew.authorization}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 9999',
  ];
  await new Promise<void>((resolve) =>
    socket.write(
      `${head.join('\r\n')}\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf`,
      () => resolve(),
    ),
  );
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.destroy();
  });
  expect((await send(papers(10))).status).toBe(200);
});
