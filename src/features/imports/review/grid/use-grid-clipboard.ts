import type { ClipboardEvent } from 'react';
import type { ReviewField } from '../../../../machines/import/index.ts';
import { count } from '../review.labels.ts';
import type { Review, ReviewRow } from '../review.types.ts';
import type { ReviewActions } from '../use-review-edits.ts';
import { fromTabbedText, spread, toTabbedText } from './copied-cells.ts';
import type { GridRange } from './grid-selection.ts';

/** Maximum cells per edit (contract: SetEdit). */
const cellsMax = 50_000;

interface ClipboardParts {
  readonly review: Review;
  readonly rows: readonly number[];
  readonly fields: readonly ReviewField[];
  readonly range: GridRange;
  readonly actions: ReviewActions;
}

const isInEditor = (target: EventTarget): boolean => target instanceof HTMLInputElement;

/** Copies, cuts, pastes and clears ranges; pasting or clearing is one edit. */
export function useGridClipboard({ review, rows, fields, range, actions }: ClipboardParts) {
  const chosen = rows.slice(range.top, range.bottom + 1);
  const chosenFields = fields.slice(range.left, range.right + 1);
  const size = chosen.length * chosenFields.length;

  const isTooMuch = (cells: number): boolean => {
    if (cells <= cellsMax) return false;
    actions.announce(`${count(cells, 'cell')} is too many at once. The limit is ${count(cellsMax, 'cell')}.`);
    return true;
  };
  const set = (cells: { row: number; field: ReviewField; value: string | null }[], text: string) => {
    // Cells are read row by row, and each read of a row computes it, so the last row is cached.
    let last: ReviewRow | null = null;
    const changed = cells.filter(({ row, field, value }) => {
      if (last?.row !== row) last = review.row(row);
      return (last.cells[field]?.value ?? null) !== value;
    });
    if (changed.length === 0) actions.announce('Nothing changed');
    else actions.apply({ op: 'set', cells: changed }, text);
  };

  const clear = () => {
    if (isTooMuch(size)) return;
    set(
      chosen.flatMap((row) => chosenFields.map((field) => ({ row, field, value: null }))),
      `Cleared ${count(size, 'cell')}`,
    );
  };
  const copy = (event: ClipboardEvent): boolean => {
    if (isInEditor(event.target) || isTooMuch(size)) return false;
    event.preventDefault();
    const cells = chosen.map((row) => {
      const { cells: values } = review.row(row);
      return chosenFields.map((field) => values[field]?.value ?? null);
    });
    event.clipboardData.setData('text/plain', toTabbedText(cells));
    return true;
  };

  return {
    clear,
    onCopy: (event: ClipboardEvent) => {
      if (copy(event)) actions.announce(`Copied ${count(size, 'cell')}`);
    },
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) clear();
    },
    onPaste: (event: ClipboardEvent) => {
      if (isInEditor(event.target)) return;
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      if (text === '') return;
      const copied = fromTabbedText(text);
      const placed = spread(copied, range);
      if (isTooMuch(placed.length)) return;
      const cells = placed.flatMap(({ at, column, text: value }) => {
        const row = rows[at];
        const field = fields[column];
        return row === undefined || field === undefined ? [] : [{ row, field, value: value.trim() || null }];
      });
      const lost = placed.length - cells.length;
      const what = `Pasted ${count(cells.length, 'cell')}`;
      set(cells, lost > 0 ? `${what}; ${count(lost, 'cell')} didn’t fit` : what);
    },
  };
}
