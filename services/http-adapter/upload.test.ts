import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { crew, handlers, harbour } from './testing/harbour.ts';

let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  app = await harbour();
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Streams each file and reads nothing else, in particular nothing after the file. */
const countFirst: typeof handlers.uploadPapers = async ({ upload }) => {
  for await (const part of upload()) {
    if (part.type !== 'file') continue;
    let bytes = 0;
    for await (const chunk of part.file) bytes += Buffer.from(chunk).length;
    return { status: 200, body: { files: [{ name: part.filename, bytes }], note: null } };
  }
  return { status: 200, body: { files: [], note: null } };
};

const papers = (bytes: number) => {
  const form = new FormData();
  form.append('note', 'for the agent');
  form.append('file', new Blob([new Uint8Array(bytes)]), 'crew-list.pdf');
  return form;
};
const send = async (body: FormData, to = origin) => {
  const response = await fetch(`${to}/api/papers`, { method: 'POST', headers: crew, body });
  return { status: response.status, body: await response.json() };
};

const formHead = (lengthBytes: number) =>
  [
    'POST /api/papers HTTP/1.1',
    'Host: x',
    `Authorization: ${crew.authorization}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${lengthBytes}`,
    '',
    '--b',
    'Content-Disposition: form-data; name="file"; filename="a"',
    '',
    '',
  ].join('\r\n');

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

describe('a handler that streams a file and reads no further', () => {
  let streaming: FastifyInstance;
  let streamingOrigin: string;
  beforeEach(async () => {
    streaming = await harbour({ handlers: { ...handlers, uploadPapers: countFirst } });
    streamingOrigin = await streaming.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => streaming.close());

  it('gets the complete file at the limit', async () => {
    expect(await send(papers(65_536), streamingOrigin)).toEqual({
      status: 200,
      body: { files: [{ name: 'crew-list.pdf', bytes: 65_536 }], note: null },
    });
  });

  it.each([65_537, 3_000_000])('never takes the beginning of %d bytes for the whole', async (bytes) => {
    expect(await send(papers(bytes), streamingOrigin)).toMatchObject({
      status: 413,
      body: { error: { code: 'PAPERS_TOO_LARGE' } },
    });
  });

  it('never takes the beginning of a form received in one chunk for all of it', async () => {
    const whole = new Response(papers(70_000));
    const response = await streaming.inject({
      method: 'POST',
      url: '/api/papers',
      headers: { ...crew, 'content-type': whole.headers.get('content-type') ?? '' },
      payload: Buffer.from(await whole.arrayBuffer()),
    });
    expect(response.statusCode).toBe(413);
  });

  it('leaves no connection behind that keeps the server from closing', async () => {
    const { port } = streaming.server.address() as AddressInfo; // The server listens on a port, not on a pipe.
    const socket = connect(port, '127.0.0.1');
    socket.write(`${formHead(999_999)}${'x'.repeat(70_000)}`);
    // Ends when the server has closed the connection: the remaining data is never sent.
    const answer = await text(socket);
    await streaming.close();
    expect([answer.split('\r\n')[0], /^connection: close\r$/im.test(answer)]).toEqual([
      'HTTP/1.1 413 Payload Too Large',
      true,
    ]);
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

it('refuses a form whose boundary is longer than any may be', async () => {
  const boundary = 'b'.repeat(255);
  const response = await app.inject({
    method: 'POST',
    url: '/api/papers',
    headers: { ...crew, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}--\r\n`,
  });
  expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
    400,
    'The content type of this form is too long to be read.',
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

it('keeps answering after a sender vanished half way', async () => {
  const { port } = app.server.address() as AddressInfo; // The server listens on a port, not on a pipe.
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>((resolve) => socket.write(`${formHead(9999)}half`, () => resolve()));
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.destroy();
  });
  expect((await send(papers(10))).status).toBe(200);
});
