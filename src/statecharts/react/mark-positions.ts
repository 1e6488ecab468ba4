import type { Box, ChartLayout, ChartMark, ChartMarks, Point } from '../chart/chart.types.ts';
import { measureInter } from '../chart/measure.ts';
import type { ChartPlan } from './chart-plan.ts';

export const markFont = { size: 10.5, weight: 600 } as const;

const HEIGHT = 17;
/** The width of the sign and the margins on both sides. */
const AROUND = 26;
/** Closer to another element, it would seem to belong to that. */
const APART = 4;
/** How far an annotation overlaps its element: a label's text starts further in. */
const OVER = 6;

export interface PlacedMark {
  readonly id: string;
  readonly mark: ChartMark;
  readonly box: Box;
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** An annotated element, with possible positions for its annotation, the usual one first. */
interface MarkTarget {
  readonly id: string;
  readonly mark: ChartMark;
  /** Its own text may be under the annotation's edge. */
  readonly own: Box;
  readonly corners: readonly Point[];
}

const widthOf = ({ text }: ChartMark): number => measureInter(text, markFont) + AROUND;

/** Next to its line of an arrow's label; for the first line also above it, for the last also below. */
function positionsAtLabel(label: Box, line: Box, width: number): readonly Point[] {
  const right = label.x + label.width;
  const y = line.y + (line.height - HEIGHT) / 2;
  const above = label.y - HEIGHT + 2;
  const below = label.y + label.height - 2;
  const isFirst = line.y - label.y < HEIGHT / 2;
  const isLast = label.y + label.height - line.y - line.height < HEIGHT / 2;
  return [
    { x: right - OVER, y },
    { x: label.x + OVER - width, y },
    ...(isFirst ? [right - width, label.x].map((x) => ({ x, y: above })) : []),
    ...(isLast ? [right - width, label.x].map((x) => ({ x, y: below })) : []),
  ];
}

/** At a corner of a state. */
function positionsAtState({ x, y, width, height }: Box, wide: number): readonly Point[] {
  const [top, bottom] = [y - HEIGHT / 2, y + height - HEIGHT / 2];
  const outwards = { right: x + width - 16, left: x + 16 - wide };
  return [
    { x: outwards.right, y: top },
    { x: outwards.left, y: top },
    { x: x + width - wide - OVER, y: top },
    { x: outwards.right, y: bottom },
    { x: outwards.left, y: bottom },
    { x: x + width - wide - OVER, y: bottom },
  ];
}

/** All text in a chart, and the elements with annotations. */
function markTargetsIn(plan: ChartPlan, layout: ChartLayout, marks: ChartMarks) {
  const written: Box[] = [];
  const remarked: MarkTarget[] = [];
  for (const { state, figure } of plan.states) {
    const box = layout.states[state.id];
    if (!box) continue;
    const isFrame = plan.tree.childrenOf(state.id).length > 0;
    const own = isFrame ? { ...box, width: figure.width, height: figure.height } : box;
    written.push(own);
    const mark = marks[state.id];
    if (mark) remarked.push({ id: state.id, mark, own, corners: positionsAtState(box, widthOf(mark)) });
  }
  for (const { group, figure } of plan.groups) {
    const first = layout.edges[group.edges[0]?.id ?? '']?.label;
    const [row] = figure.rows;
    if (!first || !row) continue;
    const { width, height } = figure;
    const own = { x: first.x - row.x, y: first.y - row.y, width, height };
    written.push(own);
    for (const [index, { id }] of group.edges.entries()) {
      const [mark, at] = [marks[id], figure.rows[index]];
      if (!mark || !at) continue;
      const line = { ...at, x: own.x + at.x, y: own.y + at.y };
      remarked.push({ id, mark, own, corners: positionsAtLabel(own, line, widthOf(mark)) });
    }
  }
  return { written, remarked };
}

/** How much of it is outside the picture, plus how much it covers of others. */
function harmOf(box: Box, layout: ChartLayout, others: readonly Box[]): number {
  const besides = { ...box, x: box.x - APART, width: box.width + 2 * APART };
  const unseen =
    box.width * box.height - overlap(box, { x: 0, y: 0, width: layout.width, height: layout.height });
  return others.reduce((sum, other) => sum + overlap(besides, other), unseen);
}

/** Positions each annotation where it covers the least text of other elements. */
export function markPositions(
  plan: ChartPlan,
  layout: ChartLayout,
  marks: ChartMarks,
): readonly PlacedMark[] {
  const { written, remarked } = markTargetsIn(plan, layout, marks);
  const placed: PlacedMark[] = [];
  for (const { id, mark, own, corners } of remarked) {
    const others = [...written.filter((one) => one !== own), ...placed.map(({ box }) => box)];
    const [best] = corners
      .map((corner) => ({ ...corner, width: widthOf(mark), height: HEIGHT }))
      .map((box) => ({ box, harm: harmOf(box, layout, others) }))
      .toSorted((one, other) => one.harm - other.harm);
    if (best) placed.push({ id, mark, box: best.box });
  }
  return placed;
}
