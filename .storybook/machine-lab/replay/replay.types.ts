/** A source to open. The file itself is in the file store: the context is plain JSON. */
export type Source =
  | { readonly kind: 'text'; readonly name: string; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly sizeBytes: number; readonly fileId: string }
  /** Another trace of an open recording. */
  | { readonly kind: 'other flow'; readonly opening: string; readonly index: number };

/** A trace that can be replayed. Its machine, screen and frames are in the file store under its id. */
export interface Opening {
  readonly id: string;
  /** "checkout-failed.json", "What was pasted" */
  readonly name: string;
  /** The machine's id. */
  readonly flow: string;
  /** The index of the trace in its recording. */
  readonly index: number;
  /**
   * Its first position: the first event, which is the machine's start; or 0, before the first event, if the beginning
   * was dropped.
   */
  readonly first: number;
  /** When each replayable step happened, in milliseconds. */
  readonly times: readonly number[];
  /** How its machine has changed since; empty if it has not. */
  readonly doubts: readonly string[];
  /** Where and why it stops before its end; null if it does not. */
  readonly stops: { readonly step: number; readonly reason: string } | null;
}

/** One of the two open traces. */
export type Side = 'left' | 'right';

interface Refusal {
  /** The source's name: "checkout-failed.json". */
  readonly name: string;
  /** "line 3, column 14", "traces[0].steps[7].event" */
  readonly place: string;
  readonly reason: string;
}

export interface ReplayContext {
  readonly source: Source | null;
  readonly side: Side;
  /** Read, but its machine has changed: the user decides. */
  readonly doubtful: Opening | null;
  readonly refusal: Refusal | null;
  readonly left: Opening | null;
  readonly right: Opening | null;
  /** The number of steps played. */
  readonly position: number;
  readonly speed: number;
  /** The machine whose chart and context are shown; null follows the machine that moved. */
  readonly actor: string | null;
  /** Where a test was saved, or why it was not. */
  readonly saved: { readonly path: string } | null;
  readonly notSaved: string | null;
}

export type ReplayEvent =
  | { type: 'SOURCE.GIVEN'; source: Source; side: Side }
  | { type: 'READING.CANCELLED' }
  | { type: 'REFUSAL.DISMISSED' }
  | { type: 'DOUBT.ACCEPTED' }
  | { type: 'DOUBT.DECLINED' }
  | { type: 'TRACE.OPENED' }
  | { type: 'STEP.FORWARD' }
  | { type: 'STEP.BACK' }
  | { type: 'POSITION.CHOSEN'; position: number }
  | { type: 'PLAY.PRESSED' }
  | { type: 'PAUSE.PRESSED' }
  | { type: 'SPEED.CHOSEN'; speed: number }
  | { type: 'ACTOR.CHOSEN'; actor: string | null }
  | { type: 'COMPARISON.OPENED' }
  | { type: 'COMPARISON.CLOSED' }
  | { type: 'SAVE_TEST.OPENED' }
  | { type: 'SAVE_TEST.CONFIRMED'; name: string }
  | { type: 'SAVE_TEST.DISMISSED' };

export interface SaveTraceInput {
  readonly opening: string;
  readonly name: string;
}

export const speeds = [1, 2, 5, 10, 20] as const;
