import { removeTransition, retarget } from '../edit-flow.ts';
import { isWithin } from '../flow-tree.ts';
import { describeState, quoted } from '../describe.ts';
import type { FlowGuard } from '../flow.types.ts';
import type { StepKit } from '../steps/step-kit.types.ts';
import type { StepInPath } from '../steps/steps.ts';
import { guardText, opensAnotherStep, type FlowAnalysis } from './flow-analysis.ts';
import type { FlowProblem } from './problem.types.ts';

/** Whether a guard holds only for a request for this step, as the kit would write it. */
function isAskedFor({ kinds, opened }: StepKit, { step }: StepInPath, guard: FlowGuard | undefined): boolean {
  const kind = kinds.find((one) => one.step === step);
  const asks = kind && opened.reaction(kind).guard;
  return guard !== undefined && asks !== undefined && guardText(guard) === guardText(asks);
}

/** Steps that are reopened by name but lead to another step, past those in between. */
export function reopeningProblems({ flow, kit, steps, states }: FlowAnalysis): readonly FlowProblem[] {
  return (states.get('')?.transitions ?? [])
    .filter(({ place, to }) => to !== null && opensAnotherStep(kit, place))
    .flatMap(({ place, transition, to }): FlowProblem[] => {
      const { guard } = transition;
      const step = steps.find((one) => isAskedFor(kit, one, guard));
      if (to === null || (step && isWithin(to, step.key))) return [];
      const name = step ? quoted(step.title) : 'any step';
      return [
        {
          kind: 'opens another step',
          severity: 'error',
          state: '',
          place,
          text: `Opening ${name} again leads to ${describeState(flow, to)}.`,
          quickFixes: step
            ? [
                {
                  label: `Lead to ${quoted(step.title)}`,
                  apply: (current) => retarget(current, place, step.key),
                },
              ]
            : [{ label: 'Remove it', apply: (current) => removeTransition(current, place) }],
        },
      ];
    });
}
