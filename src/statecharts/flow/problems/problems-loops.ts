import { alwaysLoop } from './always-loops.ts';
import { removeTransition, retarget } from '../edit-flow.ts';
import { parentPath } from '../flow-tree.ts';
import type { Flow } from '../flow.types.ts';
import { sentence, describeState } from '../describe.ts';
import type { FlowProblem, QuickFix } from './problem.types.ts';
import { isRestingState, isWaiting, type FlowAnalysis } from './flow-analysis.ts';

/**
 * Loops of automatic transitions: nothing could be shown, and the app would freeze. Also reported if several guards
 * have to hold at once, since a path does not say whether they can.
 */
export function loopProblems({ flow, states }: FlowAnalysis): FlowProblem[] {
  const loop = alwaysLoop(flow);
  if (!loop) return [];
  const inLoop = new Set(loop.states);
  const [first = ''] = loop.states;
  const quickFixes = [...inLoop].flatMap((path): QuickFix[] => {
    // A resting state next to the loop to lead to instead.
    const neighbour = [...states.values()]
      .filter((one) => parentPath(one.path) === parentPath(path) && isRestingState(one) && !isWaiting(one))
      .filter((one) => !inLoop.has(one.path));
    return (states.get(path)?.transitions ?? [])
      .filter(({ place, to }) => place.cause.kind === 'always' && inLoop.has(to ?? path))
      .flatMap(({ place, to }): QuickFix[] => [
        ...neighbour.slice(0, 1).map((one) => ({
          label: `Lead ${describeState(flow, path)} to ${describeState(flow, one.path)}`,
          apply: (current: Flow) => retarget(current, place, one.path),
        })),
        {
          label: `No longer lead from ${describeState(flow, path)} to ${describeState(flow, to ?? path)}`,
          apply: (current) => removeTransition(current, place),
        },
      ]);
  });
  const round = loop.states.map((path) => describeState(flow, path)).join(' → ');
  return [
    {
      kind: 'goes round',
      severity: 'error',
      state: first,
      text: sentence(
        loop.isEndless
          ? `${round}: this repeats forever and never stops`
          : `${round}: this repeats forever when all its conditions are true at once`,
      ),
      // The last transition is the one most likely pointed back by mistake.
      quickFixes: quickFixes.toReversed(),
    },
  ];
}
