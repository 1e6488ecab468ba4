import { isWithin, joinPath, listOf, parentPath, statesIn, targetPath, transitionsOf } from '../flow-tree.ts';
import type { Flow, FlowState, FlowTransition, TransitionPlace } from '../flow.types.ts';
import type { StepKit } from '../steps/step-kit.types.ts';
import { stepsOf, type StepInPath } from '../steps/steps.ts';
import type { FlowVocabulary } from '../vocabulary.types.ts';

/** A transition with what is known of it once the whole flow is seen. */
export interface Way {
  readonly place: TransitionPlace;
  readonly transition: FlowTransition;
  /** Path of the state that it leads to; null where it leads nowhere. */
  readonly to: string | null;
  /** One before it, of the same cause, always holds when it would: it never happens. */
  readonly shadow: TransitionPlace | null;
}

export interface SurveyedState {
  readonly path: string;
  readonly state: FlowState;
  readonly ways: readonly Way[];
}

/** A flow as its problems are looked for: everything asked more than once. */
export interface Survey {
  readonly flow: Flow;
  readonly vocabulary: FlowVocabulary;
  readonly kit: StepKit;
  readonly steps: readonly StepInPath[];
  readonly states: ReadonlyMap<string, SurveyedState>;
  /** Paths of the states that can be entered, guards taken as passable. */
  readonly reached: ReadonlySet<string>;
}

/** Equal whatever order the names of their parameters have. */
const guardText = (guard: NonNullable<FlowTransition['guard']>): string => {
  if (typeof guard === 'string') return guard;
  const params = Object.entries(guard.params ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return params.length === 0 ? guard.type : JSON.stringify([guard.type, params]);
};

/** The one before it that is always taken in its stead: without a guard, or with the very same. */
const shadowOf = (
  alike: readonly { readonly place: TransitionPlace; readonly transition: FlowTransition }[],
  index: number,
): TransitionPlace | null => {
  const guard = alike[index]?.transition.guard;
  const before = alike
    .slice(0, index)
    .find(
      ({ transition }) =>
        transition.guard === undefined ||
        (guard !== undefined && guardText(transition.guard) === guardText(guard)),
    );
  return before?.place ?? null;
};

function waysOf(flow: Flow, path: string): Way[] {
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

export const selfAndAround = (path: string): readonly string[] => {
  const around = parentPath(path);
  return around === null ? [path] : [path, ...selfAndAround(around)];
};

/** Opening another step leads aside, not on: whoever opens it has been there. */
export const isAside = (kit: StepKit, { state, cause }: TransitionPlace): boolean =>
  state === '' && cause.kind === 'on' && cause.event === kit.opened.event;

function reachedIn(flow: Flow, kit: StepKit, states: ReadonlyMap<string, SurveyedState>): Set<string> {
  const reached = new Set<string>();
  /** One that was reached with a state within it has not begun by itself yet. */
  const entered = new Set<string>();
  const enter = (path: string): void => {
    const here = states.get(path);
    if (!here || entered.has(path)) return;
    entered.add(path);
    for (const around of selfAndAround(path)) {
      if (reached.has(around)) continue;
      reached.add(around);
      const { state, ways = [] } = states.get(around) ?? {};
      // Its other regions begin with it.
      if (state?.type === 'parallel') {
        Object.keys(state.states ?? {})
          .map((key) => joinPath(around, key))
          .filter((region) => !isWithin(path, region))
          .forEach(enter);
      }
      for (const { place, to, shadow } of ways) {
        if (to !== null && shadow === null && !isAside(kit, place)) enter(to);
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

export function surveyOf(
  flow: Flow,
  { vocabulary, kit }: { readonly vocabulary: FlowVocabulary; readonly kit: StepKit },
): Survey {
  const states = new Map(
    statesIn(flow).map(({ path, state }) => [path, { path, state, ways: waysOf(flow, path) }] as const),
  );
  return { flow, vocabulary, kit, steps: stepsOf(flow, kit), states, reached: reachedIn(flow, kit, states) };
}

export const isAtomic = ({ state: { type, states } }: SurveyedState): boolean =>
  type === undefined && Object.keys(states ?? {}).length === 0;

/** Somebody can be in it: it does not go on by itself whatever holds. */
export const isStanding = (state: SurveyedState): boolean =>
  isAtomic(state) &&
  !state.ways.some(
    ({ place, transition, to }) =>
      place.cause.kind === 'always' && transition.guard === undefined && to !== null,
  );

export const isWaiting = ({ state }: SurveyedState): boolean => listOf(state.invoke).length > 0;

/** It leads to where it begins, and does not begin anew: what was begun there is not begun again. */
export const staysWithin = (state: SurveyedState, { to, transition }: Way): boolean =>
  to === state.path && transition.reenter !== true && isAtomic(state);

/** The screen that shows a state: its own, or that of the nearest around it. */
export function screenAt({ states }: Survey, path: string): string | null {
  for (const around of selfAndAround(path)) {
    const screen = states.get(around)?.state.meta?.screen;
    if (typeof screen === 'string') return screen;
  }
  return null;
}

/** Whether a screen can send it; where nothing is known of the screen, it is taken to. */
export function canSend(survey: Survey, path: string, event: string): boolean {
  const screen = screenAt(survey, path);
  if (screen === null || !Object.hasOwn(survey.vocabulary.screens, screen)) return true;
  return survey.vocabulary.screens[screen]?.includes(event) ?? true;
}

/** The step that a state is or is in. */
export const stepAround = ({ steps }: Survey, path: string): StepInPath | null =>
  steps.find(({ key }) => isWithin(path, key)) ?? null;

export function stepAfter(survey: Survey, path: string): StepInPath | null {
  const at = survey.steps.findIndex(({ key }) => isWithin(path, key));
  return at === -1 ? null : (survey.steps[at + 1] ?? null);
}

/** Ways that leave a step for another state of the path. */
export const waysOutOf = ({ states }: Survey, key: string): readonly Way[] =>
  [...states.values()]
    .filter(({ path }) => isWithin(path, key))
    .flatMap(({ ways }) => ways)
    .filter(({ to, shadow }) => to !== null && shadow === null && !isWithin(to, key));

/** What is there most often, first. */
export function byFrequency<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const counted = new Map<string, { item: Item; count: number }>();
  for (const item of items) {
    const key = keyOf(item);
    const before = counted.get(key);
    counted.set(key, { item: before?.item ?? item, count: (before?.count ?? 0) + 1 });
  }
  return [...counted.values()].toSorted((one, other) => other.count - one.count).map(({ item }) => item);
}

/**
 * Where somebody was before they came to a state, or else a place beside it: where they can be led back to. Nearer comes first, and where one does
 * not wait.
 */
export function stateBefore(survey: Survey, path: string): string | null {
  const { states, reached } = survey;
  const around = parentPath(path);
  const canLeadTo = (one: SurveyedState): boolean =>
    one.path !== path && isStanding(one) && screenAt(survey, one.path) !== null && reached.has(one.path);
  const leading = [...states.values()].filter(
    (one) => canLeadTo(one) && one.ways.some(({ to, shadow }) => to === path && shadow === null),
  );
  const isBeside = ({ path: one }: SurveyedState): boolean => parentPath(one) === around;
  const rest = (one: SurveyedState): boolean => !isWaiting(one);
  const beside = [...states.values()].filter((one) => isBeside(one) && canLeadTo(one));
  const found =
    leading.find((one) => isBeside(one) && rest(one)) ??
    leading.find(rest) ??
    beside.find(rest) ??
    leading[0] ??
    beside[0];
  return found?.path ?? null;
}
