import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface Batch {
  readonly arrivals: readonly { readonly state: string }[];
  readonly departures: readonly { readonly state: string; readonly to: string }[];
}

/** A proxy of the market that records analytics as they arrive, also from a page that is closed by then. */
export interface CountingPost {
  readonly url: string;
  /** Each received batch, with the response. */
  readonly batches: readonly { readonly batch: Batch; readonly status: number }[];
  /** Answers the next batch as if the market were down. */
  refuseOnce(): void;
  /** Clears the recorded batches. */
  forget(): void;
  close(): void;
}

async function bodyOf(request: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // no encoding is set
  return Buffer.concat(parts);
}

/** @param market the address of the real one: `http://localhost:4500` */
export async function countingPost(market: string): Promise<CountingPost> {
  const batches: { batch: Batch; status: number }[] = [];
  let refusals = 0;

  async function pass(asked: http.IncomingMessage, answer: http.ServerResponse): Promise<void> {
    const body = await bodyOf(asked);
    const counts = asked.url === '/api/analytics/flow-visits';
    const batch = counts ? (JSON.parse(body.toString()) as Batch) : null;
    if (batch && refusals > 0) {
      refusals -= 1;
      batches.push({ batch, status: 503 });
      answer.writeHead(503, { 'content-type': 'application/json' }).end('{"status":false}');
      return;
    }
    const { method, headers } = asked;
    const passed = http.request(new URL(asked.url ?? '/', market), { method, headers }, (answered) => {
      const status = answered.statusCode ?? 502;
      if (batch) batches.push({ batch, status });
      answer.writeHead(status, answered.headers);
      answered.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    passed.end(body);
  }

  const server = http.createServer((asked, answer) => {
    // The page may be closed during a request.
    pass(asked, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a path
  return {
    url: `http://localhost:${port}`,
    batches,
    refuseOnce: () => void (refusals += 1),
    forget: () => void batches.splice(0),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
