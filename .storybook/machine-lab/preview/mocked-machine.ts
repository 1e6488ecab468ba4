import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';
import { isJsonEqual } from '../../../src/lib/json-equal.ts';
import { createActorKeys } from '../../../src/statecharts/trace/actor-keys.ts';
import { createPlayer } from '../../../src/statecharts/trace/player.ts';
import type { ScriptedEvent, Player } from '../../../src/statecharts/trace/player.types.ts';
import { previewedMachines, type PreviewedMachine } from '../parts/previewed-machines.ts';
import { plainScriptedEvent } from './plain-json.ts';
import type { Playback } from './playback.types.ts';

interface Options {
  readonly machine: AnyStateMachine;
  readonly playback: Playback;
  /** The user did something on the screen itself. */
  readonly onEvent?: (event: ScriptedEvent) => void;
  readonly inspect?: (event: InspectionEvent) => void;
}

/** A machine with mock actors, played to a position. */
export interface MockedMachine {
  readonly player: Player<AnyStateMachine>;
  /** The machines' states before the last event. */
  readonly before: readonly PreviewedMachine[];
  /** Why it could not be played; null if it could. */
  readonly failure: string | null;
  /** Tries an event that is not in the playback. Returns null, or why it is not possible: then nothing has happened. */
  attempt(event: ScriptedEvent): string | null;
  /**
   * Continues to a later position of the same playback. False if it is not later: then a new mocked machine is needed.
   */
  continueTo(playback: Playback): boolean;
}

export const isActor = (ref: unknown): ref is AnyActorRef =>
  typeof ref === 'object' && ref !== null && 'send' in ref && 'logic' in ref;

const isSameEvent = (one: ScriptedEvent, other: ScriptedEvent | undefined): boolean =>
  one === other || (other?.actor === one.actor && isJsonEqual(one.event, other.event));

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Starts a mocked machine and plays it to the playback's position. */
export function startMockedMachine({ machine, playback, onEvent, inspect }: Options): MockedMachine {
  const keys = createActorKeys(null);
  const done: ScriptedEvent[] = [];
  let isOurs = true;
  let failure: string | null = null;
  let before: readonly PreviewedMachine[] = [];
  let isStarted = false;

  const player = createPlayer({
    machine,
    events: playback.events,
    ...(playback.input !== undefined && { input: playback.input }),
    ...(playback.base && { base: { trace: playback.base } }),
    inspect: (event) => {
      keys.note(event);
      if (isStarted && !isOurs && event.type === '@xstate.event' && !event.sourceRef) hearScreen(event);
      inspect?.(event);
    },
  });
  isStarted = true;

  /** An external event: the user did something on the screen. */
  function hearScreen({ actorRef, event }: InspectionEvent & { type: '@xstate.event' }): void {
    const actor = isActor(actorRef) ? keys.keyOf(actorRef) : undefined;
    if (actor === undefined || event.type.startsWith('xstate.')) return;
    const scriptedEvent = plainScriptedEvent({ actor, event, at: 0 });
    before = previewedMachines(player.root);
    done.push(scriptedEvent);
    onEvent?.(scriptedEvent);
  }

  function play(event: ScriptedEvent, perform: () => void): string | null {
    const stateBefore = previewedMachines(player.root);
    isOurs = true;
    try {
      perform();
      before = stateBefore;
      done.push(event);
      return null;
    } catch (error) {
      return reasonOf(error);
    } finally {
      isOurs = false;
    }
  }

  function playTo(
    events: readonly ScriptedEvent[],
    played: number,
    perform: (event: ScriptedEvent) => void,
  ): void {
    for (const event of events.slice(done.length, played)) {
      failure = play(event, () => perform(event));
      if (failure !== null) return;
    }
  }
  isOurs = false;
  playTo(playback.events, playback.played, () => player.step());

  return {
    player,
    get before() {
      return before;
    },
    get failure() {
      return failure;
    },
    attempt: (event) => play(event, () => player.dispatch(event)),
    continueTo(next) {
      const isSameStart = next.base === playback.base || isJsonEqual(next.base, playback.base);
      if (failure !== null || !isSameStart || !isJsonEqual(next.input, playback.input)) return false;
      if (next.played < done.length) return false;
      if (!done.every((event, index) => isSameEvent(event, next.events[index]))) return false;
      playTo(next.events, next.played, (event) =>
        next.events === playback.events ? player.step() : player.dispatch(event),
      );
      return true;
    },
  };
}
