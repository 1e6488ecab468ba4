import type { AnyActorRef, AnyEventObject, EventObject } from 'xstate';

interface Wait {
  readonly id: string;
  readonly source: AnyActorRef;
  readonly target: AnyActorRef;
  readonly event: EventObject;
}

/** What is on its way to an actor: events that were delayed, `after` among them. */
export const waitsOf = (target: AnyActorRef): Wait[] =>
  Object.values(target.system.getSnapshot()._scheduledEvents).filter((wait) => wait.target === target);

/** A wait is over: its event arrives now. */
export function endWait({ id, source, target }: Wait, event: EventObject): void {
  target.system.scheduler.cancel(source, id);
  relay(source, target, event);
}

/** As an actor sends it to another; `send` would say that it came from outside. */
export function relay(source: AnyActorRef, target: AnyActorRef, event: AnyEventObject): void {
  // What actors use among themselves, which the types keep to them.
  const system = target.system as typeof target.system & {
    _relay(source: AnyActorRef, target: AnyActorRef, event: EventObject): void;
  };
  system._relay(source, target, event);
}
