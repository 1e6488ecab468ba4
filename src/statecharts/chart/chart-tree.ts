import type { ChartEdge, ChartModel, ChartState } from './chart.types.ts';
import { groupBy } from './group-by.ts';

/** The nesting of a chart's states. */
export interface ChartTree {
  readonly root: ChartState;
  readonly get: (id: string) => ChartState | undefined;
  readonly childrenOf: (id: string) => readonly ChartState[];
  /** A state is within itself. */
  readonly isWithin: (id: string, around: string) => boolean;
  /** `companyProfile.filling`: its keys below the machine, or the machine's own. */
  readonly pathOf: (id: string) => string;
  /** Its position in document order. */
  readonly orderOf: (id: string) => number;
  /** From the machine itself down to it. */
  readonly lineageOf: (id: string) => readonly ChartState[];
}

export function chartTree(model: ChartModel): ChartTree {
  const byId = new Map(model.states.map((state) => [state.id, state]));
  const order = new Map(model.states.map(({ id }, index) => [id, index]));
  const children = groupBy(model.states, (state) => state.parent);
  const [root] = model.states;
  if (!root) throw new Error(`The chart of ${model.id} has no state, not even the machine itself`);
  const lineageOf = (id: string): ChartState[] => {
    const state = byId.get(id);
    if (!state) return [];
    return [...(state.parent === null ? [] : lineageOf(state.parent)), state];
  };
  return {
    root,
    get: (id) => byId.get(id),
    childrenOf: (id) => children.get(id) ?? [],
    isWithin: (id, around) => lineageOf(id).some((state) => state.id === around),
    lineageOf,
    orderOf: (id) => order.get(id) ?? 0,
    pathOf: (id) => {
      const keys = lineageOf(id).map(({ key }) => key);
      return keys.length > 1 ? keys.slice(1).join('.') : (keys[0] ?? id);
    },
  };
}

/** An arrow further back than this many states is hard to follow. */
const FAR_BACK = 6;

/**
 * Listed as a line in its state instead of drawn as an arrow: transitions within their own source, to an ancestor, to
 * themselves, and far back. A dozen long upward arrows make a chart twice as wide and nobody reads them.
 */
export const isListedInState = (tree: ChartTree, { source, target }: ChartEdge): boolean =>
  tree.isWithin(target, source) ||
  tree.isWithin(source, target) ||
  tree.orderOf(source) - tree.orderOf(target) > FAR_BACK;
