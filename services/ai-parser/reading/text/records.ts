import { cellLengthMax, columnsMax } from '../../limits.ts';
import { afterBlanks, closingQuote, isCellEnd, undecided } from './quoted-cell.ts';

export type RecordsEnd = 'read' | 'stopped' | 'too-wide';

/**
 * A text, or one piece of it: a piece that is not the last may end in the middle of a record, which then belongs to the
 * next.
 */
interface Piece {
  readonly text: string;
  /** The line of the file on which it begins. */
  readonly line: number;
  readonly isLast: boolean;
}

interface PieceRead {
  readonly end: RecordsEnd;
  /** The number of characters up to the end of the last complete record. */
  readonly length: number;
  /** The line on which the next piece begins. */
  readonly line: number;
}

/** Receives a record, with its line and its position in the piece; false stops the reading. */
type TakeRecord = (cells: string[], line: number, at: number) => boolean;

/**
 * The records of a delimited text with their line numbers, as lenient as spreadsheets: a quote inside a cell is a
 * character, a quoted cell may be surrounded by spaces, and an unclosed quote is a character. Ends when `take` returns
 * false, or at a record wider than {@link columnsMax}.
 */
export const eachRecord = (text: string, separator: string, take: TakeRecord): RecordsEnd =>
  eachRecordOf({ text, line: 1, isLast: true }, separator, take).end;

/** {@link eachRecord} of one piece. */
export function eachRecordOf(
  { text, line: firstLine, isLast }: Piece,
  separator: string,
  take: TakeRecord,
): PieceRead {
  const mark = separator.charCodeAt(0);
  let [at, line] = [0, firstLine];
  let nextQuote = placeFrom(text, '"', 0);
  let nextReturn = placeFrom(text, '\r', 0);
  const ended = (end: RecordsEnd): PieceRead => ({ end, length: at, line });
  while (at < text.length) {
    if (nextReturn < at) nextReturn = placeFrom(text, '\r', at);
    if (nextQuote < at) nextQuote = placeFrom(text, '"', at);
    const feed = placeFrom(text, '\n', at);
    const lineEnd = Math.min(feed, nextReturn);
    const record =
      nextQuote < lineEnd ? quotedRecord(text, at, mark, isLast) : plainRecord(text, at, lineEnd, mark);
    if (record === null) return ended('read');
    if (record.cells.length > columnsMax) return ended('too-wide');
    // A carriage return at the very end may be half of a line break.
    if (!isLast && (record.end >= text.length || (record.end === text.length - 1 && text.endsWith('\r'))))
      return ended('read');
    if (!take(record.cells, line, at)) return ended('stopped');
    line += record.breaks;
    at = afterBreak(text, record.end);
  }
  return ended('read');
}

interface Found {
  readonly cells: string[];
  /** The position of its end: the following line break, or the end of the text. */
  readonly end: number;
  /** The number of line breaks, including the following one. */
  readonly breaks: number;
}

function placeFrom(text: string, letter: string, at: number): number {
  const place = text.indexOf(letter, at);
  return place < 0 ? text.length : place;
}

const afterBreak = (text: string, at: number): number =>
  text.charCodeAt(at) === 0x0d && text.charCodeAt(at + 1) === 0x0a ? at + 2 : at + 1;

/** Characters that are checked one by one. */
const shortCell = 24;

/** A record without quotes, like most. */
function plainRecord(text: string, from: number, end: number, mark: number): Found {
  const cells: string[] = [];
  const separator = String.fromCharCode(mark);
  let start = from;
  for (let at = from; at <= end; at += 1) {
    if (at < end && text.charCodeAt(at) !== mark) {
      if (at - start < shortCell) continue;
      // Most cells are short; for a long one, a search for its end is faster.
      const found = text.indexOf(separator, at);
      at = found < 0 || found > end ? end : found;
    }
    cells.push(cellBetween(text, start, at));
    start = at + 1;
    // One cell too many stops the reading; a row of a million separators must not fill the memory before that is
    // noticed.
    if (cells.length > columnsMax) break;
  }
  return { cells, end, breaks: 1 };
}

/** A record with quotes; null if the text ends too early to decide. */
function quotedRecord(text: string, from: number, mark: number, isLast: boolean): Found | null {
  const cells: string[] = [];
  let breaks = 1;
  for (let at = from; ;) {
    const start = afterBlanks(text, at, mark);
    const close = text[start] === '"' ? closingQuote(text, start, mark, isLast) : -1;
    if (close === undecided) return null;
    let end = start;
    if (close >= 0) {
      const inside = text.slice(start + 1, close);
      breaks += breaksIn(inside);
      cells.push(tidy(inside.includes('"') ? inside.replaceAll(/""?/gu, '"') : inside));
      end = afterBlanks(text, close + 1, mark);
    } else {
      while (!isCellEnd(text, end, mark)) end += 1;
      cells.push(cellBetween(text, start, end));
    }
    if (text.charCodeAt(end) !== mark || cells.length > columnsMax) return { cells, end, breaks };
    at = end + 1;
  }
}

const breaksIn = (cell: string): number =>
  cell.includes('\n') || cell.includes('\r') ? (cell.match(/\r\n|\n|\r/gu)?.length ?? 0) : 0;

/**
 * Trimmed; a cell above the maximum length keeps one more character, so that whoever stores it notices that it was cut.
 */
function tidy(cell: string): string {
  const text = cell.trim();
  return text.length > cellLengthMax ? text.slice(0, cellLengthMax + 1) : text;
}

/** The cell between two positions; most have no surrounding spaces. */
function cellBetween(text: string, from: number, to: number): string {
  if (from === to) return '';
  const isTidy = to - from <= cellLengthMax && isInk(text.charCodeAt(from)) && isInk(text.charCodeAt(to - 1));
  const cell = text.slice(from, to);
  return isTidy ? cell : tidy(cell);
}

/** Whether a character is certainly not white space, which is at both ends of the code range. */
const isInk = (code: number): boolean => (code > 0x20 && code < 0xa0) || (code > 0xa0 && code < 0x1680);
