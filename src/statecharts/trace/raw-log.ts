import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Trace } from './trace.types.ts';

/** An actor as the recorder knows it until it is packed. */
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
  /** Let go of when it is packed. */
  input: unknown;
}

export interface RawStep {
  readonly at: number;
  readonly actor: RawActor;
  readonly ref: AnyActor;
  readonly from: RawActor | null;
  readonly event: EventObject;
  /** Nothing of its tree was under way when it came: what stood then is a place to begin from. */
  readonly isCalm: boolean;
  /** Where its machine stood after it; absent while it has not been processed. */
  to?: AnyMachineSnapshot;
}

/** What was seen of one root machine and everything below it, and not packed yet. */
export interface RawRoot {
  readonly actorOf: (ref: unknown) => RawActor | undefined;
  steps: RawStep[];
  /** Where the machines stood before the first of the steps, when steps were dropped before anybody packed them. */
  dropped: Map<RawActor, AnyMachineSnapshot> | null;
  /** Counts up with everything that happens on the page: which root moved last. */
  movedAt: number;
  hasEnded: boolean;
}

export interface Bounds {
  readonly limit: number;
  readonly maxBytes: number;
}

export interface Cut {
  /** Of each trace: what is larger begins later. */
  readonly maxBytes?: number;
}

/** Turns what was recorded into redacted plain JSON, and keeps it. */
export interface Packer {
  /** Takes over the steps of every root; roots that ended and were dropped for want of room leave the set. */
  pack(roots: Set<RawRoot>, bounds: Bounds): void;
  /** The one that moved last first. */
  traces(roots: ReadonlySet<RawRoot>, cut?: Cut): readonly Trace[];
}
