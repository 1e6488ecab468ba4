import type { StateValue } from 'xstate';
import type { Json } from '../json.ts';

/**
 * Identifies an actor within one trace: its ids from the root down (`/` is the root, `/import` its child), and `#2`
 * for the second one with that path.
 */
export type ActorKey = string;

/** An event: its type, and the rest as plain JSON, an Error as `{$error: {name, message, …its fields}}`. */
export interface TracedEvent {
  readonly type: string;
  readonly [field: string]: Json;
}

export interface TracedActor {
  /** A leaf is a promise, callback or observable: its results are events of the machine that invoked it. */
  readonly kind: 'machine' | 'leaf';
  /** The id of its machine; null for a leaf. */
  readonly machine: string | null;
  /** The name of its logic in the parent's machine; null for the root. */
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
  /** The sender; null for external events from a person or the shell. */
  readonly from: ActorKey | null;
  readonly event: TracedEvent;
  /** The machine's state after it; absent for a leaf and for unprocessed events at the end. */
  readonly to?: TracedState;
}

/** An actor's state before the first step. */
export interface BaseActor extends TracedState {
  readonly context: Json;
  /** The states a history state would return to, by its id; absent if there are none. */
  readonly history?: { readonly [stateId: string]: readonly string[] };
}

/** A machine's structure when it was recorded, to detect changes. */
export interface MachineShape {
  /** State ids, sorted. */
  readonly states: readonly string[];
  /** `source event → target`, sorted; a reaction without a target has none. */
  readonly transitions: readonly string[];
}

/** Everything that happened in one root machine and below it. */
export interface Trace {
  readonly format: 'statechart-trace/1';
  /** The id of the root machine. */
  readonly machine: string;
  /** The shapes of all its machines, by machine id. */
  readonly shapes: { readonly [machineId: string]: MachineShape };
  readonly actors: { readonly [key: ActorKey]: TracedActor };
  /**
   * The actors that existed before the first step, if the beginning was dropped; null if the trace begins with the
   * root's start.
   */
  readonly base: { readonly [key: ActorKey]: BaseActor } | null;
  readonly steps: readonly TraceStep[];
}

/** The recording of one page: a trace of every root machine, most recently active first. */
export interface Recording {
  readonly format: 'statechart-recording/1';
  /** ISO instant. */
  readonly recordedAt: string;
  /** The build. */
  readonly release: string;
  readonly traces: readonly Trace[];
}

/**
 * Which fields of a machine's events, inputs and contexts may be exported unchanged. All others are redacted: equal
 * values get equal tokens of the same format.
 */
export interface TraceAllowance {
  /** Fields that hold codes: kept while they look like one (letters, digits, `_ - . : /`, at most 40 characters, no address). */
  readonly codes: readonly string[];
  /** Fields that hold numbers. Booleans and null are always kept. */
  readonly numbers: readonly string[];
  /** Fields that hold ISO instants. */
  readonly instants: readonly string[];
  /** The site's own sentences, kept unchanged in any field: they contain no personal data. */
  readonly sentences: readonly string[];
}
