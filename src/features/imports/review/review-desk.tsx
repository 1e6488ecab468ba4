import type { CSSProperties, Dispatch } from 'react';
import type { ReviewField } from '../../../machines/import/index.ts';
import { Button, EmptyState } from '../../../ui/index.ts';
import type { GridEvent, GridState } from './grid/grid-selection.ts';
import { ReviewGrid } from './grid/review-grid.tsx';
import { CellPanel } from './panel/cell-panel.tsx';
import styles from './review-desk.module.css';
import type { Finding, Review, RowFilter } from './review.types.ts';
import { isFiltered } from './row-filter.ts';
import { StatusLine } from './status-line.tsx';
import type { ReviewActions } from './use-review-edits.ts';
import type { ShownRows } from './use-shown-rows.ts';

interface ReviewDeskProps {
  readonly review: Review;
  readonly fileName: string;
  readonly fields: readonly ReviewField[];
  readonly shown: ShownRows;
  readonly grid: GridState;
  readonly dispatch: Dispatch<GridEvent>;
  readonly actions: ReviewActions;
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
  /** Moves to a finding of the active row. */
  readonly onGo: (finding: Finding) => void;
}

/** The rows that match the filter, and next to them the details of the active cell. */
export function ReviewDesk(props: ReviewDeskProps) {
  const { review, fileName, fields, shown, grid, dispatch, actions, filter, onFilter, onGo } = props;
  const { rows, staying, tidy } = shown;
  const { active } = grid;
  return (
    <div className={styles.desk} style={heightOf(rows.length)}>
      <div className={styles.table}>
        {rows.length > 0 ? (
          <ReviewGrid
            label={`Rows of ${fileName}`}
            review={review}
            fields={fields}
            rows={rows}
            grid={grid}
            dispatch={dispatch}
            actions={actions}
          />
        ) : (
          <div className={styles.nothing}>
            <EmptyState
              title={nothingFound(filter)}
              action={
                isFiltered(filter) ? <Button onClick={() => onFilter({})}>Show all rows</Button> : undefined
              }
            >
              Rows you don’t see here are still in your list.
            </EmptyState>
          </div>
        )}
        <StatusLine
          shown={rows.length}
          all={review.summary.rows}
          staying={staying}
          onTidy={tidy}
          actions={actions}
        />
      </div>
      {rows.length > 0 ? (
        <CellPanel
          review={review}
          row={active.row}
          field={fields[active.column] ?? null}
          actions={actions}
          isOpen={grid.isPanelOpen}
          onClose={() => dispatch({ type: 'panelClosed' })}
          onGo={onGo}
        />
      ) : null}
    </div>
  );
}

/** A short list gets a short table: header, rows, status line, scroll bar. */
const heightOf = (rows: number): CSSProperties => {
  const height: Record<`--${string}`, string> = { '--rows-height': `${52 + rows * 40 + 60}px` };
  return height;
};

function nothingFound({ level, code, text }: RowFilter): string {
  if (text) return `No rows contain “${text}”`;
  if (level === 'blocked') return 'All rows can be sold';
  if (level === 'excluded') return 'No rows are left out';
  return code === undefined && level === undefined ? 'No rows' : 'No matching rows';
}
