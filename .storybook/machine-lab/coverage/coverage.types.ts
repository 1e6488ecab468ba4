/** One state in which a machine can stand, and what shows that it does as it should. */
export interface StateCoverage {
  /** `import.reviewing.desk.editing` */
  readonly id: string;
  /** The story of the shortest way there, and how many stories show the state; null where none does. */
  readonly story: { readonly id: string; readonly count: number } | null;
  /** Files of tests that reach it: those of the machine's own folder, or where it has none any others. */
  readonly tests: readonly string[];
  /** Files of kept recordings that lead through it. */
  readonly traces: readonly string[];
}

export interface MachineCoverage {
  readonly id: string;
  /** "Catalogue import" */
  readonly title: string;
  /** A flow has screens, and a story for each configuration; a process runs on the server and has tests alone. */
  readonly kind: 'flow' | 'process';
  readonly states: readonly StateCoverage[];
}
