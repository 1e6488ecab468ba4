import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { createActorKeys } from '../../../src/statecharts/trace/actor-keys.ts';
import type { ScriptedEvent, Player } from '../../../src/statecharts/trace/player.types.ts';
import { isMachineActor, type PreviewedMachine } from '../parts/previewed-machines.ts';
import { isActor, startMockedMachine, type MockedMachine } from './mocked-machine.ts';
import { plainEvent, type PlainEvent } from './plain-json.ts';
import type { Playback } from './playback.types.ts';

/** An event that a previewed machine received. */
interface ReceivedEvent {
  readonly actor: string;
  readonly from: string | null;
  readonly event: PlainEvent;
}

/** The state of the preview: a new object after every change. */
export interface PreviewState {
  /** Counts how often the mocked machine was restarted. */
  readonly generation: number;
  readonly player: Player<AnyStateMachine>;
  /** The machines' states before the last event. */
  readonly before: readonly PreviewedMachine[];
  /** All events the machines received so far. */
  readonly received: readonly ReceivedEvent[];
  /** Why the playback failed; null if it did not. */
  readonly failure: string | null;
  /**
   * Tries an event that is not in the playback. Returns null, or why it is not possible: then nothing has happened.
   */
  readonly attempt: (event: ScriptedEvent) => string | null;
}

/**
 * Shows a playback on a mocked machine: a later position is played to, an earlier position or another machine restarts
 * it.
 */
interface Preview {
  readonly show: (
    machine: AnyStateMachine,
    playback: Playback,
    onActed?: (event: ScriptedEvent) => void,
  ) => void;
  readonly state: () => PreviewState | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

export function createPreview(): Preview {
  let played: AnyStateMachine | null = null;
  let mocked: MockedMachine | null = null;
  let scene: PreviewState | null = null;
  let generation = 0;
  let received: ReceivedEvent[] = [];
  let onEvent: ((event: ScriptedEvent) => void) | undefined;
  const watchers = new Set<() => void>();

  function listen(): (event: InspectionEvent) => void {
    const keys = createActorKeys(null);
    return (event) => {
      keys.note(event);
      if (event.type !== '@xstate.event') return;
      const { actorRef, sourceRef, event: what } = event;
      if (!isActor(actorRef) || !isMachineActor(actorRef)) return;
      const from = isActor(sourceRef) ? (keys.keyOf(sourceRef) ?? null) : null;
      received.push({ actor: keys.keyOf(actorRef) ?? '/', from, event: plainEvent(what) });
    };
  }

  return {
    show(machine, playback, onActed) {
      onEvent = onActed;
      if (machine !== played || !mocked?.continueTo(playback)) {
        played = machine;
        mocked?.player.stop();
        generation += 1;
        received = [];
        mocked = startMockedMachine({
          machine,
          playback,
          onEvent: (event) => onEvent?.(event),
          inspect: listen(),
        });
      }
      const { player, before, failure, attempt } = mocked;
      scene = { generation, player, before, received: [...received], failure, attempt };
      for (const listener of watchers) listener();
    },
    state: () => scene,
    subscribe(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    close() {
      mocked?.player.stop();
      mocked = null;
    },
  };
}
