import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Cue, Player } from '../trace/player.types.ts';
import { childrenOf, snapshotOf, srcOf } from '../actors.ts';
import { pathOfKey } from '../trace/actor-key.ts';
import { waitsOf } from '../trace/pending-waits.ts';
import { anyFixtures, stepsOf, type AnyFixtures } from './cases.ts';
import type { MachineFixtures } from './fixtures.ts';

/** One thing that somebody at a player can do now. */
export interface PossibleAct {
  /** "FILE.CHOSEN · an empty file", "✓ uploadFile · a new list", "after patience"; of a machine inside another with its key before. */
  readonly words: string;
  readonly cue: Cue;
}

/** A machine inside another, by its key, and the fixtures it is given. */
function find(
  root: AnyActorRef,
  key: string,
  fixtures: AnyFixtures,
): { ref: AnyActorRef; fixtures: AnyFixtures } | null {
  let found = { ref: root, fixtures };
  for (const id of pathOfKey(key).split('/').filter(Boolean)) {
    const ref = childrenOf(snapshotOf(found.ref))[id];
    if (!ref) return null;
    const inside = found.fixtures.machines?.[srcOf(ref) ?? ''];
    found = { ref, fixtures: inside ?? { inputs: {}, events: {}, outputs: {}, failures: {} } };
  }
  return found;
}

const isAfter = (type: string): boolean => type.startsWith('xstate.after.');

const canHappen = (snapshot: AnyMachineSnapshot, { event }: Cue): boolean =>
  event.type.startsWith('xstate.') || snapshot.can(event);

/** All that can be done at a player now, by the fixtures' examples, in an order that stays: the same for whoever clicks and whoever walks at random. */
export function possibleActs<Machine extends AnyStateMachine>(
  player: Player<Machine>,
  fixtures: MachineFixtures<Machine>,
): PossibleAct[] {
  return player.possible().flatMap(({ actor, type }) => {
    const place = find(player.root, actor, anyFixtures(fixtures));
    if (!place) return [];
    const snapshot = snapshotOf(place.ref);
    const inWords = (words: string): string => (actor === '/' ? words : `${actor}: ${words}`);
    const delayed = waitsOf(place.ref)
      .filter(({ source, event }) => source === place.ref && event.type === type && !isAfter(type))
      .map(({ event }) => ({
        words: inWords(`after a while: ${type}`),
        cue: { actor, from: actor, event, at: 0 },
      }));
    const acts = stepsOf(type, snapshot, place.fixtures)
      .map(({ event, words }) => ({ words: inWords(words), cue: { actor, event, at: 0 } }))
      .filter(({ cue }) => canHappen(snapshot, cue));
    return [...delayed, ...acts];
  });
}
