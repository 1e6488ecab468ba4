import { actionLabels, guardLabel } from '../../../../src/statecharts/chart/action-labels.ts';
import type {
  ChartEvent,
  ChartModel,
  ChartReaction,
  ChartState,
} from '../../../../src/statecharts/chart/chart.types.ts';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { listOf, statesIn, transitionsOf } from '../../../../src/statecharts/flow/flow-tree.ts';
import { describeActions, describeActor, describeGuard } from '../../../../src/statecharts/flow/describe.ts';
import type { FlowVocabulary, VocabularyEntries } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import { spacedKey } from '../state-text.ts';

/** Readable names by chart name. */
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
      const name = guardLabel(guard);
      if (guard !== undefined && name !== null) guards.set(name, describeGuard(guard, vocabulary, flow));
    }
    const done = [state.entry, state.exit, ...transitions.map((transition) => transition.actions)];
    for (const action of done.flatMap(listOf)) {
      const [name] = actionLabels([action]);
      if (name !== undefined) actions.set(name, describeActions(action, vocabulary, flow));
    }
  }
  return { guards, actions };
}

const phraseOf = (text: VocabularyEntries, name: string): string =>
  (Object.hasOwn(text, name) ? text[name]?.phrase : undefined) ?? name;

/** A path's chart with readable names: steps by title; events, answers and guards by the vocabulary's phrases. */
export function withReadableNames(model: ChartModel, flow: Flow, vocabulary: FlowVocabulary): ChartModel {
  const { guards, actions } = dictionaryOf(flow, vocabulary);
  const doings = (names: readonly string[]) => names.map((name) => actions.get(name) ?? name);
  const eventIn = (state: ChartState | undefined, event: ChartEvent): ChartEvent => {
    const { kind, label } = event;
    if (kind === 'event') return { ...event, label: phraseOf(vocabulary.events, label) };
    if (kind === 'delay') return { ...event, label: phraseOf(vocabulary.delays, label) };
    if (kind !== 'done' && kind !== 'error' && kind !== 'snapshot') return event;
    const src = state?.invokes.find(({ id }) => id === label)?.src ?? label;
    return { ...event, label: describeActor(src, vocabulary) };
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
      key: state.title ?? spacedKey(state.key),
      title: null,
      entry: doings(state.entry),
      exit: doings(state.exit),
      invokes: state.invokes.map(({ src }) => {
        const phrase = phraseOf(vocabulary.actors, src);
        return { id: phrase, src: phrase };
      }),
      reactions: state.reactions.map((reaction) => reactionIn(state, reaction)),
    })),
  };
}
