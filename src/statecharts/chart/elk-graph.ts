import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartTree } from './chart-tree.ts';
import type { ChartModel, ChartState } from './chart.types.ts';
import { edgeGroups, labelFigure, stateFigure, listedEdges, type EdgeGroup } from './figure.ts';
import type { MeasureText } from './measure.ts';

export const startOf = (stateId: string): string => `${stateId}::start`;
const START = 10;
const HISTORY = 24;
const SIDE = 22;

const common = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  // A few attempts at fewer crossings find nearly what many find, in half the time.
  'elk.layered.thoroughness': '3',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
};

/**
 * Straight lines are expensive: charts with many arrows settle for nearly straight ones, and charts with hundreds for
 * a position each.
 */
const placement = (arrows: number): string => {
  if (arrows <= 30) return 'NETWORK_SIMPLEX';
  return arrows <= 150 ? 'LINEAR_SEGMENTS' : 'BRANDES_KOEPF';
};

const optionsFor = (arrows: number): Readonly<Record<string, string>> => ({
  ...common,
  'elk.layered.nodePlacement.strategy': placement(arrows),
});

function nodeOf({
  model,
  tree,
  measure,
  options,
}: {
  model: ChartModel;
  tree: ChartTree;
  measure: MeasureText;
  options: Readonly<Record<string, string>>;
}): ElkNode {
  const listed = listedEdges(model, tree);
  const build = (one: ChartState): ElkNode => {
    if (one.kind === 'history') return { id: one.id, width: HISTORY, height: HISTORY };
    const { width, height } = stateFigure(one, listed.get(one.id) ?? [], tree, measure);
    const children = tree.childrenOf(one.id).map(build);
    if (children.length === 0) return { id: one.id, width, height };
    // The layout ignores a frame's minimum width, so if the content would be narrower than the frame's text, one child
    // is widened.
    const widths = children.map((child) => child.width ?? 0);
    const minimum =
      one.kind === 'parallel' ? widths.reduce((sum, each) => sum + each, 0) : Math.max(...widths);
    const missing = Math.max(0, width - 2 * SIDE - minimum);
    const start = missing > 0 ? width - 2 * SIDE : START;
    return {
      id: one.id,
      width,
      height,
      // Set on every frame: frames inherit few layout options from their parent.
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${height + 16},left=${SIDE},bottom=${SIDE},right=${SIDE + (one.initial === null ? missing : 0)}]`,
      },
      children: [
        ...(one.initial === null ? [] : [{ id: startOf(one.id), width: start, height: START }]),
        ...children,
      ],
    };
  };
  return build(tree.root);
}

/**
 * Keeps the machine's document order: upward edges are given to the layout reversed and flipped afterwards, otherwise
 * its cycle breaking would decide what goes on top.
 */
export const isUpwards = (tree: ChartTree, { source, target }: EdgeGroup): boolean =>
  tree.orderOf(target) < tree.orderOf(source);

/** The input for the layout. */
export function elkGraph(model: ChartModel, tree: ChartTree, measure: MeasureText): ElkNode {
  const groups = edgeGroups(model, tree);
  const options = optionsFor(groups.length);
  const arrows = groups.map((group): ElkExtendedEdge => {
    const { width, height } = labelFigure(group.edges, measure);
    const [from, to] = isUpwards(tree, group) ? [group.target, group.source] : [group.source, group.target];
    return {
      id: group.id,
      sources: [from],
      targets: [to],
      labels: [
        {
          id: `${group.id}::label`,
          text: ' ',
          width,
          height,
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    };
  });
  const starts = model.states.flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial === null ? [] : [{ id: startOf(id), sources: [startOf(id)], targets: [initial] }],
  );
  return {
    id: '::chart',
    layoutOptions: options,
    children: [nodeOf({ model, tree, measure, options })],
    edges: [...arrows, ...starts],
  };
}
