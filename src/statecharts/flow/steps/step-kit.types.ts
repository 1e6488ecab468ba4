import type { FlowGuard, FlowState, FlowTransition } from '../flow.types.ts';

/**
 * A kind of step for a path. In `node`, the target `#next` is the next step; the transition that skips and its state
 * are in `skip`, not in `node`.
 */
export interface StepKind {
  /** `delivery-area`: `meta.step` of its state. */
  readonly step: string;
  /** Its key among the path's states: `deliveryArea`. */
  readonly key: string;
  /** The menu's description, one sentence. */
  readonly about: string;
  /** Why it cannot be moved; null if it can. */
  readonly fixedBecause: string | null;
  /** Why it cannot be removed; null if it can. */
  readonly neededBecause: string | null;
  /** Why it cannot be made optional; null if it can. */
  readonly mandatoryBecause: string | null;
  /** The template for adding it; null for a step that is always there. */
  readonly node: FlowState | null;
  /** How it is skipped; null if it cannot be. */
  readonly skip: {
    /** Key of its state in which the vendor can skip. */
    readonly from: string;
    readonly event: string;
    /** Leads to the state `skipping`, which is added as a sibling of `from`. */
    readonly transition: FlowTransition;
    /** Its `#next` is the next step. */
    readonly skipping: FlowState;
  } | null;
  /**
   * What shows that it is done: an effect that has succeeded, or a guard that holds. Null if reaching the step is
   * enough.
   */
  readonly doneBy: { readonly effects: readonly string[]; readonly guards: readonly FlowGuard[] } | null;
  /** An actor whose work is lost when its state is left, unless the guard holds; null if there is none. */
  readonly work: { readonly actor: string; readonly mayLeaveIf: FlowGuard } | null;
}

/** The kinds of steps a flow can be composed of. */
export interface StepKit {
  readonly kinds: readonly StepKind[];
  /** The event that reopens a step, and the top-level transition for each step. */
  readonly opened: { readonly event: string; readonly reaction: (kind: StepKind) => FlowTransition };
  /** Guards that hold only for users who have visited the steps before `upTo`, or all steps if it is null. */
  readonly returning: readonly { readonly guard: FlowGuard; readonly upTo: string | null }[];
  /** Holds permanently once a step is done or skipped; null if nothing does. */
  readonly settled: ((step: string) => FlowGuard) | null;
  /** Facts that hold for nobody at first, and permanently once an effect has succeeded; without settled steps. */
  readonly learnt: readonly { readonly guard: FlowGuard; readonly effects: readonly string[] }[];
  /** Effects of which one must have succeeded before any step begins. */
  readonly begunBy: readonly string[];
  /** Guards about a user's unchanging properties: of each group, one holds. */
  readonly unchanging: readonly (readonly FlowGuard[])[];
  /** Key, within the last step, of the state that reports completion; null if reaching the step is enough. */
  readonly end: string | null;
}
