import type { Flow, TransitionPlace } from '../../../../src/statecharts/flow/flow.types.ts';
import type { SaveProgress, SaveStep } from '../../save-path/path-saver.ts';
import type { History } from './history.ts';

/** The selection of all views: a state, by its keys, and one of its transitions. */
interface Selection {
  readonly state: string;
  readonly place: TransitionPlace | null;
}

/** A path from elsewhere. The file itself is in the file store: the context is plain JSON. */
export type Source =
  | { readonly kind: 'text'; readonly name: string; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly sizeBytes: number; readonly fileId: string };

export interface Refusals {
  /** The source's name: "their-path.json". */
  readonly name: string;
  readonly reasons: readonly { readonly location: string; readonly reason: string }[];
}

interface OmittedParts {
  readonly name: string;
  readonly notes: readonly string[];
}

/** A path that was read, and what was omitted from the file. */
export interface ReadPath {
  readonly flow: Flow;
  readonly notes: readonly string[];
}

/** The unsaved edits of an earlier visit. */
export interface UnsavedEdits {
  /** The visit of the page that they are from. */
  readonly visit: string;
  readonly flow: Flow;
  /** When it was edited last, in milliseconds since 1970. */
  readonly at: number;
  /** The edits; null if they can no longer be read. */
  readonly from: Flow | null;
  /** Whether someone has saved the file since. */
  readonly isOnOlder: boolean;
}

export interface Opened {
  /** The file on disk, and its text. */
  readonly base: Flow;
  readonly baseText: string;
  /** The newest first. */
  readonly unsaved: readonly UnsavedEdits[];
}

/** Two merged versions, with the changes as text. */
export interface MergeOutcome {
  readonly flow: Flow;
  /** Changes in it that mine did not have. */
  readonly cameIn: readonly string[];
  /** Conflicting changes, where mine won: what the other would have been. */
  readonly clashes: readonly string[];
  /** Errors that neither version has alone. */
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
  /** `theirs`: null if the newer file is no readable path. */
  | { readonly kind: 'changed on disk'; readonly text: string; readonly theirs: Flow | null }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'downloaded'; readonly path: string };

export interface PathEditorInput {
  /** Unsaved edits found on opening, newest first. */
  readonly unsaved: readonly UnsavedEdits[];
  readonly flow: Flow;
  readonly text: string;
  readonly selected: string;
}

export interface PathEditorContext {
  /** The edited file, and its text. */
  readonly base: Flow;
  readonly baseText: string;
  readonly history: History;
  readonly selection: Selection;
  /** Unsaved edits without a decision; the first is offered. */
  readonly unsaved: readonly UnsavedEdits[];
  /** The last merge: with a version someone saved, or with the current edits when they were restored. */
  readonly merged: (MergeOutcome & { readonly with: 'theirs' | 'current' }) | null;
  /** The last event for screen readers, and whether undo is offered. */
  readonly announcement: { readonly text: string; readonly offersUndo: boolean };
  readonly source: Source | null;
  readonly refusals: Refusals | null;
  /** What was omitted from the last opened path, and other notes about it. */
  readonly leftOut: OmittedParts | null;
  /** What is being saved, and its progress. */
  readonly sent: Flow | null;
  readonly progress: SaveProgress | null;
  readonly answer: SaveAnswer | null;
  /** Errors that prevent saving. */
  readonly heldBackBy: readonly string[];
}

export type PathEditorEvent =
  | { type: 'PATH.EDITED'; flow: Flow; label: string; offersUndo?: boolean }
  | { type: 'UNDO.PRESSED' }
  | { type: 'REDO.PRESSED' }
  | { type: 'SELECTED'; selection: Selection }
  | { type: 'ANNOUNCEMENT.READ' }
  /** Null if they cannot be merged with the current edits, so they replace them. */
  | { type: 'UNSAVED.RESTORED'; together: MergeOutcome | null }
  | { type: 'UNSAVED.DISCARDED' }
  | { type: 'SOURCE.GIVEN'; source: Source }
  | { type: 'READING.CANCELLED' }
  | { type: 'REFUSAL.DISMISSED' }
  | { type: 'LEFT_OUT.DISMISSED' }
  | { type: 'SAVE.ASKED'; errors: readonly string[] }
  | { type: 'SAVE.PROGRESSED'; step: SaveStep }
  | { type: 'SAVE.ANSWERED'; answer: SaveAnswer }
  | { type: 'SAVE.CANCELLED' }
  | { type: 'SAVE.DISMISSED' }
  | { type: 'THEIRS.ADOPTED' }
  | { type: 'THEIRS.MERGED'; together: MergeOutcome }
  | { type: 'MERGE.DISMISSED' };
