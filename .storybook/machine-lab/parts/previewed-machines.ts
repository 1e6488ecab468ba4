import { StateMachine, type AnyActorRef, type AnyMachineSnapshot, type StateValue } from 'xstate';
import { stateLabel } from '../../../src/statecharts/explore/state-label.ts';

/** A running machine: the root, or an invoked one. */
export interface PreviewedMachine {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
}

/** XState's actors know their logic; AnyActorRef does not promise it. */
export const isMachineActor = (ref: AnyActorRef): boolean =>
  'logic' in ref && ref.logic instanceof StateMachine;

/** The root and every machine below it, from the outside in. */
export function previewedMachines(ref: AnyActorRef, key = '/'): PreviewedMachine[] {
  if (!isMachineActor(ref)) return [];
  // A machine's snapshot, since its logic is a machine.
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
  const inside = key === '/' ? '/' : `${key}/`;
  return [
    { key, snapshot },
    ...Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>).flatMap(([id, child]) =>
      child ? previewedMachines(child, `${inside}${id}`) : [],
    ),
  ];
}

/** A machine's state as text: "reviewing · desk: editing". */
export const stateText = ({ machine, value }: AnyMachineSnapshot): string =>
  stateLabel(machine.root, value as StateValue);
