import type { Flow } from '../flow.types.ts';
import type { FlowProblem, Mend } from './problem.types.ts';
import { againProblems } from './problems-again.ts';
import { guardProblems } from './problems-guards.ts';
import { loopProblems } from './problems-loops.ts';
import { reachProblems } from './problems-reach.ts';
import { screenProblems } from './problems-screens.ts';
import { stepProblems } from './problems-steps.ts';
import { surveyOf } from './problems-survey.ts';
import { waitProblems } from './problems-waits.ts';
import type { StepKit } from '../steps/step-kit.types.ts';
import type { FlowVocabulary } from '../vocabulary.types.ts';

type Known = { readonly vocabulary: FlowVocabulary; readonly kit: StepKit };

function found(flow: Flow, known: Known): readonly FlowProblem[] {
  const survey = surveyOf(flow, known);
  return [
    ...stepProblems(survey),
    ...loopProblems(survey),
    ...reachProblems(survey),
    ...waitProblems(survey),
    ...againProblems(survey),
    ...guardProblems(survey),
    ...screenProblems(survey),
  ];
}

const nameOf = ({ kind, state, place }: FlowProblem): string => JSON.stringify([kind, state, place]);
const isError = ({ severity }: FlowProblem): boolean => severity === 'error';

/** What is offered mends its problem and breaks nothing else: tried, since problems come together in more ways than anybody foresees. */
function withTriedMends(flow: Flow, known: Known, all: readonly FlowProblem[]): readonly FlowProblem[] {
  const errors = new Set(all.filter(isError).map(nameOf));
  const mends = (problem: FlowProblem, { apply }: Mend): boolean => {
    const after = found(apply(flow), known);
    return (
      !after.some((one) => nameOf(one) === nameOf(problem)) &&
      after.filter(isError).every((one) => errors.has(nameOf(one)))
    );
  };
  return all.map((problem) => ({ ...problem, mends: problem.mends.filter((mend) => mends(problem, mend)) }));
}

/** What is wrong with a flow though a machine can be made of it, with changes that mend it. What must be mended comes first. */
export function flowProblems(flow: Flow, known: Known): readonly FlowProblem[] {
  const all = withTriedMends(flow, known, found(flow, known));
  return [...all.filter(isError), ...all.filter((one) => !isError(one))];
}
