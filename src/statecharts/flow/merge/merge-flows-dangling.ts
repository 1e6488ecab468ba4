import { changeState, changeTransitions, mapTransitions, withStateKey } from '../change-flow.ts';
import {
  isWithin,
  joinPath,
  listOf,
  parentPath,
  stateAt,
  statesIn,
  targetPath,
  transitionsOf,
} from '../flow-tree.ts';
import type { Flow, FlowTransition } from '../flow.types.ts';
import type { StepKit } from '../steps/step-kit.types.ts';
import { stepsOf } from '../steps/steps.ts';
import { reactionsInOrder } from '../steps/step-wiring.ts';

/** The path a target refers to, whether or not the state exists. */
function pathOfTarget(flow: Flow, from: string, target: string): string {
  if (target.startsWith('#')) return target.slice(flow.id.length + 2);
  return target.startsWith('.') ? joinPath(from, target.slice(1)) : joinPath(parentPath(from) ?? '', target);
}

/** Targets without a state: one side removed it, the other leads there. */
export const missingTargets = (flow: Flow): readonly string[] =>
  statesIn(flow).flatMap(({ path, state: { initial, target, states = {} } }) => {
    const reported = transitionsOf(flow, path).map(({ transition }) => transition.target);
    const targets = [...reported, target].filter((one) => one !== undefined);
    return [
      ...targets
        .filter((one) => targetPath(flow, path, one) === null)
        .map((one) => pathOfTarget(flow, path, one)),
      ...(initial === undefined || Object.hasOwn(states, initial) ? [] : [joinPath(path, initial)]),
    ];
  });

/**
 * The flow without transitions to missing states. Initial states and history defaults are taken from the winner if
 * they exist there.
 */
export function withoutDanglingTargets(flow: Flow, winner: Flow): Flow {
  const led = mapTransitions(flow, '', (transition, { state }) =>
    transition.target === undefined || targetPath(flow, state, transition.target) !== null
      ? transition
      : null,
  );
  return statesIn(led).reduce((changed, { path, state: { initial, target, states = {} } }) => {
    const own = stateAt(winner, path);
    const isLost = initial !== undefined && !Object.hasOwn(states, initial);
    const begins = [own?.initial, ...Object.keys(states)].find(
      (key) => key !== undefined && Object.hasOwn(states, key),
    );
    const begun = isLost
      ? changeState(changed, path, (state) => withStateKey(state, 'initial', begins))
      : changed;
    return target === undefined || targetPath(flow, path, target) !== null
      ? begun
      : changeState(begun, path, (state) => withStateKey(state, 'target', own?.target));
  }, led);
}

/** Restores the reopening transition for a step that stays although the other side removed it. */
export function withReopenedStep(
  flow: Flow,
  { winner, other }: Record<'winner' | 'other', Flow>,
  kit: StepKit,
): Flow {
  const keys = stepsOf(flow, kit).map(({ key }) => key);
  const opens = (of: Flow, key: string): readonly FlowTransition[] =>
    listOf(of.on?.[kit.opened.event]).filter(({ target }) => {
      const path = target === undefined ? null : targetPath(of, '', target);
      return path !== null && isWithin(path, key);
    });
  const lost = keys
    .filter((key) => !stateAt(other, key) && opens(flow, key).length === 0)
    .flatMap((key) => opens(winner, key));
  const opened = changeState(flow, '', (machine) =>
    changeTransitions(machine, { kind: 'on', event: kit.opened.event }, (all) => [...all, ...lost]),
  );
  return reactionsInOrder(opened, kit, keys);
}
