import { describe, expect, it } from 'vitest';
import { leadersIn } from './dot-leaders.ts';

const [width, height] = [400, 40];

/** A picture with filled boxes. */
function inkOf(boxes: readonly (readonly [left: number, top: number, across: number, down: number])[]) {
  const ink = new Uint8Array(width * height);
  for (const [left, top, across, down] of boxes)
    for (let y = top; y < top + down; y += 1) ink.fill(1, y * width + left, y * width + left + across);
  return { ink, width, height };
}
const row = (count: number, from: number, pitch: number) =>
  Array.from({ length: count }, (_, at) => [from + at * pitch, 20, 3, 3] as const);

describe('the dots before a price', () => {
  it('are found between a name and its price, which are kept', () => {
    const name = [30, 8, 12, 15] as const;
    const price = [350, 8, 12, 15] as const;
    const found = leadersIn(inkOf([name, ...row(30, 60, 9), price]));
    expect(found).toHaveLength(30);
    expect(Math.min(...found.map(({ left }) => left))).toBe(60);
    expect(Math.max(...found.map(({ right }) => right))).toBe(60 + 29 * 9 + 3);
  });

  it('are neither the three at the end of a sentence, nor digits, which are closer', () => {
    expect(leadersIn(inkOf(row(3, 60, 9)))).toEqual([]);
    expect(leadersIn(inkOf(row(12, 60, 4)))).toEqual([]);
  });

  it('are not isolated marks', () => {
    const marks = [20, 70, 81, 150, 163, 240, 330].map((left) => [left, 20, 3, 3] as const);
    expect(leadersIn(inkOf(marks))).toEqual([]);
  });
});
