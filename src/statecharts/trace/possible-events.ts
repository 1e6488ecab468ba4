import type { AnyActorRef } from 'xstate';
import { childrenOf, isAlive, machineOf, snapshotOf } from '../actors.ts';
import { waitsOf } from './pending-waits.ts';

const ofActor = /^xstate\.(?:done\.actor|error\.actor|snapshot)\.(.+)$/;

/**
 * Event types that would have an effect on a machine now: external events, ends of its mock actors, delays. Guards on
 * payloads are assumed to pass.
 */
export function possibleEventTypes(ref: AnyActorRef): string[] {
  if (!isAlive(ref)) return [];
  const snapshot = snapshotOf(ref);
  const isPossible = (type: string): boolean => {
    if (!type.startsWith('xstate.')) return !type.includes('*');
    const [, id = ''] = ofActor.exec(type) ?? [];
    const child = childrenOf(snapshot)[id];
    // Machines end on their own.
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
