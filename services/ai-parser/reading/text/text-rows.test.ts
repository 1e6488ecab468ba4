import { describe, expect, it } from 'vitest';
import { textRows, type RowReader } from './text-rows.ts';

const reader: RowReader = {
  separator: ',',
  rowOf: (cells, line) => (cells.every((cell) => cell === '') ? null : { line, cells }),
};
const rowsOf = (text: string, rowsMax = 1_000_000) =>
  textRows(Buffer.from(text), reader, { rowsMax, report: () => undefined });

/**
 * Longer than the pieces in which it is read, with line breaks in cells, blank lines, and characters of one to four
 * bytes.
 */
const count = 5_000;
const cellsOf = (place: number) => [`row ${place}`, place % 3 === 0 ? `a\nb, ${place}` : 'é€😀', '"'];
const text = Array.from(
  { length: count },
  (_, place) =>
    `${cellsOf(place)
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(',')}\n${place % 7 === 0 ? '\n' : ''}`,
).join('');

describe('the rows of a long text', () => {
  const { rows } = rowsOf(text);

  it('are complete in each iteration', () => {
    const wanted = Array.from({ length: count }, (_, place) => cellsOf(place));
    expect(rows.length).toBe(count);
    expect(Array.from(rows, ({ cells }) => cells)).toEqual(wanted);
    expect(Array.from(rows, ({ cells }) => cells)).toEqual(wanted);
  });

  it('have the line numbers of the file', () => {
    const lines = Array.from(rows, ({ line }) => line);
    const begins = text.split('\n').flatMap((line, at) => (line.startsWith('"row ') ? [at + 1] : []));
    expect(lines).toEqual(begins);
  });

  it('can be read one by one', () => {
    const all = [...rows];
    for (const place of [4_999, 0, 63, 64, 2_500, 65]) expect(rows.at(place)).toEqual(all[place]);
    expect([rows.at(count), rows.at(-1)]).toEqual([undefined, undefined]);
    expect(rows.slice(100, 300)).toEqual(all.slice(100, 300));
  });

  it('are counted also above the limit', () => {
    const few = rowsOf(text, 100);
    expect([few.rows.length, few.count, [...few.rows].length]).toEqual([100, count, 100]);
  });

  it('may be longer than a piece', () => {
    const long = `${'é'.repeat(20_000)},"${'x\n'.repeat(10_000)}"\nlast,1\n`;
    expect(Array.from(rowsOf(long).rows, ({ line }) => line)).toEqual([1, 10_001 + 1]);
  });
});
