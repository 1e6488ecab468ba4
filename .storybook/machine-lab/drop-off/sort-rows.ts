import type { StateRow } from './drop-off.ts';

export type Column = 'state' | 'came' | 'lost' | 'share' | 'time';

export interface Sorting {
  readonly by: Column;
  readonly isDown: boolean;
}

const valueOf = (row: StateRow, by: Exclude<Column, 'state'>): number | null =>
  ({ came: row.came, lost: row.lost, share: row.share, time: row.medianSeconds })[by];

/** Sorts rows; rows without a value come last in both directions. `state` is the order of the chart. */
export function sortedRows(rows: readonly StateRow[], { by, isDown }: Sorting): readonly StateRow[] {
  if (by === 'state') return isDown ? rows.toReversed() : rows;
  return rows.toSorted((a, b) => {
    const [of, other] = [valueOf(a, by), valueOf(b, by)];
    if (of === null || other === null) return Number(of === null) - Number(other === null);
    return isDown ? other - of : of - other;
  });
}
