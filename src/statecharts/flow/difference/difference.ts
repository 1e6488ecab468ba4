import type { FlowDifference } from './difference.types.ts';
import { sideOf, type Known } from './difference-sides.ts';
import { stateDifferences } from './difference-states.ts';
import { stepDifferences, type StepDifference } from './difference-steps.ts';
import { transitionDifferences, type Rewired } from './difference-transitions.ts';
import { isWithin } from '../flow-tree.ts';
import type { Flow } from '../flow.types.ts';

/** Which step's difference made an arrow lead elsewhere: that of the step it leads to now, led to before, or is in. */
const causeOf = (steps: readonly StepDifference[], { from, pair }: Rewired): StepDifference | undefined =>
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
 * What is other in a flow than in another version of it, by meaning: spelling and the order of keys are nothing. What follows from a step that was
 * moved, put in, taken out or made optional (what leads on, its skip, what opens it) is told with the step and not by itself.
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
  const { differences, rewired } = transitionDifferences(was, is, { known, isTold });
  for (const one of rewired) causeOf(steps, one)?.chartIds.push(...one.chartIds);
  const told = steps.map(({ id, kind, about, state, words, chartIds }): FlowDifference => ({
    ...{ id, kind, about, state, words },
    chartIds: [...new Set(chartIds)],
  }));
  return numbered([...told, ...states, ...differences]);
}
