import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Trace } from './trace.types.ts';

/** An actor before packing. */
export interface RawActor {
  /** Ids from the root down: `/` is the root. */
  readonly path: string;
  /** Whether it is the first of its path, the second, …. */
  readonly occurrence: number;
  /** Null for the root. */
  readonly parent: RawActor | null;
  /** Null for a leaf: a promise, callback or observable. */
  readonly machine: AnyStateMachine | null;
  readonly src: string | null;
  /** Cleared when packed. */
  input: unknown;
}

export interface RawStep {
  readonly at: number;
  readonly actor: RawActor;
  readonly ref: AnyActor;
  readonly from: RawActor | null;
  readonly event: EventObject;
  /** Nothing in its tree was pending when it arrived, so a recording can start there. */
  readonly isCalm: boolean;
  /** The machine's state after it; absent until it was processed. */
  to?: AnyMachineSnapshot;
}

/** The unpacked events of one root machine and everything below it. */
export interface RawRoot {
  readonly actorOf: (ref: unknown) => RawActor | undefined;
  steps: RawStep[];
  /** The machines' states before the first step, if steps were dropped before packing. */
  dropped: Map<RawActor, AnyMachineSnapshot> | null;
  /** A counter of all events on the page: it shows which root was active last. */
  movedAt: number;
  hasEnded: boolean;
}

interface Bounds {
  readonly limit: number;
  readonly maxBytes: number;
}

export interface Cut {
  /** The limit per trace: a larger one starts later. */
  readonly maxBytes?: number;
}

/** Turns recorded events into redacted plain JSON and stores them. */
export interface Packer {
  /** Takes the steps of every root; ended roots dropped for lack of space are removed from the set. */
  pack(roots: Set<RawRoot>, bounds: Bounds): void;
  /** The most recently active first. */
  traces(roots: ReadonlySet<RawRoot>, cut?: Cut): readonly Trace[];
}
