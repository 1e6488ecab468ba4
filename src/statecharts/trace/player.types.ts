import type { ActorRefFrom, AnyStateMachine, EventObject } from 'xstate';
import type { ActorKey } from './trace.types.ts';

/** Something that is to happen to a machine that runs with puppets: an event from outside, the end of an actor, a wait that is over. */
export interface Cue {
  /** Which machine receives it. */
  readonly actor: ActorKey;
  /** `xstate.done.actor.x` and `xstate.error.actor.x` end the puppet x; `xstate.after.…` ends a wait; all else is sent. */
  readonly event: EventObject;
  /** Who sent it, where a file told. From a machine it is played only if it was delayed: what is sent at once is sent again by itself. */
  readonly from?: ActorKey;
  /** Milliseconds since the recording began. */
  readonly at: number;
}

/** A machine whose actors are puppets: nothing of it runs by itself, no time passes, no effect happens. Synchronous throughout. */
export interface Player<Machine extends AnyStateMachine> {
  readonly root: ActorRefFrom<Machine>;
  /** How many cues were played. */
  readonly position: number;
  /** Plays the next cue; false when there was none. */
  step(): boolean;
  /** Something that no file told: it happens now, and what was left of the cues is dropped. Throws an Error where it is not possible. */
  act(cue: Cue): void;
  /** What would do something now, by machine actor: events of people and the shell, ends of actors under way, waits. */
  possible(): readonly { readonly actor: ActorKey; readonly type: string }[];
  stop(): void;
}
