import { isWithin, joinPath, listOf, parentPath, statesIn, targetPath, transitionsOf } from '../flow-tree.ts';
import type { Flow, FlowGuard, FlowState, FlowTransition, TransitionPlace } from '../flow.types.ts';
import type { StepKit } from '../steps/step-kit.types.ts';
import { stepsOf, type StepInPath } from '../steps/steps.ts';
import type { FlowVocabulary } from '../vocabulary.types.ts';

/** A transition with what the whole flow reveals about it. */
export interface AnalysedTransition {
  readonly place: TransitionPlace;
  readonly transition: FlowTransition;
  /** The path of its target; null without one. */
  readonly to: string | null;
  /** An earlier transition of the same cause that is always taken instead. */
  readonly shadow: TransitionPlace | null;
}

export interface AnalysedState {
  readonly path: string;
  readonly state: FlowState;
  readonly transitions: readonly AnalysedTransition[];
}

/** A flow prepared for the checks: everything needed more than once. */
export interface FlowAnalysis {
  readonly flow: Flow;
  readonly vocabulary: FlowVocabulary;
  readonly kit: StepKit;
  readonly steps: readonly StepInPath[];
  readonly states: ReadonlyMap<string, AnalysedState>;
  /** Paths of the reachable states, assuming that guards hold. */
  readonly reached: ReadonlySet<string>;
}

const guardTexts = new WeakMap<object, string>();

/** Independent of the order of parameters. */
export const guardText = (guard: NonNullable<FlowTransition['guard']>): string => {
  if (typeof guard === 'string') return guard;
  const known = guardTexts.get(guard) ?? textOfNamed(guard);
  guardTexts.set(guard, known);
  return known;
};

const textOfNamed = (guard: Exclude<NonNullable<FlowTransition['guard']>, string>): string => {
  const params = Object.entries(guard.params ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return params.length === 0 ? guard.type : JSON.stringify([guard.type, params]);
};

/** The earlier transition that is always taken instead: without a guard, or with the same one. */
const shadowOf = (
  similar: readonly { readonly place: TransitionPlace; readonly transition: FlowTransition }[],
  index: number,
): TransitionPlace | null => {
  const guard = similar[index]?.transition.guard;
  const before = similar
    .slice(0, index)
    .find(
      ({ transition }) =>
        transition.guard === undefined ||
        (guard !== undefined && guardText(transition.guard) === guardText(guard)),
    );
  return before?.place ?? null;
};

function analysedTransitionsOf(flow: Flow, path: string): AnalysedTransition[] {
  const all = transitionsOf(flow, path);
  return all.map(({ place, transition }, at) => {
    const first = at - place.index;
    return {
      place,
      transition,
      to: transition.target === undefined ? null : targetPath(flow, path, transition.target),
      shadow: shadowOf(all.slice(first, at + 1), place.index),
    };
  });
}

export const asks = (guards: readonly FlowGuard[], { transition: { guard } }: AnalysedTransition): boolean =>
  guard !== undefined && guards.some((one) => guardText(one) === guardText(guard));

export const selfAndAncestors = (path: string): readonly string[] => {
  const around = parentPath(path);
  return around === null ? [path] : [path, ...selfAndAncestors(around)];
};

/** Reopening a step does not make it reachable: it was visited before. */
export const opensAnotherStep = (kit: StepKit, { state, cause }: TransitionPlace): boolean =>
  state === '' && cause.kind === 'on' && cause.event === kit.opened.event;

function reachedIn(flow: Flow, kit: StepKit, states: ReadonlyMap<string, AnalysedState>): Set<string> {
  const reached = new Set<string>();
  /** Reached only through a descendant, so its initial state was not entered yet. */
  const entered = new Set<string>();
  const enter = (path: string): void => {
    const here = states.get(path);
    if (!here || entered.has(path)) return;
    entered.add(path);
    for (const around of selfAndAncestors(path)) {
      if (reached.has(around)) continue;
      reached.add(around);
      const { state, transitions = [] } = states.get(around) ?? {};
      // Its other regions are entered too.
      if (state?.type === 'parallel') {
        Object.keys(state.states ?? {})
          .map((key) => joinPath(around, key))
          .filter((region) => !isWithin(path, region))
          .forEach(enter);
      }
      for (const { place, to, shadow } of transitions) {
        if (to !== null && shadow === null && !opensAnotherStep(kit, place)) enter(to);
      }
    }
    const { type, initial, target } = here.state;
    if (type === 'parallel')
      Object.keys(here.state.states ?? {}).forEach((key) => enter(joinPath(path, key)));
    if (type !== 'parallel' && initial !== undefined) enter(joinPath(path, initial));
    if (type === 'history') {
      const to = target === undefined ? parentPath(path) : targetPath(flow, path, target);
      const around = to === null ? null : states.get(to);
      if (around && target === undefined) enter(joinPath(around.path, around.state.initial ?? ''));
      else if (to !== null) enter(to);
    }
  };
  enter('');
  return reached;
}

export function analyseFlow(
  flow: Flow,
  { vocabulary, kit }: { readonly vocabulary: FlowVocabulary; readonly kit: StepKit },
): FlowAnalysis {
  const states = new Map(
    statesIn(flow).map(
      ({ path, state }) => [path, { path, state, transitions: analysedTransitionsOf(flow, path) }] as const,
    ),
  );
  return { flow, vocabulary, kit, steps: stepsOf(flow, kit), states, reached: reachedIn(flow, kit, states) };
}

export const isAtomic = ({ state: { type, states } }: AnalysedState): boolean =>
  type === undefined && Object.keys(states ?? {}).length === 0;

/** One can rest there: no unguarded automatic transition leaves it. */
export const isRestingState = (state: AnalysedState): boolean =>
  isAtomic(state) &&
  !state.transitions.some(
    ({ place, transition, to }) =>
      place.cause.kind === 'always' && transition.guard === undefined && to !== null,
  );

export const isWaiting = ({ state }: AnalysedState): boolean => listOf(state.invoke).length > 0;

/** A self-transition that does not re-enter: running actors are not restarted. */
export const staysWithin = (state: AnalysedState, { to, transition }: AnalysedTransition): boolean =>
  to === state.path && transition.reenter !== true && isAtomic(state);

/** The screen of a state: its own or the nearest ancestor's. */
export function screenAt({ states }: FlowAnalysis, path: string): string | null {
  for (const around of selfAndAncestors(path)) {
    const screen = states.get(around)?.state.meta?.screen;
    if (typeof screen === 'string') return screen;
  }
  return null;
}

/** Whether a state's screen can send the event; assumed if the screen is unknown. */
export function canSend(survey: FlowAnalysis, path: string, event: string): boolean {
  const screen = screenAt(survey, path);
  if (screen === null || !Object.hasOwn(survey.vocabulary.screens, screen)) return true;
  return survey.vocabulary.screens[screen]?.includes(event) ?? true;
}

/** The step that contains a state. */
export const stepAround = ({ steps }: FlowAnalysis, path: string): StepInPath | null =>
  steps.find(({ key }) => isWithin(path, key)) ?? null;

export function stepAfter(survey: FlowAnalysis, path: string): StepInPath | null {
  const at = survey.steps.findIndex(({ key }) => isWithin(path, key));
  return at === -1 ? null : (survey.steps[at + 1] ?? null);
}

/** Transitions that leave a step for another state of the path. */
export const waysOutOf = ({ states }: FlowAnalysis, key: string): readonly AnalysedTransition[] =>
  [...states.values()]
    .filter(({ path }) => isWithin(path, key))
    .flatMap(({ transitions }) => transitions)
    .filter(({ to, shadow }) => to !== null && shadow === null && !isWithin(to, key));

/** Distinct items, most frequent first. */
export function byFrequency<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const counted = new Map<string, { item: Item; count: number }>();
  for (const item of items) {
    const key = keyOf(item);
    const before = counted.get(key);
    counted.set(key, { item: before?.item ?? item, count: (before?.count ?? 0) + 1 });
  }
  return [...counted.values()].toSorted((one, other) => other.count - one.count).map(({ item }) => item);
}

/** The previous state to go back to, or else a sibling: nearer ones first, and those that do not wait. */
export function stateBefore(survey: FlowAnalysis, path: string): string | null {
  const { states, reached } = survey;
  const around = parentPath(path);
  const canLeadTo = (one: AnalysedState): boolean =>
    one.path !== path && isRestingState(one) && screenAt(survey, one.path) !== null && reached.has(one.path);
  const leading = [...states.values()].filter(
    (one) => canLeadTo(one) && one.transitions.some(({ to, shadow }) => to === path && shadow === null),
  );
  const isSibling = ({ path: one }: AnalysedState): boolean => parentPath(one) === around;
  const rest = (one: AnalysedState): boolean => !isWaiting(one);
  const neighbour = [...states.values()].filter((one) => isSibling(one) && canLeadTo(one));
  const found =
    leading.find((one) => isSibling(one) && rest(one)) ??
    leading.find(rest) ??
    neighbour.find(rest) ??
    leading[0] ??
    neighbour[0];
  return found?.path ?? null;
}
