import type { ElkEdgeSection, ElkNode, ElkPoint, ElkShape } from 'elkjs/lib/elk-api.js';
import { chartTree, type ChartTree } from './chart-tree.ts';
import type { Box, ChartLayout, ChartModel, Point } from './chart.types.ts';
import { elkGraph, isUpwards, startOf } from './elk-graph.ts';
import { edgeGroups, labelFigure, stateFigure, listedEdges, type FigureRow } from './figure.ts';
import { measureInter, type MeasureText } from './measure.ts';
import { alignRegions } from './regions.ts';
import { straighten } from './straighten.ts';

/** The layout engine: elkjs, in a worker or not. */
export interface ChartElk {
  readonly layout: (graph: ElkNode) => Promise<ElkNode>;
}

const MARGIN = 16;

const pointOf = ({ x, y }: ElkPoint): Point => ({ x: x + MARGIN, y: y + MARGIN });

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkShape): Box => ({
  ...pointOf({ x, y }),
  width,
  height,
});

const lineOf = (sections: readonly ElkEdgeSection[] = []): Point[] =>
  straighten(
    sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].map(pointOf),
    ),
  );

const offsetBy = ({ x, y }: Point, { x: dx, y: dy, width, height }: FigureRow): Box => ({
  x: x + dx,
  y: y + dy,
  width,
  height,
});

/** All boxes of a layout result, by id. */
function boxesOf(node: ElkNode): [string, Box][] {
  return [[node.id, boxOf(node)], ...(node.children ?? []).flatMap(boxesOf)];
}

function arrowsOf(
  graph: ElkNode,
  model: ChartModel,
  tree: ChartTree,
  measure: MeasureText,
): ChartLayout['edges'] {
  const laid = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]));
  return Object.fromEntries(
    edgeGroups(model, tree).flatMap((group) => {
      const edge = laid.get(group.id);
      const forwards = lineOf(edge?.sections);
      const line = isUpwards(tree, group) ? forwards.toReversed() : forwards;
      const label = boxOf(edge?.labels?.[0] ?? {});
      const { rows } = labelFigure(group.edges, measure);
      return rows.flatMap((row, index) => {
        const one = group.edges[index];
        return one ? [[one.id, { line, label: offsetBy(label, row) }] as const] : [];
      });
    }),
  );
}

/** An edge listed inside a state has no line; its label is its row. */
function listedEdgesOf(
  model: ChartModel,
  tree: ChartTree,
  boxes: ReadonlyMap<string, Box>,
  measure: MeasureText,
): ChartLayout['edges'] {
  const listed = listedEdges(model, tree);
  return Object.fromEntries(
    [...listed].flatMap(([id, edges]) => {
      const state = tree.get(id);
      const box = boxes.get(id);
      if (!state || !box) return [];
      return stateFigure(state, edges, tree, measure).rows.flatMap((row) =>
        row.describes && 'id' in row.describes
          ? [[row.describes.id, { line: [], label: offsetBy(box, row) }] as const]
          : [],
      );
    }),
  );
}

/** Lays out a chart. The result is deterministic. */
export async function layoutChart(
  model: ChartModel,
  elk: ChartElk,
  measure: MeasureText = measureInter,
): Promise<ChartLayout> {
  const tree = chartTree(model);
  const graph = await elk.layout(elkGraph(model, tree, measure));
  const boxes = new Map(boxesOf(graph));
  const lines = new Map((graph.edges ?? []).map((edge) => [edge.id, lineOf(edge.sections)]));
  const starts = model.states.flatMap(({ id, initial }) => {
    const dot = boxes.get(startOf(id));
    if (initial === null || !dot) return [];
    const line = lines.get(startOf(id)) ?? [];
    const x = line[0]?.x ?? dot.x + dot.width / 2;
    return [[id, { dot: { x, y: dot.y + dot.height / 2 }, line }] as const];
  });
  const edges = {
    ...arrowsOf(graph, model, tree, measure),
    ...listedEdgesOf(model, tree, boxes, measure),
  };
  const states = Object.fromEntries(
    model.states.flatMap(({ id }) => {
      const box = boxes.get(id);
      return box ? [[id, box] as const] : [];
    }),
  );
  return {
    width: Math.ceil((graph.width ?? 0) + 2 * MARGIN),
    height: Math.ceil((graph.height ?? 0) + 2 * MARGIN),
    states: alignRegions(tree, states, Object.values(edges)),
    starts: Object.fromEntries(starts),
    edges,
  };
}
