import type { Trace } from '../../../src/statecharts/trace/trace.types.ts';
import { keepMessages, type KeepAnswer, type KeepRequest } from './keep-messages.ts';

/** Where a trace goes that is to be kept as a test. */
export interface Keeper {
  /** `server` writes it into the project; `download` hands it to the person, who puts it there. */
  readonly kind: 'server' | 'download';
  /**
   * Rejects with an Error whose message says why it was not kept. Resolves with where it lies, or is to be put. What is aborted is no longer waited for;
   * it may have been kept all the same.
   */
  readonly keep: (flow: string, name: string, trace: Trace, signal: AbortSignal) => Promise<string>;
}

/** What of Vite's connection to its server is needed. */
type Connection = Pick<NonNullable<ImportMeta['hot']>, 'send' | 'on' | 'off'>;

const brokeOff =
  'The development server went away before it answered. Look in the flow’s folder whether the file is there.';
const notThere = 'The development server is gone. Start it again: this page then loads anew.';

/** The dev server writes the file. */
export function serverKeeper(connection: Connection, newId: () => string): Keeper {
  // What is sent while nobody is connected is lost without a word.
  let isConnected = true;
  connection.on('vite:ws:disconnect', () => {
    isConnected = false;
  });
  connection.on('vite:ws:connect', () => {
    isConnected = true;
  });

  const keep: Keeper['keep'] = (flow, name, trace, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      if (!isConnected) throw new Error(notThere);
      const request: KeepRequest = { id: newId(), flow, name, text: JSON.stringify(trace) };
      const stopListening = () => {
        connection.off(keepMessages.kept, onAnswer);
        connection.off('vite:ws:disconnect', onDisconnect);
        signal.removeEventListener('abort', onAbort);
      };
      const fail = (error: Error) => {
        stopListening();
        reject(error);
      };
      const onAnswer = (answer: KeepAnswer) => {
        if (answer.id !== request.id) return;
        if (!answer.ok) return fail(new Error(answer.reason));
        stopListening();
        resolve(answer.path);
      };
      const onDisconnect = () => fail(new Error(brokeOff));
      const onAbort = () => fail(new Error('Nobody waits for it any more.', { cause: signal.reason }));
      connection.on(keepMessages.kept, onAnswer);
      connection.on('vite:ws:disconnect', onDisconnect);
      signal.addEventListener('abort', onAbort);
      connection.send(keepMessages.keep, request);
    });
  return { kind: 'server', keep };
}

/** The built pages have no server: the person gets the file, and the words where it goes. */
export const downloadKeeper = (save: (name: string, text: string, type: string) => void): Keeper => ({
  kind: 'download',
  keep: async (flow, name, trace) => {
    save(`${name}.json`, `${JSON.stringify(trace, null, 2)}\n`, 'application/json');
    return `src/machines/${flow}/traces/${name}.json`;
  },
});
