import {
  StateMachine,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
} from 'xstate';

// Narrows what XState types loosely about actors of any kind, in one place.

export const isMachine = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine;

/** The machine that an actor runs; null for a promise, a callback or an observable. */
export function machineOf(ref: AnyActorRef): AnyStateMachine | null {
  const logic: unknown = 'logic' in ref ? ref.logic : null;
  return isMachine(logic) ? logic : null;
}

/** The snapshot of an actor that runs a machine. */
export const snapshotOf = (ref: AnyActorRef): AnyMachineSnapshot => ref.getSnapshot() as AnyMachineSnapshot;

export const isAlive = (ref: AnyActorRef): boolean =>
  (ref.getSnapshot() as { readonly status: string }).status === 'active';

/** The children of a machine by id. */
export const childrenOf = ({
  children,
}: AnyMachineSnapshot): Readonly<Record<string, AnyActorRef | undefined>> =>
  children as Record<string, AnyActorRef | undefined>;

/** The name under which a machine knows what a child of it runs. */
export const sourceNameOf = (ref: AnyActorRef | undefined): string | null => {
  const src: unknown = ref?.src;
  return typeof src === 'string' ? src : null;
};

/** Event types that the state itself handles. */
export const eventTypesOf = (node: AnyStateNode): readonly string[] => [...node.transitions.keys()];
