/** What the path editor and the dev server tell each other, over the websocket that Vite has open anyway. */
export const saveMessages = {
  save: 'machine-lab:save-path',
  progressed: 'machine-lab:path-progressed',
  answered: 'machine-lab:path-answered',
  read: 'machine-lab:read-path',
  shown: 'machine-lab:path-shown',
  /** To every page: what is loaded of the flows is no longer what lies on the disk. */
  changed: 'machine-lab:flows-changed',
} as const;

/** "Make this the path of that flow." */
export interface SavePathRequest {
  /** Names the request, for its answers. */
  readonly id: string;
  /** Folder of the flow in src/machines. */
  readonly flow: string;
  readonly text: string;
  /** The text that was loaded before it was changed. */
  readonly basedOn: string;
}

/** `written`: the path and its literal; `generated`: what is made of them; `checking`: the compiler is at it. */
export type SaveProgress = 'written' | 'generated' | 'checking';

/** What the compiler, and what generates from the path, have to say. */
export interface TypeCheck {
  readonly ok: boolean;
  /** Each for somebody who reads it once: where and what. */
  readonly lines: readonly string[];
}

export type ServerOutcome =
  | {
      readonly kind: 'saved';
      /** From the project's root. */ readonly path: string;
      readonly check: TypeCheck;
    }
  /** Nothing was written: somebody else has saved it since. */
  | { readonly kind: 'changed on disk'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: string };

export interface SavePathProgressed {
  readonly id: string;
  readonly step: SaveProgress;
}

export interface SavePathAnswer {
  readonly id: string;
  readonly outcome: ServerOutcome;
}

/** "What does the path of that flow say, as it lies on the disk?" */
export interface ReadPathRequest {
  readonly id: string;
  readonly flow: string;
}

export type ReadPathAnswer = { readonly id: string } & (
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string }
);
