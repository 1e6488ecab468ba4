import { StateMachine, type AnyActorRef, type AnyMachineSnapshot, type StateValue } from 'xstate';
import { stateWords } from '../../../src/statecharts/explore/state-words.ts';

/** A machine that runs: the root, or one inside another. */
export interface MachineOnStage {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
}

/** XState's actors know their logic; AnyActorRef does not promise it. */
export const isMachineActor = (ref: AnyActorRef): boolean =>
  'logic' in ref && ref.logic instanceof StateMachine;

/** The root and every machine below it, from the outside in. */
export function machinesOnStage(ref: AnyActorRef, key = '/'): MachineOnStage[] {
  if (!isMachineActor(ref)) return [];
  // A machine's snapshot: its logic is one.
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
  const inside = key === '/' ? '/' : `${key}/`;
  return [
    { key, snapshot },
    ...Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>).flatMap(([id, child]) =>
      child ? machinesOnStage(child, `${inside}${id}`) : [],
    ),
  ];
}

/** Where a machine stands, in words: "reviewing · desk: editing". */
export const placeInWords = ({ machine, value }: AnyMachineSnapshot): string =>
  stateWords(machine.root, value as StateValue);
