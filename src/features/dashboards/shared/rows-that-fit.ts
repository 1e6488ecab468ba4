/** The number of rows of two lists that fit on a screen of 900 px; each further list takes the space of one row. */
const rowsOfTwo = 8;
const fewest = 2;

/**
 * How many rows of each list are shown so that all lists fit on one screen: the first lists get more, each gets at
 * least one.
 */
export function rowsThatFit(counts: readonly number[]): readonly number[] {
  const shown = counts.map((count) => Math.min(count, fewest));
  let left = rowsOfTwo + 2 - counts.length - shown.reduce((sum, rows) => sum + rows, 0);
  return shown.map((rows, list) => {
    const more = Math.max(0, Math.min((counts[list] ?? 0) - rows, left));
    left -= more;
    return rows + more;
  });
}
