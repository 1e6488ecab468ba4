import { once } from 'node:events';
import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A proxy in front of several nodes, as deploy/nginx/quayside.conf describes it. */
interface Front {
  readonly port: number;
  answeredBy(calls: RegExp): readonly number[];
  stop(): Promise<void>;
}

const harmlessTwice = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);

/**
 * Distributes requests over the nodes in turn. If a node refuses the connection, or, for idempotent calls, aborts or
 * answers 503, the next one is asked; other aborted calls get 502.
 */
export async function startFront(ports: readonly number[]): Promise<Front> {
  const answers: { readonly path: string; readonly node: number }[] = [];
  let turn = 0;

  const server = createServer((request, response) => void pass(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => null);
    if (body === null) return;
    const isHarmless = harmlessTwice.has(request.method ?? '');
    turn += 1;
    for (let tried = 0; tried < ports.length; tried += 1) {
      const node = (turn + tried) % ports.length;
      const isLast = tried === ports.length - 1;
      const answer = await ask(ports[node] ?? 0, request, body);
      if ('failure' in answer) {
        if (!isLast && (isHarmless || answer.failure === 'ECONNREFUSED')) continue;
        break;
      }
      if (answer.statusCode === 503 && isHarmless && !isLast) {
        answer.resume();
        continue;
      }
      // The client has disconnected.
      if (response.destroyed) return void answer.destroy();
      answers.push({ path: request.url ?? '', node });
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.flushHeaders();
      // If one side aborts, so does the other.
      pipeline(answer, response, () => undefined);
      return;
    }
    response.writeHead(502, { 'content-type': 'application/json' }).end('{}');
  }

  return {
    port: address.port,
    answeredBy: (calls) => answers.filter(({ path }) => calls.test(path)).map(({ node }) => node),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const ask = (port: number, { method, url, headers }: IncomingMessage, body: Buffer) =>
  new Promise<IncomingMessage | { readonly failure: string }>((resolve) => {
    const asked = call({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, resolve);
    asked.on('error', (error) => resolve({ failure: 'code' in error ? String(error.code) : '' }));
    asked.end(body);
  });
