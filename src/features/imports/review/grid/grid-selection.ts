/** A cell by its row in the reading and its column; column -1 is the row's header. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export const ROW_HEADER = -1;

export interface GridState {
  readonly active: GridPlace;
  /** The other corner of the range; equal to `active` for a single cell. */
  readonly anchor: GridPlace;
  /** Editing starts with `text`, or with the cell's value if it is null. */
  readonly editing: { readonly text: string | null } | null;
  /** Counts the moves that also move the focus. */
  readonly focusMoves: number;
  /** Whether the details are open where they cover part of the table. */
  readonly isPanelOpen: boolean;
}

export type GridEvent =
  /** `byPointer` opens the details where they are a sheet. */
  | {
      readonly type: 'went';
      readonly to: GridPlace;
      readonly extend?: boolean;
      readonly byPointer?: boolean;
    }
  | { readonly type: 'dragged'; readonly to: GridPlace }
  | { readonly type: 'edited'; readonly text: string | null }
  | { readonly type: 'editEnded'; readonly to?: GridPlace }
  | { readonly type: 'panelClosed' };

/** The initial state: nothing is focused until the user enters the grid. */
export const gridAt = (place: GridPlace): GridState => ({
  active: place,
  anchor: place,
  editing: null,
  focusMoves: 0,
  isPanelOpen: false,
});

export function gridReducer(state: GridState, event: GridEvent): GridState {
  switch (event.type) {
    case 'went':
      return {
        active: event.to,
        anchor: event.extend ? state.anchor : event.to,
        editing: null,
        focusMoves: state.focusMoves + 1,
        isPanelOpen: state.isPanelOpen || event.byPointer === true,
      };
    case 'dragged':
      return { ...state, active: event.to, editing: null, focusMoves: state.focusMoves + 1 };
    case 'edited':
      return { ...state, anchor: state.active, editing: { text: event.text } };
    case 'editEnded': {
      const place = event.to ?? state.active;
      return { ...state, active: place, anchor: place, editing: null, focusMoves: state.focusMoves + 1 };
    }
    case 'panelClosed':
      return { ...state, isPanelOpen: false, focusMoves: state.focusMoves + 1 };
  }
}

/** The position of a row among the visible ones (ascending); -1 if it is not visible. */
export function rowIndex(rows: readonly number[], row: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = rows[middle] ?? 0;
    if (found === row) return middle;
    if (found < row) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The cell that a key leads to; null for other keys. `rows` are the visible ones, `page` is how many fit. */
export function whereTo(
  key: { readonly key: string; readonly withControl: boolean },
  from: GridPlace,
  size: { readonly rows: readonly number[]; readonly columns: number; readonly page: number },
): GridPlace | null {
  const at = Math.max(0, rowIndex(size.rows, from.row));
  const last = size.rows.length - 1;
  const down = (by: number): GridPlace => ({
    row: size.rows[Math.min(last, Math.max(0, at + by))] ?? from.row,
    column: from.column,
  });
  const across = (column: number): GridPlace => ({
    row: from.row,
    column: Math.min(size.columns - 1, Math.max(ROW_HEADER, column)),
  });
  switch (key.key) {
    case 'ArrowDown':
      return down(key.withControl ? last : 1);
    case 'ArrowUp':
      return down(key.withControl ? -last : -1);
    case 'PageDown':
      return down(size.page);
    case 'PageUp':
      return down(-size.page);
    case 'ArrowLeft':
      return across(key.withControl ? ROW_HEADER : from.column - 1);
    case 'ArrowRight':
      return across(key.withControl ? size.columns - 1 : from.column + 1);
    case 'Home':
      return key.withControl ? { row: size.rows[0] ?? from.row, column: ROW_HEADER } : across(ROW_HEADER);
    case 'End':
      return key.withControl
        ? { row: size.rows[last] ?? from.row, column: size.columns - 1 }
        : across(size.columns - 1);
    default:
      return null;
  }
}

export interface GridRange {
  /** Positions among the visible rows, first and last. */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The selected range; a selected row header stands for its whole row. */
export function rangeOf(
  { active, anchor }: Pick<GridState, 'active' | 'anchor'>,
  rows: readonly number[],
  columns: number,
): GridRange {
  const here = Math.max(0, rowIndex(rows, active.row));
  const found = rowIndex(rows, anchor.row);
  const there = found === -1 ? here : found;
  const isWholeRow = active.column === ROW_HEADER || anchor.column === ROW_HEADER;
  return {
    top: Math.min(here, there),
    bottom: Math.max(here, there),
    left: isWholeRow ? 0 : Math.min(active.column, anchor.column),
    right: isWholeRow ? columns - 1 : Math.max(active.column, anchor.column),
  };
}
