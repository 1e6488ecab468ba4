import type { Cause, FlowInvoke, FlowState, FlowTransition, FlowTransitions } from './flow.types.ts';

/** Distinguishes a list from a single item: items are never lists. */
const isList = <Item>(value: Item | readonly Item[]): value is readonly Item[] => Array.isArray(value);

/** Normalises none, one or several to a list. */
export function listOf<Item extends object | string>(
  value: Item | readonly Item[] | undefined,
): readonly Item[] {
  if (value === undefined) return [];
  return isList(value) ? value : [value];
}

/** A flow's notation: omitted if empty, a single item without a list. */
export function asOneOrList<Item>(items: readonly Item[]): Item | readonly Item[] | undefined {
  return items.length > 1 ? items : items[0];
}

export function sameCause(one: Cause, other: Cause): boolean {
  if (one.kind !== other.kind) return false;
  switch (one.kind) {
    case 'on':
      return other.kind === 'on' && one.event === other.event;
    case 'after':
      return other.kind === 'after' && one.delay === other.delay;
    case 'always':
    case 'finished':
      return true;
    default:
      return 'invoke' in other && one.invoke === other.invoke;
  }
}

const ends = [
  ['done', 'onDone'],
  ['error', 'onError'],
  ['snapshot', 'onSnapshot'],
] as const;

/** The invoke's key for each cause. */
export const invokeKey = { done: 'onDone', error: 'onError', snapshot: 'onSnapshot' } as const;

const invokeCauses = (invoke: FlowInvoke) =>
  ends.map(([kind, key]) => ({ cause: { kind, invoke: invoke.id }, transitions: invoke[key] }) as const);

/** All causes of a state's transitions, in the order a chart lists them. */
export function causesOf(
  state: FlowState,
): readonly { readonly cause: Cause; readonly transitions: readonly FlowTransition[] }[] {
  const named = (record: Readonly<Record<string, FlowTransitions>> = {}) => Object.entries(record);
  const all: { cause: Cause; transitions: FlowTransitions | undefined }[] = [
    ...named(state.on).map(([event, transitions]) => ({
      cause: { kind: 'on', event } as const,
      transitions,
    })),
    { cause: { kind: 'finished' }, transitions: state.onDone },
    ...listOf(state.invoke).flatMap(invokeCauses),
    ...named(state.after).map(([delay, transitions]) => ({
      cause: { kind: 'after', delay } as const,
      transitions,
    })),
    { cause: { kind: 'always' }, transitions: state.always },
  ];
  return all.flatMap(({ cause, transitions }) =>
    transitions === undefined ? [] : [{ cause, transitions: listOf(transitions) }],
  );
}
