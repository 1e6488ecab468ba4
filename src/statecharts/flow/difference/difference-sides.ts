import type { Json } from '../../json.ts';
import {
  chartIdOfState,
  chartIdOfTransition,
  isWithin,
  listOf,
  statesIn,
  targetPath,
  transitionsOf,
  type StateInFlow,
} from '../flow-tree.ts';
import type { Flow, FlowAction, FlowGuard, FlowTransition, TransitionPlace } from '../flow.types.ts';
import type { StepKit } from '../steps/step-kit.types.ts';
import { stepsOf, type StepInPath } from '../steps/steps.ts';
import type { FlowVocabulary } from '../vocabulary.types.ts';

export interface Known {
  readonly vocabulary: FlowVocabulary;
  readonly kit: StepKit;
}

/** One of the two versions that are compared. */
export interface Side {
  readonly flow: Flow;
  readonly steps: readonly StepInPath[];
  readonly states: ReadonlyMap<string, StateInFlow>;
  /** The event that reopens a step: it refers to the step by name, independent of the order. */
  readonly opened: string;
}

export const sideOf = (flow: Flow, kit: StepKit): Side => ({
  flow,
  steps: stepsOf(flow, kit),
  states: new Map(statesIn(flow).map((state) => [state.path, state])),
  opened: kit.opened.event,
});

/** The same text for equal values, regardless of key order. */
export function canonical(value: Json | undefined): string {
  if (value === undefined) return '';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((one: Json) => canonical(one)).join()}]`;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join()}}`;
}

const namedText = (named: FlowGuard | FlowAction): string => {
  const { type, params = {} } = typeof named === 'string' ? { type: named } : named;
  return Object.keys(params).length === 0 ? type : `${type} ${canonical(params)}`;
};

export const namesText = (names: FlowAction | readonly FlowAction[] | undefined): string =>
  listOf(names).map(namedText).join('\n');

/** A transition in canonical form, independent of notation and key order. */
export interface MeantTransition {
  readonly place: TransitionPlace;
  readonly transition: FlowTransition;
  /** The path of its target state. */
  readonly to: string | null;
  /** Like `to`, but the next step is `#next`, and the first step, seen from outside the steps, is `#first`. */
  readonly meantTo: string;
  readonly guard: string;
  readonly actions: string;
  /** The whole transition as canonical text. */
  readonly text: string;
}

function meantTarget(
  { steps, opened }: Side,
  { state: from, cause }: TransitionPlace,
  to: string | null,
): string {
  if (to === null) return '';
  if (from === '' && cause.kind === 'on' && cause.event === opened) return to;
  const at = steps.findIndex(({ key }) => isWithin(from, key));
  if (at === -1) return to === steps[0]?.key ? '#first' : to;
  return to === steps[at + 1]?.key ? '#next' : to;
}

export function meantTransitions(side: Side, path: string): readonly MeantTransition[] {
  return transitionsOf(side.flow, path).map(({ place, transition }) => {
    const to = transition.target === undefined ? null : targetPath(side.flow, path, transition.target);
    const meantTo = meantTarget(side, place, to);
    const guard = transition.guard === undefined ? '' : namedText(transition.guard);
    const actions = namesText(transition.actions);
    const text = JSON.stringify([meantTo, guard, actions, transition.reenter === true]);
    return { place, transition, to, meantTo, guard, actions, text };
  });
}

/** The initial state: the first step or another state. */
export const meantInitial = ({ flow, steps }: Side): string =>
  flow.initial === undefined ? '' : flow.initial === steps[0]?.key ? '#first' : flow.initial;

/** The chart id of a transition's arrow, or of its state if it has no target. */
export const chartIdOf = ({ flow }: Side, place: TransitionPlace): string =>
  chartIdOfTransition(flow, place) ?? chartIdOfState(flow, place.state);

/** Chart ids of a state's contents and of all transitions into or out of it. */
export function chartIdsWithin(side: Side, path: string): string[] {
  const { flow, states } = side;
  const within = [...states.keys()].filter((one) => isWithin(one, path));
  const arrows = [...states.keys()].flatMap((from) =>
    transitionsOf(flow, from).flatMap(({ place, transition: { target } }) => {
      const to = target === undefined ? null : targetPath(flow, from, target);
      const touches = isWithin(from, path) || (to !== null && isWithin(to, path));
      return touches && to !== null ? [chartIdOf(side, place)] : [];
    }),
  );
  return [...within.map((one) => chartIdOfState(flow, one)), ...arrows];
}
