import type * as Xlsx from '@e965/xlsx';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import { cellLengthMax, columnsMax, rowsMax, sheetsMax } from '../limits.ts';
import { fileRefusal, type FileRefusal } from '../refusals.ts';
import type { Workbook } from './file-kind.ts';
import { newTable, type Cell, type ReadFile, type Row, type Table } from './table.ts';
import { tooManyRows } from './text-table.ts';

type Library = typeof Xlsx;

/** Of the library's formatter, which it leaves untyped. */
interface NumberFormats {
  is_date(format: string): boolean;
  format(format: string, value: number): string;
}

const isSheetCell = (value: unknown): value is Xlsx.CellObject =>
  typeof value === 'object' && value !== null && 't' in value;

/** The sheets of a workbook as tables: cached values of formulas, never the formulas. */
export async function readWorkbook(bytes: Buffer, format: Workbook): Promise<Result<ReadFile, FileRefusal>> {
  // Loaded here: most lists are text, and this is a megabyte of program.
  const library = await import('@e965/xlsx');
  const book = parsed(library, bytes);
  if (!book.ok) return book;
  const { SheetNames: names, Sheets: sheets, Workbook: more } = book.value;
  if (names.length > sheetsMax) return refuse(fileRefusal('TOO_MUCH_WORK'));
  const tables: Table[] = [];
  for (const [place, name] of names.entries()) {
    const sheet = sheets[name];
    if (!sheet) continue;
    const rows = declaredRows(library, sheet);
    const isHidden = (more?.Sheets?.[place]?.Hidden ?? 0) !== 0;
    const table = tableOf(library, sheet, { sheet: name, isHidden });
    if (table.rows.length > rowsMax + 100) return refuse(tooManyRows(rows));
    tables.push(table);
  }
  if (tables.every((table) => table.rows.length === 0)) return refuse(fileRefusal('FILE_EMPTY'));
  return ok({ format, encoding: null, separator: null, tables, issues: [] });
}

function parsed(library: Library, bytes: Buffer): Result<Xlsx.WorkBook, FileRefusal> {
  try {
    const book = library.read(bytes, {
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      // Without it the library does not say which rows are hidden.
      cellStyles: true,
      sheetRows: rowsMax + 200,
    });
    return ok(book);
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/iu.test(error.message);
    return refuse(fileRefusal(isLocked ? 'FILE_PROTECTED' : 'FILE_UNREADABLE'));
  }
}

/** The rows that a sheet says it has, also those past the limit, which were not read. */
function declaredRows(library: Library, sheet: Xlsx.WorkSheet): number {
  const full: unknown = sheet['!fullref'] ?? sheet['!ref'];
  return typeof full === 'string' ? library.utils.decode_range(full).e.r + 1 : 0;
}

function tableOf(library: Library, sheet: Xlsx.WorkSheet, about: Pick<Table, 'sheet' | 'isHidden'>): Table {
  const moneyFormats = new Map<number, string>();
  const grid = sheet['!data'] ?? [];
  const texts: Cell[][] = [];
  for (const [line, cells] of grid.entries()) {
    const row: Cell[] = [];
    // A dense sheet has holes where nothing stands, which its type does not say.
    for (const [column, cell] of (cells as readonly unknown[] | undefined)?.entries() ?? []) {
      if (column >= columnsMax) break;
      row.push(isSheetCell(cell) ? valueOf(library, cell) : '');
      if (isSheetCell(cell) && cell.t === 'n') noteMoney(moneyFormats, column, cell.z);
    }
    texts[line] = row;
  }
  fillMerged(texts, sheet['!merges'] ?? []);
  const hidden = sheet['!rows'] ?? [];
  const rows: Row[] = [];
  for (const [place, cells] of texts.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    const isHidden = hidden[place]?.hidden === true;
    rows.push({ line: place + 1, cells, ...(isHidden && { isHidden }) });
  }
  return newTable({ ...about, rows, moneyFormats });
}

const errorNames: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

function valueOf(library: Library, cell: Xlsx.CellObject): Cell {
  const { t: type, v: value, z: format } = cell;
  if (type === 'e') return errorNames[Number(value)] ?? '#VALUE!';
  if (typeof value === 'number') {
    // The library types its formatter as any.
    const formats = library.SSF as NumberFormats;
    const isWritten = typeof format === 'string' && (/^0{2,}$|%/u.test(format) || formats.is_date(format));
    return isWritten ? formats.format(format, value) : value;
  }
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' ? value.slice(0, cellLengthMax + 1).trim() : '';
}

/** `[$€-407]`, `"RM"#,##0.00` and `#,##0.00 €` say which money the numbers of a column are. */
function noteMoney(formats: Map<number, string>, column: number, format: unknown): void {
  if (typeof format !== 'string' || formats.has(column)) return;
  const [, bracketed, quoted, bare] =
    /\[\$([^\]-]+)(?:-[^\]]*)?\]|"\s*([^"\d]{1,4}?)\s*"|([€£¥₽₺₴zł]+)/u.exec(format) ?? [];
  const sign = bracketed ?? quoted ?? bare;
  if (sign !== undefined) formats.set(column, sign);
}

/** A cell that was merged downwards says the same of every row beside it. */
function fillMerged(texts: Cell[][], merges: readonly Xlsx.Range[]): void {
  for (const { s: start, e: end } of merges) {
    const value = texts[start.r]?.[start.c] ?? '';
    if (value === '' || end.c !== start.c) continue;
    for (let line = start.r + 1; line <= Math.min(end.r, texts.length - 1); line += 1) {
      const row = texts[line];
      if (!row || row.every((cell) => cell === '')) continue;
      while (row.length <= start.c) row.push('');
      row[start.c] = value;
    }
  }
}
