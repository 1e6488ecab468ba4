import type { Flow } from '../flow.types.ts';
import { kindOf, stepsOf, type MaybeKit, type StepInPath } from './step-list.ts';
import { isSkippable, whyNotSkippable } from './step-skip.ts';

type StepAction = 'move up' | 'move down' | 'optional' | 'mandatory' | 'remove' | 'add';

const UNKNOWN = 'The vocabulary does not know this step.';

const whyNotAdd = (flow: Flow, kit: MaybeKit, step: string, steps: readonly StepInPath[]): string | null => {
  const kind = kindOf(kit, step);
  if (!kind) return UNKNOWN;
  if (steps.some((one) => one.step === step)) return 'It is in the path already.';
  if (!kind.node) return 'There is no template from which it could be added.';
  if (flow.states && Object.hasOwn(flow.states, kind.key))
    return `The path has another state “${kind.key}” already.`;
  return steps.length === 0 ? 'The path has no steps among which it could stand.' : null;
};

const whyNotOptional = (flow: Flow, { key, kind, optional }: StepInPath): string | null => {
  if (!kind) return UNKNOWN;
  if (kind.mandatoryBecause !== null) return kind.mandatoryBecause;
  if (!kind.skip) return 'There is no way in which it could be skipped.';
  if (optional && isSkippable(flow, key, kind.skip)) return 'It may be skipped already.';
  return whyNotSkippable(flow, key, kind.skip);
};

const whyNotMove = (steps: readonly StepInPath[], index: number, to: number): string | null => {
  const step = steps[index];
  const neighbour = steps[to];
  if (!step?.kind) return UNKNOWN;
  if (step.kind.fixedBecause !== null) return step.kind.fixedBecause;
  if (index === steps.length - 1) return 'The path ends with it.';
  if (!neighbour) return 'It is the first step already.';
  return to === steps.length - 1 ? `The path ends with “${neighbour.title}”: nothing comes after it.` : null;
};

/** Why an action on a step is not possible, in a sentence; null if it is. */
export function whyStepActionRefused(
  flow: Flow,
  kit: MaybeKit,
  step: string,
  action: StepAction,
): string | null {
  const steps = stepsOf(flow, kit);
  if (action === 'add') return whyNotAdd(flow, kit, step, steps);
  const index = steps.findIndex((one) => one.step === step);
  const found = steps[index];
  if (!found) return 'The path has no such step.';
  switch (action) {
    case 'move up':
      return whyNotMove(steps, index, index - 1);
    case 'move down':
      return whyNotMove(steps, index, index + 1);
    case 'optional':
      return whyNotOptional(flow, found);
    case 'mandatory':
      if (!found.kind) return UNKNOWN;
      return found.optional || (found.kind.skip && isSkippable(flow, found.key, found.kind.skip))
        ? null
        : 'It cannot be skipped as it is.';
    case 'remove':
      if (!found.kind) return UNKNOWN;
      if (found.kind.neededBecause !== null) return found.kind.neededBecause;
      if (!found.kind.node) return 'There is no template from which it could be added again.';
      return index === steps.length - 1 ? 'The path ends with it.' : null;
  }
}
