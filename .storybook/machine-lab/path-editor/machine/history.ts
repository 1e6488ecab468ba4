import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';

/** The file that is edited, as it was read. */
export interface EditedFile {
  readonly base: Flow;
  readonly baseText: string;
}

/** A path as it was at one time, and what was done to it then: "“Your logo” is step 1 of 6". */
export interface Version {
  readonly flow: Flow;
  readonly words: string;
  /** What somebody else saved was taken or brought in: from then on theirs is the file that is edited. Taken back, it no longer is. */
  readonly rebased?: { readonly from: EditedFile; readonly to: EditedFile };
}

/** What was done to a path, and what was taken back of it. Nearest first, both ways. */
export interface History {
  readonly past: readonly Version[];
  readonly now: Version;
  readonly future: readonly Version[];
}

/** So many edits can be taken back. */
export const MOST_EDITS = 200;

export const historyOf = (flow: Flow): History => ({ past: [], now: { flow, words: '' }, future: [] });

/** The order of keys counts: it is the order of the steps. */
export const isSameFlow = (one: Flow, other: Flow): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What was taken back before is gone; an edit that changes nothing is none. */
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

/** The file that is edited once a version is taken back or done again. What was saved meanwhile is the file, whatever is taken back. */
export function fileAfter({ rebased }: Version, way: 'undone' | 'redone', file: EditedFile): EditedFile {
  if (!rebased) return file;
  const [was, is] = way === 'undone' ? [rebased.to, rebased.from] : [rebased.from, rebased.to];
  return was.baseText === file.baseText ? is : file;
}
