import type { AnyActor, AnyActorRef, AnyStateMachine } from 'xstate';

/** What a machine is folded with. */
export type MachineScope = Parameters<AnyStateMachine['transition']>[2];

interface Registry {
  _unregister(ref: AnyActorRef): void;
}

function leaveSystem(ref: AnyActorRef): void {
  const { children } = ref.getSnapshot() as { children?: Record<string, AnyActorRef | undefined> };
  for (const child of Object.values(children ?? {})) if (child) leaveSystem(child);
  // What xstate does when it stops an actor, and keeps to itself: the name is free for the next one.
  (ref.system as unknown as Registry)._unregister(ref);
}

/**
 * Lets a machine be folded without being run. xstate's own `transition` knows no parent, so that sendParent throws; this scope is the actor's own, as
 * it was made by its parent and never started: who it is, and whose child, is right, and nothing is ever done.
 */
export function inertScope(ref: AnyActor): MachineScope {
  return {
    self: ref,
    id: ref.id,
    sessionId: ref.sessionId,
    system: ref.system,
    logger: () => {},
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    actionExecutor: ({ type, params }) => {
      // The actor that is stopped is the action's only parameter.
      if (type === 'xstate.stopChild' && params) leaveSystem(params as unknown as AnyActorRef);
    },
  };
}

/** Shows a snapshot as an actor's own: guards may look at their children. */
export function show(ref: AnyActorRef, snapshot: unknown): void {
  Object.assign(ref, { _snapshot: snapshot });
}
