/** The messages between the replay page and the dev server, over Vite's websocket. */
export const saveTraceMessages = { save: 'machine-lab:keep', saved: 'machine-lab:kept' } as const;

/** "Keep this trace as a test of that flow." */
export interface SaveTraceRequest {
  /** Identifies the request in its response. */
  readonly id: string;
  /** Folder of the flow in src/machines. */
  readonly flow: string;
  /** File name without its extension. */
  readonly name: string;
  /** The trace, as JSON. */
  readonly text: string;
}

export type SaveTraceAnswer = { readonly id: string } & (
  | { readonly ok: true; /** Relative to the project's root. */ readonly path: string }
  | { readonly ok: false; readonly reason: string }
);
