import type { ActorLogic, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';
import { childrenOf, isMachine } from '../actors.ts';
import { nodesWithin } from '../state-nodes.ts';

/** What is said to a puppet: the words in which real promises and observables speak to themselves. */
export type PuppetEvent =
  | { readonly type: 'xstate.promise.resolve'; readonly data: unknown }
  | { readonly type: 'xstate.promise.reject'; readonly data: unknown }
  | { readonly type: 'xstate.observable.next'; readonly data: unknown };

type Puppet = Snapshot<unknown> & { readonly context: unknown; readonly input: unknown };

interface Told {
  readonly type: string;
  readonly data?: unknown;
}

/** Where it stands after what it was told; null for what is no end. */
function ended<State extends Snapshot<unknown>>(state: State, event: Told): State | null {
  switch (event.type) {
    case 'xstate.promise.resolve':
      return { ...state, status: 'done', output: event.data };
    case 'xstate.promise.reject':
      return { ...state, status: 'error', error: event.data };
    default:
      return null;
  }
}

/** Stands where a promise, a callback or an observable stood; moves when it is told to. */
const puppet: ActorLogic<Puppet, Told> = {
  config: {},
  getInitialSnapshot: (_, input) => ({
    ...{ status: 'active', output: undefined, error: undefined },
    ...{ context: undefined, input },
  }),
  transition: (state, event) => {
    if (event.type === 'xstate.observable.next') return { ...state, context: event.data };
    if (event.type === 'xstate.stop') {
      return { ...state, status: 'stopped', output: undefined, error: undefined };
    }
    return ended(state, event) ?? state;
  },
  getPersistedSnapshot: (state) => state,
  restoreSnapshot: (state) => state as Puppet, // what the line above gave
};

function refuseInlineActors(machine: AnyStateMachine): void {
  for (const node of nodesWithin(machine.root)) {
    if (node.invoke.some(({ src }) => typeof src !== 'string' || src.startsWith('xstate.invoke.'))) {
      throw new Error(`${node.id} invokes an actor that has no name: no puppet can take its place.`);
    }
  }
}

/** A machine that is invoked lives its own life; told so from outside, it ends as a promise would. */
function endable(machine: AnyStateMachine): AnyStateMachine {
  const live = machine.transition;
  machine.transition = (snapshot: AnyMachineSnapshot, event: Told, scope) => {
    const over = ended(snapshot, event);
    if (!over) return live(snapshot, event, scope);
    for (const child of Object.values(childrenOf(over))) if (child) scope.stopChild(child);
    return over;
  };
  return machine;
}

const isEffect = (action: unknown): boolean =>
  // XState's own (assign, raise, sendTo …) carry `resolve`.
  typeof action === 'function' && !('resolve' in action);

const known = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The same machine with a puppet for every actor, in the machines it invokes too, and without effects: actions that are plain functions do nothing. */
export function puppetsOf<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const made = known.get(machine);
  // Of the same type: only what it invokes and does was replaced.
  if (made) return made as Machine;
  refuseInlineActors(machine);
  const actors = machine.implementations.actors as Readonly<Record<string, unknown>>;
  const actions = machine.implementations.actions as Readonly<Record<string, unknown>>;
  const replaced = machine.provide({
    actors: Object.fromEntries(
      Object.entries(actors).map(([src, logic]) => [
        src,
        isMachine(logic) ? endable(puppetsOf(logic)) : puppet,
      ]),
    ),
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => isEffect(action))
        .map(([name]) => [name, () => {}]),
    ),
  });
  known.set(machine, replaced);
  return replaced as Machine;
}
