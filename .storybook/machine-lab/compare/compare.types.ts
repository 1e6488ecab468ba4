import type { ChartMarks, ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import type { FlowDifference } from '../../../src/statecharts/flow/difference/difference.types.ts';
import type { Flow } from '../../../src/statecharts/flow/flow.types.ts';

/** One version of a flow to compare. */
export interface Version {
  /** Usable in addresses: `committed`, `2026-11-21-first`, or for an opened file `file-1`. */
  readonly id: string;
  /** "As committed", "2026-11-21 first", "new-path.json" */
  readonly label: string;
  readonly model: ChartModel;
  /** Set if the flow is data. */
  readonly flow: Flow | null;
}

export interface Refusal {
  readonly location: string;
  readonly reason: string;
}

export type ReadVersion =
  | { readonly ok: true; readonly version: Version }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Two versions in one chart. */
export interface Comparison {
  readonly model: ChartModel;
  readonly marks: ChartMarks;
  readonly differences: readonly FlowDifference[];
}
