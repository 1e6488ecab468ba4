import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedEvent {
  readonly payload: string;
  readonly signature: string;
}

export interface EventReceiver {
  readonly url: string;
  /** The status of each answer; a function, so that a test may change it. */
  answerWith(statusOf: (arrival: number) => number): void;
  /** Resolves with the first `count` events, once they have arrived. */
  arrivals(count: number): Promise<readonly ReceivedEvent[]>;
  close(): Promise<void>;
}

/** A receiver in place of the marketplace, which stores the events. */
export async function startEventReceiver(): Promise<EventReceiver> {
  const received: ReceivedEvent[] = [];
  const waiting: { count: number; resolve: (events: readonly ReceivedEvent[]) => void }[] = [];
  let statusOf = (_arrival: number) => 200;
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const payload = await text(request);
    const header = request.headers['stripe-signature'];
    received.push({ payload, signature: typeof header === 'string' ? header : '' });
    response.writeHead(statusOf(received.length), { location: '/elsewhere' }).end('{}');
    for (const { count, resolve } of waiting) if (received.length >= count) resolve(received.slice(0, count));
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    answerWith(next) {
      statusOf = next;
    },
    arrivals: (count) =>
      received.length >= count
        ? Promise.resolve(received.slice(0, count))
        : new Promise((resolve) => waiting.push({ count, resolve })),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
