import { cellLengthMax, columnsMax } from '../limits.ts';

export type RecordsEnd = 'read' | 'stopped' | 'too-wide';

const quote = 34;
const lineFeed = 10;
const carriageReturn = 13;

const isBlankCode = (code: number) => code === 32 || code === 9 || code === 0xa0;

/**
 * The records of a delimited text (RFC 4180), each with the line on which it begins, as forgiving as spreadsheets are: a quote inside
 * a cell is a letter, a quoted cell may have spaces around it, and a quote that nobody closes opens nothing. Ends when `take` says
 * false, or at a record wider than {@link columnsMax}.
 */
export function eachRecord(
  text: string,
  separator: string,
  take: (cells: string[], line: number) => boolean,
): RecordsEnd {
  const separatorCode = separator.charCodeAt(0);
  const end = text.length;
  let line = 1;
  let at = 0;
  while (at < end) {
    const startLine = line;
    const cells: string[] = [];
    for (;;) {
      const quoted = quotedCell(text, at, separatorCode);
      if (quoted) {
        cells.push(quoted.value);
        line += quoted.breaks;
        at = quoted.endsAt;
      } else {
        const from = at;
        at = cellEnd(text, at, separatorCode);
        cells.push(trimmed(text, from, at));
      }
      if (at >= end || text.charCodeAt(at) !== separatorCode) break;
      if (cells.length > columnsMax) return 'too-wide';
      at += 1;
    }
    if (at < end)
      at += text.charCodeAt(at) === carriageReturn && text.charCodeAt(at + 1) === lineFeed ? 2 : 1;
    line += 1;
    if (!take(cells, startLine)) return 'stopped';
  }
  return 'read';
}

function cellEnd(text: string, from: number, separatorCode: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === separatorCode || code === lineFeed || code === carriageReturn) return at;
  }
  return text.length;
}

function trimmed(text: string, from: number, to: number): string {
  let first = from;
  let last = to;
  while (first < last && isBlankCode(text.charCodeAt(first))) first += 1;
  while (last > first && isBlankCode(text.charCodeAt(last - 1))) last -= 1;
  return text.slice(first, Math.min(last, first + cellLengthMax + 1));
}

function quotedCell(
  text: string,
  from: number,
  separatorCode: number,
): { readonly value: string; readonly endsAt: number; readonly breaks: number } | null {
  let opensAt = from;
  while (isBlankCode(text.charCodeAt(opensAt)) && text.charCodeAt(opensAt) !== separatorCode) opensAt += 1;
  if (text.charCodeAt(opensAt) !== quote) return null;
  // Twice a cell's length: a longer one is cut, and a quote that stays open must not swallow the file.
  const furthest = opensAt + 2 * cellLengthMax;
  let hasQuotes = false;
  let closesAt = text.indexOf('"', opensAt + 1);
  for (; closesAt >= 0 && closesAt <= furthest; closesAt = text.indexOf('"', closesAt + 1)) {
    if (text.charCodeAt(closesAt + 1) === quote) {
      hasQuotes = true;
      closesAt += 1;
      continue;
    }
    const endsAt = cellEndsAfter(text, closesAt + 1, separatorCode);
    if (endsAt === null) continue;
    const raw = text.slice(opensAt + 1, closesAt);
    const value = (hasQuotes ? raw.replaceAll('""', '"') : raw).trim();
    return { value, endsAt, breaks: raw.match(/\r\n|\n|\r/gu)?.length ?? 0 };
  }
  return null;
}

/** Where the cell ends if nothing but spaces follows its closing quote, else null. */
function cellEndsAfter(text: string, from: number, separatorCode: number): number | null {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === separatorCode || code === lineFeed || code === carriageReturn) return at;
    if (!isBlankCode(code)) return null;
  }
  return text.length;
}
