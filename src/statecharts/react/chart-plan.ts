import { chartTree, type ChartTree } from '../chart/chart-tree.ts';
import type { ChartEdge, ChartModel, ChartNow, ChartReaction, ChartState } from '../chart/chart.types.ts';
import {
  edgeGroups,
  labelFigure,
  stateFigure,
  toldEdges,
  type EdgeGroup,
  type LabelFigure,
  type StateFigure,
} from '../chart/figure.ts';

/** A model with its texts set: what a drawing needs beside the layout. */
export interface ChartPlan {
  readonly model: ChartModel;
  readonly tree: ChartTree;
  readonly states: readonly { readonly state: ChartState; readonly figure: StateFigure }[];
  readonly groups: readonly { readonly group: EdgeGroup; readonly figure: LabelFigure }[];
}

export function chartPlan(model: ChartModel): ChartPlan {
  const tree = chartTree(model);
  const told = toldEdges(model, tree);
  return {
    model,
    tree,
    states: model.states.map((state) => ({
      state,
      figure: stateFigure(state, told.get(state.id) ?? [], tree),
    })),
    groups: edgeGroups(model, tree).map((group) => ({ group, figure: labelFigure(group.edges) })),
  };
}

const takesItself = (event: ChartReaction['event']): boolean =>
  event.kind === 'always' || event.kind === 'finished';

/** Whether something can happen now: its state is active and listens. */
export const isPossible = (
  now: ChartNow | undefined,
  source: string,
  { event }: ChartReaction | ChartEdge,
): boolean =>
  !!now && !takesItself(event) && now.active.includes(source) && now.possible.includes(event.type);

/** Names a reaction where marks are looked up, as a machine's shape does. */
export const reactionId = (stateId: string, { event }: ChartReaction): string => `${stateId} ${event.type}`;
