import type { ChartEdge, ChartMark, ChartModel, ChartReaction, ChartState } from './chart.types.ts';
import { groupBy } from './group-by.ts';

/** Two versions of a chart in one, and what changed in the second. */
interface ChartUnion {
  readonly model: ChartModel;
  /** Red and − for removed, green and + for added, amber and ~ for changed: never by colour alone. */
  readonly marks: Readonly<Record<string, ChartMark>>;
}

type Change = 'added' | 'removed';

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const reactionText = (before: ChartState, after: ChartState): string[] => {
  const types = new Set([...before.reactions, ...after.reactions].map(({ event }) => event.label));
  const of = (state: ChartState, label: string): ChartReaction[] =>
    state.reactions.filter(({ event }) => event.label === label);
  return [...types].filter((label) => !isAlike(of(before, label), of(after, label)));
};

/** What changed in a state: "title, entry". */
function changedAspects(before: ChartState, after: ChartState): string[] {
  const aspects = ['title', 'screen', 'tags', 'entry', 'exit'] as const;
  return [
    ...(before.kind === after.kind ? [] : ['kind']),
    ...(before.initial === after.initial ? [] : ['start']),
    ...aspects.filter((aspect) => !isAlike(before[aspect], after[aspect])),
    ...(isAlike(before.invokes, after.invokes) ? [] : ['invoke']),
    ...reactionText(before, after),
  ];
}

const changedEdgeAspects = (before: ChartEdge, after: ChartEdge): string[] => [
  ...(before.guard === after.guard ? [] : ['condition']),
  ...(isAlike(before.actions, after.actions) ? [] : ['actions']),
];

const changedMark = (text: readonly string[]): ChartMark => ({
  tone: 'amber',
  text: `~ ${text.join(', ')}`,
});

/** Contents of something added or removed only get the sign: the text is shown at the outermost element. */
const wholeMark = (change: Change, isWithin: boolean): ChartMark =>
  change === 'added'
    ? { tone: 'green', text: isWithin ? '+' : '+ new' }
    : { tone: 'red', text: isWithin ? '−' : '− gone' };

/** Inserts items that only the first list has after the item they followed there. */
function merged<Item extends { readonly id: string }>(
  before: readonly Item[],
  after: readonly Item[],
): readonly Item[] {
  const kept = new Set(after.map(({ id }) => id));
  const result = [...after];
  before.forEach((item, index) => {
    if (kept.has(item.id)) return;
    const previous = before[index - 1];
    const at = previous ? result.findIndex(({ id }) => id === previous.id) + 1 : 0;
    result.splice(at, 0, item);
  });
  return result;
}

/** The second version's states in its order, with removed ones next to their former neighbours. */
function mergedStates(before: ChartModel, after: ChartModel): ChartState[] {
  const kept = new Set(after.states.map(({ id }) => id));
  const was = groupBy(before.states, ({ parent }) => parent);
  const is = groupBy(after.states, ({ parent }) => parent);
  const below = (parent: string | null): ChartState[] => {
    // A state with another parent is shown only at its new place.
    const former = (was.get(parent) ?? []).filter(
      ({ id }) => !kept.has(id) || (is.get(parent) ?? []).some((state) => state.id === id),
    );
    return merged(former, is.get(parent) ?? []).flatMap((state) => [state, ...below(state.id)]);
  };
  return below(null);
}

/** Gives both machines the same root id: a chart has a single root. */
function underOneRoot(before: ChartModel, after: ChartModel): ChartModel {
  const [was] = before.states;
  const [is] = after.states;
  if (!was || !is || was.id === is.id) return before;
  const renamed = (id: string): string =>
    id === was.id ? is.id : id.startsWith(`${was.id}.`) ? is.id + id.slice(was.id.length) : id;
  // Delays and finished children are named after the state.
  const reactionIn = <Reaction extends ChartReaction>(owner: string, reaction: Reaction): Reaction => ({
    ...reaction,
    event: {
      ...reaction.event,
      type: reaction.event.type.endsWith(`.${owner}`)
        ? reaction.event.type.slice(0, -owner.length) + renamed(owner)
        : reaction.event.type,
    },
  });
  return {
    id: after.id,
    states: before.states.map((state) => ({
      ...state,
      reactions: state.reactions.map((reaction) => reactionIn(state.id, reaction)),
      id: renamed(state.id),
      key: state.parent === null ? is.key : state.key,
      parent: state.parent && renamed(state.parent),
      initial: state.initial && renamed(state.initial),
    })),
    edges: before.edges.map((edge) => {
      const [source, target] = [renamed(edge.source), renamed(edge.target)];
      const number = / #\d+$/u.exec(edge.id)?.[0] ?? '';
      const { event, ...rest } = reactionIn(edge.source, edge);
      return { ...rest, event, source, target, id: `${source} ${event.type} → ${target}${number}` };
    }),
  };
}

/** Two versions of a machine as one chart with the elements of both, and marks on the changes. */
export function unionChart(first: ChartModel, after: ChartModel): ChartUnion {
  const before = underOneRoot(first, after);
  const was = new Map(before.states.map((state) => [state.id, state]));
  const is = new Map(after.states.map((state) => [state.id, state]));
  const states = mergedStates(before, after);
  const changeOf = (id: string): Change | null => (is.has(id) ? (was.has(id) ? null : 'added') : 'removed');
  const stateMarks = states.flatMap(({ id, parent }): [string, ChartMark][] => {
    const change = changeOf(id);
    if (change) return [[id, wholeMark(change, parent !== null && changeOf(parent) === change)]];
    const [one, other] = [was.get(id), is.get(id)];
    const text = one && other ? changedAspects(one, other) : [];
    return text.length > 0 ? [[id, changedMark(text)]] : [];
  });

  const formerEdges = new Map(before.edges.map((edge) => [edge.id, edge]));
  const laterEdges = new Map(after.edges.map((edge) => [edge.id, edge]));
  const fromFormer = groupBy(before.edges, ({ source }) => source);
  const fromLater = groupBy(after.edges, ({ source }) => source);
  const edges = states.flatMap(({ id }) => merged(fromFormer.get(id) ?? [], fromLater.get(id) ?? []));
  const edgeMarks = edges.flatMap(({ id, source, target }): [string, ChartMark][] => {
    const [one, other] = [formerEdges.get(id), laterEdges.get(id)];
    if (one && other) {
      const text = changedEdgeAspects(one, other);
      return text.length > 0 ? [[id, changedMark(text)]] : [];
    }
    const change = other ? 'added' : 'removed';
    return [[id, wholeMark(change, changeOf(source) === change || changeOf(target) === change)]];
  });
  return {
    model: { id: after.id, states, edges },
    marks: Object.fromEntries([...stateMarks, ...edgeMarks]),
  };
}
