import { expect, it } from 'vitest';
import { straighten } from './straighten.ts';

const line = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));

it('takes a slip out of a line', () => {
  expect(straighten(line([10, 0], [10, 50], [12, 50], [12, 100]))).toEqual(line([10, 0], [10, 100]));
});

it('leaves a turn a turn', () => {
  const turn = line([10, 0], [10, 50], [40, 50], [40, 100]);
  expect(straighten(turn)).toEqual(turn);
});

it('keeps the end of a line where it is fastened, and moves what comes before', () => {
  expect(straighten(line([0, 0], [0, 20], [50, 20], [50, 60], [53, 60], [53, 100]))).toEqual(
    line([0, 0], [0, 20], [53, 20], [53, 100]),
  );
});

it('takes out one slip after the other', () => {
  expect(straighten(line([0, 0], [0, 10], [2, 10], [2, 20], [4, 20], [4, 30]))).toEqual(
    line([0, 0], [0, 30]),
  );
});
