import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';

export interface Seen {
  /** `PUT /api/imports/1/edits`. */
  readonly call: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Resolves when the client closed the connection before the answer. */
  readonly brokenOff: Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly body: string | Buffer;
  readonly type: string;
}

/** `hang` never answers, `drop` closes the connection, `cut` closes it inside the body. */
export type Answer = Reply | 'hang' | 'drop' | 'cut';

export const json = (status: number, body: unknown): Reply => ({
  status,
  body: JSON.stringify(body),
  type: 'application/json',
});
export const bytes = (body: Buffer, type = 'application/octet-stream'): Reply => ({
  status: 200,
  body,
  type,
});

export const refused = (status: number, code: string, message: string): Reply =>
  json(status, {
    status: false,
    message,
    error: { code, requestId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f' },
  });

/** A real HTTP server for each test, in place of the API (below `/api`) and of the parser. */
export const onImportServer = () => {
  let server: Server;
  const wire = {
    origin: '',
    seen: [] as Seen[], // filled per request
    respond: (_seen: Seen): Answer => json(404, {}),
    calls: (): string[] => wire.seen.map(({ call }) => call),
    /** Resolves with the first call that begins with this. */
    called: async (call: string): Promise<Seen> => {
      const found = wire.seen.find((seen) => seen.call.startsWith(call));
      if (found) return found;
      await new Promise<void>((arrived) => arrivals.add(arrived));
      return wire.called(call);
    },
  };
  const arrivals = new Set<() => void>();

  beforeEach(async () => {
    wire.seen = [];
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      const broken = Promise.withResolvers<void>();
      response.on('close', () => {
        if (!response.writableFinished) broken.resolve();
      });
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const seen: Seen = {
          call: `${request.method ?? ''} ${request.url ?? ''}`,
          headers: request.headers,
          body: Buffer.concat(chunks),
          brokenOff: broken.promise,
        };
        wire.seen.push(seen);
        for (const arrived of arrivals) arrived();
        arrivals.clear();
        const answer = wire.respond(seen);
        if (answer === 'hang') return;
        if (answer === 'drop') {
          response.destroy();
        } else if (answer === 'cut') {
          response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
          response.write('{"products":[', () => response.destroy());
        } else {
          response.writeHead(answer.status, { 'content-type': answer.type });
          response.end(answer.body);
        }
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    wire.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listens on a port, not a pipe
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  return wire;
};

/** The parts of a form as they were received: name, file name if any, content. */
export function partsOf({
  headers,
  body,
}: Seen): { name: string; fileName: string | null; content: Buffer }[] {
  const boundary = /boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1] ?? 'none';
  return body
    .toString('latin1')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...content] = part.split('\r\n\r\n');
      return {
        name: / name="([^"]*)"/.exec(head)?.[1] ?? '',
        fileName: /filename="([^"]*)"/.exec(head)?.[1] ?? null,
        content: Buffer.from(content.join('\r\n\r\n').slice(0, -2), 'latin1'),
      };
    });
}
