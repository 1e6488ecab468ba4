import type { StateValue } from 'xstate';
import type { Json } from '../json.ts';

/** Names an actor within one trace: its ids from the root down (`/` is the root, `/import` its child), and `#2` for the second one of that path. */
export type ActorKey = string;

/** Of an event the type is always known; the rest is plain JSON, an Error as `{$error: {name, message, …its fields}}`. */
export interface TracedEvent {
  readonly type: string;
  readonly [field: string]: Json;
}

export interface TracedActor {
  /** A leaf is a promise, callback or observable: what it says is an event of the machine that invoked it. */
  readonly kind: 'machine' | 'leaf';
  /** The id of its machine; null for a leaf. */
  readonly machine: string | null;
  /** The name under which the parent's machine knows its logic; null for the root. */
  readonly src: string | null;
  readonly input?: Json;
}

export interface TracedState {
  readonly value: StateValue;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
}

/** One event, in the order in which it was received. */
export interface TraceStep {
  /** Milliseconds since the recording began. */
  readonly at: number;
  readonly actor: ActorKey;
  /** Who sent it; null for what came from outside: a person, the shell. */
  readonly from: ActorKey | null;
  readonly event: TracedEvent;
  /** Where a machine stood after it; absent for a leaf, and for what was cut off before its end. */
  readonly to?: TracedState;
}

/** An actor as it stood before the first step. */
export interface StandingActor extends TracedState {
  readonly context: Json;
  /** Which state a history state would return to, by state id; absent where there is none. */
  readonly history?: { readonly [stateId: string]: readonly string[] };
}

/** What a machine was made of when it was recorded, to tell what has changed since. */
export interface MachineShape {
  /** State ids, sorted. */
  readonly states: readonly string[];
  /** `source event → target`, sorted; a reaction without a target has none. */
  readonly transitions: readonly string[];
}

/** What happened in one root machine and everything below it. */
export interface Trace {
  readonly format: 'statechart-trace/1';
  /** The id of the root machine. */
  readonly machine: string;
  /** Of every machine in it, by machine id. */
  readonly shapes: { readonly [machineId: string]: MachineShape };
  readonly actors: { readonly [key: ActorKey]: TracedActor };
  /** What stood already when the first step came, where the beginning was dropped; null when the trace begins with the root's start. */
  readonly base: { readonly [key: ActorKey]: StandingActor } | null;
  readonly steps: readonly TraceStep[];
}

/** What one page of an app leaves: a trace of every root machine, the one that moved last first. */
export interface Recording {
  readonly format: 'statechart-recording/1';
  /** ISO instant. */
  readonly recordedAt: string;
  /** Which build it was. */
  readonly release: string;
  readonly traces: readonly Trace[];
}

/** What of a machine's events, inputs and contexts may leave as it is. What is not named is replaced: equal values by equal tokens of the same shape. */
export interface TraceAllowance {
  /** Fields that hold codes: kept while they look like one (letters, digits, `_ - . : /`, at most 40 characters, no address). */
  readonly codes: readonly string[];
  /** Fields that hold numbers. Booleans and null are always kept. */
  readonly numbers: readonly string[];
  /** Fields that hold ISO instants. */
  readonly instants: readonly string[];
  /** Sentences of our own, kept word for word in any field: they say nothing of a person. */
  readonly sentences: readonly string[];
}
