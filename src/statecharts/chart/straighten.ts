import type { Point } from './chart.types.ts';

/** A horizontal jog this small looks like a drawing error. */
const SLIP = 5;

/** Removes the smallest jogs from a vertical line. Its ends stay on the borders they touch. */
export function straighten(line: readonly Point[]): Point[] {
  const points = line.map((point) => ({ ...point }));
  for (let index = 1; index + 2 < points.length; index += 1) {
    const [before, from, to, after] = points.slice(index - 1, index + 3);
    if (!before || !from || !to || !after) break;
    const isSlip = from.y === to.y && Math.abs(from.x - to.x) <= SLIP;
    if (!isSlip || before.x !== from.x || to.x !== after.x) continue;
    // Moves the free part to the attached one; between two free parts it does not matter.
    const isFastened = index + 2 === points.length - 1 && index > 1;
    const moved = isFastened ? [before, from] : [to, after];
    for (const point of moved) point.x = isFastened ? to.x : from.x;
    points.splice(index, 2);
    index = Math.max(0, index - 2);
  }
  return points;
}
