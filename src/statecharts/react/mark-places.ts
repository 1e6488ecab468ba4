import type { Box, ChartLayout, ChartMark, ChartMarks, Point } from '../chart/chart.types.ts';
import { measureInter } from '../chart/measure.ts';
import type { ChartPlan } from './chart-plan.ts';

export const markFont = { size: 10.5, weight: 600 } as const;

const HEIGHT = 17;
/** Beside its words: the sign, and a margin on both sides. */
const AROUND = 26;
/** Nearer to what it is not about, it would seem to be about that. */
const APART = 4;
/** So far a remark lies over the edge of what it is about: a label's text begins further in. */
const OVER = 6;

export interface PlacedMark {
  readonly id: string;
  readonly mark: ChartMark;
  readonly box: Box;
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** Something remarked upon: where its remark may stand, the usual place first. */
interface Remarked {
  readonly id: string;
  readonly mark: ChartMark;
  /** What is written in it may lie under the edge of the remark. */
  readonly own: Box;
  readonly corners: readonly Point[];
}

const widthOf = ({ text }: ChartMark): number => measureInter(text, markFont) + AROUND;

/** Beside its line of an arrow's label; of the first line above it too, of the last below it. */
function atLabel(label: Box, line: Box, width: number): readonly Point[] {
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

/** On a corner of a state. */
function atState({ x, y, width, height }: Box, wide: number): readonly Point[] {
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

/** All that is written in a chart, and what of it is remarked upon. */
function remarkedIn(plan: ChartPlan, layout: ChartLayout, marks: ChartMarks) {
  const written: Box[] = [];
  const remarked: Remarked[] = [];
  for (const { state, figure } of plan.states) {
    const box = layout.states[state.id];
    if (!box) continue;
    const isFrame = plan.tree.childrenOf(state.id).length > 0;
    const own = isFrame ? { ...box, width: figure.width, height: figure.height } : box;
    written.push(own);
    const mark = marks[state.id];
    if (mark) remarked.push({ ...{ id: state.id, mark, own }, corners: atState(box, widthOf(mark)) });
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
      remarked.push({ ...{ id, mark, own }, corners: atLabel(own, line, widthOf(mark)) });
    }
  }
  return { written, remarked };
}

/** How much of it is not seen in the picture, and how much it hides of others. */
function harmOf(box: Box, layout: ChartLayout, others: readonly Box[]): number {
  const besides = { ...box, x: box.x - APART, width: box.width + 2 * APART };
  const unseen =
    box.width * box.height - overlap(box, { x: 0, y: 0, width: layout.width, height: layout.height });
  return others.reduce((sum, other) => sum + overlap(besides, other), unseen);
}

/** Where each remark stands: of the places at what it is about the one where it hides the least of what is written elsewhere. */
export function markPlaces(plan: ChartPlan, layout: ChartLayout, marks: ChartMarks): readonly PlacedMark[] {
  const { written, remarked } = remarkedIn(plan, layout, marks);
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
