import type { Flow, TransitionPlace } from '../flow.types.ts';

/**
 * A change that fixes a problem, with a label that says what it does: "Lead failures of “saveLogo” back to
 * “choosing”".
 */
export interface QuickFix {
  readonly label: string;
  readonly apply: (flow: Flow) => Flow;
}

/** A problem of a flow that is valid as a machine: it is shown and can be fixed. */
export interface FlowProblem {
  readonly kind:
    | 'unreachable'
    | 'dead end'
    | 'no failure exit'
    | 'asks again'
    | 'no way out of a wait'
    | 'cannot be skipped'
    | 'goes round'
    | 'guards overlap'
    | 'guards leave a gap'
    | 'no screen'
    | 'screen cannot send it'
    | 'demanded'
    | 'steps are passed by'
    | 'begins too early'
    | 'never stays'
    | 'work is dropped'
    | 'opens another step'
    | 'title twice';
  /** `error`: the flow must not be saved like this. */
  readonly severity: 'error' | 'warning';
  /** Keys joined by dots, as in TransitionPlace. */
  readonly state: string;
  /** Set if it concerns one transition. */
  readonly place?: TransitionPlace;
  /** One sentence for readers who don't read code. */
  readonly text: string;
  /** The best one first; empty if only a person can decide. */
  readonly quickFixes: readonly QuickFix[];
}
