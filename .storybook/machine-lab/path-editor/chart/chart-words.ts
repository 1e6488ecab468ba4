import { actionWords, guardWords } from '../../../../src/statecharts/chart/action-words.ts';
import type {
  ChartEvent,
  ChartModel,
  ChartReaction,
  ChartState,
} from '../../../../src/statecharts/chart/chart.types.ts';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { listOf, statesIn, transitionsOf } from '../../../../src/statecharts/flow/flow-tree.ts';
import { tellActions, tellActor, tellGuard } from '../../../../src/statecharts/flow/tell.ts';
import type { FlowVocabulary, Words } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import { keyInWords } from '../words.ts';

/** By what the chart calls it, what somebody calls it who reads no code. */
interface Dictionary {
  readonly guards: ReadonlyMap<string, string>;
  readonly actions: ReadonlyMap<string, string>;
}

function dictionaryOf(flow: Flow, vocabulary: FlowVocabulary): Dictionary {
  const guards = new Map<string, string>();
  const actions = new Map<string, string>();
  for (const { path, state } of statesIn(flow)) {
    const transitions = transitionsOf(flow, path).map(({ transition }) => transition);
    for (const { guard } of transitions) {
      const name = guardWords(guard);
      if (guard !== undefined && name !== null) guards.set(name, tellGuard(guard, vocabulary, flow));
    }
    const done = [state.entry, state.exit, ...transitions.map((transition) => transition.actions)];
    for (const action of done.flatMap(listOf)) {
      const [name] = actionWords([action]);
      if (name !== undefined) actions.set(name, tellActions(action, vocabulary, flow));
    }
  }
  return { guards, actions };
}

const saysOf = (words: Words, name: string): string =>
  (Object.hasOwn(words, name) ? words[name]?.says : undefined) ?? name;

/** The chart of a path in the vocabulary's words: steps by their titles, events, answers and conditions as the lists beside it say them. */
export function chartInWords(model: ChartModel, flow: Flow, vocabulary: FlowVocabulary): ChartModel {
  const { guards, actions } = dictionaryOf(flow, vocabulary);
  const doings = (names: readonly string[]) => names.map((name) => actions.get(name) ?? name);
  const eventIn = (state: ChartState | undefined, event: ChartEvent): ChartEvent => {
    const { kind, label } = event;
    if (kind === 'event') return { ...event, label: saysOf(vocabulary.events, label) };
    if (kind === 'delay') return { ...event, label: saysOf(vocabulary.delays, label) };
    if (kind !== 'done' && kind !== 'error' && kind !== 'snapshot') return event;
    const src = state?.invokes.find(({ id }) => id === label)?.src ?? label;
    return { ...event, label: tellActor(src, vocabulary) };
  };
  const reactionIn = <Reaction extends ChartReaction>(
    state: ChartState | undefined,
    one: Reaction,
  ): Reaction => ({
    ...one,
    event: eventIn(state, one.event),
    guard: one.guard === null ? null : (guards.get(one.guard) ?? one.guard),
    actions: doings(one.actions),
  });
  const states = new Map(model.states.map((state) => [state.id, state]));
  return {
    ...model,
    edges: model.edges.map((edge) => reactionIn(states.get(edge.source), edge)),
    states: model.states.map((state) => ({
      ...state,
      key: state.title ?? keyInWords(state.key),
      title: null,
      entry: doings(state.entry),
      exit: doings(state.exit),
      invokes: state.invokes.map(({ src }) => {
        const says = saysOf(vocabulary.actors, src);
        return { id: says, src: says };
      }),
      reactions: state.reactions.map((reaction) => reactionIn(state, reaction)),
    })),
  };
}
