import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { columnsMax, rowsMax, sheetsMax } from '../../limits.ts';
import { fileRefusal, tooWide, type FileRefusal } from '../../refusals.ts';
import { headersOf } from './record-columns.ts';
import { listsIn, listsToRead, type RecordList } from './record-lists.ts';
import { listPaths, rowsOf } from './record-rows.ts';
import type { TreeValue } from './record-tree.ts';
import { newTable, type Cell, type Row, type Table } from '../table.ts';
import { tooManyRows } from '../text/text-table.ts';

/** The lists of a tree as tables: a row for each offer, a column for each name. */
export function tablesOfTree(
  root: TreeValue,
  report: (rows: number) => void,
): Result<readonly Table[], FileRefusal> {
  const lists = listsToRead(listsIn(root)).slice(0, sheetsMax);
  if (lists.length === 0) return refuse(fileRefusal('FILE_NOT_A_LIST'));
  const tables: Table[] = [];
  let count = 0;
  for (const [place, list] of lists.entries()) {
    const sheet = lists.length === 1 ? null : list.path.join('.') || `list ${place + 1}`;
    const table = list.grid.length > 0 ? gridTable(list, sheet) : tableOf(list, sheet);
    if (!table.ok) return table;
    // The header and the lines above it are not data rows.
    count += table.value.rows.length - (list.grid.length > 0 ? 0 : list.above.length + 1);
    if (count > rowsMax + 100) return refuse(tooManyRows(count));
    report(count);
    tables.push(table.value);
  }
  return ok(withNames(tables));
}

/** Unique names for the tables. */
function withNames(tables: readonly Table[]): readonly Table[] {
  const seen = new Map<string | null, number>();
  return tables.map((table) => {
    const times = (seen.get(table.sheet) ?? 0) + 1;
    seen.set(table.sheet, times);
    return times === 1 ? table : { ...table, sheet: `${table.sheet ?? 'list'} (${times})` };
  });
}

function tableOf(list: RecordList, sheet: string | null): Result<Table, FileRefusal> {
  const places = new Map<string, number>();
  const lists = listPaths(list.records);
  const rows: Row[] = [];
  for (const record of list.records)
    for (const { line, values } of rowsOf(record, lists)) {
      const cells: Cell[] = Array.from({ length: places.size }, () => '');
      for (const [name, cell] of values) {
        const place = places.get(name) ?? places.size;
        places.set(name, place);
        cells[place] = cell;
      }
      if (places.size > columnsMax) return refuse(tooWide());
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
    }
  const header = { line: list.line, cells: headersOf([...places.keys()]) };
  const above = list.above.map(({ line, text }) => ({ line, cells: [text] }));
  return ok(newTable({ sheet, rows: [...above, header, ...placed(rows)] }));
}

/** In a file without line breaks a row is identified by its index. */
function placed(rows: readonly Row[]): readonly Row[] {
  const areApart = rows.every(({ line }, place) => line > (rows[place - 1]?.line ?? 0));
  return areApart ? rows : rows.map((row, place) => ({ ...row, line: place + 1 }));
}

function gridTable({ grid }: RecordList, sheet: string | null): Result<Table, FileRefusal> {
  if (grid.some((cells) => cells.length > columnsMax)) return refuse(tooWide());
  const rows = grid.map((cells, place) => ({
    line: place + 1,
    cells: cells.map((cell) => (typeof cell === 'string' ? cell.trim() : cell)),
  }));
  return ok(newTable({ sheet, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }));
}
