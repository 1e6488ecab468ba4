import type { Flow, TransitionPlace } from '../../../../src/statecharts/flow/flow.types.ts';
import type { SaveProgress, SaveStep } from '../../save-path/path-saver.ts';
import type { History } from './history.ts';

/** What all views show: a state, by its keys, and one of its ways out. */
export interface Selection {
  readonly state: string;
  readonly place: TransitionPlace | null;
}

/** A path from elsewhere. A file itself lies on the shelf: the context is plain JSON. */
export type Source =
  | { readonly kind: 'text'; readonly name: string; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly sizeBytes: number; readonly shelfId: string };

export interface Refusals {
  /** What was given: "their-path.json". */
  readonly name: string;
  readonly reasons: readonly { readonly place: string; readonly reason: string }[];
}

export interface LeftOut {
  readonly name: string;
  readonly notes: readonly string[];
}

/** A path that was read, and what of the file is not in it. */
export interface ReadPath {
  readonly flow: Flow;
  readonly notes: readonly string[];
}

/** What was not saved when the page was left. */
export interface KeptEdits {
  /** Which visit of the page it is from. */
  readonly visit: string;
  readonly flow: Flow;
  /** When it was edited last, in milliseconds since 1970. */
  readonly at: number;
  /** What was edited; null where that can no longer be read. */
  readonly from: Flow | null;
  /** Whether the file has been saved by somebody since. */
  readonly isOnOlder: boolean;
}

export interface Opened {
  /** The file as it lies on the disk, and its text. */
  readonly base: Flow;
  readonly baseText: string;
  /** The newest first. */
  readonly kept: readonly KeptEdits[];
}

/** Two versions of the path in one, in words. */
export interface Together {
  readonly flow: Flow;
  /** What is in it that mine had not. */
  readonly cameIn: readonly string[];
  /** Where both changed the same, mine stays: what the other made of it. */
  readonly clashes: readonly string[];
  /** What does not fit, though it does in each alone. */
  readonly errors: readonly string[];
}

export type SaveAnswer =
  | {
      readonly kind: 'saved';
      readonly path: string;
      /** As it was written. */
      readonly text: string;
      readonly check: { readonly ok: boolean; readonly lines: readonly string[] };
    }
  /** `theirs`: null where the newer file is no path that can be read. */
  | { readonly kind: 'changed on disk'; readonly text: string; readonly theirs: Flow | null }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'downloaded'; readonly path: string };

export interface PathEditorInput {
  /** What this page found before it asked anybody, the newest first. */
  readonly kept: readonly KeptEdits[];
  readonly flow: Flow;
  readonly text: string;
  readonly selected: string;
}

export interface PathEditorContext {
  /** The file that is edited, and its text. */
  readonly base: Flow;
  readonly baseText: string;
  readonly history: History;
  readonly selection: Selection;
  /** What nobody has decided upon yet; the first is offered. */
  readonly kept: readonly KeptEdits[];
  /** What was brought together last: with what somebody saved, or with what was on the desk when it came back. */
  readonly brought: (Together & { readonly with: 'theirs' | 'desk' }) | null;
  /** What happened last, for whoever does not see it, and whether it asks to be taken back. */
  readonly said: { readonly words: string; readonly offersUndo: boolean };
  readonly source: Source | null;
  readonly refusals: Refusals | null;
  /** What was left out of the path that was opened last, and what else is to be known of it. */
  readonly leftOut: LeftOut | null;
  /** What is being saved, and how far that is. */
  readonly sent: Flow | null;
  readonly progress: SaveProgress | null;
  readonly answer: SaveAnswer | null;
  /** Errors that keep it from being saved. */
  readonly heldBackBy: readonly string[];
}

export type PathEditorEvent =
  | { type: 'PATH.EDITED'; flow: Flow; words: string; offersUndo?: boolean }
  | { type: 'UNDO.PRESSED' }
  | { type: 'REDO.PRESSED' }
  | { type: 'SELECTED'; selection: Selection }
  | { type: 'SAID.HEARD' }
  /** Null: they cannot be one path with what is on the desk, and take its place. */
  | { type: 'KEPT.RESUMED'; together: Together | null }
  | { type: 'KEPT.LET_GO' }
  | { type: 'SOURCE.GIVEN'; source: Source }
  | { type: 'READING.CANCELLED' }
  | { type: 'REFUSAL.DISMISSED' }
  | { type: 'LEFT_OUT.DISMISSED' }
  | { type: 'SAVE.ASKED'; errors: readonly string[] }
  | { type: 'SAVE.PROGRESSED'; step: SaveStep }
  | { type: 'SAVE.ANSWERED'; answer: SaveAnswer }
  | { type: 'SAVE.CANCELLED' }
  | { type: 'SAVE.DISMISSED' }
  | { type: 'THEIRS.TAKEN' }
  | { type: 'THEIRS.BROUGHT_IN'; together: Together }
  | { type: 'BROUGHT.DISMISSED' };
