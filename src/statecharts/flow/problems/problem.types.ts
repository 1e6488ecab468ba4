import type { Flow, TransitionPlace } from '../flow.types.ts';

/** A change that mends a problem, said before it is made: "Lead failures of “saveLogo” back to “choosing”". */
export interface Mend {
  readonly words: string;
  readonly apply: (flow: Flow) => Flow;
}

/** Something that is wrong with a flow that could be made: it is shown, and it can be mended. */
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
    | 'demanded';
  /** `error`: it must not be saved so. */
  readonly severity: 'error' | 'warning';
  /** Keys joined by dots, as in TransitionPlace. */
  readonly state: string;
  /** Where it is about one transition. */
  readonly place?: TransitionPlace;
  /** One sentence for somebody who reads no code. */
  readonly words: string;
  /** The best one first; empty where only a person can know. */
  readonly mends: readonly Mend[];
}
