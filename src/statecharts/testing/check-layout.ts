import { chartTree, isListedInState } from '../chart/chart-tree.ts';
import { stateFigure, listedEdges } from '../chart/figure.ts';
import type { Box, ChartLayout, ChartModel, Point } from '../chart/chart.types.ts';

const NEAR = 1.5;

const overlap = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + NEAR &&
  b.x + b.width > a.x + NEAR &&
  a.y + a.height > b.y + NEAR &&
  b.y + b.height > a.y + NEAR;

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - NEAR &&
  inner.y >= outer.y - NEAR &&
  inner.x + inner.width <= outer.x + outer.width + NEAR &&
  inner.y + inner.height <= outer.y + outer.height + NEAR;

const touches = ({ x, y }: Point, box: Box): boolean => {
  const isSibling = x >= box.x - NEAR && x <= box.x + box.width + NEAR;
  return isSibling && (Math.abs(y - box.y) <= NEAR || Math.abs(y - box.y - box.height) <= NEAR);
};

/** The faults of a layout, as texts: overlaps, lines that are not attached, and elements outside the picture. */
export function checkLayout(model: ChartModel, layout: ChartLayout): string[] {
  const tree = chartTree(model);
  const paper = { x: 0, y: 0, width: layout.width, height: layout.height };
  const boxes = Object.entries(layout.states);
  const problems: string[] = [];
  for (const [index, [id, box]] of boxes.entries()) {
    const parent = layout.states[tree.get(id)?.parent ?? ''];
    if (!contains(parent ?? paper, box)) problems.push(`${id} is not within what it belongs to`);
    for (const [other, otherBox] of boxes.slice(index + 1)) {
      if (tree.isWithin(id, other) || tree.isWithin(other, id)) continue;
      if (overlap(box, otherBox)) problems.push(`${id} lies on ${other}`);
    }
  }
  const listed = listedEdges(model, tree);
  for (const state of model.states) {
    const box = layout.states[state.id];
    const figure = stateFigure(state, listed.get(state.id) ?? [], tree);
    if (
      box &&
      state.kind !== 'history' &&
      (box.width < figure.width - NEAR || box.height < figure.height - NEAR)
    ) {
      problems.push(`the text of ${state.id} does not fit`);
    }
  }
  for (const edge of model.edges) {
    const laid = layout.edges[edge.id];
    const source = layout.states[edge.source];
    const target = layout.states[edge.target];
    if (!laid || !source || !target) {
      problems.push(`${edge.id} has no place`);
      continue;
    }
    if (!contains(paper, laid.label)) problems.push(`the label of ${edge.id} is off the paper`);
    if (isListedInState(tree, edge)) {
      if (laid.line.length > 0 || !contains(source, laid.label))
        problems.push(`${edge.id} is not told in its state`);
      continue;
    }
    const [from] = laid.line;
    const to = laid.line.at(-1);
    if (!from || !touches(from, source)) problems.push(`${edge.id} does not begin at its source`);
    if (!to || !touches(to, target)) problems.push(`${edge.id} does not end at its target`);
    for (const [id, box] of boxes) {
      const isFrame = tree.childrenOf(id).length > 0;
      if (!isFrame && overlap(laid.label, box)) problems.push(`the label of ${edge.id} lies on ${id}`);
    }
  }
  return problems;
}
