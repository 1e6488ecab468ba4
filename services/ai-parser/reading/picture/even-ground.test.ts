import { describe, expect, it } from 'vitest';
import { onEvenGround } from './even-ground.ts';

const [width, height] = [320, 160];
/** Every tenth column of a picture is a stroke of a letter, in its middle rows. */
const isStroke = (x: number, y: number) => x % 10 === 0 && y > 60 && y < 100;

function drawn(ground: (x: number) => number, ink: (x: number) => number) {
  const data = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data[y * width + x] = isStroke(x, y) ? ink(x) : ground(x);
  return { data, width, height };
}

/** The shades of background and strokes, away from the edges of panels. */
function shadesOf({ data }: { readonly data: Buffer }, from: number, to: number) {
  const row = 80 * width;
  const strokes = [];
  const grounds = [];
  for (let x = from; x < to; x += 10) {
    strokes.push(data[row + x] ?? 0);
    grounds.push(data[row + x + 5] ?? 0);
  }
  return { darkest: Math.min(...grounds), lightest: Math.max(...strokes) };
}

describe('the ground of a picture', () => {
  it('stays as it is if it is evenly lit', () => {
    const page = drawn(
      () => 236,
      () => 20,
    );
    expect(onEvenGround(page)).toBe(page);
  });

  it('is white below a shadow, with letters as dark as elsewhere', () => {
    const page = drawn(
      (x) => Math.round(240 - x / 2),
      (x) => Math.round(0.2 * (240 - x / 2)),
    );
    const { darkest, lightest } = shadesOf(onEvenGround(page), 0, width);
    expect(darkest).toBeGreaterThan(235);
    expect(lightest).toBeLessThan(70);
  });

  it('is white on a dark panel next to a light one, with dark letters on both', () => {
    const board = drawn(
      (x) => (x < width / 2 ? 30 : 235),
      (x) => (x < width / 2 ? 240 : 30),
    );
    const even = onEvenGround(board);
    for (const [from, to] of [
      [0, width / 2 - 30],
      [width / 2 + 30, width],
    ] as const) {
      const { darkest, lightest } = shadesOf(even, from, to);
      expect(darkest).toBeGreaterThan(235);
      expect(lightest).toBeLessThan(70);
    }
  });

  it('is distinguished from letters by its area if it is neither light nor dark', () => {
    const { darkest, lightest } = shadesOf(
      onEvenGround(
        drawn(
          () => 110,
          () => 250,
        ),
      ),
      0,
      width,
    );
    expect(darkest).toBeGreaterThan(235);
    expect(lightest).toBeLessThan(70);
  });
});
