import type { FlowDifference } from './difference.types.ts';
import { sideOf, type Known } from './difference-sides.ts';
import { stateDifferences } from './difference-states.ts';
import { stepDifferences, type StepDifference } from './difference-steps.ts';
import { transitionDifferences, type RewiredTransition } from './difference-transitions.ts';
import { isWithin } from '../flow-tree.ts';
import type { Flow } from '../flow.types.ts';

/**
 * The step difference that explains a rewired arrow: that of the step it leads to now, led to before, or starts in.
 */
const causeOf = (
  steps: readonly StepDifference[],
  { from, pair }: RewiredTransition,
): StepDifference | undefined =>
  steps.find(({ key }) => key === pair.is.to) ??
  steps.find(({ key }) => key === pair.was.to) ??
  steps.find(({ key }) => isWithin(from, key)) ??
  steps[0];

const numbered = (differences: readonly FlowDifference[]): FlowDifference[] => {
  const seen = new Map<string, number>();
  return differences.map((one) => {
    const count = (seen.get(one.id) ?? 0) + 1;
    seen.set(one.id, count);
    return count === 1 ? one : { ...one, id: `${one.id} #${count}` };
  });
};

/**
 * The differences between two versions of a flow by meaning, ignoring notation and key order. Consequences of moving,
 * adding, removing or making optional a step (onward transitions, its skip, its reopening) are reported with the step.
 */
export function flowDifferences(before: Flow, after: Flow, known: Known): readonly FlowDifference[] {
  const [was, is] = [sideOf(before, known.kit), sideOf(after, known.kit)];
  const steps = stepDifferences(was, is);
  const isTold = (path: string): boolean =>
    steps.some(
      ({ comes, goes }) =>
        (comes !== null && isWithin(path, comes)) || (goes !== null && isWithin(path, goes)),
    );
  const states = stateDifferences(was, is, known, isTold);
  const { differences, rewired } = transitionDifferences(was, is, { known, isReportedWithStep: isTold });
  for (const one of rewired) causeOf(steps, one)?.chartIds.push(...one.chartIds);
  const described = steps.map(({ id, kind, about, state, text, chartIds }): FlowDifference => ({
    id,
    kind,
    about,
    state,
    text,
    chartIds: [...new Set(chartIds)],
  }));
  return numbered([...described, ...states, ...differences]);
}
