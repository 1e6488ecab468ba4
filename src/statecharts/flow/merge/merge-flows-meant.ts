import { mapTransitions } from '../change-flow.ts';
import { isWithin, targetPath, targetTo } from '../flow-tree.ts';
import type { Flow } from '../flow.types.ts';
import type { StepKit } from '../steps/step-kit.types.ts';
import { stepsOf } from '../steps/steps.ts';

/** Stand for the step after the own, and for the first step. No flow has an empty id: no target of a flow begins so. */
const marks = { next: '#.next', first: '#.first' } as const;
/** A target that is said from beside or from around stays said so. */
const near = ' near';

const keysOf = (flow: Flow, kit: StepKit): readonly string[] => stepsOf(flow, kit).map(({ key }) => key);

/** The state that a mark means, said in a state of a path of these steps. */
function keyMeant(mark: string, from: string, keys: readonly string[]): string | undefined {
  const at = keys.findIndex((key) => isWithin(from, key));
  if (mark === marks.first) return keys[0];
  return mark === marks.next && at !== -1 ? keys[at + 1] : undefined;
}

/** What leads on from step to step, said by what it means and not by where it leads: so a step that is moved changes the order alone. */
export function byMeaning(flow: Flow, kit: StepKit): Flow {
  const keys = keysOf(flow, kit);
  const meant = mapTransitions(flow, '', (transition, { state, cause }) => {
    const { target } = transition;
    // What opens a certain step opens that one, whichever is first.
    if (target === undefined || (state === '' && cause.kind === 'on' && cause.event === kit.opened.event)) {
      return transition;
    }
    const mark = keys.some((key) => isWithin(state, key)) ? marks.next : marks.first;
    const key = keyMeant(mark, state, keys);
    return key !== undefined && targetPath(flow, state, target) === key
      ? { ...transition, target: target.startsWith('#') ? mark : `${mark}${near}` }
      : transition;
  });
  return keys[0] !== undefined && meant.initial === keys[0] ? { ...meant, initial: marks.first } : meant;
}

/** The other way round: led through its steps as they stand now. A mark that means nothing any more stays. */
export function ledByOrder(flow: Flow, kit: StepKit): Flow {
  const keys = keysOf(flow, kit);
  const led = mapTransitions(flow, '', (transition, { state }) => {
    const { target = '' } = transition;
    const isNear = target.endsWith(near);
    const key = keyMeant(isNear ? target.slice(0, -near.length) : target, state, keys);
    return key === undefined
      ? transition
      : { ...transition, target: isNear ? targetTo(flow, state, key) : `#${flow.id}.${key}` };
  });
  return led.initial === marks.first ? { ...led, initial: keys[0] ?? marks.first } : led;
}
