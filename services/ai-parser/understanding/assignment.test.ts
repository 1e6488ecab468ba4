import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestAssignment } from './assignment.ts';

const sumOf = (scores: readonly (readonly number[])[], columns: readonly number[]) =>
  columns.reduce((sum, column, row) => sum + (scores[row]?.[column] ?? 0), 0);

/** The best sum, found by trying all assignments. */
function mostOf(
  scores: readonly (readonly number[])[],
  row = 0,
  taken: ReadonlySet<number> = new Set(),
): number {
  const own = scores[row];
  if (!own) return 0;
  const without = mostOf(scores, row + 1, taken);
  const withOne = own.map((score, column) =>
    taken.has(column) ? 0 : score + mostOf(scores, row + 1, new Set([...taken, column])),
  );
  return Math.max(without, ...withOne);
}

it('gives a column to the row for which the total is best', () => {
  expect(
    bestAssignment([
      [3, 2.9],
      [2, 0],
    ]),
  ).toEqual([1, 0]);
});

it('leaves out pairs with a score of 0', () => {
  expect(
    bestAssignment([
      [0, 0],
      [0, 1],
      [0, 0.5],
    ]),
  ).toEqual([-1, 1, -1]);
});

it('finds the maximum for any scores, and assigns no column twice', () => {
  const shape = fc.integer({ min: 1, max: 5 });
  const scored = fc.tuple(shape, shape).chain(([height, width]) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  );
  fc.assert(
    fc.property(scored, (scores) => {
      const columns = bestAssignment(scores);
      const given = columns.filter((column) => column >= 0);
      expect(new Set(given).size).toBe(given.length);
      expect(sumOf(scores, columns)).toBe(mostOf(scores));
    }),
  );
});
