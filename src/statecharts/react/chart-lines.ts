import type { Point } from '../chart/chart.types.ts';

const CORNER = 6;
const HEAD = { length: 7, half: 3.6 };

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  };
};
const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const at = ({ x, y }: Point): string => `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`;

/** A path through all points with rounded corners. */
export function roundedPath(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const corners = points.slice(1, -1).map((corner, index) => {
    const before = points[index] ?? corner;
    const after = points[index + 2] ?? corner;
    const radius = Math.min(CORNER, distance(before, corner) / 2, distance(corner, after) / 2);
    return `L${at(towards(corner, before, radius))}Q${at(corner)} ${at(towards(corner, after, radius))}`;
  });
  return `M${at(first)}${corners.join('')}L${at(last)}`;
}

/** The same path, ending at the base of its arrowhead. */
export function arrow(points: readonly Point[]): { line: string; head: string } {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return { line: '', head: '' };
  const back = towards(tip, before, HEAD.length);
  const across = { x: (tip.y - back.y) / HEAD.length, y: (back.x - tip.x) / HEAD.length };
  const left = { x: back.x + across.x * HEAD.half, y: back.y + across.y * HEAD.half };
  const right = { x: back.x - across.x * HEAD.half, y: back.y - across.y * HEAD.half };
  return {
    line: roundedPath([...points.slice(0, -1), towards(tip, before, HEAD.length - 1)]),
    head: `M${at(tip)}L${at(left)}L${at(right)}Z`,
  };
}
