import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { rowsMax, sheetsMax } from '../../limits.ts';
import { fileRefusal, tooWide, type FileRefusal } from '../../refusals.ts';
import { decodeDeclared } from '../text/declared-encoding.ts';
import { withDrawnGrids } from './drawn-grids.ts';
import { linesTable, type TextLine } from './lines-table.ts';
import { PageTable, shownText } from './page-table.ts';
import { pricedLinesOfPage } from './priced-lines-of-page.ts';
import { readPage, type Page, type PagePart } from './page-reader.ts';
import { repeatedBlocks } from './repeated-blocks.ts';
import { newTable, textOf, type ReadFile, type Row, type Table } from '../table.ts';
import { tooManyRows } from '../text/text-table.ts';

/** Reads a web page, or one saved as a spreadsheet: each of its tables with the text above it. */
export function readWebPage(bytes: Buffer, report: (rows: number) => void): Result<ReadFile, FileRefusal> {
  const { text, encoding, issues } = decodeDeclared(bytes);
  const page = readPage(text);
  const refusal = refusalOf(page);
  if (refusal) return refuse(refusal);
  const parts = withDrawnGrids(page.parts);
  const tables = tablesOf(parts);
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);
  if (rows > rowsMax + 100) return refuse(tooManyRows(rows));
  if (tables.length > sheetsMax) return refuse(fileRefusal('TOO_MUCH_WORK'));
  const texts = parts.filter((part) => isLine(part));
  const priced = repeatedBlocks(texts) ?? pricedLinesOfPage(texts);
  if (rows === 0 && !priced) return refuse(fileRefusal('FILE_NOT_A_LIST', noTable));
  report(rows);
  const chapters = chaptersOf(sectionsOf(parts));
  const lines = priced ? [...chapters, chapters.length === 0 ? priced : { ...priced, sheet: 'Text' }] : [];
  return ok({ format: 'html', encoding, separator: null, tables, lines, issues });
}

const noTable =
  'This web page has no table. Please open it, copy the table into a spreadsheet, save it as .xlsx, and send that.';

function refusalOf({ end, parts }: Page): FileRefusal | null {
  if (end === 'too-wide') return tooWide();
  if (end === 'too-deep') return fileRefusal('TOO_MUCH_WORK');
  const longest = () => Math.max(...parts.map((part) => (part instanceof PageTable ? part.rows.length : 0)));
  return end === 'too-many-rows' ? tooManyRows(longest()) : null;
}

const isLine = (part: PagePart): part is TextLine => !(part instanceof PageTable);

/** The text above a table of a page, up to the previous table. */
interface Section {
  readonly table: PageTable;
  readonly above: readonly TextLine[];
}

const aboveMax = 8;
const aboveLengthMax = 200;

/** The tables of a page, or its lines if it has none. */
function tablesOf(parts: readonly PagePart[]): readonly Table[] {
  const sections = sectionsOf(parts);
  if (sections.length > 0) return chaptersOf(sections);
  const table = linesTable(parts.filter((part) => isLine(part)));
  return table ? [table] : [];
}

/** Tables with the same columns under successive headings are one, such as a price list in chapters. */
function chaptersOf(sections: readonly Section[]): readonly Table[] {
  const groups: Section[][] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    const before = last?.[0];
    if (last && before && isContinuation(before.table, section.table)) last.push(section);
    else groups.push([section]);
  }
  const names = new Map<string, number>();
  return groups.map((group) => {
    const name = groups.length === 1 ? null : nameOf(group[0]);
    if (name === null) return tableOf(group, null);
    const times = (names.get(name) ?? 0) + 1;
    names.set(name, times);
    return tableOf(group, times === 1 ? name : `${name} (${times})`);
  });
}

function sectionsOf(parts: readonly PagePart[]): readonly Section[] {
  const sections: Section[] = [];
  let above: TextLine[] = [];
  for (const part of parts) {
    if (!(part instanceof PageTable)) above.push(part);
    else if (part.rows.length > 0) {
      sections.push({ table: part, above });
      above = [];
    }
  }
  return sections;
}

const headerText = ({ rows, headerRows }: PageTable): string =>
  rows
    .slice(0, Math.max(1, headerRows))
    .flatMap(({ cells }) => cells.map(textOf))
    .join('\u001f')
    .toLowerCase();

function isContinuation(first: PageTable, next: PageTable): boolean {
  if (first.width < 2 || first.width !== next.width) return false;
  return (
    headerText(first) === headerText(next) ||
    (first.headerRows === 0 && next.headerRows === 0 && first.width === 2)
  );
}

const titleOf = ({ table, above }: Section): TextLine | null => {
  const caption = shownText(table.caption);
  if (caption !== '') return { line: table.line, cells: [caption], isHeading: true };
  return above.findLast(({ isHeading }) => isHeading) ?? null;
};

const nameOf = (section: Section | undefined): string =>
  (section && titleOf(section)?.cells.join(' ').slice(0, 100)) || 'Table';

const asRow = ({ line, cells, isHeading }: TextLine): Row => ({
  line,
  cells: [cells.join(' ')],
  ...(isHeading && { isHeading }),
});

/** The text above the first table is its letterhead; chapter headings come below its header, above their rows. */
function tableOf(group: readonly Section[], sheet: string | null): Table {
  const [first] = group;
  if (!first) return newTable({ sheet, rows: [] });
  const isChaptered = group.length > 1;
  const title = titleOf(first);
  const before = first.above
    .filter((line) => line.cells.join(' ').length <= aboveLengthMax && !(isChaptered && line === title))
    .slice(-aboveMax);
  const headers = first.table.rows.slice(0, chapterHeader(group));
  // Where it is repeated, a header of one word would be taken for a heading of the rows below it.
  const isOneWord = headers.every(({ cells }) => cells.filter((cell) => cell !== '').length === 1);
  const rows = group.flatMap((section, place) => {
    const heading = titleOf(section);
    const isTold = place === 0 || (isOneWord && headerText(section.table) === headerText(first.table));
    const body = section.table.rows.slice(isTold ? headers.length : 0);
    return isChaptered && heading ? [asRow(heading), ...body] : [...body];
  });
  return newTable({
    sheet,
    rows: [...before.map(asRow), ...headers, ...rows],
    isHidden: rows.every(({ isHidden }) => isHidden),
  });
}

/** How many rows of the first chapter are headers of all of them. */
function chapterHeader([first, second]: readonly Section[]): number {
  if (!first) return 0;
  if (first.table.headerRows > 0) return first.table.headerRows;
  return second && headerText(first.table) === headerText(second.table) ? 1 : 0;
}
