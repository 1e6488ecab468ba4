import type { AnyActorRef } from 'xstate';
import { childrenOf, isAlive, machineOf, snapshotOf } from '../actors.ts';
import { waitsOf } from './pending-waits.ts';

const ofActor = /^xstate\.(?:done\.actor|error\.actor|snapshot)\.(.+)$/;

/** Types of events that would do something to a machine where it stands: what is sent, ends of its puppets, waits. Guards over payloads are taken as passable. */
export function possibleTypes(ref: AnyActorRef): string[] {
  if (!isAlive(ref)) return [];
  const snapshot = snapshotOf(ref);
  const isPossible = (type: string): boolean => {
    if (!type.startsWith('xstate.')) return !type.includes('*');
    const [, id = ''] = ofActor.exec(type) ?? [];
    const child = childrenOf(snapshot)[id];
    // Machines end by themselves.
    return child !== undefined && !machineOf(child) && isAlive(child);
  };
  const listened = snapshot._nodes.flatMap((node) =>
    [...node.transitions]
      .filter(([, transitions]) =>
        transitions.some(({ target, actions }) => target !== undefined || actions.length > 0),
      )
      .map(([type]) => type)
      .filter(isPossible),
  );
  return [...new Set([...listened, ...waitsOf(ref).map(({ event }) => event.type)])];
}
