import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { SkeletonTable } from '../feedback/skeleton.tsx';
import styles from './data-table.module.css';
import { useDataTable, type DataColumn, type DataSort } from './use-data-table.ts';
import { useRowWindow } from './use-row-window.ts';

export interface DataTableProps<Row> {
  /** What the rows are; the accessible name of the table and its scroll region. */
  readonly label: string;
  /** Must be the same object, like `rows`, while nothing has changed: define it outside the component or in a memo. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly loading?: boolean;
  /** An `EmptyState`. */
  readonly empty: ReactNode;
  readonly sort?: DataSort | null;
  /** If given, the headers of sortable columns are buttons that request another order. */
  readonly onSort?: (sort: DataSort) => void;
  /** Who sorts the rows: the caller (the server, by default) or the table, by each column's `value`. */
  readonly sortedBy?: 'caller' | 'table';
  /** Ids of the columns to hide. */
  readonly hidden?: readonly string[];
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  /** The name of a row, for the label of its checkbox: "Bow thruster". */
  readonly rowName?: (row: Row) => string;
  /** The group of a row, as a heading above the first of consecutive rows that share it; null for none. */
  readonly groupOf?: ((row: Row) => string | null) | undefined;
  /** CSS length; with over 100 rows the table always scrolls inside (70vh by default). */
  readonly maxHeight?: string;
  readonly footer?: ReactNode;
}

/**
 * A table of rows. With more than 100 rows only those in view are rendered, at equal heights, so that 10,000 rows
 * scroll smoothly.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, loading = false, empty, selected, onSelect, sort } = props;
  const region = useRef<HTMLDivElement>(null);
  const { body, shown, askForSort } = useDataTable(props);
  const lines = withHeadings(body, props.groupOf);
  const slice = useRowWindow(lines.length, region);
  const columnCount = shown.length + (onSelect ? 1 : 0);

  if (loading && rows.length === 0) return <SkeletonTable label={`Loading ${label}`} columns={columnCount} />;
  if (rows.length === 0) return empty;

  const height = props.maxHeight ?? (slice.windowed ? '70vh' : 'none');
  const regionStyle: Record<`--${string}`, string> = { '--most-height': height };
  const allSelected = selected !== undefined && rows.every((row) => selected.has(rowKey(row)));
  const toggle = (key: string) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onSelect?.(next);
  };

  return (
    <>
      <div
        ref={region}
        role="group"
        aria-label={`${label}, scrollable`}
        tabIndex={0}
        className={styles.region}
        style={regionStyle}
      >
        <table
          className={styles.table}
          aria-label={label}
          aria-rowcount={lines.length + 1}
          aria-busy={loading}
        >
          <thead>
            <tr aria-rowindex={1}>
              {onSelect ? (
                <th scope="col" className={styles.select}>
                  <input
                    type="checkbox"
                    aria-label="Select all"
                    checked={allSelected}
                    onChange={() => onSelect(allSelected ? new Set() : new Set(rows.map(rowKey)))}
                  />
                </th>
              ) : null}
              {shown.map((column) => {
                const direction = sort?.column === column.id ? sort.direction : null;
                return (
                  <th
                    key={column.id}
                    scope="col"
                    data-align={column.align}
                    data-wide-only={column.wideOnly}
                    style={column.width ? { width: column.width } : undefined}
                    aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
                  >
                    {column.sortable && props.onSort ? (
                      <button type="button" className={styles.sort} onClick={() => askForSort(column.id)}>
                        {column.header}
                        <SortMark direction={direction} />
                      </button>
                    ) : (
                      column.header
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {slice.before > 0 ? <Gap height={slice.before} columns={columnCount} /> : null}
            {slice.indexes.map((index) => {
              const row = lines[index];
              if (row === undefined) return null;
              if (typeof row === 'string')
                return (
                  <tr
                    key={row}
                    ref={slice.measure}
                    data-index={index}
                    aria-rowindex={index + 2}
                    className={styles.group}
                  >
                    <th scope="colgroup" colSpan={columnCount}>
                      {row}
                    </th>
                  </tr>
                );
              const isSelected = selected?.has(row.id) ?? false;
              return (
                <tr
                  key={row.id}
                  ref={slice.measure}
                  data-index={index}
                  aria-rowindex={index + 2}
                  data-selected={isSelected}
                  data-windowed={slice.windowed}
                >
                  {onSelect ? (
                    <td className={styles.select}>
                      <input
                        type="checkbox"
                        aria-label={`Select ${props.rowName?.(row.original) ?? `row ${index + 1}`}`}
                        checked={isSelected}
                        onChange={() => toggle(row.id)}
                      />
                    </td>
                  ) : null}
                  {shown.map((column) =>
                    column.rowHeader ? (
                      <th key={column.id} scope="row" data-align={column.align} data-column={column.id}>
                        {column.cell(row.original)}
                      </th>
                    ) : (
                      <td
                        key={column.id}
                        data-align={column.align}
                        data-column={column.id}
                        data-label={column.header}
                        data-wide-only={column.wideOnly}
                      >
                        {column.cell(row.original)}
                      </td>
                    ),
                  )}
                </tr>
              );
            })}
            {slice.after > 0 ? <Gap height={slice.after} columns={columnCount} /> : null}
          </tbody>
        </table>
      </div>
      {props.footer ? <div className={styles.footer}>{props.footer}</div> : null}
    </>
  );
}

/** The rows, with the heading of each group before its first. */
function withHeadings<Line extends { readonly original: Row }, Row>(
  rows: readonly Line[],
  groupOf?: (row: Row) => string | null,
): readonly (Line | string)[] {
  if (groupOf === undefined) return rows;
  let last: string | null = null;
  return rows.flatMap((row) => {
    const group = groupOf(row.original);
    const isFirst = group !== last;
    last = group;
    return isFirst && group !== null ? [group, row] : [row];
  });
}

function SortMark({ direction }: { direction: 'asc' | 'desc' | null }) {
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ArrowUpDown;
  return <Icon size={14} aria-hidden data-idle={direction === null} />;
}

/** Takes the space of the rows above or below the rendered ones. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden className={styles.gap}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
