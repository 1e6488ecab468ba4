/** The part of Vite's connection to its server that this uses. */
export type Connection = Pick<NonNullable<ImportMeta['hot']>, 'send' | 'on' | 'off'>;

const connectionLost =
  'The development server stopped before it answered. Your changes are still here. When it is back, this page shows whether they are saved.';
const serverGone = 'The development server stopped. Start it again: your changes are still here.';

interface Settling<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (error: Error) => void;
}

interface Question<Value> {
  readonly message: string;
  readonly request: { readonly id: string };
  readonly signal: AbortSignal | null;
  /** Handlers by message, for messages with the request's id, until one of them settles it. */
  readonly answers: (settling: Settling<Value>) => Readonly<Record<string, (reported: never) => void>>;
}

/** Requests to the dev server. Each rejects if it can't be sent, if the server goes away, and when it is aborted. */
export function createServerRequests(connection: Connection) {
  // Messages sent while disconnected are lost silently.
  let isConnected = true;
  connection.on('vite:ws:disconnect', () => {
    isConnected = false;
  });
  connection.on('vite:ws:connect', () => {
    isConnected = true;
  });

  const ask = <Value>({ message, request, signal, answers }: Question<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (!isConnected) throw new Error(serverGone);
      const listeners = Object.entries(
        answers({
          resolve: (value) => settle(() => resolve(value)),
          reject: (error) => settle(() => reject(error)),
        }),
      ).map(([event, hear]) => {
        const listen = (reported: { readonly id: string }) => {
          // Each handler receives its message's payload.
          if (reported.id === request.id) hear(reported as never);
        };
        return { event, listen };
      });
      const onDisconnect = () => settle(() => reject(new Error(connectionLost)));
      const onAbort = () =>
        settle(() => reject(new Error('No one is waiting for it any more.', { cause: signal?.reason })));
      function settle(how: () => void) {
        for (const { event, listen } of listeners) connection.off(event, listen);
        connection.off('vite:ws:disconnect', onDisconnect);
        signal?.removeEventListener('abort', onAbort);
        how();
      }
      for (const { event, listen } of listeners) connection.on(event, listen);
      connection.on('vite:ws:disconnect', onDisconnect);
      signal?.addEventListener('abort', onAbort);
      connection.send(message, request);
    });
  return { ask };
}
