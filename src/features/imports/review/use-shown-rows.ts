import { useState } from 'react';
import { isFiltered } from './row-filter.ts';
import type { Review, RowFilter } from './review.types.ts';

interface Shown {
  readonly review: Review;
  readonly filterKey: string;
  readonly rows: readonly number[];
  /** The number of rows that no longer match the filter and are still shown. */
  readonly staying: number;
}

/** The visible rows; `tidy` removes those that no longer match the filter. */
export interface ShownRows extends Pick<Shown, 'rows' | 'staying'> {
  readonly tidy: () => void;
}

/** The union of two ascending lists. */
function together(before: readonly number[], found: readonly number[]): readonly number[] {
  const rows: number[] = [];
  let a = 0;
  let b = 0;
  while (a < before.length || b < found.length) {
    const left = before[a] ?? Number.POSITIVE_INFINITY;
    const right = found[b] ?? Number.POSITIVE_INFINITY;
    rows.push(Math.min(left, right));
    if (left <= right) a += 1;
    if (right <= left) b += 1;
  }
  return rows;
}

/**
 * The rows that match a filter. A row that was fixed stays, so that it does not disappear while the user works on it;
 * `tidy` or another filter removes it.
 */
export function useShownRows(review: Review, filter: RowFilter): ShownRows {
  const filterKey = JSON.stringify([review.importId, filter.level, filter.code, filter.text]);
  const [shown, setShown] = useState<Shown | null>(null);
  const tidied = (): Shown => ({ review, filterKey, rows: review.filter(filter), staying: 0 });

  let current = shown;
  if (!current || current.filterKey !== filterKey) current = tidied();
  else if (current.review !== review) {
    const found = review.filter(filter);
    const rows = isFiltered(filter) ? together(current.rows, found) : found;
    current = { review, filterKey, rows, staying: rows.length - found.length };
  }
  // React's documented way to derive state from the previous render: set during rendering.
  if (current !== shown) setShown(current);

  return { rows: current.rows, staying: current.staying, tidy: () => setShown(tidied()) };
}
