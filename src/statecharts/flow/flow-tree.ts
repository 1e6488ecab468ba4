import type { Cause, Flow, FlowState, FlowTransition, TransitionPlace } from './flow.types.ts';
import { joinPath, stateAt, targetPath } from './flow-targets.ts';
import { causesOf, sameCause } from './transitions.ts';

export { isWithin, joinPath, parentPath, stateAt, targetPath, targetTo } from './flow-targets.ts';
export { causesOf, listOf, sameCause } from './transitions.ts';

export interface StateInFlow {
  /** Keys below the machine, joined by dots; empty for the machine itself. */
  readonly path: string;
  readonly state: FlowState;
}
interface TransitionInFlow {
  readonly place: TransitionPlace;
  readonly transition: FlowTransition;
}

const statesWithin = (path: string, state: FlowState): StateInFlow[] => [
  { path, state },
  ...Object.entries(state.states ?? {}).flatMap(([key, child]) => statesWithin(joinPath(path, key), child)),
];

/** Every state in file order, the machine itself first. */
export const statesIn = (flow: Flow): readonly StateInFlow[] => statesWithin('', flow);

/** A state's own transitions, without its descendants', in the order a chart lists them. */
export function transitionsOf(flow: Flow, path: string): readonly TransitionInFlow[] {
  const state = stateAt(flow, path);
  if (!state) return [];
  return causesOf(state).flatMap(({ cause, transitions }) =>
    transitions.map((transition, index) => ({ place: { state: path, cause, index }, transition })),
  );
}

export const samePlace = (one: TransitionPlace, other: TransitionPlace): boolean =>
  one.state === other.state && one.index === other.index && sameCause(one.cause, other.cause);

/** The transition at a location; null if there is none. */
export function transitionAt(flow: Flow, place: TransitionPlace): FlowTransition | null {
  return transitionsOf(flow, place.state).find((one) => samePlace(one.place, place))?.transition ?? null;
}

/** The state's id in `chartOf`. */
export const chartIdOfState = (flow: Flow, path: string): string => joinPath(flow.id, path);

/** The inverse: the state path for a chart id. */
export const pathOfChartId = (flow: Flow, id: string): string =>
  id === flow.id ? '' : id.startsWith(`${flow.id}.`) ? id.slice(flow.id.length + 1) : id;

function eventType(cause: Cause, stateId: string): string {
  switch (cause.kind) {
    case 'on':
      return cause.event;
    case 'after':
      return `xstate.after.${cause.delay}.${stateId}`;
    case 'always':
      return '';
    case 'finished':
      return `xstate.done.state.${stateId}`;
    case 'snapshot':
      return `xstate.snapshot.${cause.invoke}`;
    default:
      return `xstate.${cause.kind}.actor.${cause.invoke}`;
  }
}

/** The id of a transition's arrow in `chartOf`; null for a transition without a target. */
export function chartIdOfTransition(flow: Flow, place: TransitionPlace): string | null {
  const source = chartIdOfState(flow, place.state);
  // Transitions of one cause are distinguished by their target, and by a number if the target is the same.
  const upToIt = transitionsOf(flow, place.state).filter(
    ({ place: { cause, index } }) => sameCause(cause, place.cause) && index <= place.index,
  );
  const targets = upToIt.map(({ transition: { target } }) =>
    target === undefined ? null : targetPath(flow, place.state, target),
  );
  const to = targets[place.index];
  if (to === null || to === undefined) return null;
  const name = `${source} ${eventType(place.cause, source)} → ${chartIdOfState(flow, to)}`;
  const count = targets.filter((target) => target === to).length;
  return count === 1 ? name : `${name} #${count}`;
}
