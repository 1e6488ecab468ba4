import { useEffect, useEffectEvent, useState } from 'react';
import {
  fieldLabels,
  type Edit,
  type ImportEvent,
  type ReviewField,
} from '../../../machines/import/index.ts';
import { count } from './review.labels.ts';
import type { Review, ReviewNews, ReviewStore } from './review.types.ts';

/** A message about the last action, with an optional next action. */
interface Announcement {
  readonly text: string;
  readonly offer?: { readonly label: string; readonly edit: Edit } | undefined;
}

export interface ReviewActions {
  readonly announcement: Announcement | null;
  readonly announce: (text: string) => void;
  readonly apply: (edit: Edit, text?: string) => void;
  /** Sets one cell, and offers to change the others with its old value. */
  readonly setCell: (row: number, field: ReviewField, value: string | null) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Changes the review and reports to the machine; every action is announced. */
export function useReviewEdits(
  store: ReviewStore,
  review: Review,
  send: (event: ImportEvent) => void,
): ReviewActions {
  const { importId } = review;
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);

  const report = useEffectEvent(({ isEdit, comparable, summary }: ReviewNews) =>
    send(isEdit ? { type: 'REVIEW.EDITED', summary, comparable } : { type: 'REVIEW.SUMMED_UP', summary }),
  );
  useEffect(() => store.subscribe(importId, (news) => report(news)), [store, importId]);

  const apply = (edit: Edit, text?: string) => {
    store.apply(importId, edit);
    setAnnouncement({ text: text ?? store.read(importId).undoLabel ?? 'Changed' });
  };
  const setCell = (row: number, field: ReviewField, value: string | null) => {
    const before = review.row(row).cells[field]?.value ?? null;
    if (before === value) return;
    store.apply(importId, { op: 'set', cells: [{ row, field, value }] });
    const after = store.read(importId);
    const others = after.countWithValue(field, before);
    const now = after.row(row).cells[field]?.value ?? null;
    const what = fieldLabels[field];
    setAnnouncement({
      text: now === null ? `Cleared the ${what}` : `Changed the ${what} to “${now}”`,
      offer:
        others > 0 && before !== null
          ? {
              label: `Change ${count(others, 'more row')} with “${before}”`,
              edit: { op: 'replace', field, from: before, to: now },
            }
          : undefined,
    });
  };
  const undo = () => {
    if (review.undoLabel === null) return;
    const undone = review.undoLabel;
    store.undo(importId);
    setAnnouncement({ text: `Undone: ${undone}` });
  };
  const redo = () => {
    if (review.redoLabel === null) return;
    const redone = review.redoLabel;
    store.redo(importId);
    setAnnouncement({ text: `Redone: ${redone}` });
  };
  return { announcement, announce: (text) => setAnnouncement({ text }), apply, setCell, undo, redo };
}
