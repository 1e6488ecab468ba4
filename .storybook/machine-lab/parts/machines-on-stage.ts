import { StateMachine, type AnyActor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';

/** A machine that runs: the root, or one inside another. */
export interface MachineOnStage {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
}

/** XState's actors know their logic; AnyActorRef is only what is promised of them. */
export const isMachineActor = (ref: AnyActorRef): boolean => (ref as AnyActor).logic instanceof StateMachine;

/** The root and every machine below it, from the outside in. */
export function machinesOnStage(ref: AnyActorRef, key = '/'): MachineOnStage[] {
  if (!isMachineActor(ref)) return [];
  // A machine's snapshot: its logic is one.
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
  const inside = key === '/' ? '/' : `${key}/`;
  return [
    { key, snapshot },
    ...Object.entries(snapshot.children).flatMap(([id, child]) =>
      child ? machinesOnStage(child as AnyActorRef, `${inside}${id}`) : [],
    ),
  ];
}
