import type * as Xlsx from '@e965/xlsx';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { columnsMax, rowsMax, sheetsMax } from '../../limits.ts';
import { fileRefusal, tooWide, type FileRefusal } from '../../refusals.ts';
import { decodeDeclared } from '../text/declared-encoding.ts';
import { cellText, fillMerged, notingMoney } from './sheet-cells.ts';
import { fromOldCyrillic, isOldCyrillic } from './old-cyrillic.ts';
import { withTextInCells } from './text-in-cells.ts';
import { newTable, type Cell, type ReadFile, type Row, type Table } from '../table.ts';
import { tooManyRows } from '../text/text-table.ts';
import type { Workbook } from '../kind/zip-kind.ts';

type Library = typeof Xlsx;

/** The library's formatter, which it leaves untyped. */
interface NumberFormats {
  is_date(format: string): boolean;
  format(format: string, value: number): string;
}

/** A workbook, or one saved as a single XML file. */
type WorkbookKind = Workbook | 'sheet-xml' | 'sheet-fods';

const officeFormat = { 'sheet-xml': 'xls', 'sheet-fods': 'ods' } as const;

const isSheetCell = (value: unknown): value is Xlsx.CellObject =>
  typeof value === 'object' && value !== null && 't' in value;

/** The sheets of a workbook as tables: cached values of formulas, never the formulas. */
export async function readWorkbook(
  bytes: Buffer,
  kind: WorkbookKind,
): Promise<Result<ReadFile, FileRefusal>> {
  // Loaded here: most lists are text, and this is a megabyte of code.
  const library = await import('@e965/xlsx');
  const isXml = kind === 'sheet-xml' || kind === 'sheet-fods';
  const xml = isXml ? decodeDeclared(bytes) : null;
  if (xml && !/<\/[\w:]+>\s*$/u.test(xml.text.slice(-200))) return refuse(fileRefusal('FILE_UNREADABLE'));
  // The library only reads UTF-8.
  const book = parsed(
    library,
    xml ? Buffer.from(xml.text, 'utf8') : bytes,
    kind === 'ods' || kind === 'sheet-fods',
  );
  if (!book.ok) return book;
  const { SheetNames: names, Sheets: sheets, Workbook: more } = book.value;
  if (names.length > sheetsMax) return refuse(fileRefusal('TOO_MUCH_WORK'));
  const tables: Table[] = [];
  for (const [place, name] of names.entries()) {
    const sheet = sheets[name];
    if (!sheet) continue;
    const rows = declaredRows(library, sheet);
    const isHidden = (more?.Sheets?.[place]?.Hidden ?? 0) !== 0;
    if (isTooWide(sheet)) return refuse(tooWide());
    const table = tableOf(library, sheet, { sheet: name, isHidden });
    if (table.rows.length > rowsMax + 100) return refuse(tooManyRows(rows));
    tables.push(table);
  }
  if (tables.every((table) => table.rows.length === 0)) return refuse(fileRefusal('FILE_EMPTY'));
  return ok({
    format: isXml ? officeFormat[kind] : kind,
    encoding: xml?.encoding ?? null,
    separator: null,
    tables: kind === 'xls' ? inTheirLetters(tables) : tables,
    issues: xml?.issues ?? [],
  });
}

const lettersLooked = 200;

/** Old workbooks may be Cyrillic without saying so. */
function inTheirLetters(tables: readonly Table[]): readonly Table[] {
  const texts = tables.flatMap(({ rows }) =>
    rows.slice(0, lettersLooked).flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string')),
  );
  if (!isOldCyrillic(texts)) return tables;
  const readAgain = (cell: Cell) => (typeof cell === 'string' ? fromOldCyrillic(cell) : cell);
  return tables.map((table) => ({
    ...table,
    rows: Array.from(table.rows, (row) => ({ ...row, cells: row.cells.map(readAgain) })),
    // `0.00 "ðóá."` is in roubles.
    moneyFormats: new Map(
      Array.from(table.moneyFormats, ([column, sign]) => [column, fromOldCyrillic(sign)] as const),
    ),
  }));
}

function parsed(library: Library, bytes: Buffer, isOpen: boolean): Result<Xlsx.WorkBook, FileRefusal> {
  try {
    const book = library.read(bytes, {
      dense: true,
      cellFormula: false,
      cellHTML: false,
      // The library does not read the currency of an open document's format; its text shows it.
      cellText: isOpen,
      cellNF: true,
      // Without it the library does not report hidden rows.
      cellStyles: true,
      sheetRows: rowsMax + 200,
    });
    return ok(book);
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/iu.test(error.message);
    return refuse(fileRefusal(isLocked ? 'FILE_PROTECTED' : 'FILE_UNREADABLE'));
  }
}

/** Whether there is content beyond the last column read, which must not be lost silently. */
const isTooWide = (sheet: Xlsx.WorkSheet): boolean =>
  (sheet['!data'] ?? []).some((cells: readonly unknown[] | undefined) =>
    cells?.slice(columnsMax).some((cell) => isSheetCell(cell) && cell.t !== 'z' && cell.v !== ''),
  );

/** The declared number of rows, including those beyond the limit that were not read. */
function declaredRows(library: Library, sheet: Xlsx.WorkSheet): number {
  const full: unknown = sheet['!fullref'] ?? sheet['!ref'];
  return typeof full === 'string' ? library.utils.decode_range(full).e.r + 1 : 0;
}

function tableOf(library: Library, sheet: Xlsx.WorkSheet, about: Pick<Table, 'sheet' | 'isHidden'>): Table {
  const money = notingMoney();
  const grid = sheet['!data'] ?? [];
  const texts: Cell[][] = [];
  for (const [line, cells] of grid.entries()) {
    const row: Cell[] = [];
    // A dense sheet has holes for empty cells, which its type does not show.
    for (const [column, cell] of (cells as readonly unknown[] | undefined)?.entries() ?? []) {
      if (column >= columnsMax) break;
      row.push(isSheetCell(cell) ? valueOf(library, cell) : '');
      if (!isSheetCell(cell) || cell.t !== 'n') continue;
      for (const format of [cell.z, cell.w]) if (typeof format === 'string') money.note(column, format);
    }
    texts[line] = row;
  }
  const merged = (sheet['!merges'] ?? [])
    .filter(({ s: start, e: end }) => start.c === end.c)
    .map(({ s: { c: column, r: from }, e: { r: to } }) => ({
      column,
      from: from + 1,
      to: Math.min(to + 1, texts.length),
    }));
  fillMerged((line) => texts[line - 1], merged);
  const hidden = sheet['!rows'] ?? [];
  const rows: Row[] = [];
  for (const [place, cells] of texts.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    const isHidden = hidden[place]?.hidden === true;
    rows.push({ line: place + 1, cells, ...(isHidden && { isHidden }) });
  }
  return withTextInCells(newTable({ ...about, rows, moneyFormats: money.formats }));
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

function shown(formats: NumberFormats, format: string, value: number): Cell {
  try {
    return formats.format(format, value);
  } catch {
    // An unknown format does not change the number.
    return value;
  }
}

function valueOf(library: Library, cell: Xlsx.CellObject): Cell {
  const { t: type, v: value, z: format } = cell;
  if (type === 'e') return errorNames[Number(value)] ?? '#VALUE!';
  if (typeof value === 'number') {
    // The library types its formatter as any.
    const formats = library.SSF as NumberFormats;
    const isWritten = typeof format === 'string' && (/^0{2,}$|%/u.test(format) || formats.is_date(format));
    return isWritten ? shown(formats, format, value) : value;
  }
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' ? cellText(value) : '';
}
