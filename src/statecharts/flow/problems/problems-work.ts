import { removeTransition } from '../edit-flow.ts';
import { listOf } from '../flow-tree.ts';
import { describeActor, describeState, describeTransition } from '../describe.ts';
import { asks, opensAnotherStep, selfAndAncestors, type FlowAnalysis } from './flow-analysis.ts';
import type { FlowProblem } from './problem.types.ts';

/** Transitions that interrupt work under way. */
export function workProblems(analysis: FlowAnalysis): FlowProblem[] {
  const { flow, kit, states, reached, vocabulary } = analysis;
  return analysis.steps.flatMap(({ kind }) => {
    const work = kind?.work;
    if (!work) return [];
    return [...states.values()]
      .filter(
        ({ path, state }) => reached.has(path) && listOf(state.invoke).some(({ src }) => src === work.actor),
      )
      .flatMap(({ path }) =>
        selfAndAncestors(path)
          .flatMap((around) => states.get(around)?.transitions ?? [])
          .filter(
            ({ place: { cause }, transition: { guard } }) =>
              cause.kind === 'on' ||
              cause.kind === 'after' ||
              cause.kind === 'snapshot' ||
              // Without a guard nobody can stay there, which is another problem.
              (cause.kind === 'always' && guard !== undefined),
          )
          .filter(({ to, transition }) => to !== null && (to !== path || transition.reenter === true))
          .filter((way) => !way.shadow && !opensAnotherStep(kit, way.place) && !asks([work.mayLeaveIf], way))
          .map(({ place }): FlowProblem => ({
            kind: 'work is dropped',
            severity: 'error',
            state: path,
            place,
            text: `In ${describeState(flow, path)} this stops it halfway (${describeActor(work.actor, vocabulary)}): ${describeTransition(flow, place, vocabulary)}`,
            quickFixes: [
              { label: 'Remove what stops it', apply: (current) => removeTransition(current, place) },
            ],
          })),
      );
  });
}
