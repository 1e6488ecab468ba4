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

export type SaveStep =
  /** `text`: as it lies on the disk now. What is saved next is based on it. */
  { readonly step: 'written'; readonly text: string } | { readonly step: Exclude<SaveProgress, 'written'> };

/** What the compiler, and what generates from the path, have to say. */
export interface TypeCheck {
  readonly ok: boolean;
  /** Each for somebody who reads it once: where and what. */
  readonly lines: readonly string[];
}

export type ServerOutcome =
  | {
      readonly kind: 'saved';
      /** From the project's root. */
      readonly path: string;
      /** As this request wrote it; somebody else may have saved the path since. */
      readonly text: string;
      readonly check: TypeCheck;
    }
  /** Nothing was written: somebody else has saved it since. */
  | { readonly kind: 'changed on disk'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: string };

export type SavePathProgressed = { readonly id: string } & SaveStep;

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
