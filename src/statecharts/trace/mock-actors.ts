import type { ActorLogic, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';
import { childrenOf, isMachine } from '../actors.ts';
import { nodesWithin } from '../state-nodes.ts';

/** Events for a mock actor: the ones real promises and observables use internally. */
export type MockActorEvent =
  | { readonly type: 'xstate.promise.resolve'; readonly data: unknown }
  | { readonly type: 'xstate.promise.reject'; readonly data: unknown }
  | { readonly type: 'xstate.observable.next'; readonly data: unknown };

type MockActorSnapshot = Snapshot<unknown> & { readonly context: unknown; readonly input: unknown };

interface MockedEvent {
  readonly type: string;
  readonly data?: unknown;
}

/** The final snapshot after an ending event, of a mock actor or of an invoked machine that was made to end; null for other events. */
export function ended<State extends Snapshot<unknown>>(state: State, event: MockedEvent): State | null {
  switch (event.type) {
    case 'xstate.promise.resolve':
      return { ...state, status: 'done', output: event.data };
    case 'xstate.promise.reject':
      return { ...state, status: 'error', error: event.data };
    default:
      return null;
  }
}

/** Takes the place of a promise, callback or observable; changes only by scripted events. */
const mockActor: ActorLogic<MockActorSnapshot, MockedEvent> = {
  config: {},
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    context: undefined,
    input,
  }),
  transition: (state, event) => {
    if (event.type === 'xstate.observable.next') return { ...state, context: event.data };
    if (event.type === 'xstate.stop') {
      return { ...state, status: 'stopped', output: undefined, error: undefined };
    }
    return ended(state, event) ?? state;
  },
  getPersistedSnapshot: (state) => state,
  restoreSnapshot: (state) => state as MockActorSnapshot, // as persisted above
};

function refuseInlineActors(machine: AnyStateMachine): void {
  for (const node of nodesWithin(machine.root)) {
    if (node.invoke.some(({ src }) => typeof src !== 'string' || src.startsWith('xstate.invoke.'))) {
      throw new Error(`${node.id} invokes an actor that has no name: no puppet can take its place.`);
    }
  }
}

/** An invoked machine runs on its own; a mock event from outside ends it like a promise. */
function withForcedEnd(machine: AnyStateMachine): AnyStateMachine {
  const live = machine.transition;
  machine.transition = (snapshot: AnyMachineSnapshot, event: MockedEvent, scope) => {
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

/**
 * The same machine with a mock for every actor, including those of invoked machines, and without effects: plain
 * function actions do nothing.
 */
export function withMockActors<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const made = known.get(machine);
  // The type is unchanged: only implementations were replaced.
  if (made) return made as Machine;
  refuseInlineActors(machine);
  const actors = machine.implementations.actors as Readonly<Record<string, unknown>>;
  const actions = machine.implementations.actions as Readonly<Record<string, unknown>>;
  const replaced = machine.provide({
    actors: Object.fromEntries(
      Object.entries(actors).map(([src, logic]) => [
        src,
        isMachine(logic) ? withForcedEnd(withMockActors(logic)) : mockActor,
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
