import { cellLengthMax } from '../limits.ts';

/** A quote that stays open must not swallow the file: how far the next quote may be, and how many may mean nothing. */
const quietMax = 2 * cellLengthMax;
const straysMax = 50;

/**
 * A delimited text in which every cell that begins with a quote is quoted as RFC 4180 wants it, which csv-parse insists on: quotes inside
 * (`"5" hose, red"`) are doubled, and one that nobody closes becomes a letter. Lines stay where they are.
 */
export function withQuotesMended(text: string, separator: string): string {
  if (!text.includes('"')) return text;
  return text.replaceAll(cellsThatBeginWithAQuote(separator), (cell: string, inside: string | undefined) =>
    inside === undefined ? `"${cell.replaceAll('"', '""')}"` : `"${inside.replaceAll(/""?/gu, '""')}"`,
  );
}

function cellsThatBeginWithAQuote(separator: string): RegExp {
  const ends = `${separator.replace(/[\\\]^-]/u, String.raw`\$&`)}\\r\\n`;
  const blanks = String.raw`[^\S\r\n]*`;
  const begins = `(?<=(?:^|[${ends}])${blanks}")`;
  const isEnd = `(?=${blanks}(?:[${ends}]|$))`;
  const quiet = `[^"]{0,${quietMax}}(?:""[^"]{0,${quietMax}})*`;
  const stray = `"(?!"|${blanks}(?:[${ends}]|$))`;
  return new RegExp(`"${begins}(?:(${quiet}(?:${stray}${quiet}){0,${straysMax}})"${isEnd}|[^${ends}]*)`, 'g');
}
