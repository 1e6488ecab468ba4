import type { FlowState, FlowTransition } from '../flow.types.ts';

/**
 * A step that a path can be made of. In `node`, the target `#next` is the step after it; the reaction that skips and the state it leads through are
 * in `skip` and not in `node`.
 */
export interface StepKind {
  /** `delivery-area`: `meta.step` of its state. */
  readonly step: string;
  /** Its key among the path's states: `deliveryArea`. */
  readonly key: string;
  /** What the menu says of it, in a sentence. */
  readonly about: string;
  /** Why it stays where it is, as it is; null where it may be moved. */
  readonly fixedBecause: string | null;
  /** Why it cannot be taken out; null where it can. */
  readonly neededBecause: string | null;
  /** Why it cannot be made optional; null where it can. */
  readonly mandatoryBecause: string | null;
  /** The whole step as it is put into a path, for one that can be taken out; null for one that is always there. */
  readonly node: FlowState | null;
  /** How it is skipped; null for one that cannot be. */
  readonly skip: {
    /** Key of the state within it in which the vendor can skip. */
    readonly from: string;
    readonly event: string;
    /** To the state `skipping`, which is put in beside `from`. */
    readonly transition: FlowTransition;
    /** Its `#next` is the step after it. */
    readonly skipping: FlowState;
  } | null;
}

/** What a path of steps is made of, whichever flow it is. */
export interface StepKit {
  readonly kinds: readonly StepKind[];
  /** The event that opens a step again, and how the path reacts to it for a step (written at the top of the path). */
  readonly opened: { readonly event: string; readonly reaction: (kind: StepKind) => FlowTransition };
}
