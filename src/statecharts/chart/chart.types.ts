/** What an event is to whoever looks at a chart. */
export interface ChartEvent {
  /** As the machine has it: `FILE.CHOSEN`, `xstate.done.actor.uploadFile`; empty for a transition that is always taken. */
  readonly type: string;
  /** `event` comes from outside; `done` and `error` are ends of an invoked actor, `finished` that of a state's children, `delay` a wait that is over. */
  readonly kind: 'event' | 'done' | 'error' | 'snapshot' | 'finished' | 'delay' | 'always';
  /** For reading: `FILE.CHOSEN`, `uploadFile`, `patience`. */
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
  /** The last part of it. */
  readonly key: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The id of the state around it; null for the machine itself. */
  readonly parent: string | null;
  /** The id of the child entered first; null where there is none or all are. */
  readonly initial: string | null;
  /** `meta.title`, `meta.screen`, where the path names them. */
  readonly title: string | null;
  readonly screen: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
  /** What happens without leaving the state. */
  readonly reactions: readonly ChartReaction[];
}

export interface ChartEdge extends ChartReaction {
  readonly id: string;
  /** State ids. */
  readonly source: string;
  readonly target: string;
}

/** A machine as data: what a chart draws, a difference compares and a search reads. In document order, the machine itself first. */
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

/** Where everything lies, in the chart's own pixels from its top left corner. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly states: Readonly<Record<string, Box>>;
  /** The dots from which a compound state's first child is entered, by the compound state's id. */
  readonly starts: Readonly<Record<string, { readonly dot: Point; readonly line: readonly Point[] }>>;
  readonly edges: Readonly<Record<string, { readonly line: readonly Point[]; readonly label: Box }>>;
}

/** What is shown of a machine that runs. */
export interface ChartNow {
  /** State ids, those around included. */
  readonly active: readonly string[];
  /** Types of events that would do something now. */
  readonly possible: readonly string[];
}

/** A remark on a state or edge, by id: a problem, a difference, a figure. */
export interface ChartMark {
  readonly tone: 'red' | 'green' | 'amber' | 'blue';
  readonly text: string;
}
export type ChartMarks = Readonly<Record<string, ChartMark>>;
