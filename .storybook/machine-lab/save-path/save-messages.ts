/** The messages between the path editor and the dev server, over Vite's websocket. */
export const saveMessages = {
  save: 'machine-lab:save-path',
  progressed: 'machine-lab:path-progressed',
  answered: 'machine-lab:path-answered',
  read: 'machine-lab:read-path',
  shown: 'machine-lab:path-shown',
  /** To every page: the loaded flows are outdated. */
  changed: 'machine-lab:flows-changed',
} as const;

/** "Make this the path of that flow." */
export interface SavePathRequest {
  /** Identifies the request in its responses. */
  readonly id: string;
  /** Folder of the flow in src/machines. */
  readonly flow: string;
  readonly text: string;
  /** The text that was loaded before it was changed. */
  readonly basedOn: string;
}

/** `written`: the path and its literal; `generated`: the generated files; `checking`: the type check is running. */
export type SaveProgress = 'written' | 'generated' | 'checking';

export type SaveStep =
  /** `text`: the content on disk now, on which the next save is based. */
  { readonly step: 'written'; readonly text: string } | { readonly step: Exclude<SaveProgress, 'written'> };

/** The output of the compiler, and of the generators. */
export interface TypeCheck {
  readonly ok: boolean;
  /** Complete messages with their location. */
  readonly lines: readonly string[];
}

export type ServerOutcome =
  | {
      readonly kind: 'saved';
      /** Relative to the project's root. */
      readonly path: string;
      /** As written by this request; someone else may have saved since. */
      readonly text: string;
      readonly check: TypeCheck;
    }
  /** Nothing was written: someone else saved it since. */
  | { readonly kind: 'changed on disk'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: string };

export type SavePathProgressed = { readonly id: string } & SaveStep;

export interface SavePathAnswer {
  readonly id: string;
  readonly outcome: ServerOutcome;
}

/** Asks for a flow's path on disk. */
export interface ReadPathRequest {
  readonly id: string;
  readonly flow: string;
}

export type ReadPathAnswer = { readonly id: string } & (
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string }
);
