import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ScriptedEvent, Player } from '../trace/player.types.ts';
import { childrenOf, snapshotOf, sourceNameOf } from '../actors.ts';
import { pathOfKey } from '../trace/actor-key.ts';
import { waitsOf } from '../trace/pending-waits.ts';
import { anyFixtures, exampleSteps, type AnyFixtures } from './example-steps.ts';
import type { MachineFixtures } from './fixtures.ts';

/** Something the user of a player can do now. */
export interface PossibleAction {
  /**
   * "FILE.CHOSEN · an empty file", "✓ uploadFile · a new list", "after patience"; prefixed with the actor's key for an
   * invoked machine.
   */
  readonly label: string;
  readonly event: ScriptedEvent;
}

/** Finds an invoked machine by its key, with its fixtures. */
function find(
  root: AnyActorRef,
  key: string,
  fixtures: AnyFixtures,
): { ref: AnyActorRef; fixtures: AnyFixtures } | null {
  let found = { ref: root, fixtures };
  for (const id of pathOfKey(key).split('/').filter(Boolean)) {
    const ref = childrenOf(snapshotOf(found.ref))[id];
    if (!ref) return null;
    const inside = found.fixtures.machines?.[sourceNameOf(ref) ?? ''];
    found = { ref, fixtures: inside ?? { inputs: {}, events: {}, outputs: {}, failures: {} } };
  }
  return found;
}

const isAfter = (type: string): boolean => type.startsWith('xstate.after.');

const canHappen = (snapshot: AnyMachineSnapshot, { event }: ScriptedEvent): boolean =>
  event.type.startsWith('xstate.') || snapshot.can(event);

/**
 * Everything that can be done with a player now, using the fixtures' examples. The order is stable, for manual and
 * random use alike.
 */
export function possibleActions<Machine extends AnyStateMachine>(
  player: Player<Machine>,
  fixtures: MachineFixtures<Machine>,
): PossibleAction[] {
  return player.possible().flatMap(({ actor, type }) => {
    const place = find(player.root, actor, anyFixtures(fixtures));
    if (!place) return [];
    const snapshot = snapshotOf(place.ref);
    const inWords = (text: string): string => (actor === '/' ? text : `${actor}: ${text}`);
    const delayed = waitsOf(place.ref)
      .filter(({ source, event }) => source === place.ref && event.type === type && !isAfter(type))
      .map(({ event }) => ({
        label: inWords(`after a while: ${type}`),
        event: { actor, from: actor, event, at: 0 },
      }));
    const actions = exampleSteps(type, snapshot, place.fixtures)
      .map(({ event, label }) => ({ label: inWords(label), event: { actor, event, at: 0 } }))
      .filter(({ event }) => canHappen(snapshot, event));
    return [...delayed, ...actions];
  });
}
