import type { Flow } from '../../../src/statecharts/flow/flow.types.ts';
import type { FlowDifference } from '../../../src/statecharts/flow/difference.types.ts';
import type { FlowProblem } from '../../../src/statecharts/flow/problem.types.ts';
import { chartIdOfState } from '../../../src/statecharts/flow/flow-tree.ts';
import type { ChartMarks } from '../../../src/statecharts/chart/chart.types.ts';
export const MAX_FLOW_BYTES = 1_000_000;
export const readFlow = (text: string, _: unknown): { ok: true; flow: Flow; notes: readonly string[] } | { ok: false; refusals: readonly { place: string; reason: string }[] } => {
  try { return { ok: true, flow: JSON.parse(text) as Flow, notes: [] }; } catch (error) { return { ok: false, refusals: [{ place: 'line 1', reason: String(error) }] }; }
};
export const flowDifferences = (one: Flow, other: Flow, _: unknown): readonly FlowDifference[] => JSON.stringify(one) === JSON.stringify(other) ? [] : [{ id: 'x', kind: 'changed', about: 'step', state: 'logo', chartIds: ['onboarding.logo'], words: '“Your company” may be skipped' }];
export const problemMarks = (flow: Flow, problems: readonly FlowProblem[]): ChartMarks => Object.fromEntries(problems.map((p) => [chartIdOfState(flow, p.state), { tone: 'red', text: p.kind }]));
export const differenceMarks = (_: readonly FlowDifference[]): ChartMarks => ({});
