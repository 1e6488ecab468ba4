import type { FastifyInstance } from 'fastify';
import type { EventEmitter } from 'node:events';

export interface StopOptions {
  readonly app: FastifyInstance;
  /** What else to close, in order, once no request is left: workers before their pool. */
  readonly afterwards?: readonly { readonly name: string; close(): Promise<unknown> }[];
  readonly inFlightMaxMs?: number;
  readonly process?: Pick<EventEmitter, 'once' | 'off'>;
  /** Exits the process with the code. */
  readonly exit: (code: number) => void;
}

const idleSweepMs = 50;
const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * On SIGTERM or SIGINT: accepts nothing new, lets running requests finish (10 s, then their connections are closed),
 * closes the other parts, exits with 0; with 1 if something did not close. Returns the stop itself, which runs once
 * however often it is called.
 */
export function stopGracefully(options: StopOptions): () => Promise<void> {
  const { app, afterwards = [], inFlightMaxMs = 10_000, process: source = process, exit } = options;
  let stopping: Promise<void> | undefined;

  const stop = async (): Promise<void> => {
    let code = 0;
    const close = async (name: string, closing: () => Promise<unknown>) => {
      try {
        await closing();
      } catch (err) {
        app.log.error({ err, part: name }, 'a part did not close');
        code = 1;
      }
    };
    const cut = setTimeout(() => {
      app.log.warn({ inFlightMaxMs }, 'requests still in flight are cut');
      app.server.closeAllConnections();
    }, inFlightMaxMs);
    // An idle keep-alive connection would keep the server open until it times out.
    const sweep = setInterval(() => app.server.closeIdleConnections(), idleSweepMs);
    await close('http', () => app.close());
    clearInterval(sweep);
    clearTimeout(cut);
    for (const part of afterwards) await close(part.name, () => part.close());
    for (const signal of signals) source.off(signal, onSignal);
    app.log.info('stopped');
    exit(code);
  };
  const stopOnce = () => (stopping ??= stop());
  const onSignal = () => void stopOnce();
  for (const signal of signals) source.once(signal, onSignal);
  return stopOnce;
}
