import { changeState, mapTransitions, withStateKey } from '../change-flow.ts';
import type { Flow, FlowState, FlowTransition } from '../flow.types.ts';
import { isWithin, parentPath, targetPath, targetTo } from '../flow-targets.ts';
import type { MaybeKit } from './step-list.ts';
import { asOneOrList, listOf } from '../transitions.ts';

/** The placeholder for the next step in a kit's template. */
const NEXT = '#next';

/** A part of a template with its placeholder resolved. */
export const withNextStep = (flow: Flow, part: FlowState, nextKey: string): FlowState =>
  mapTransitions(part, '', (transition) =>
    transition.target === NEXT ? { ...transition, target: `#${flow.id}.${nextKey}` } : transition,
  );

/** The same transition to another step, in the same notation. */
const withTarget = (flow: Flow, from: string, transition: FlowTransition, key: string): FlowTransition => ({
  ...transition,
  target: transition.target?.startsWith('#') ? `#${flow.id}.${key}` : targetTo(flow, from, key),
});

/** Redirects transitions from a state or its descendants to one step so that they lead to another. */
function redirect(flow: Flow, path: string, fromKey: string, toKey: string): Flow {
  return changeState(flow, path, (state) =>
    mapTransitions(state, path, (transition, at) =>
      transition.target !== undefined && targetPath(flow, at.state, transition.target) === fromKey
        ? withTarget(flow, at.state, transition, toKey)
        : transition,
    ),
  );
}

function enterElsewhere(
  flow: Flow,
  kit: MaybeKit,
  stepKeys: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Flow {
  const entered = mapTransitions(flow, '', (transition, { state, cause }) => {
    if (transition.target === undefined || stepKeys.some((key) => isWithin(state, key))) return transition;
    // Reopening a step refers to that step.
    if (state === '' && cause.kind === 'on' && cause.event === kit?.opened.event) return transition;
    return targetPath(flow, state, transition.target) === from
      ? withTarget(flow, state, transition, to)
      : transition;
  });
  return entered.initial === from ? { ...entered, initial: to } : entered;
}

/**
 * The flow with its steps in another order: each transition to the next step leads to the new next step, and what
 * enters the first step from outside to the new first one. Other jumps stay.
 */
export function rewireSteps(
  flow: Flow,
  kit: MaybeKit,
  before: readonly string[],
  after: readonly string[],
): Flow {
  const ways = before.flatMap((key, index) => {
    const was = before[index + 1];
    const now = after.includes(key) ? after[after.indexOf(key) + 1] : undefined;
    return was === undefined || now === undefined || was === now ? [] : [{ key, was, now }];
  });
  const led = ways.reduce((changed, { key, was, now }) => redirect(changed, key, was, now), flow);
  const [wasFirst] = before;
  const [first] = after;
  return wasFirst === undefined || first === undefined || wasFirst === first
    ? led
    : enterElsewhere(led, kit, [...before, ...after], { from: wasFirst, to: first });
}

/** Orders the steps' states; other states keep their position. */
export function withStatesInOrder(flow: Flow, keys: readonly string[]): Flow {
  const states = flow.states ?? {};
  const rest = [...keys];
  const order = Object.keys(states).map((key) => (keys.includes(key) ? (rest.shift() ?? key) : key));
  return {
    ...flow,
    states: Object.fromEntries(order.flatMap((key) => (states[key] ? [[key, states[key]]] : []))),
  };
}

/** Orders the reopening transitions like the steps; others keep their position. */
export function reactionsInOrder(flow: Flow, kit: MaybeKit, keys: readonly string[]): Flow {
  const event = kit?.opened.event;
  const all = event === undefined ? [] : listOf(flow.on?.[event]);
  if (event === undefined || all.length < 2) return flow;
  const stepOf = ({ target }: FlowTransition): number => {
    const path = target === undefined ? null : targetPath(flow, '', target);
    return path === null ? -1 : keys.findIndex((key) => isWithin(path, key));
  };
  const sorted = all
    .filter((one) => stepOf(one) !== -1)
    .toSorted((one, other) => stepOf(one) - stepOf(other));
  const ordered = all.map((one) => (stepOf(one) === -1 ? one : (sorted.shift() ?? one)));
  if (ordered.every((one, index) => one === all[index])) return flow;
  const value = asOneOrList(ordered);
  return value === undefined ? flow : withStateKey(flow, 'on', { ...flow.on, [event]: value });
}

/** The flow without a state and without transitions into it. */
export function withoutState(flow: Flow, path: string): Flow {
  const unled = mapTransitions(flow, '', (transition, at) => {
    const to = transition.target === undefined ? null : targetPath(flow, at.state, transition.target);
    return to !== null && isWithin(to, path) && !isWithin(at.state, path) ? null : transition;
  });
  const key = path.split('.').at(-1);
  return changeState(unled, parentPath(path) ?? '', (around) =>
    withStateKey(
      around,
      'states',
      Object.fromEntries(Object.entries(around.states ?? {}).filter(([name]) => name !== key)),
    ),
  );
}
