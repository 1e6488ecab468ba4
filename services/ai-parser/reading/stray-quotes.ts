import { cellLengthMax } from '../limits.ts';

/** A quote that stays open must not swallow the file: how far it is looked for its end, in letters and in quotes that end nothing. */
const quietMax = 2 * cellLengthMax;
const pairsMax = cellLengthMax;
const straysMax = 50;

/**
 * A delimited text in which every cell that begins with a quote is quoted as RFC 4180 wants it, for csv-parse insists on it: quotes
 * inside (`"5" hose, red"`) are doubled, blanks behind it are gone, and a quote that nobody closes is a letter. Lines stay where they are.
 */
export function withQuotesMended(text: string, separator: string): string {
  if (!text.includes('"')) return text;
  return text.replaceAll(cellsThatBeginWithAQuote(separator), (cell: string, inside: string | undefined) =>
    inside === undefined
      ? `"${cell.slice(0, cellLengthMax + 1).replaceAll('"', '""')}"`
      : `"${inside.replaceAll(/""?/gu, '""')}"`,
  );
}

/** Matches from the quote on, with what is inside as its group; a quote that nobody closes has no group and ends with its cell. */
function cellsThatBeginWithAQuote(separator: string): RegExp {
  const ends = `${separator.replace(/[\\\]^-]/u, String.raw`\$&`)}\\r\\n`;
  const blanks = `[^\\S${ends}]*`;
  const begins = `(?<=(?:^|[${ends}])${blanks}")`;
  const isEnd = `${blanks}(?![^${ends}])`;
  const quiet = `[^"]{0,${quietMax}}(?:""[^"]{0,${quietMax}}){0,${pairsMax}}`;
  const stray = `"(?!"|${isEnd})`;
  const inside = `(?!${stray})${quiet}(?:${stray}${quiet}){0,${straysMax}}`;
  return new RegExp(`"${begins}(?:(${inside})"${isEnd}|[^${ends}]*)`, 'g');
}
