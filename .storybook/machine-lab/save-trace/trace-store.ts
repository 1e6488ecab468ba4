import type { Trace } from '../../../src/statecharts/trace/trace.types.ts';
import { saveTraceMessages, type SaveTraceAnswer, type SaveTraceRequest } from './save-trace-messages.ts';

/** Stores a trace as a test. */
export interface TraceStore {
  /** `server` writes it into the project; `download` gives the user a file to put there. */
  readonly kind: 'server' | 'download';
  /**
   * Resolves with the trace's path, or where to put it. Rejects with an Error that says why it was not saved. When
   * aborted, it no longer waits, but the trace may have been saved.
   */
  readonly save: (flow: string, name: string, trace: Trace, signal: AbortSignal) => Promise<string>;
}

/** The part of Vite's connection to its server that this uses. */
type Connection = Pick<NonNullable<ImportMeta['hot']>, 'send' | 'on' | 'off'>;

const connectionLost =
  'The development server stopped before it answered. Check whether the file is in the flow’s folder.';
const serverGone = 'The development server stopped. Start it again: this page then reloads.';

/** The dev server writes the file. */
export function serverTraceStore(connection: Connection, newId: () => string): TraceStore {
  // Messages sent while disconnected are lost silently.
  let isConnected = true;
  connection.on('vite:ws:disconnect', () => {
    isConnected = false;
  });
  connection.on('vite:ws:connect', () => {
    isConnected = true;
  });

  const keep: TraceStore['save'] = (flow, name, trace, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      if (!isConnected) throw new Error(serverGone);
      const request: SaveTraceRequest = { id: newId(), flow, name, text: JSON.stringify(trace) };
      const stopListening = () => {
        connection.off(saveTraceMessages.saved, onAnswer);
        connection.off('vite:ws:disconnect', onDisconnect);
        signal.removeEventListener('abort', onAbort);
      };
      const fail = (error: Error) => {
        stopListening();
        reject(error);
      };
      const onAnswer = (answer: SaveTraceAnswer) => {
        if (answer.id !== request.id) return;
        if (!answer.ok) return fail(new Error(answer.reason));
        stopListening();
        resolve(answer.path);
      };
      const onDisconnect = () => fail(new Error(connectionLost));
      const onAbort = () => fail(new Error('No one is waiting for it any more.', { cause: signal.reason }));
      connection.on(saveTraceMessages.saved, onAnswer);
      connection.on('vite:ws:disconnect', onDisconnect);
      signal.addEventListener('abort', onAbort);
      connection.send(saveTraceMessages.save, request);
    });
  return { kind: 'server', save: keep };
}

/** The built pages have no server: the user downloads the file and is shown where to put it. */
export const downloadTraceStore = (
  saveFile: (name: string, text: string, type: string) => void,
): TraceStore => ({
  kind: 'download',
  save: async (flow, name, trace) => {
    saveFile(`${name}.json`, `${JSON.stringify(trace, null, 2)}\n`, 'application/json');
    return `src/machines/${flow}/traces/${name}.json`;
  },
});
