import { invariant } from '../../../lib/invariant.ts';
import type { ReviewRegistry, ReviewSummary } from '../../../machines/import/index.ts';
import { createReviewSession, type Changed, type Market, type ReviewSession } from './review-session.ts';
import { leftOutOf, pausedIn } from './left-out.ts';
import { marksOf } from './marks-of.ts';
import type { ReviewNews, ReviewStore } from './review.types.ts';

/**
 * Holds the rows of each review: a registry for the machine, a store for the screen. A review keeps its state until it
 * is opened again.
 */
export function createReviewRegistry(market: Market): ReviewRegistry & ReviewStore {
  const sessions = new Map<string, ReviewSession>();
  const listeners = new Map<string, Set<(news: ReviewNews) => void>>();

  const of = (importId: string): ReviewSession => {
    const session = sessions.get(importId);
    invariant(session, `the review ${importId} is open`);
    return session;
  };
  const summaryOf = (session: ReviewSession): ReviewSummary => {
    const { rows, blocked, doubtful, noted, excluded, ready, uncheckedPrices } = session.review().summary;
    return { rows, blocked, doubtful, noted, excluded, ready, uncheckedPrices };
  };
  const notify = (importId: string, changed: Changed | null): ReviewSummary => {
    const summary = summaryOf(of(importId));
    if (changed) for (const listener of listeners.get(importId) ?? []) listener({ ...changed, summary });
    return summary;
  };

  return {
    open(input) {
      sessions.set(input.importId, createReviewSession(input, market));
      return notify(input.importId, { isEdit: false, comparable: false });
    },
    unsaved: (importId) => of(importId).unsaved(),
    everything: (importId) => of(importId).everything(),
    saved: (importId, change) => of(importId).saved(change),
    rowsToCompare: (importId) => of(importId).rowsToCompare(),
    compared: (importId, rows) => notify(importId, of(importId).keepCompared(rows)),
    products: (importId) => of(importId).products(),
    services: (importId) => of(importId).services(),
    marks(importId) {
      const session = sessions.get(importId);
      return session === undefined ? null : marksOf(session.review());
    },

    read: (importId) => of(importId).review(),
    leftOut(importId) {
      const session = sessions.get(importId);
      return session === undefined ? null : leftOutOf(session.review());
    },
    paused(importId) {
      const session = sessions.get(importId);
      return session === undefined ? 0 : pausedIn(session.review());
    },
    subscribe(importId, listener) {
      const ofImport = listeners.get(importId) ?? new Set();
      listeners.set(importId, ofImport.add(listener));
      return () => void ofImport.delete(listener);
    },
    apply: (importId, edit) => void notify(importId, of(importId).apply(edit)),
    undo: (importId) => void notify(importId, of(importId).undo()),
    redo: (importId) => void notify(importId, of(importId).redo()),
  };
}
