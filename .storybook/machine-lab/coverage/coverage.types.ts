/** One state of a machine, and what covers it. */
export interface StateCoverage {
  /** `import.reviewing.desk.editing` */
  readonly id: string;
  /** The story of the shortest path there, and how many stories show the state; null if none does. */
  readonly story: { readonly id: string; readonly count: number } | null;
  /** Files of tests that reach it: those in the machine's own folder, or any others if it has none. */
  readonly tests: readonly string[];
  /** Files of the saved recordings that pass through it. */
  readonly traces: readonly string[];
}

export interface MachineCoverage {
  readonly id: string;
  /** "Catalogue import" */
  readonly title: string;
  /** A flow has screens, and a story for each configuration; a process runs on the server and has only tests. */
  readonly kind: 'flow' | 'process';
  readonly states: readonly StateCoverage[];
}
