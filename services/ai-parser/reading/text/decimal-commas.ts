import { textOf, type Row, type Rows } from '../table.ts';
import { sampleOf } from '../rows.ts';

const whole = /^\d+$/u;
/** `per piece 2` of `per piece 2,5`; in the first cell, it is a name. */
const behindWords = /^.{0,20}\s\d+$/u;
const cents = /^\d{1,2}$/u;
/** The share of rows that have the width of the list. */
const widthLeast = 0.6;

/** The places of cells that are the decimals of the one before: `1` and `50` of `1,50`. */
const jointsIn = ({ cells }: Row): readonly number[] =>
  cells.flatMap((cell, at) => {
    const before = textOf(cells[at - 1]);
    const isNumber = whole.test(before) || (at > 1 && behindWords.test(before));
    return at > 0 && cents.test(textOf(cell)) && isNumber ? [at] : [];
  });

/** The width that most rows have; null if there is none. */
function usualWidth(rows: readonly Row[]): number | null {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [width, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  return width > 1 && count >= rows.length * widthLeast ? width : null;
}

/** A row with its decimals joined to their numbers again. */
function joined(row: Row, joints: readonly number[]): Row {
  const kept = row.cells.flatMap((_, at) => (joints.includes(at) ? [] : [at]));
  const cells = kept.map((at) => {
    const cell = row.cells[at] ?? '';
    return joints.includes(at + 1) ? `${textOf(cell)},${textOf(row.cells[at + 1])}` : cell;
  });
  return { ...row, cells, readFrom: new Map(kept.map((from, at) => [at, from])) };
}

/**
 * The rows of a text separated by commas in which some numbers have decimal commas, too, and no quotes: a row that is
 * longer than the others by exactly as many cells as it has pairs of figures that may be one number.
 */
export function withDecimalCommas(rows: Rows): Rows {
  const sample = sampleOf(rows);
  const width = usualWidth(sample);
  if (width === null) return rows;
  const rejoined = (row: Row): Row => {
    const more = row.cells.length - width;
    if (more < 1) return row;
    const joints = jointsIn(row);
    return joints.length === more ? joined(row, joints) : row;
  };
  if (sample.every((row) => rejoined(row) === row)) return rows;
  return {
    length: rows.length,
    at(place) {
      const row = rows.at(place);
      return row && rejoined(row);
    },
    slice: (from, to) => rows.slice(from, to).map(rejoined),
    *[Symbol.iterator]() {
      for (const row of rows) yield rejoined(row);
    },
  };
}
