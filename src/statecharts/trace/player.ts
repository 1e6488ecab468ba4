import {
  createActor,
  SimulatedClock,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  type InputFrom,
  type InspectionEvent,
} from 'xstate';
import { childrenOf, machineOf, snapshotOf } from '../actors.ts';
import { actorKeys } from './actor-keys.ts';
import { cueEffects } from './cue-effect.ts';
import { decodeValues } from './decode-values.ts';
import { possibleTypes } from './player-possible.ts';
import type { Cue, Player } from './player.types.ts';
import { puppetsOf } from './puppets.ts';
import { goOn, standingKeys, standingRoot } from './standing.ts';
import type { Trace } from './trace.types.ts';

interface Options<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly input?: InputFrom<Machine>;
  /** The trace that is played: it says what the root was given, or, where its beginning was dropped, where everything stood. */
  readonly base?: { readonly trace: Trace };
  readonly cues: readonly Cue[];
  readonly inspect?: (event: InspectionEvent) => void;
}

/** Runs a machine with puppets for its actors, by cues: nothing of it runs by itself, no effect happens, no time passes. */
export function createPlayer<Machine extends AnyStateMachine>(options: Options<Machine>): Player<Machine> {
  const { input, base, inspect } = options;
  const machine: AnyStateMachine = puppetsOf(options.machine);
  const cut = base?.trace.base ? base.trace : null;
  const keys = actorKeys(cut && standingKeys(cut));
  const given: unknown = input ?? base?.trace.actors['/']?.input;
  const root = createActor(machine, {
    clock: new SimulatedClock(),
    logger: () => {},
    ...(cut ? { snapshot: standingRoot(machine, cut) } : { input: decodeValues(given, keys.refOf) }),
    inspect: (event) => {
      keys.note(event);
      inspect?.(event);
    },
  });
  // A machine that breaks says so by its status; nobody else is told.
  root.subscribe({ error: () => {} });
  root.start();
  if (cut) goOn(root);
  keys.takenUp();

  const { effectOf, mayBeLost, whyNothing } = cueEffects(keys);
  let cues = [...options.cues];
  let position = 0;

  function possibleOf(ref: AnyActorRef): { actor: string; type: string }[] {
    const actor = keys.keyOf(ref);
    if (actor === undefined || !machineOf(ref)) return [];
    return [
      ...possibleTypes(ref).map((type) => ({ actor, type })),
      ...Object.values(childrenOf(snapshotOf(ref))).flatMap((child) => (child ? possibleOf(child) : [])),
    ];
  }

  return {
    // The actor of that machine: puppets change what it invokes, not what it is.
    root: root as unknown as ActorRefFrom<Machine>,
    get position() {
      return position;
    },
    step() {
      const cue = cues[position];
      if (!cue) return false;
      const effect = effectOf(cue);
      if (typeof effect === 'function') effect();
      else if (!mayBeLost(cue)) throw new Error(`Step ${position + 1} cannot be played. ${effect}`);
      position += 1;
      return true;
    },
    act(cue) {
      const effect = effectOf(cue);
      if (typeof effect === 'string') throw new Error(effect);
      const nothing = whyNothing(cue);
      if (nothing !== null) throw new Error(nothing);
      effect();
      cues = [...cues.slice(0, position), cue];
      position += 1;
    },
    possible: () => possibleOf(root),
    stop: () => void root.stop(),
  };
}
