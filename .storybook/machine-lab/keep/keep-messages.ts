/** What the replay page and the dev server tell each other, over the websocket that Vite has open anyway. */
export const keepMessages = { keep: 'machine-lab:keep', kept: 'machine-lab:kept' } as const;

/** "Keep this trace as a test of that flow." */
export interface KeepRequest {
  /** Names the request, for its answer. */
  readonly id: string;
  /** Folder of the flow in src/machines. */
  readonly flow: string;
  /** File name without its ending. */
  readonly name: string;
  /** The trace, as JSON. */
  readonly text: string;
}

export type KeepAnswer = { readonly id: string } & (
  | { readonly ok: true; /** From the project's root. */ readonly path: string }
  | { readonly ok: false; readonly reason: string }
);
