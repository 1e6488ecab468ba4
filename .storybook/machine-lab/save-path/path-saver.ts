import { createServerRequests, type Connection } from './server-requests.ts';
import { deferReload } from './deferred-reload.ts';
import {
  saveMessages,
  type ReadPathAnswer,
  type ReadPathRequest,
  type SavePathAnswer,
  type SavePathProgressed,
  type SavePathRequest,
  type SaveStep,
  type ServerOutcome,
} from './save-messages.ts';

export type { SaveProgress, SaveStep } from './save-messages.ts';

/** The result. `downloaded`: the user has the file; `path` is where to put it. */
export type SaveOutcome = ServerOutcome | { readonly kind: 'downloaded'; readonly path: string };

export interface SaveRequest {
  readonly flow: string;
  readonly text: string;
  /** The text that was loaded. */
  readonly basedOn: string;
  readonly onProgress: (step: SaveStep) => void;
  /** An aborted save is no longer awaited; it may be saved all the same. */
  readonly signal: AbortSignal;
}

/** Saves a changed path. `save` rejects with an Error that says why the outcome is unknown. */
export type PathSaver =
  | {
      readonly kind: 'server';
      readonly save: (request: SaveRequest) => Promise<SaveOutcome>;
      /** The text on disk. From then on the page keeps its loaded version, whatever is saved, until it is left. */
      readonly read: (flow: string) => Promise<string>;
    }
  | { readonly kind: 'download'; readonly save: (request: SaveRequest) => Promise<SaveOutcome> };

/** The dev server writes the path, runs the generators and has it checked. */
export function serverSaver(connection: Connection, newId: () => string): PathSaver {
  const { ask } = createServerRequests(connection);
  return {
    kind: 'server',
    save({ flow, text, basedOn, onProgress, signal }) {
      const request: SavePathRequest = { id: newId(), flow, text, basedOn };
      return ask<SaveOutcome>({
        message: saveMessages.save,
        request,
        signal,
        answers: ({ resolve }) => ({
          [saveMessages.progressed]: ({ id: _, ...step }: SavePathProgressed) => onProgress(step),
          [saveMessages.answered]: ({ outcome }: SavePathAnswer) => resolve(outcome),
        }),
      });
    },
    read(flow) {
      deferReload();
      const request: ReadPathRequest = { id: newId(), flow };
      return ask<string>({
        message: saveMessages.read,
        request,
        signal: null,
        answers: ({ resolve, reject }) => ({
          [saveMessages.shown]: (answer: ReadPathAnswer) =>
            answer.ok ? resolve(answer.text) : reject(new Error(answer.reason)),
        }),
      });
    },
  };
}

/** The built pages have no server: the user downloads the file and is shown where to put it. */
export const downloadSaver = (save: (name: string, text: string, type: string) => void): PathSaver => ({
  kind: 'download',
  save: async ({ flow, text }) => {
    save(`${flow}.flow.json`, text, 'application/json');
    return { kind: 'downloaded', path: `src/machines/${flow}/${flow}.flow.json` };
  },
});
