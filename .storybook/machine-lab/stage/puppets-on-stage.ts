import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';
import { isJsonAlike } from '../../../src/lib/json-alike.ts';
import { actorKeys } from '../../../src/statecharts/trace/actor-keys.ts';
import { createPlayer } from '../../../src/statecharts/trace/player.ts';
import type { Cue, Player } from '../../../src/statecharts/trace/player.types.ts';
import { machinesOnStage, type MachineOnStage } from '../parts/machines-on-stage.ts';
import { plainCue } from './plain-json.ts';
import type { Walk } from './walk.types.ts';

interface Options {
  readonly machine: AnyStateMachine;
  readonly walk: Walk;
  /** Something was done on the screen itself. */
  readonly onActed?: (cue: Cue) => void;
  readonly inspect?: (event: InspectionEvent) => void;
}

/** A machine with puppets that stands where a walk says. */
export interface PuppetsOnStage {
  readonly player: Player<AnyStateMachine>;
  /** Where the machines stood before the last cue. */
  readonly before: readonly MachineOnStage[];
  /** What it could not be played to, and why; null where it stands as the walk says. */
  readonly failure: string | null;
  /** Does something that no walk has told yet. Null, or why it cannot be done: then nothing has happened. */
  attempt(cue: Cue): string | null;
  /** Goes on to a later place of the same walk. False where it is no later place: new puppets are needed. */
  goOn(walk: Walk): boolean;
}

export const isActor = (ref: unknown): ref is AnyActorRef =>
  typeof ref === 'object' && ref !== null && 'send' in ref && 'logic' in ref;

const isSameCue = (one: Cue, other: Cue | undefined): boolean =>
  one === other || (other?.actor === one.actor && isJsonAlike(one.event, other.event));

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Puts puppets where a walk says. */
export function putOnStage({ machine, walk, onActed, inspect }: Options): PuppetsOnStage {
  const keys = actorKeys(null);
  const done: Cue[] = [];
  let isOurs = true;
  let failure: string | null = null;
  let before: readonly MachineOnStage[] = [];
  let isStanding = false;

  const player = createPlayer({
    machine,
    cues: walk.cues,
    ...(walk.input !== undefined && { input: walk.input }),
    ...(walk.base && { base: { trace: walk.base } }),
    inspect: (event) => {
      keys.note(event);
      if (isStanding && !isOurs && event.type === '@xstate.event' && !event.sourceRef) hearScreen(event);
      inspect?.(event);
    },
  });
  isStanding = true;

  /** An event that came from nowhere in the machines: a person did something on the screen. */
  function hearScreen({ actorRef, event }: InspectionEvent & { type: '@xstate.event' }): void {
    const actor = isActor(actorRef) ? keys.keyOf(actorRef) : undefined;
    if (actor === undefined || event.type.startsWith('xstate.')) return;
    const cue = plainCue({ actor, event, at: 0 });
    before = machinesOnStage(player.root);
    done.push(cue);
    onActed?.(cue);
  }

  function play(cue: Cue, perform: () => void): string | null {
    const stood = machinesOnStage(player.root);
    isOurs = true;
    try {
      perform();
      before = stood;
      done.push(cue);
      return null;
    } catch (error) {
      return reasonOf(error);
    } finally {
      isOurs = false;
    }
  }

  function playTo(cues: readonly Cue[], played: number, perform: (cue: Cue) => void): void {
    for (const cue of cues.slice(done.length, played)) {
      failure = play(cue, () => perform(cue));
      if (failure !== null) return;
    }
  }
  isOurs = false;
  playTo(walk.cues, walk.played, () => player.step());

  return {
    player,
    get before() {
      return before;
    },
    get failure() {
      return failure;
    },
    attempt: (cue) => play(cue, () => player.act(cue)),
    goOn(next) {
      const isSameStart = next.base === walk.base || isJsonAlike(next.base, walk.base);
      if (failure !== null || !isSameStart || !isJsonAlike(next.input, walk.input)) return false;
      if (next.played < done.length) return false;
      if (!done.every((cue, index) => isSameCue(cue, next.cues[index]))) return false;
      playTo(next.cues, next.played, (cue) => (next.cues === walk.cues ? player.step() : player.act(cue)));
      return true;
    },
  };
}
