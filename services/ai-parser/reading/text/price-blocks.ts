import { textOf, type Row } from '../table.ts';

/** This many sums below each other, with no words between, are a column that was copied apart from its names. */
export const blockLeast = 3;

/** Pairs are by their order only. */
const unsure = 0.5;

/**
 * The rows of a text whose last lines of words are the names of the sums below them, in the same order: all of those
 * lines, or those that are numbered. Null if neither are as many as the sums: which belongs to which is then unknown.
 */
export function pairedRows(
  rows: readonly Row[],
  sums: readonly Row[],
  isNumbered: (row: Row) => boolean,
): Row[] | null {
  const from = rows.findLastIndex(({ isHeading }) => isHeading !== true) + 1;
  const words = rows.slice(from);
  const named = [words.filter(isNumbered), words].find((each) => each.length === sums.length);
  if (!named) return null;
  const paired = words.map((row) => {
    const sum = sums[named.indexOf(row)];
    return sum
      ? { line: row.line, cells: [textOf(row.cells[0]), textOf(sum.cells[1])], clarity: unsure }
      : row;
  });
  return [...rows.slice(0, from), ...paired];
}
