import { CircleMinus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { LevelMark } from '../level-mark.tsx';
import { inFigures, levelNames } from '../review.labels.ts';
import type { Review } from '../review.types.ts';
import { fileRowOf } from '../row-facts.ts';
import { GridCell } from './grid-cell.tsx';
import { ROW_HEADER } from './grid-selection.ts';
import { VisuallyHidden } from '../../../../ui/index.ts';
import styles from './review-grid.module.css';
import type { ColumnSlot } from './use-column-window.ts';

export const cellId = (gridId: string, row: number, column: number): string =>
  `${gridId}-${row}-${column === ROW_HEADER ? 'row' : column}`;

interface GridRowProps {
  readonly gridId: string;
  readonly review: Review;
  /** Its row number in the reading. */
  readonly row: number;
  /** Its position among the visible rows. */
  readonly at: number;
  /** The distance from the top of the table in pixels. */
  readonly top: number;
  readonly headerWidth: number;
  readonly slots: readonly ColumnSlot[];
  /** The column with the table's tab stop, if it is in this row. */
  readonly activeColumn: number | null;
  /** The range of selected columns, inclusive; null if none is selected in this row. */
  readonly chosenFrom: number | null;
  readonly chosenTo: number | null;
  /** The editor in the active cell. */
  readonly editor: ReactNode;
}

/** A row of the table; memoised, so that scrolling only renders new rows. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { gridId, review, at, activeColumn, chosenFrom, chosenTo } = props;
  const row = review.row(props.row);
  const fileRow = inFigures(fileRowOf(row));
  const isChosen = (column: number) =>
    chosenFrom !== null && chosenTo !== null && column >= chosenFrom && column <= chosenTo;
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      className={styles.row}
      style={{ transform: `translateY(${props.top}px)` }}
      data-row={props.row}
      data-excluded={row.isExcluded}
      data-odd={at % 2 === 1}
    >
      <div
        id={cellId(gridId, props.row, ROW_HEADER)}
        role="rowheader"
        aria-colindex={1}
        tabIndex={activeColumn === ROW_HEADER ? 0 : -1}
        className={styles.rowHeader}
        style={{ width: props.headerWidth }}
        data-column={ROW_HEADER}
        data-active={activeColumn === ROW_HEADER}
        data-level={row.level ?? undefined}
      >
        {/* The keyboard uses the space bar instead. */}
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Import row ${fileRow}`}
          checked={!row.isExcluded}
          readOnly
        />
        <span className={styles.rowNumber}>{fileRow}</span>
        {row.isExcluded ? (
          <CircleMinus size={14} aria-hidden className={styles.leftOut} />
        ) : row.level && row.level !== 'note' ? (
          <LevelMark level={row.level} />
        ) : null}
        <VisuallyHidden>
          {row.isExcluded ? 'Left out' : row.level ? levelNames[row.level] : 'No findings'}
        </VisuallyHidden>
      </div>
      {props.slots.map((slot) => (
        <GridCell
          key={slot.field}
          id={cellId(gridId, props.row, slot.column)}
          slot={slot}
          row={row}
          isActive={activeColumn === slot.column}
          isChosen={isChosen(slot.column)}
          editor={activeColumn === slot.column ? props.editor : null}
        />
      ))}
    </div>
  );
});
