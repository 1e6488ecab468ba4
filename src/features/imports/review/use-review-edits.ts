import { useEffect, useEffectEvent, useState } from 'react';
import { fieldWords, type Edit, type ImportEvent, type ReviewField } from '../../../machines/import/index.ts';
import { count } from './review.words.ts';
import type { Review, ReviewNews, ReviewStore } from './review.types.ts';

/** The last thing that was done, in words, with what could be done next. */
export interface Said {
  readonly text: string;
  readonly offer?: { readonly label: string; readonly edit: Edit } | undefined;
}

export interface ReviewActs {
  readonly said: Said | null;
  readonly say: (text: string) => void;
  readonly apply: (edit: Edit, text?: string) => void;
  /** One cell, with the offer to change the others that have its old value. */
  readonly setCell: (row: number, field: ReviewField, value: string | null) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Changes the review and tells the machine; everything that is done is also said. */
export function useReviewEdits(
  store: ReviewStore,
  review: Review,
  send: (event: ImportEvent) => void,
): ReviewActs {
  const { importId } = review;
  const [said, setSaid] = useState<Said | null>(null);

  const report = useEffectEvent(({ isEdit, comparable, summary }: ReviewNews) =>
    send(isEdit ? { type: 'REVIEW.EDITED', summary, comparable } : { type: 'REVIEW.SUMMED_UP', summary }),
  );
  useEffect(() => store.subscribe(importId, (news) => report(news)), [store, importId]);

  const apply = (edit: Edit, text?: string) => {
    store.apply(importId, edit);
    setSaid({ text: text ?? store.read(importId).undoLabel ?? 'Changed' });
  };
  const setCell = (row: number, field: ReviewField, value: string | null) => {
    const before = review.row(row).cells[field]?.value ?? null;
    if (before === value) return;
    store.apply(importId, { op: 'set', cells: [{ row, field, value }] });
    const after = store.read(importId);
    const others = after.countAlike(field, before);
    const now = after.row(row).cells[field]?.value ?? null;
    const what = fieldWords[field];
    setSaid({
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
    setSaid({ text: `Undone: ${undone}` });
  };
  const redo = () => {
    if (review.redoLabel === null) return;
    const redone = review.redoLabel;
    store.redo(importId);
    setSaid({ text: `Done again: ${redone}` });
  };
  return { said, say: (text) => setSaid({ text }), apply, setCell, undo, redo };
}
