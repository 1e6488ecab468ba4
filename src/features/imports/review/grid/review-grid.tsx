import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { ReviewField } from '../../../../machines/import/index.ts';
import type { Review } from '../review.types.ts';
import { fieldNames, inFigures } from '../review.labels.ts';
import { fileRowOf } from '../row-facts.ts';
import type { ReviewActions } from '../use-review-edits.ts';
import { CellEditor, type AfterEdit } from './cell-editor.tsx';
import { GridHeader } from './grid-header.tsx';
import { cellId, GridRow } from './grid-row.tsx';
import {
  rowIndex,
  rangeOf,
  ROW_HEADER,
  whereTo,
  type GridEvent,
  type GridPlace,
  type GridState,
} from './grid-selection.ts';
import styles from './review-grid.module.css';
import { useColumnWindow } from './use-column-window.ts';
import { useGridClipboard } from './use-grid-clipboard.ts';
import { useGridPointer } from './use-grid-pointer.ts';

/** In pixels; the same as in review-grid.module.css. */
const rowHeight = 40;
const headHeight = 52;

interface ReviewGridProps {
  readonly label: string;
  readonly review: Review;
  /** In the order of the columns; the first column is sticky. */
  readonly fields: readonly ReviewField[];
  /** The rows that match the filter, ascending; at least one. */
  readonly rows: readonly number[];
  /** Its active row is one of `rows`. */
  readonly grid: GridState;
  readonly dispatch: Dispatch<GridEvent>;
  readonly actions: ReviewActions;
}

/**
 * The rows as a grid for mouse and keyboard (ARIA grid pattern: one tab stop). Only the visible rows and the focused
 * cell are rendered.
 */
export function ReviewGrid({ label, review, fields, rows, grid, dispatch, actions }: ReviewGridProps) {
  const { active } = grid;
  const gridId = useId();
  const region = useRef<HTMLDivElement>(null);
  const activeAt = Math.max(0, rowIndex(rows, active.row));
  const columns = useColumnWindow(region, fields, active.column);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    overscan: 6,
    initialRect: { width: 0, height: 560 },
    // The active row is rendered out of view too, since it has the focus.
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range);
      return places.includes(activeAt) || activeAt >= range.count ? places : [...places, activeAt];
    },
  });

  const takeFocus = useEffectEvent(() => {
    const element = region.current;
    if (!element) return;
    virtual.scrollToIndex(activeAt, { align: 'auto' });
    const slot = columns.slots[active.column];
    const stay = columns.headerWidth + (columns.slots[0]?.width ?? 0);
    if (slot && slot.column > 0) {
      if (slot.left - stay < element.scrollLeft) element.scrollLeft = slot.left - stay;
      const past = slot.left + slot.width - element.scrollLeft - element.clientWidth;
      if (past > 0) element.scrollLeft += past;
    }
    const cell = document.getElementById(cellId(gridId, active.row, active.column));
    cell?.focus({ preventScroll: true });
    // The sheet of details covers the lower part of the page: scroll-margin keeps the cell above it.
    if (grid.isPanelOpen && matchMedia('(max-width: 1023px)').matches)
      cell?.scrollIntoView({ block: 'nearest' });
  });
  // Each move focuses the cell once; later scrolling or filtering must not focus it again.
  const { focusMoves } = grid;
  useLayoutEffect(() => {
    if (focusMoves > 0) takeFocus();
  }, [focusMoves]);

  const range = rangeOf(grid, rows, fields.length);
  const isRange = range.top !== range.bottom || range.left !== range.right;
  const clipboard = useGridClipboard({ review, rows, fields, range, actions });
  const pointer = useGridPointer(dispatch);

  const editor = editorOf();
  function editorOf() {
    const field = fields[active.column];
    if (!grid.editing || !field) return null;
    const row = review.row(active.row);
    const { text } = grid.editing;
    return (
      <CellEditor
        key={`${active.row} ${field}`}
        field={field}
        label={`${fieldNames[field]} of row ${inFigures(fileRowOf(row))}`}
        value={text ?? row.cells[field]?.value ?? ''}
        isTyped={text !== null}
        onCommit={(value, after) => {
          actions.setCell(active.row, field, value.trim() || null);
          dispatch({ type: 'editEnded', to: placeAfter(after) });
        }}
        onCancel={() => dispatch({ type: 'editEnded' })}
      />
    );
  }
  function placeAfter(after: AfterEdit): GridPlace {
    const { row, column } = active;
    if (after === 'stay') return active;
    const lastColumn = fields.length - 1;
    const down = rows[Math.min(rows.length - 1, activeAt + 1)] ?? row;
    const up = rows[Math.max(0, activeAt - 1)] ?? row;
    if (after === 'down') return { row: down, column };
    if (after === 'up') return { row: up, column };
    if (after === 'next') return column < lastColumn ? { row, column: column + 1 } : { row: down, column: 0 };
    return column > 0 ? { row, column: column - 1 } : { row: up, column: lastColumn };
  }
  const leaveOut = (chosen: readonly number[], excluded: boolean) =>
    actions.apply({ op: 'exclude', rows: [...chosen], excluded });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const withControl = event.ctrlKey || event.metaKey;
    const page = Math.max(1, Math.floor(((region.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1);
    const to = whereTo({ key: event.key, withControl }, active, { rows, columns: fields.length, page });
    if (to) dispatch({ type: 'went', to, extend: event.shiftKey });
    else if (withControl && event.key.toLowerCase() === 'a') {
      dispatch({ type: 'went', to: { row: rows[0] ?? active.row, column: ROW_HEADER } });
      dispatch({ type: 'went', to: { row: rows.at(-1) ?? active.row, column: ROW_HEADER }, extend: true });
    } else if (withControl || event.altKey) return;
    else if (active.column === ROW_HEADER) {
      if (event.key !== ' ') return;
      leaveOut(rows.slice(range.top, range.bottom + 1), !review.row(active.row).isExcluded);
    } else if (event.key === 'Enter' || event.key === 'F2' || event.key === ' ')
      dispatch({ type: 'edited', text: null });
    else if (event.key === 'Delete' || event.key === 'Backspace') clipboard.clear();
    else if ([...event.key].length === 1) dispatch({ type: 'edited', text: event.key });
    else return;
    event.preventDefault();
  };
  const onChange = (event: ChangeEvent<HTMLDivElement>) => {
    const target: EventTarget = event.target;
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (row !== undefined) leaveOut([Number(row)], !review.row(Number(row)).isExcluded);
  };
  const onDoubleClick = (event: MouseEvent) => {
    if (active.column !== ROW_HEADER && !(event.target instanceof HTMLInputElement))
      dispatch({ type: 'edited', text: null });
  };

  return (
    <div
      ref={region}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={fields.length + 1}
      aria-multiselectable
      className={styles.grid}
      onKeyDown={onKeyDown}
      onChange={onChange}
      onDoubleClick={onDoubleClick}
      onCopy={clipboard.onCopy}
      onCut={clipboard.onCut}
      onPaste={clipboard.onPaste}
      {...pointer}
    >
      <div
        role="presentation"
        className={styles.whole}
        style={{ height: virtual.getTotalSize(), width: columns.totalWidth }}
      >
        <GridHeader headerWidth={columns.headerWidth} slots={columns.drawn} columns={review.columns} />
        <div role="rowgroup">
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const isActive = index === activeAt;
            const isIn = isRange && index >= range.top && index <= range.bottom;
            return (
              <GridRow
                key={row}
                gridId={gridId}
                review={review}
                row={row}
                at={index}
                top={start}
                headerWidth={columns.headerWidth}
                slots={columns.drawn}
                activeColumn={isActive ? active.column : null}
                chosenFrom={isIn ? range.left : null}
                chosenTo={isIn ? range.right : null}
                editor={isActive ? editor : null}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
