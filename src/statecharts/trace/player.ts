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
import { createActorKeys } from './actor-keys.ts';
import { scriptedEventEffects } from './scripted-event-effects.ts';
import { decodeValues } from './decode-values.ts';
import { possibleEventTypes } from './possible-events.ts';
import type { ScriptedEvent, Player } from './player.types.ts';
import { withMockActors } from './mock-actors.ts';
import { resumeActor, baseActorKeys, baseSnapshot } from './base-state.ts';
import type { Trace } from './trace.types.ts';

interface Options<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly input?: InputFrom<Machine>;
  /** The trace being played: it has the root's input or, if the beginning was dropped, the base state. */
  readonly base?: { readonly trace: Trace };
  readonly events: readonly ScriptedEvent[];
  readonly inspect?: (event: InspectionEvent) => void;
}

/**
 * Runs a machine with mock actors, driven by scripted events: nothing happens automatically, no effects run, no time
 * passes.
 */
export function createPlayer<Machine extends AnyStateMachine>(options: Options<Machine>): Player<Machine> {
  const { input, base, inspect } = options;
  const machine: AnyStateMachine = withMockActors(options.machine);
  const cut = base?.trace.base ? base.trace : null;
  const keys = createActorKeys(cut && baseActorKeys(cut));
  const value: unknown = input ?? base?.trace.actors['/']?.input;
  const root = createActor(machine, {
    clock: new SimulatedClock(),
    logger: () => {},
    ...(cut ? { snapshot: baseSnapshot(machine, cut) } : { input: decodeValues(value, keys.refOf) }),
    inspect: (event) => {
      keys.note(event);
      inspect?.(event);
    },
  });
  // A failing machine shows it by its status; the error is not reported elsewhere.
  root.subscribe({ error: () => {} });
  root.start();
  if (cut) resumeActor(root);
  keys.finishRestoring();

  const { effectOf, mayBeLost, whyNothing } = scriptedEventEffects(keys);
  let events = [...options.events];
  let position = 0;

  function possibleOf(ref: AnyActorRef): { actor: string; type: string }[] {
    const actor = keys.keyOf(ref);
    if (actor === undefined || !machineOf(ref)) return [];
    return [
      ...possibleEventTypes(ref).map((type) => ({ actor, type })),
      ...Object.values(childrenOf(snapshotOf(ref))).flatMap((child) => (child ? possibleOf(child) : [])),
    ];
  }

  return {
    // The actor of the given machine: mock actors replace what it invokes, not its type.
    root: root as unknown as ActorRefFrom<Machine>,
    get position() {
      return position;
    },
    step() {
      const event = events[position];
      if (!event) return false;
      const effect = effectOf(event);
      if (typeof effect === 'function') effect();
      else if (!mayBeLost(event)) throw new Error(`Step ${position + 1} cannot be played. ${effect}`);
      position += 1;
      return true;
    },
    dispatch(event) {
      const effect = effectOf(event);
      if (typeof effect === 'string') throw new Error(effect);
      const nothing = whyNothing(event);
      if (nothing !== null) throw new Error(nothing);
      effect();
      events = [...events.slice(0, position), event];
      position += 1;
    },
    possible: () => possibleOf(root),
    stop: () => void root.stop(),
  };
}
