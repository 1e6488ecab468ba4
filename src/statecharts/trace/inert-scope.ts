import type { AnyActor, AnyActorRef, AnyStateMachine } from 'xstate';

/** The scope for folding a machine. */
export type MachineScope = Parameters<AnyStateMachine['transition']>[2];

interface Registry {
  _unregister(ref: AnyActorRef): void;
}

function leaveSystem(ref: AnyActorRef): void {
  const { children } = ref.getSnapshot() as { children?: Record<string, AnyActorRef | undefined> };
  for (const child of Object.values(children ?? {})) if (child) leaveSystem(child);
  // What xstate does internally when it stops an actor: the name becomes free.
  (ref.system as unknown as Registry)._unregister(ref);
}

/**
 * Folds a machine without running it. xstate's own `transition` knows no parent, so sendParent would throw; this scope
 * belongs to the actor as its parent created it, never started: its identity and parent are right, and nothing is
 * executed.
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
      // The stopped actor is the action's only parameter.
      if (type === 'xstate.stopChild' && params) leaveSystem(params as unknown as AnyActorRef);
    },
  };
}

/** Sets an actor's snapshot, because guards may look at child actors. */
export function show(ref: AnyActorRef, snapshot: unknown): void {
  Object.assign(ref, { _snapshot: snapshot });
}
