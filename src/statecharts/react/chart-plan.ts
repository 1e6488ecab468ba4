import { chartTree, type ChartTree } from '../chart/chart-tree.ts';
import type { ChartEdge, ChartModel, ChartNow, ChartReaction, ChartState } from '../chart/chart.types.ts';
import {
  edgeGroups,
  labelFigure,
  stateFigure,
  listedEdges,
  type EdgeGroup,
  type LabelFigure,
  type StateFigure,
} from '../chart/figure.ts';

/** A model with its text laid out: what a drawing needs in addition to the layout. */
export interface ChartPlan {
  readonly model: ChartModel;
  readonly tree: ChartTree;
  readonly states: readonly { readonly state: ChartState; readonly figure: StateFigure }[];
  readonly groups: readonly { readonly group: EdgeGroup; readonly figure: LabelFigure }[];
}

export function chartPlan(model: ChartModel): ChartPlan {
  const tree = chartTree(model);
  const listed = listedEdges(model, tree);
  return {
    model,
    tree,
    states: model.states.map((state) => ({
      state,
      figure: stateFigure(state, listed.get(state.id) ?? [], tree),
    })),
    groups: edgeGroups(model, tree).map((group) => ({ group, figure: labelFigure(group.edges) })),
  };
}

const isAutomatic = (event: ChartReaction['event']): boolean =>
  event.kind === 'always' || event.kind === 'finished';

/** Whether an event is possible now: its state is active and handles it. */
export const isPossible = (
  now: ChartNow | undefined,
  source: string,
  { event }: ChartReaction | ChartEdge,
): boolean =>
  !!now && !isAutomatic(event) && now.active.includes(source) && now.possible.includes(event.type);

/** The id of a transition without a target, for looking up marks; as in a machine's shape. */
export const reactionId = (stateId: string, { event }: ChartReaction): string => `${stateId} ${event.type}`;
