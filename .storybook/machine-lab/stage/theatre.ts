import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { actorKeys } from '../../../src/statecharts/trace/actor-keys.ts';
import type { Cue, Player } from '../../../src/statecharts/trace/player.types.ts';
import { isMachineActor, type MachineOnStage } from '../parts/machines-on-stage.ts';
import { isActor, putOnStage, type PuppetsOnStage } from './puppets-on-stage.ts';
import { plainEvent, type PlainEvent } from './plain-json.ts';
import type { Walk } from './walk.types.ts';

/** An event that a machine on stage received. */
interface HeardEvent {
  readonly actor: string;
  readonly from: string | null;
  readonly event: PlainEvent;
}

/** Where the puppets stand: a new object whenever they were walked. */
export interface Scene {
  /** Counts how often new puppets were taken. */
  readonly cast: number;
  readonly player: Player<AnyStateMachine>;
  /** Where the machines stood before the last cue. */
  readonly before: readonly MachineOnStage[];
  /** All that happened to the machines so far. */
  readonly heard: readonly HeardEvent[];
  /** Why the puppets do not stand where the walk says; null where they do. */
  readonly failure: string | null;
  /** Does something that no walk has told yet. Null, or why it cannot be done: then nothing has happened. */
  readonly attempt: (cue: Cue) => string | null;
}

/**
 * Holds the puppets of a machine and puts them where a walk says: a later place is walked to, an earlier one takes new puppets, and so does another
 * machine.
 */
export interface Theatre {
  readonly show: (machine: AnyStateMachine, walk: Walk, onActed?: (cue: Cue) => void) => void;
  readonly scene: () => Scene | null;
  readonly subscribe: (tell: () => void) => () => void;
  readonly close: () => void;
}

export function createTheatre(): Theatre {
  let played: AnyStateMachine | null = null;
  let puppets: PuppetsOnStage | null = null;
  let scene: Scene | null = null;
  let cast = 0;
  let heard: HeardEvent[] = [];
  let act: ((cue: Cue) => void) | undefined;
  const watchers = new Set<() => void>();

  function listen(): (event: InspectionEvent) => void {
    const keys = actorKeys(null);
    return (event) => {
      keys.note(event);
      if (event.type !== '@xstate.event') return;
      const { actorRef, sourceRef, event: what } = event;
      if (!isActor(actorRef) || !isMachineActor(actorRef)) return;
      const from = isActor(sourceRef) ? (keys.keyOf(sourceRef) ?? null) : null;
      heard.push({ actor: keys.keyOf(actorRef) ?? '/', from, event: plainEvent(what) });
    };
  }

  return {
    show(machine, walk, onActed) {
      act = onActed;
      if (machine !== played || !puppets?.goOn(walk)) {
        played = machine;
        puppets?.player.stop();
        cast += 1;
        heard = [];
        puppets = putOnStage({ machine, walk, onActed: (cue) => act?.(cue), inspect: listen() });
      }
      const { player, before, failure, attempt } = puppets;
      scene = { cast, player, before, heard: [...heard], failure, attempt };
      for (const tell of watchers) tell();
    },
    scene: () => scene,
    subscribe(tell) {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    close() {
      puppets?.player.stop();
      puppets = null;
    },
  };
}
