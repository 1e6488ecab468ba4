import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uploadFetch } from './upload-fetch.ts';

type Respond = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let origin = '';
let respond: Respond;

/** CORS headers, since jsdom's page has another origin than the server. */
const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization,content-type',
  'access-control-expose-headers': 'x-request-id',
};

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, allowed).end();
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
    request.on('end', () => respond(request, response, body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listens on a port, not a pipe
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const upload = (signal?: AbortSignal, sent: [number, number][] = []) =>
  uploadFetch((done, of) => sent.push([done, of]))(
    new Request(`${origin}/upload`, {
      method: 'POST',
      headers: { Authorization: 'Bearer token-1', 'Content-Type': 'text/csv' },
      body: 'name;price',
      ...(signal && { signal }),
    }),
  );

describe('a fetch that reports how much was sent', () => {
  it('sends method, headers and body, and answers as fetch does', async () => {
    const seen: unknown[] = [];
    respond = ({ method, url, headers }, response, body) => {
      seen.push([method, url, headers.authorization, headers['content-type'], body]);
      response.writeHead(201, { ...allowed, 'content-type': 'application/json', 'x-request-id': 'r-1' });
      response.end('{"status":true,"message":"Gehalten – é"}');
    };
    const sent: [number, number][] = [];
    const response = await upload(undefined, sent);
    expect(seen).toEqual([['POST', '/upload', 'Bearer token-1', 'text/csv', 'name;price']]);
    expect([response.status, response.ok, response.headers.get('x-request-id')]).toEqual([201, true, 'r-1']);
    expect(await response.json()).toEqual({ status: true, message: 'Gehalten – é' });
    expect(sent.at(-1)).toEqual([10, 10]);
  });

  it.each([204, 422, 500])('answers a status of %i like any other', async (status) => {
    respond = (_, response) => response.writeHead(status, allowed).end(status === 204 ? undefined : 'no');
    const response = await upload();
    expect([response.status, await response.text()]).toEqual([status, status === 204 ? '' : 'no']);
  });

  it('rejects as fetch does when the connection breaks', async () => {
    respond = (_, response) => response.destroy();
    await expect(upload()).rejects.toThrow(TypeError);
  });

  it('breaks off with the reason when it is aborted, and the server notices', async () => {
    const noticed = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    respond = (_, response) => {
      response.on('close', noticed.resolve);
      arrived.resolve();
    };
    const leaving = new AbortController();
    const call = upload(leaving.signal);
    await arrived.promise;
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await noticed.promise;
  });

  it('sends nothing when it was aborted before', async () => {
    let calls = 0;
    respond = () => (calls += 1);
    await expect(upload(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(calls).toBe(0);
  });
});
