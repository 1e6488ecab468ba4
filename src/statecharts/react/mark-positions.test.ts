import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../chart/chart-model.ts';
import type { Box, ChartLayout, ChartMarks } from '../chart/chart.types.ts';
import { chartPlan } from './chart-plan.ts';
import { markPositions } from './mark-positions.ts';

const plan = chartPlan(
  chartOf(
    createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { GO: { target: 'b' }, RUN: { target: 'c' } } }, b: {}, c: {} },
    }),
  ),
);
const arrowTo = (target: string) => {
  const found = plan.groups.find(({ group }) => group.target === target);
  if (!found) throw new Error(`no arrow is drawn to ${target}`);
  return { id: found.group.edges[0]?.id ?? '', figure: found.figure };
};
const [go, run] = [arrowTo('m.b'), arrowTo('m.c')];

/** Two labels side by side; `gap`: the distance between them in pixels. */
function laid(gap: number, width = 900) {
  const labelAt = (x: number): Box => ({ x: x + 8, y: 203, width: 1, height: 1 });
  const layout: ChartLayout = {
    width,
    height: 500,
    starts: {},
    states: {
      m: { x: 0, y: 0, width, height: 500 },
      a: { x: 300, y: 100, width: 60, height: 30 },
      b: { x: 100, y: 300, width: 60, height: 30 },
      c: { x: 500, y: 300, width: 60, height: 30 },
    },
    edges: {
      [go.id]: { line: [], label: labelAt(100) },
      [run.id]: { line: [], label: labelAt(100 + go.figure.width + gap) },
    },
  };
  const label = {
    x: 100 + go.figure.width + gap,
    y: 200,
    width: run.figure.width,
    height: run.figure.height,
  };
  return { layout, second: label };
}
const place = (layout: ChartLayout, marks: ChartMarks) =>
  markPositions(plan, layout, marks).map(({ box }) => box)[0];
const mark = { tone: 'green', text: '470' } as const;

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe('a remark on an arrow', () => {
  it('is to the right of the label where there is room', () => {
    const { layout } = laid(200);
    expect(place(layout, { [go.id]: mark })?.x).toBe(100 + go.figure.width - 6);
  });

  it('hides no other label', () => {
    const { layout, second } = laid(10);
    const box = place(layout, { [go.id]: mark });
    expect(box && meets(box, second)).toBe(false);
  });

  it('hides no other remark', () => {
    const { layout } = laid(10);
    const [first, other] = markPositions(plan, layout, { [go.id]: mark, [run.id]: mark });
    expect(first && other && meets(first.box, other.box)).toBe(false);
  });
});

it('stays within the picture', () => {
  const { layout } = laid(10, 600);
  const box = place(layout, { m: { tone: 'amber', text: '~ everything in it' } });
  expect(box && box.x + box.width).toBeLessThanOrEqual(600);
});
