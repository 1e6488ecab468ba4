import type { Flow } from './flow.types.ts';
import type { FlowProblem } from './problem.types.ts';
import { guardProblems } from './problems-guards.ts';
import { loopProblems } from './problems-loops.ts';
import { reachProblems } from './problems-reach.ts';
import { screenProblems } from './problems-screens.ts';
import { stepProblems } from './problems-steps.ts';
import { surveyOf } from './problems-survey.ts';
import { waitProblems } from './problems-waits.ts';
import type { StepKit } from './step-kit.types.ts';
import type { FlowVocabulary } from './vocabulary.types.ts';

/** What is wrong with a flow though a machine can be made of it, with changes that mend it. What must be mended comes first. */
export function flowProblems(
  flow: Flow,
  known: { readonly vocabulary: FlowVocabulary; readonly kit: StepKit },
): readonly FlowProblem[] {
  const survey = surveyOf(flow, known);
  const found = [
    ...stepProblems(survey),
    ...loopProblems(survey),
    ...reachProblems(survey),
    ...waitProblems(survey),
    ...guardProblems(survey),
    ...screenProblems(survey),
  ];
  return [
    ...found.filter(({ severity }) => severity === 'error'),
    ...found.filter(({ severity }) => severity === 'warning'),
  ];
}
