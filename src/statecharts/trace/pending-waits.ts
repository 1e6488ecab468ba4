import type { AnyActorRef, AnyEventObject, EventObject } from 'xstate';

interface Wait {
  readonly id: string;
  readonly source: AnyActorRef;
  readonly target: AnyActorRef;
  readonly event: EventObject;
}

/** Delayed events for an actor, `after` among them. */
export const waitsOf = (target: AnyActorRef): Wait[] =>
  Object.values(target.system.getSnapshot()._scheduledEvents).filter((wait) => wait.target === target);

/** Ends a delay: its event arrives now. */
export function endWait({ id, source, target }: Wait, event: EventObject): void {
  target.system.scheduler.cancel(source, id);
  relay(source, target, event);
}

/** Sends as one actor to another; with `send` it would count as external. */
export function relay(source: AnyActorRef, target: AnyActorRef, event: AnyEventObject): void {
  // An internal API between actors that the types hide.
  const system = target.system as typeof target.system & {
    _relay(source: AnyActorRef, target: AnyActorRef, event: EventObject): void;
  };
  system._relay(source, target, event);
}
