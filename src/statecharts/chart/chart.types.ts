/** An event as a chart shows it. */
export interface ChartEvent {
  /** As the machine has it: `FILE.CHOSEN`, `xstate.done.actor.uploadFile`; empty for a transition that is always taken. */
  readonly type: string;
  /**
   * `event` comes from outside; `done` and `error` end an invoked actor, `finished` ends a state's children, `delay`
   * is a timer that elapsed.
   */
  readonly kind: 'event' | 'done' | 'error' | 'snapshot' | 'finished' | 'delay' | 'always';
  /** For display: `FILE.CHOSEN`, `uploadFile`, `patience`. */
  readonly label: string;
}

export interface ChartReaction {
  readonly event: ChartEvent;
  readonly guard: string | null;
  readonly actions: readonly string[];
}

export interface ChartState {
  /** `import.reviewing.saving` */
  readonly id: string;
  /** The last part of the id. */
  readonly key: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The id of the parent state; null for the machine itself. */
  readonly parent: string | null;
  /** The id of the initial child; null for atomic and parallel states. */
  readonly initial: string | null;
  /** `meta.title` and `meta.screen`, if the flow sets them. */
  readonly title: string | null;
  readonly screen: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
  /** Transitions without a target. */
  readonly reactions: readonly ChartReaction[];
}

export interface ChartEdge extends ChartReaction {
  readonly id: string;
  /** State ids. */
  readonly source: string;
  readonly target: string;
}

/** A machine as data, for drawing, comparing and searching. In document order, the machine itself first. */
export interface ChartModel {
  readonly id: string;
  readonly states: readonly ChartState[];
  readonly edges: readonly ChartEdge[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Positions in the chart's own pixels from its top left corner. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly states: Readonly<Record<string, Box>>;
  /** The initial-state dots, by the compound state's id. */
  readonly starts: Readonly<Record<string, { readonly dot: Point; readonly line: readonly Point[] }>>;
  readonly edges: Readonly<Record<string, { readonly line: readonly Point[]; readonly label: Box }>>;
}

/** The current state of a running machine. */
export interface ChartNow {
  /** State ids, ancestors included. */
  readonly active: readonly string[];
  /** Event types that would have an effect now. */
  readonly possible: readonly string[];
}

/** An annotation of a state or edge, by id: a problem, a difference or a number. */
export interface ChartMark {
  readonly tone: 'red' | 'green' | 'amber' | 'blue';
  readonly text: string;
}
export type ChartMarks = Readonly<Record<string, ChartMark>>;
