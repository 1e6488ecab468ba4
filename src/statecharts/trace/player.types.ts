import type { ActorRefFrom, AnyStateMachine, EventObject } from 'xstate';
import type { ActorKey } from './trace.types.ts';

/** An event for a machine with mock actors: an external event, the end of an actor, or an elapsed delay. */
export interface ScriptedEvent {
  /** The machine that receives it. */
  readonly actor: ActorKey;
  /**
   * `xstate.done.actor.x` and `xstate.error.actor.x` end the mock actor x; `xstate.after.…` ends a delay; everything
   * else is sent.
   */
  readonly event: EventObject;
  /**
   * The sender, if the file names one. An event from a machine is played only if it was delayed: immediate ones happen
   * again automatically.
   */
  readonly from?: ActorKey;
  /** Milliseconds since the recording began. */
  readonly at: number;
}

/**
 * A machine with mock actors: nothing happens automatically, no time passes, no effects run. Synchronous throughout.
 */
export interface Player<Machine extends AnyStateMachine> {
  readonly root: ActorRefFrom<Machine>;
  /** The number of events played. */
  readonly position: number;
  /** Plays the next event; false if there was none. */
  step(): boolean;
  /**
   * Sends an event that is not in the script: it happens now, and the remaining script is dropped. Throws an Error if
   * it is not possible.
   */
  dispatch(event: ScriptedEvent): void;
  /** The events that would have an effect now, by machine: external events, ends of running actors, delays. */
  possible(): readonly { readonly actor: ActorKey; readonly type: string }[];
  stop(): void;
}
