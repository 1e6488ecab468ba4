import type { Flow } from '../flow.types.ts';
import type { FlowProblem, QuickFix } from './problem.types.ts';
import { retryProblems } from './problems-retry.ts';
import { guardProblems } from './problems-guards.ts';
import { loopProblems } from './problems-loops.ts';
import { passingProblems } from './problems-passing.ts';
import { reachProblems } from './problems-reach.ts';
import { reopeningProblems } from './problems-reopening.ts';
import { screenProblems } from './problems-screens.ts';
import { stepProblems } from './problems-steps.ts';
import { analyseFlow } from './flow-analysis.ts';
import { titleProblems } from './problems-titles.ts';
import { waitProblems } from './problems-waits.ts';
import type { StepKit } from '../steps/step-kit.types.ts';
import type { FlowVocabulary } from '../vocabulary.types.ts';

type Known = { readonly vocabulary: FlowVocabulary; readonly kit: StepKit };

function found(flow: Flow, known: Known): readonly FlowProblem[] {
  const survey = analyseFlow(flow, known);
  const loops = loopProblems(survey);
  const ends = reachProblems(survey);
  const guards = guardProblems(survey);
  return [
    ...stepProblems(survey),
    ...reopeningProblems(survey),
    ...loops,
    ...ends,
    // A flow that never comes to rest cannot be analysed.
    ...(loops.length === 0 ? passingProblems(survey, [...ends, ...guards]) : []),
    ...waitProblems(survey),
    ...retryProblems(survey),
    ...guards,
    ...screenProblems(survey),
    ...titleProblems(survey),
  ];
}

const nameOf = ({ kind, state, place }: FlowProblem): string => JSON.stringify([kind, state, place]);
const isError = ({ severity }: FlowProblem): boolean => severity === 'error';

/**
 * Keeps only quick fixes that solve their problem and cause no other: they are tried, since problems combine in
 * unforeseen ways. Each attempt checks the whole flow again, so a problem's fixes are tried only on request.
 */
function withVerifiedFixes(flow: Flow, known: Known, all: readonly FlowProblem[]): readonly FlowProblem[] {
  const errors = new Set(all.filter(isError).map(nameOf));
  const isVerified = (problem: FlowProblem, { apply }: QuickFix): boolean => {
    const after = found(apply(flow), known);
    return (
      !after.some((one) => nameOf(one) === nameOf(problem)) &&
      after.filter(isError).every((one) => errors.has(nameOf(one)))
    );
  };
  return all.map((problem) => {
    let verified: readonly QuickFix[] | null = null;
    return {
      ...problem,
      get quickFixes() {
        verified ??= problem.quickFixes.filter((fix) => isVerified(problem, fix));
        return verified;
      },
    };
  });
}

/** The problems of a flow that is valid as a machine, with quick fixes. Errors come first. */
export function flowProblems(flow: Flow, known: Known): readonly FlowProblem[] {
  const all = withVerifiedFixes(flow, known, found(flow, known));
  return [...all.filter(isError), ...all.filter((one) => !isError(one))];
}
