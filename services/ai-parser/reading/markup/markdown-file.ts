import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { columnsMax, rowsMax, sheetsMax } from '../../limits.ts';
import { fileRefusal, tooWide, type FileRefusal } from '../../refusals.ts';
import { decodeDeclared } from '../text/declared-encoding.ts';
import { linesTable, type TextLine } from './lines-table.ts';
import { bullet, endsInPrice, heading, isRuler, withoutFrontMatter } from './markdown-lines.ts';
import { PageTable } from './page-table.ts';
import { readPage } from './page-reader.ts';
import { newTable, type ReadFile, type Row, type Table } from '../table.ts';
import { pricedRows } from '../text/priced-rows.ts';
import { tooManyRows } from '../text/text-table.ts';

/** Reads a text with pipe tables, or a list of items that end in prices. */
export function readMarkdown(bytes: Buffer, report: (rows: number) => void): Result<ReadFile, FileRefusal> {
  const { text, encoding, issues } = decodeDeclared(bytes);
  const lines = withoutFrontMatter(text).split(/\r\n|\n|\r/u);
  const tables = tablesOf(lines);
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);
  if (tables.some((table) => table.rows.slice(0, 50).some(({ cells }) => cells.length > columnsMax)))
    return refuse(tooWide());
  if (rows > rowsMax + 100) return refuse(tooManyRows(rows));
  if (tables.length > sheetsMax) return refuse(fileRefusal('TOO_MUCH_WORK'));
  if (rows === 0) return refuse(fileRefusal('FILE_NOT_A_LIST'));
  report(rows);
  return ok({ format: 'markdown', encoding, separator: null, tables, issues });
}

/** The visible text without marks for emphasis, code and links; for a picture, its address. */
const plainText = (text: string): string => (marks.test(text) ? withoutMarks(text) : text.trim());

const marks = /[*_`~[\]<\\]/u;

const withoutMarks = (text: string): string =>
  text
    .replaceAll(/!\[[^\]]*\]\(\s*<?([^\s)>]+)[^)]*\)/gu, '$1')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/<(https?:[^>\s]+)>/gu, '$1')
    .replaceAll(/<\/?(?:a|b|i|u|em|strong|span|sub|sup|font|small)(?:\s[^<>]*)?>/giu, '')
    .replaceAll(/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/giu, ' ')
    .replaceAll(/(\*\*|__|~~)(?=\S)(.*?\S)\1/gu, '$2')
    .replaceAll(/(?<![\p{L}\d*_])([*_])(?=[^\s*_])([^*_]*[^\s*_])\1(?![\p{L}\d*_])/gu, '$2')
    .replaceAll(/`([^`]*)`/gu, '$1')
    .replaceAll(/\\([\\`*_{}[\]()#+.!|~>-])/gu, '$1')
    .trim();

/** The cells of a line between its pipes; an escaped pipe is a character. */
function cellsOf(line: string): readonly string[] {
  const bare = line
    .trim()
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '');
  return bare.split(/(?<!\\)\|/u).map(plainText);
}

/** The number of rows that have words and, beside them, a price or that it is on request. */
const offersIn = (tables: readonly Table[]): number =>
  tables.reduce((sum, { rows }) => sum + Array.from(rows).filter(({ cells }) => cells[1]).length, 0);

/** `### Half a day €110`: a heading that names an offer with its price, and nothing below it. */
const isPricedHeading = (text: string | undefined): text is string =>
  text !== undefined && /\p{L}/u.test(text) && isPriced.test(text) && endsInPrice.test(text);
const isPriced = /\p{Sc}|\d[.,](?:\d{2}|[-–—]{1,2})(?!\d)/u;

/** A line without marks, as deep as it is. */
function plainLine(line: string): string {
  const named = heading.exec(line)?.[1];
  if (isPricedHeading(named)) return plainText(named);
  return `${/^\s*/u.exec(line)?.[0] ?? ''}${plainText(line)}`;
}

interface Chapter {
  readonly title: { readonly line: number; readonly text: string } | null;
  readonly above: readonly Row[];
  readonly header: Row | null;
  readonly rows: readonly Row[];
}

function tablesOf(lines: readonly string[]): readonly Table[] {
  const chapters = chaptersOf(lines);
  if (chapters.length === 0) {
    const table = linesTable(lines.flatMap(pointOf));
    const points = table ? [table] : [];
    const typed = pricedRows(lines.map(plainLine));
    return offersIn(typed) >= offersIn(points) ? typed : points;
  }
  const groups: Chapter[][] = [];
  for (const chapter of chapters) {
    const last = groups.at(-1);
    if (last && sameHeader(last[0]?.header, chapter.header)) last.push(chapter);
    else groups.push([chapter]);
  }
  const seen = new Map<string, number>();
  return groups.map((group, place) => {
    const title = group[0]?.title?.text ?? `Table ${place + 1}`;
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    const name = times === 1 ? title : `${title} (${times})`;
    return newTable({ sheet: groups.length === 1 ? null : name, rows: rowsOf(group) });
  });
}

const sameHeader = (one: Row | null | undefined, other: Row | null): boolean =>
  !!one && !!other && one.cells.join('|').toLowerCase() === other.cells.join('|').toLowerCase();

/**
 * If several tables have the same columns, their headings become heading rows; a single table's heading is above it.
 */
function rowsOf(group: readonly Chapter[]): readonly Row[] {
  const [first] = group;
  if (!first) return [];
  const titleRow = ({ title }: Chapter): Row[] =>
    title ? [{ line: title.line, cells: [title.text], isHeading: true }] : [];
  const header = first.header ? [first.header] : [];
  if (group.length === 1) return [...titleRow(first), ...first.above, ...header, ...first.rows];
  return [...first.above, ...header, ...group.flatMap((chapter) => [...titleRow(chapter), ...chapter.rows])];
}

function chaptersOf(lines: readonly string[]): readonly Chapter[] {
  const chapters: Chapter[] = [];
  let title: Chapter['title'] = null;
  let above: Row[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const named = heading.exec(line)?.[1];
    if (named !== undefined) title = { line: at + 1, text: plainText(named) };
    else if (pageTable.test(line)) {
      const { chapters: found, end } = pageTablesFrom(lines, at);
      for (const chapter of found) {
        chapters.push({ title, above: above.slice(-5), ...chapter });
        [title, above] = [null, []];
      }
      at = end - 1;
    } else if (isTableStart(lines, at)) {
      const { header, rows, end } = tableFrom(lines, at);
      chapters.push({ title, above: above.slice(-5), header, rows });
      [title, above] = [null, []];
      at = end - 1;
    } else if (line.trim() !== '' && line.length <= 200)
      above.push({ line: at + 1, cells: [plainText(line)] });
  }
  return chapters;
}

/** A table that pipes cannot express is written in HTML, from here to its end. */
const pageTable = /^\s*<table[\s>]/iu;

function pageTablesFrom(lines: readonly string[], from: number) {
  const last = lines.findIndex((line, at) => at >= from && /<\/table>/iu.test(line));
  const end = last < 0 ? lines.length : last + 1;
  const { parts } = readPage(lines.slice(from, end).join('\n'));
  const chapters = parts
    .filter((part) => part instanceof PageTable)
    .map(({ rows, headerRows }) => {
      const read = rows.map(({ cells, line, ...row }) => ({
        ...row,
        line: from + line,
        cells: cells.map((cell) => (typeof cell === 'string' ? plainText(cell) : cell)),
      }));
      // Whoever reads the table joins a header of several rows.
      return headerRows === 1
        ? { header: read[0] ?? null, rows: read.slice(1) }
        : { header: null, rows: read };
    })
    .filter(({ rows }) => rows.length > 0);
  return { chapters, end };
}

const hasPipe = (line: string | undefined): boolean =>
  line !== undefined && line.includes('|') && !isRuler(line);

/** A ruler above a header, or a header above a ruler. */
const isTableStart = (lines: readonly string[], at: number): boolean =>
  isRuler(lines[at] ?? '') ? hasPipe(lines[at + 1]) : hasPipe(lines[at]) && isRuler(lines[at + 1] ?? '');

function tableFrom(lines: readonly string[], from: number) {
  const rows: Row[] = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isRuler(line)) continue;
    if (!hasPipe(line)) break;
    const cells = cellsOf(line);
    if (cells.some((cell) => cell !== '')) rows.push({ line: at + 1, cells });
  }
  const [header = null, ...body] = rows;
  return { header, rows: body, end: Math.max(at, from + 1) };
}

function pointOf(line: string, place: number): readonly TextLine[] {
  const text = line.trim();
  if (text === '') return [];
  const named = heading.exec(line)?.[1];
  const point = plainText(named ?? text.replace(bullet, ''));
  const isHeading = named !== undefined && !isPricedHeading(named);
  return point === '' ? [] : [{ line: place + 1, cells: [point], isHeading }];
}
