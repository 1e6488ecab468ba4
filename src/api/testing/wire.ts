import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createMarketplaceClient, type ClientOptions } from '../client.ts';

export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Reply {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

export const json = (status: number, body: unknown): Reply => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** A real HTTP server for each test, in place of the site and its API. */
export const onTheWire = () => {
  let server: Server;
  const wire = {
    origin: '',
    /** The requests, with bodies as latin-1. */
    seen: [] as Seen[], // filled per request
    /**
     * The reply to each request: 'cut' closes the connection inside the body, 'stall' stops there, 'hang' never
     * answers.
     */
    respond: (_url: string): Reply | 'cut' | 'stall' | 'hang' => json(200, { status: true, data: {} }),
    clientWith: (token: string | null, more: Partial<ClientOptions> = {}) =>
      createMarketplaceClient({ baseUrl: `${wire.origin}/api`, readToken: () => token, ...more }),
  };

  beforeEach(async () => {
    wire.seen = [];
    wire.respond = () => json(200, { status: true, data: {} });
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        wire.seen.push({ method, url, headers, body });
        const reply = wire.respond(url);
        if (reply === 'hang') return;
        if (reply === 'cut' || reply === 'stall') {
          response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
          response.write('{"status":', () => reply === 'cut' && response.destroy());
          return;
        }
        response.writeHead(reply.status, reply.headers);
        response.end(reply.body);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    wire.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listens on a port, not a pipe
    vi.stubGlobal('location', new URL(wire.origin));
    vi.stubGlobal('document', { cookie: 'other=kept-here; XSRF-TOKEN=an%2Fti-forgery' });
  });

  afterEach(async () => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  return wire;
};

export const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const failed = await call.then(
    () => new Error('did not fail'),
    (error: unknown) => error,
  );
  if (!(failed instanceof ApiError)) throw failed;
  return failed;
};
