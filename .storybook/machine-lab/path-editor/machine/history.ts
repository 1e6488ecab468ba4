import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';

/** The edited file, as it was read. */
interface EditedFile {
  readonly base: Flow;
  readonly baseText: string;
}

/** A version of the path, and the edit that followed: "“Your logo” is step 1 of 7". */
interface Version {
  readonly flow: Flow;
  readonly label: string;
  /**
   * Set if a version saved by someone else was adopted or merged: from then on it is the base file, unless this is
   * undone.
   */
  readonly rebased?: { readonly from: EditedFile; readonly to: EditedFile };
}

/** Undo and redo stacks of a path, nearest first. */
export interface History {
  readonly past: readonly Version[];
  readonly now: Version;
  readonly future: readonly Version[];
}

/** The maximum number of undoable edits. */
export const MOST_EDITS = 200;

export const historyOf = (flow: Flow): History => ({ past: [], now: { flow, label: '' }, future: [] });

/** The order of keys matters: it is the order of the steps. */
export const isSameFlow = (one: Flow, other: Flow): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Clears the redo stack; an edit without a change is ignored. */
export function withEdit(history: History, version: Version): History {
  const { past, now } = history;
  if (isSameFlow(now.flow, version.flow) && !version.rebased) return history;
  return { past: [now, ...past].slice(0, MOST_EDITS), now: version, future: [] };
}

export function undone(history: History): History {
  const [before, ...past] = history.past;
  return before ? { past, now: before, future: [history.now, ...history.future] } : history;
}

export function redone(history: History): History {
  const [next, ...future] = history.future;
  return next ? { past: [history.now, ...history.past], now: next, future } : history;
}

/** The base file after an undo or redo. A file saved meanwhile stays the base. */
export function fileAfter({ rebased }: Version, way: 'undone' | 'redone', file: EditedFile): EditedFile {
  if (!rebased) return file;
  const [was, is] = way === 'undone' ? [rebased.to, rebased.from] : [rebased.from, rebased.to];
  return was.baseText === file.baseText ? is : file;
}
