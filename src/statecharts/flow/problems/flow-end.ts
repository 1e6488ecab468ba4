import { isWithin, joinPath } from '../flow-tree.ts';
import { quoted } from '../describe.ts';
import type { StepInPath } from '../steps/steps.ts';
import type { FlowAnalysis } from './flow-analysis.ts';
import type { Visit } from './flow-walk.ts';

export const isAt = ({ leaves }: Visit, key: string): boolean => leaves.some((leaf) => isWithin(leaf, key));

export const titleOf = ({ title, step }: StepInPath): string => quoted(title === '' ? step : title);

/** The step at which the path ends; steps after it are misplaced. */
export function lastStep({ kit, steps }: FlowAnalysis): StepInPath | null {
  const kind = kit.kinds.findLast(({ fixedBecause }) => fixedBecause !== null);
  return steps.find(({ step }) => step === kind?.step) ?? steps.at(-1) ?? null;
}

/** The state that reports completion, or else the last step. */
export function endOf({ kit, states }: FlowAnalysis, last: StepInPath): string {
  const path = kit.end === null ? last.key : joinPath(last.key, kit.end);
  return states.has(path) ? path : last.key;
}
