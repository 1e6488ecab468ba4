import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReportedEvent {
  readonly level: string;
  readonly message: string;
  readonly logger: string;
  readonly release: string;
  readonly environment: string;
  readonly user?: object;
  readonly tags?: object;
  readonly exception?: { readonly values: readonly { readonly type: string; readonly value: string }[] };
}

/** A server for error reports in tests: accepts envelopes like the reporter's own server. */
export async function startErrorIngest() {
  const waiting: ((event: ReportedEvent) => void)[] = [];
  const events: ReportedEvent[] = [];
  const server = createServer((request, response) => {
    void text(request).then((envelope) => {
      response.end('{}');
      // The envelope's header, then header and payload of each item; reports have one.
      const [, , payload = '{}'] = envelope.split('\n');
      const event = JSON.parse(payload) as ReportedEvent; // what the SDK wrote
      const next = waiting.shift();
      if (next) next(event);
      else events.push(event);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    dsn: `http://key@127.0.0.1:${port}/1`,
    /** The next report, once it arrives. */
    next: async (): Promise<ReportedEvent> =>
      events.shift() ?? new Promise((resolve) => waiting.push(resolve)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
