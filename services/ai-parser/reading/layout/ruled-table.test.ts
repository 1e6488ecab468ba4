import { describe, expect, it } from 'vitest';
import type { Rule } from './page.ts';
import { gridOf } from './ruled-table.ts';

const upright = (at: number): Rule => ({ at, from: 0, to: 100, isUpright: true });
const lying = (at: number, from: number, to: number): Rule => ({ at, from, to, isUpright: false });
const columns = [0, 120, 240].map(upright);

describe('the grid of a table', () => {
  it('is not cut by lines below words', () => {
    const borders = [0, 50, 100].map((at) => lying(at, 0, 240));
    const underlines = [lying(20, 1, 70), lying(35, 130, 180)];
    expect(gridOf([...columns, ...borders, ...underlines], 1)?.ys).toEqual([0, 50, 100]);
  });

  it('has the lines of one column, and those that go beyond it', () => {
    const borders = [lying(0, -20, 260), lying(40, 120, 240), lying(70, 0, 120), lying(100, -20, 260)];
    expect(gridOf([...columns, ...borders], 1)?.ys).toEqual([0, 40, 70, 100]);
  });
});
