import type { Json } from '../json.ts';
import { changeState, changeTransitions, withStateKey, withTransitionKey } from './change-flow.ts';
import type { Cause, Flow, FlowAction, FlowGuard, FlowTransition, TransitionPlace } from './flow.types.ts';
import { stateAt, targetTo } from './flow-targets.ts';
import { asOneOrList, listOf } from './transitions.ts';

const changeAt = (
  flow: Flow,
  { state, cause, index }: TransitionPlace,
  change: (transition: FlowTransition) => readonly FlowTransition[],
): Flow =>
  changeState(flow, state, (it) =>
    changeTransitions(it, cause, (all) => all.flatMap((one, at) => (at === index ? change(one) : [one]))),
  );

/** Changes a transition's target; null removes it, so the flow stays where it is. */
export function retarget(flow: Flow, place: TransitionPlace, toPath: string | null): Flow {
  if (toPath !== null && !stateAt(flow, toPath)) return flow;
  const target = toPath === null ? undefined : targetTo(flow, place.state, toPath);
  return changeAt(flow, place, (transition) => [withTransitionKey(transition, 'target', target)]);
}

/** Sets a transition's guard; null removes it. */
export const setGuard = (flow: Flow, place: TransitionPlace, guard: FlowGuard | null): Flow =>
  changeAt(flow, place, (transition) => [withTransitionKey(transition, 'guard', guard ?? undefined)]);

/** Sets a transition's actions. */
export const setActions = (
  flow: Flow,
  place: TransitionPlace,
  actions: FlowAction | readonly FlowAction[],
): Flow =>
  changeAt(flow, place, (transition) => [
    withTransitionKey(transition, 'actions', asOneOrList(listOf<FlowAction>(actions))),
  ]);

/** Adds a transition, in front of an unguarded one: behind it, it would never be tried. */
export const addTransition = (flow: Flow, path: string, cause: Cause, transition: FlowTransition): Flow =>
  changeState(flow, path, (state) => {
    if ('invoke' in cause && !listOf(state.invoke).some(({ id }) => id === cause.invoke)) return state;
    return changeTransitions(state, cause, (all) => {
      const fallback =
        transition.guard === undefined ? -1 : all.findIndex(({ guard }) => guard === undefined);
      return all.toSpliced(fallback === -1 ? all.length : fallback, 0, transition);
    });
  });

export const removeTransition = (flow: Flow, place: TransitionPlace): Flow => changeAt(flow, place, () => []);

/** Moves a transition among those of its cause, which are tried in order. */
export const moveTransition = (flow: Flow, place: TransitionPlace, toIndex: number): Flow =>
  changeState(flow, place.state, (state) =>
    changeTransitions(state, place.cause, (all) => {
      const moved = all[place.index];
      return moved ? all.toSpliced(place.index, 1).toSpliced(Math.max(0, toIndex), 0, moved) : all;
    }),
  );

/** Sets a state's texts and screen. */
export const setMeta = (flow: Flow, path: string, meta: Readonly<Record<string, Json>> | null): Flow =>
  changeState(flow, path, (state) => withStateKey(state, 'meta', meta ?? undefined));
