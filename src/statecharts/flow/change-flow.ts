import type { Cause, Flow, FlowInvoke, FlowState, FlowTransition, FlowTransitions } from './flow.types.ts';
import { joinPath } from './flow-targets.ts';
import { causesOf, asOneOrList, invokeKey, listOf, sameCause } from './transitions.ts';

/** The canonical key order, which decides where a new key is inserted. */
const orders = {
  state: [
    'id',
    'type',
    'history',
    'target',
    'meta',
    'initial',
    'tags',
    'entry',
    'exit',
    'after',
    'on',
    'always',
    'invoke',
    'onDone',
    'states',
  ],
  transition: ['guard', 'target', 'actions', 'reenter'],
  invoke: ['id', 'src', 'onDone', 'onError', 'onSnapshot'],
} as const;

/**
 * The object with another value at a key, keys in order; the identical object if nothing changes. `undefined` removes
 * the key.
 */
export function withKey<Shape extends object, Key extends keyof Shape & string>(
  object: Shape,
  key: Key,
  value: Shape[Key] | undefined,
  order: readonly string[] = [],
): Shape {
  if (object[key] === value && (value !== undefined || !Object.hasOwn(object, key))) return object;
  const entries = Object.entries(object).filter(([name]) => name !== key || value !== undefined);
  const at = entries.findIndex(([name]) => name === key);
  const later = order.slice(order.indexOf(key) + 1);
  const position = order.includes(key) ? entries.findIndex(([name]) => later.includes(name)) : -1;
  if (value !== undefined) {
    entries.splice(at === -1 ? (position === -1 ? entries.length : position) : at, at === -1 ? 0 : 1, [
      key,
      value,
    ]);
  }
  // The keys and value types are unchanged; only an optional key may have been added or removed.
  return Object.fromEntries(entries) as Shape;
}

export const withStateKey = <Shape extends FlowState, Key extends keyof Shape & string>(
  state: Shape,
  key: Key,
  value: Shape[Key] | undefined,
): Shape => withKey(state, key, value, orders.state);

export const withTransitionKey = <Key extends keyof FlowTransition>(
  transition: FlowTransition,
  key: Key,
  value: FlowTransition[Key] | undefined,
): FlowTransition => withKey(transition, key, value, orders.transition);

type Named<Value> = Readonly<Record<string, Value>>;

/** Sets an entry of a record, and drops the record if it becomes empty. */
function withEntry<Value>(
  record: Named<Value> | undefined,
  name: string,
  value: Value | undefined,
): Named<Value> | undefined {
  const changed = withKey<Named<Value>, string>(record ?? {}, name, value);
  return Object.keys(changed).length === 0 ? undefined : changed;
}

/** A state with the transitions of one cause replaced. */
function withTransitions<Shape extends FlowState>(
  state: Shape,
  cause: Cause,
  transitions: readonly FlowTransition[],
): Shape {
  const value: FlowTransitions | undefined = asOneOrList(transitions);
  switch (cause.kind) {
    case 'on':
      return withStateKey(state, 'on', withEntry(state.on, cause.event, value));
    case 'after':
      return withStateKey(state, 'after', withEntry(state.after, cause.delay, value));
    case 'always':
      return withStateKey(state, 'always', value);
    case 'finished':
      return withStateKey(state, 'onDone', value);
    default: {
      const invokes = listOf(state.invoke).map((invoke): FlowInvoke =>
        invoke.id === cause.invoke ? withKey(invoke, invokeKey[cause.kind], value, orders.invoke) : invoke,
      );
      return withStateKey(state, 'invoke', asOneOrList(invokes));
    }
  }
}

const transitionsBy = (state: FlowState, cause: Cause): readonly FlowTransition[] =>
  causesOf(state).find((one) => sameCause(one.cause, cause))?.transitions ?? [];

/** A state with the transitions of one cause changed by a function; the identical state if nothing changes. */
export function changeTransitions<Shape extends FlowState>(
  state: Shape,
  cause: Cause,
  change: (transitions: readonly FlowTransition[]) => readonly FlowTransition[],
): Shape {
  const before = transitionsBy(state, cause);
  const after = change(before);
  const isSame = after.length === before.length && after.every((one, index) => one === before[index]);
  return isSame ? state : withTransitions(state, cause, after);
}

function changeWithin<Shape extends FlowState>(
  state: Shape,
  keys: readonly string[],
  change: (state: FlowState) => FlowState,
): Shape {
  const [key, ...rest] = keys;
  // A change returns a state of the same kind, so the machine keeps its id.
  if (key === undefined) return change(state) as Shape;
  const child = state.states && Object.hasOwn(state.states, key) ? state.states[key] : undefined;
  if (!child) return state;
  return withStateKey(
    state,
    'states',
    withKey<Named<FlowState>, string>(state.states ?? {}, key, changeWithin(child, rest, change)),
  );
}

/** A flow with one state changed; the identical flow if there is no such state or nothing changes. */
export const changeState = (flow: Flow, path: string, change: (state: FlowState) => FlowState): Flow =>
  changeWithin(flow, path === '' ? [] : path.split('.'), change);

/** Maps the transitions of a state and its descendants; null removes one. */
export function mapTransitions<Shape extends FlowState>(
  state: Shape,
  path: string,
  change: (
    transition: FlowTransition,
    at: { readonly state: string; readonly cause: Cause },
  ) => FlowTransition | null,
): Shape {
  const own = causesOf(state).reduce<Shape>(
    (changed, { cause }) =>
      changeTransitions(changed, cause, (transitions) =>
        transitions.flatMap((transition) => change(transition, { state: path, cause }) ?? []),
      ),
    state,
  );
  const states = Object.entries(own.states ?? {}).reduce<Named<FlowState> | undefined>(
    (changed, [key, child]) =>
      changed &&
      withKey<Named<FlowState>, string>(changed, key, mapTransitions(child, joinPath(path, key), change)),
    own.states,
  );
  return withStateKey(own, 'states', states);
}
