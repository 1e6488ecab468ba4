import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import type { StepKit } from '../../../../src/statecharts/flow/steps/step-kit.types.ts';
import { moveStep, stepsOf, whyNot } from '../../../../src/statecharts/flow/steps/steps.ts';

interface Moved {
  readonly flow: Flow;
  readonly words: string;
}

/** Moves a step as near to a place as it may go, and says where it is then or why it goes no further. */
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
    if (index === toIndex || index < 0) return { flow: now, words: place };
    const reason = whyNot(now, kit, step, toIndex < index ? 'move up' : 'move down');
    const next = reason === null ? moveStep(now, kit, step, index + Math.sign(toIndex - index)) : null;
    if (!next || find(next).index === index) {
      return { flow: now, words: reason === null ? `${place}.` : `${place}. ${reason}` };
    }
    now = next;
  }
}
