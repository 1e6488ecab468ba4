import { mapTransitions } from '../change-flow.ts';
import { isWithin, targetPath, targetTo } from '../flow-tree.ts';
import type { Flow } from '../flow.types.ts';
import type { StepKit } from '../steps/step-kit.types.ts';
import { stepsOf } from '../steps/steps.ts';

/** Symbols for the next step and the first step. No real target starts like this, since no flow has an empty id. */
const marks = { next: '#.next', first: '#.first' } as const;
/** Marks a target that was written relative to a sibling or ancestor, to restore the notation. */
const near = ' near';

const keysOf = (flow: Flow, kit: StepKit): readonly string[] => stepsOf(flow, kit).map(({ key }) => key);

/** The state a symbol refers to, from a state of a path with these steps. */
function keyOfSymbol(mark: string, from: string, keys: readonly string[]): string | undefined {
  const at = keys.findIndex((key) => isWithin(from, key));
  if (mark === marks.first) return keys[0];
  return mark === marks.next && at !== -1 ? keys[at + 1] : undefined;
}

/** Replaces targets that lead from step to step by symbols, so that moving a step only changes the order. */
export function withSymbolicTargets(flow: Flow, kit: StepKit): Flow {
  const keys = keysOf(flow, kit);
  const meant = mapTransitions(flow, '', (transition, { state, cause }) => {
    const { target } = transition;
    // Reopening a step refers to that step, whichever is first.
    if (target === undefined || (state === '' && cause.kind === 'on' && cause.event === kit.opened.event)) {
      return transition;
    }
    const mark = keys.some((key) => isWithin(state, key)) ? marks.next : marks.first;
    const key = keyOfSymbol(mark, state, keys);
    return key !== undefined && targetPath(flow, state, target) === key
      ? { ...transition, target: target.startsWith('#') ? mark : `${mark}${near}` }
      : transition;
  });
  return keys[0] !== undefined && meant.initial === keys[0] ? { ...meant, initial: marks.first } : meant;
}

/** The inverse: resolves symbols for the current order of steps. A symbol without a meaning stays. */
export function withResolvedTargets(flow: Flow, kit: StepKit): Flow {
  const keys = keysOf(flow, kit);
  const led = mapTransitions(flow, '', (transition, { state }) => {
    const { target = '' } = transition;
    const isNear = target.endsWith(near);
    const key = keyOfSymbol(isNear ? target.slice(0, -near.length) : target, state, keys);
    return key === undefined
      ? transition
      : { ...transition, target: isNear ? targetTo(flow, state, key) : `#${flow.id}.${key}` };
  });
  return led.initial === marks.first ? { ...led, initial: keys[0] ?? marks.first } : led;
}
