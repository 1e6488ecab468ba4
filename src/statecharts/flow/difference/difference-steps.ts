import type { FlowDifference } from './difference.types.ts';
import { chartIdsWithin, type Side } from './difference-sides.ts';
import { chartIdOfState, joinPath, parentPath } from '../flow-tree.ts';
import type { StepInPath } from '../steps/steps.ts';
import { quoted } from '../describe.ts';

/** A difference of a step, before the affected arrows are known. */
export interface StepDifference extends Omit<FlowDifference, 'chartIds'> {
  readonly chartIds: string[];
  readonly key: string;
  /** The path of the state added or removed with it, reported by the step's difference. */
  readonly comes: string | null;
  readonly goes: string | null;
}

const nameOf = ({ step, key }: StepInPath): string => `${key} ${step}`;
const titleOf = ({ title }: StepInPath): string => quoted(title);

const FIXED = 1000;

/** The heaviest common subsequence: steps with a fixed position stay, and as many others as possible. */
function unmovedSteps(before: readonly StepInPath[], after: readonly StepInPath[]): ReadonlySet<string> {
  const weightOf = ({ kind }: StepInPath): number => (kind?.fixedBecause ? FIXED : 1);
  const none = { weight: 0, names: [] as readonly string[] };
  // One row of the table at a time: best[j] is the best result for the part of `before` seen so far and the first j of
  // `after`.
  let best = Array.from({ length: after.length + 1 }, () => none);
  for (const one of before) {
    const next = [none];
    after.forEach((other, j) => {
      const [left, above, corner] = [next[j] ?? none, best[j + 1] ?? none, best[j] ?? none];
      const heavier = left.weight > above.weight ? left : above;
      const joined =
        nameOf(one) === nameOf(other)
          ? { weight: corner.weight + weightOf(one), names: [...corner.names, nameOf(one)] }
          : none;
      next.push(joined.weight > heavier.weight ? joined : heavier);
    });
    best = next;
  }
  return new Set(best.at(-1)?.names);
}

function positionText(steps: readonly StepInPath[], step: StepInPath): string {
  const at = steps.indexOf(step);
  const [before, after] = [steps[at - 1], steps[at + 1]];
  return after
    ? `comes before ${titleOf(after)}`
    : before
      ? `comes after ${titleOf(before)}`
      : 'is the only step';
}

/** The state that skips the step; it exists only while the step is optional. */
function skippingOf({ key, kind }: StepInPath): string | null {
  if (!kind?.skip) return null;
  const around = parentPath(joinPath(key, kind.skip.from)) ?? key;
  return joinPath(around, kind.skip.transition.target ?? 'skipping');
}

/** Added, removed and moved steps, and steps that became optional or mandatory. */
export function stepDifferences(before: Side, after: Side): readonly StepDifference[] {
  const was = new Map(before.steps.map((step) => [nameOf(step), step]));
  const is = new Map(after.steps.map((step) => [nameOf(step), step]));
  const common = (steps: readonly StepInPath[]): StepInPath[] =>
    steps.filter((step) => was.has(nameOf(step)) && is.has(nameOf(step)));
  const still = unmovedSteps(common(before.steps), common(after.steps));

  const about = (what: string, { key, step }: StepInPath) =>
    ({ id: `step ${what} ${step}`, about: 'step', state: key, key, comes: null, goes: null }) as const;
  const removed = before.steps
    .filter((step) => !is.has(nameOf(step)))
    .map((step): StepDifference => ({
      ...about('removed', step),
      kind: 'removed',
      goes: step.key,
      chartIds: chartIdsWithin(before, step.key),
      text: `${titleOf(step)} is no longer a step`,
    }));
  const others = after.steps.flatMap((step): StepDifference[] => {
    const former = was.get(nameOf(step));
    if (!former) {
      return [
        {
          ...about('added', step),
          kind: 'added',
          comes: step.key,
          chartIds: chartIdsWithin(after, step.key),
          text: `${titleOf(step)} is a step now: it ${positionText(after.steps, step)}`,
        },
      ];
    }
    const ids = [chartIdOfState(after.flow, step.key)];
    const moved: StepDifference[] = still.has(nameOf(step))
      ? []
      : [
          {
            ...about('moved', step),
            kind: 'changed',
            chartIds: [...ids],
            text: `${titleOf(step)} ${positionText(after.steps, step)} now`,
          },
        ];
    if (former.optional === step.optional) return moved;
    const skipping = skippingOf(step);
    const side = step.optional ? after : before;
    return [
      ...moved,
      {
        ...about('optional', step),
        kind: 'changed',
        ...(step.optional ? { comes: skipping } : { goes: skipping }),
        chartIds: [
          ...ids,
          ...(skipping !== null && side.states.has(skipping) ? chartIdsWithin(side, skipping) : []),
        ],
        text: step.optional
          ? `${titleOf(step)} may be skipped now`
          : `${titleOf(step)} may no longer be skipped`,
      },
    ];
  });
  return [...others, ...removed];
}
