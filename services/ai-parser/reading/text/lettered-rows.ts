import type { Row } from '../table.ts';
import type { SaidLine } from './remarked-rows.ts';

/** `Splice kit R350 per set`: words, a sum of rand, and what it is for. */
const lettered =
  /^(.*\p{L}{2}.*?)[\s:–—-]+R\s?((?:\d{1,3}(?:[ ,]\d{3})+|\d+)(?:[.,]\d{2})?)(?:\s*(each|(?:per|\/)\s?\S+)|\s+(\D{1,30}))?$/u;
const linesLeast = 4;
const shareLeast = 0.7;
/** `R13` to `R24` are rims of tyres. */
const rimMost = 24;
/** A letter before a figure is money only because all lines have it. */
const unsure = 0.5;

/**
 * The rows of a text nearly all of whose lines have an R before their last figure, as sums in South Africa: names,
 * prices and the words behind. Null if it is another text.
 */
export function letteredRows(lines: readonly SaidLine[]): readonly Row[] | null {
  const rows = lines.map(({ line, text }): Row => {
    const [, name, sum, unit, remark = ''] = lettered.exec(text) ?? [];
    return name === undefined || sum === undefined
      ? { line, cells: [text, '', ''], isHeading: true }
      : {
          line,
          cells: [name, unit === undefined ? `R ${sum}` : `R ${sum} ${unit}`, remark],
          clarity: unsure,
        };
  });
  const found = rows.filter(({ isHeading }) => isHeading !== true);
  if (found.length < linesLeast || found.length < lines.length * shareLeast) return null;
  const sums = found.map(({ cells }) => Number(String(cells[1]).replaceAll(/\D/gu, '')));
  return sums.every((sum) => sum <= rimMost) ? null : rows;
}
