import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type RowData,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';

export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The value that the table sorts by; needed only with `sortedBy="table"`. */
  readonly value?: (row: Row) => string | number;
  readonly sortable?: boolean;
  /** `end` for numbers and money. */
  readonly align?: 'start' | 'end';
  /** CSS length. */
  readonly width?: string;
  /** The column with the row's name. */
  readonly rowHeader?: boolean;
  /** Hidden on a phone for lack of room: its content is one press away. */
  readonly wideOnly?: boolean;
}

export interface DataSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

interface DataTableInput<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: DataSort | null;
  readonly onSort?: (sort: DataSort) => void;
  readonly sortedBy?: 'caller' | 'table';
  readonly hidden?: readonly string[];
}

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const inWords = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(a: string | number, b: string | number) {
  return typeof a === 'number' && typeof b === 'number' ? a - b : inWords.compare(String(a), String(b));
}

/** The table behind `DataTable`: the caller controls order and visible columns, the row model is TanStack's. */
export function useDataTable<Row extends RowData>(input: DataTableInput<Row>) {
  const { columns, rows, rowKey, sort = null, onSort, sortedBy = 'caller', hidden } = input;
  const definitions = useMemo(() => {
    const define = createColumnHelper<typeof features, Row>();
    return define.columns(
      columns.map((column) =>
        // An accessor even if nothing is sorted: TanStack does not sort display columns.
        define.accessor((row) => column.value?.(row) ?? '', {
          id: column.id,
          header: column.header,
          enableSorting: column.sortable ?? false,
          sortFn: (a, b) => (column.value ? compare(column.value(a.original), column.value(b.original)) : 0),
        }),
      ),
    );
  }, [columns]);
  const data = useMemo(() => [...rows], [rows]);

  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    manualSorting: sortedBy === 'caller',
    enableSortingRemoval: false,
    state: {
      sorting: sort ? [{ id: sort.column, desc: sort.direction === 'desc' }] : [],
      columnVisibility: Object.fromEntries((hidden ?? []).map((id) => [id, false])),
    },
  });

  /** Pressing the sorted column reverses the order; another one starts ascending. */
  const askForSort = (column: string) =>
    onSort?.({ column, direction: sort?.column === column && sort.direction === 'asc' ? 'desc' : 'asc' });

  const shown = columns.filter((column) => !hidden?.includes(column.id));
  return { body: table.getRowModel().rows, shown, askForSort };
}
