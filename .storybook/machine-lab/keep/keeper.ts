import type { Trace } from '../../../src/statecharts/trace/trace.types.ts';
import { keepMessages, type KeepAnswer, type KeepRequest } from './keep-messages.ts';

/** Where a trace goes that is to be kept as a test. */
export interface Keeper {
  /** `server` writes it into the project; `download` hands it to the person, who puts it there. */
  readonly kind: 'server' | 'download';
  /** Rejects with an Error whose message says why it was not kept. Resolves with where it lies, or is to be put. */
  readonly keep: (flow: string, name: string, trace: Trace) => Promise<string>;
}

/** What of Vite's connection to its server is needed. */
type Connection = Pick<NonNullable<ImportMeta['hot']>, 'send' | 'on' | 'off'>;

/** The dev server writes the file. */
export const serverKeeper = (connection: Connection, newId: () => string): Keeper => ({
  kind: 'server',
  keep: (flow, name, trace) =>
    new Promise((resolve, reject) => {
      const request: KeepRequest = { id: newId(), flow, name, text: JSON.stringify(trace) };
      const onAnswer = (answer: KeepAnswer) => {
        if (answer.id !== request.id) return;
        connection.off(keepMessages.kept, onAnswer);
        if (answer.ok) resolve(answer.path);
        else reject(new Error(answer.reason));
      };
      connection.on(keepMessages.kept, onAnswer);
      connection.send(keepMessages.keep, request);
    }),
});

/** The built pages have no server: the person gets the file, and the words where it goes. */
export const downloadKeeper = (save: (name: string, text: string) => void): Keeper => ({
  kind: 'download',
  keep: async (flow, name, trace) => {
    save(`${name}.json`, `${JSON.stringify(trace, null, 2)}\n`);
    return `src/machines/${flow}/traces/${name}.json`;
  },
});
