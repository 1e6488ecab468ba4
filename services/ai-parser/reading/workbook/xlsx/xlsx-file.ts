import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { bookRowsMax, rowsMax, sheetsMax } from '../../../limits.ts';
import { fileRefusal, tooWide, type FileRefusal } from '../../../refusals.ts';
import { fillMerged, cellText, notingMoney } from '../sheet-cells.ts';
import { withTextInCells } from '../text-in-cells.ts';
import { newTable, type ReadFile, type Row, type Table } from '../../table.ts';
import { zipParts, type ZipPart } from '../../kind/zip-directory.ts';
import { countsFrom1904, sheetsOf, type BookSheet } from './book.ts';
import { formatsOf } from './formats.ts';
import { mergedIn, rowScanner, TooWideSheet, type SheetRow, type SheetTexts } from './sheet-rows.ts';
import { textIn, UnusualXml, xmlOf, xmlPieces } from './xml.ts';

/** The library's formatter, which it leaves untyped. */
interface NumberFormats {
  format(format: string, value: number, options: { readonly date1904: boolean }): string;
}

type ReportRows = (rows: number) => void;

const reportEvery = 5_000;

interface Book {
  readonly bytes: Buffer;
  readonly parts: ReadonlyMap<string, ZipPart>;
  readonly texts: Omit<SheetTexts, 'noteFormat'>;
  readonly report: ReportRows;
}

/**
 * The sheets of an xlsx as tables: cached values of formulas, never the formulas. Its XML is unpacked and read piece
 * by piece, so that it is never held as a whole. Null if it is written in an unusual way: the library may read it.
 */
export async function readXlsx(
  bytes: Buffer,
  format: 'xlsx' | 'xlsm',
  report: ReportRows,
): Promise<Result<ReadFile, FileRefusal> | null> {
  try {
    const tables = await tablesOf(bytes, report);
    if (!tables.ok) return tables;
    if (tables.value.every(({ rows }) => rows.length === 0)) return refuse(fileRefusal('FILE_EMPTY'));
    return ok({ format, encoding: null, separator: null, tables: tables.value, issues: [] });
  } catch (error) {
    if (error instanceof TooWideSheet) return refuse(tooWide());
    if (error instanceof TooLongSheet) return refuse(fileRefusal('TOO_MANY_ROWS'));
    if (error instanceof UnusualXml) return null;
    throw error;
  }
}

/** The rows above a list, in addition to its own. */
const headRowsMax = 100;

/** There are more rows than the maximum: reading on would only take time. */
class TooLongSheet extends Error {}

async function tablesOf(bytes: Buffer, report: ReportRows): Promise<Result<readonly Table[], FileRefusal>> {
  const parts = new Map(zipParts(bytes)?.map((part) => [part.name, part]));
  const xml = async (name: string) => {
    const part = parts.get(name);
    return part ? xmlOf(bytes, part) : '';
  };
  const workbook = await xml('xl/workbook.xml');
  const sheets = sheetsOf(workbook, await xml('xl/_rels/workbook.xml.rels'));
  if (sheets.length > sheetsMax) return refuse(fileRefusal('TOO_MUCH_WORK'));
  if (!sheets.some(({ part }) => part !== null && parts.has(part))) throw new UnusualXml();
  const formats = formatsOf(await xml('xl/styles.xml'));
  const texts = {
    formats,
    shared: await sharedTexts(bytes, parts.get('xl/sharedStrings.xml')),
    shown: await shownBy(formats, countsFrom1904(workbook)),
  };
  const tables: Table[] = [];
  for (const sheet of sheets) {
    const before = tables.reduce((sum, { rows }) => sum + rows.length, 0);
    const most = Math.min(rowsMax + headRowsMax, bookRowsMax - before);
    const table = await tableOf(sheet, most, { bytes, parts, texts, report });
    if (table === null) continue;
    tables.push(table);
  }
  return ok(tables);
}

/** The shared strings, referenced by index. */
async function sharedTexts(bytes: Buffer, part: ZipPart | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  if (!part) return texts;
  for await (const xml of xmlPieces(bytes, part, '</si>'))
    for (let at = xml.indexOf('<si'); at >= 0; at = xml.indexOf('<si', at + 3)) {
      if (xml.startsWith('<si/>', at)) {
        texts.push('');
        continue;
      }
      const close = xml.indexOf('</si>', at);
      if (close < 0) throw new UnusualXml();
      texts.push(cellText(textIn(xml.slice(at, close))));
      at = close;
    }
  return texts;
}

/** The library formats dates: a megabyte of code, loaded only for them. */
async function shownBy(formats: SheetTexts['formats'], date1904: boolean): Promise<SheetTexts['shown']> {
  if (!formats.some((format) => format?.isShown)) return (_format, value) => value;
  const library = await import('@e965/xlsx');
  // The library types its formatter as any.
  const { format: write } = library.SSF as NumberFormats;
  return (format, value) => {
    try {
      return write(format, value, { date1904 });
    } catch {
      // An unknown format does not change the number.
      return value;
    }
  };
}

async function tableOf(
  { name, isHidden, part }: BookSheet,
  rowsMost: number,
  { bytes, parts, texts, report }: Book,
): Promise<Table | null> {
  const zipped = part === null ? undefined : parts.get(part);
  if (!zipped) return null;
  const money = notingMoney();
  const scan = rowScanner({ ...texts, noteFormat: money.note });
  const rows: SheetRow[] = [];
  let rest = '';
  for await (const xml of xmlPieces(bytes, zipped, '</row>')) {
    const before = rows.length;
    scan(xml, (row) => rows.push(row));
    if (rows.length > rowsMost) throw new TooLongSheet();
    if (Math.floor(before / reportEvery) < Math.floor(rows.length / reportEvery)) report(rows.length);
    rest = xml;
  }
  if (!rest.includes('</worksheet>')) throw new UnusualXml();
  const merged = mergedIn(rest);
  if (merged.length > 0) {
    const byLine = new Map(rows.map((row) => [row.line, row.cells]));
    const last = rows.at(-1)?.line ?? 0;
    fillMerged(
      (line) => byLine.get(line),
      merged.map((cells) => ({ ...cells, to: Math.min(cells.to, last) })),
    );
  }
  return withTextInCells(
    newTable({ sheet: name, isHidden, rows: rows.map(rowOf), moneyFormats: money.formats }),
  );
}

const rowOf = ({ line, cells, isHidden }: SheetRow): Row => ({ line, cells, ...(isHidden && { isHidden }) });
