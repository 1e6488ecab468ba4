import type { Row, Rows } from './table.ts';

/** The rows from an index on, without holding them in memory. */
export function rowsFrom(rows: Rows, from: number): Rows {
  if (from === 0) return rows;
  const length = Math.max(0, rows.length - from);
  return {
    length,
    at: (place) => (place < 0 ? undefined : rows.at(from + place)),
    slice: (first, end) => rows.slice(from + first, from + end),
    *[Symbol.iterator]() {
      let place = 0;
      for (const row of rows) if (place++ >= from) yield row;
    },
  };
}

const sampleMax = 400;

/** A sample of rows: evenly spaced, starting with the first. */
export function sampleOf(rows: Rows, most: number = sampleMax): readonly Row[] {
  const step = Math.max(1, Math.floor(rows.length / most));
  const sample: Row[] = [];
  for (let place = 0; place < rows.length && sample.length < most; place += step) {
    const row = rows.at(place);
    if (row) sample.push(row);
  }
  return sample;
}
