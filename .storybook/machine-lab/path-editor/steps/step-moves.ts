import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import type { StepKit } from '../../../../src/statecharts/flow/steps/step-kit.types.ts';
import { moveStep, stepsOf, whyStepActionRefused } from '../../../../src/statecharts/flow/steps/steps.ts';

export interface Moved {
  readonly flow: Flow;
  readonly text: string;
}

/** Moves a step up (-1) or down (1) from its position. */
export function moveByPlaces(flow: Flow, kit: StepKit, step: string, places: -1 | 1): Moved {
  const index = stepsOf(flow, kit).findIndex((one) => one.step === step);
  return moveTowards(flow, kit, step, index + places);
}

/** Moves a step as close to a position as allowed, and reports its position or why it cannot go further. */
export function moveTowards(flow: Flow, kit: StepKit, step: string, toIndex: number): Moved {
  const find = (of: Flow) => {
    const steps = stepsOf(of, kit);
    const index = steps.findIndex((one) => one.step === step);
    return { index, title: steps[index]?.title ?? step, count: steps.length };
  };
  let now = flow;
  for (;;) {
    const { index, title, count } = find(now);
    const place = `“${title}” is step ${index + 1} of ${count}`;
    if (index === toIndex || index < 0) return { flow: now, text: place };
    const reason = whyStepActionRefused(now, kit, step, toIndex < index ? 'move up' : 'move down');
    const next = reason === null ? moveStep(now, kit, step, index + Math.sign(toIndex - index)) : null;
    if (!next || find(next).index === index) {
      return { flow: now, text: reason === null ? `${place}.` : `${place}. ${reason}` };
    }
    now = next;
  }
}
