import { alwaysLoop } from './always-loops.ts';
import { removeTransition, retarget } from '../edit-flow.ts';
import { parentPath } from '../flow-tree.ts';
import type { Flow } from '../flow.types.ts';
import { sentence, tellState } from '../tell.ts';
import type { FlowProblem, Mend } from './problem.types.ts';
import { isStanding, isWaiting, type Survey } from './problems-survey.ts';

/**
 * What leads round by itself: nothing could be shown there, and the app would freeze. Also where several conditions have to hold at once: that they
 * never do is nothing that a path says.
 */
export function loopProblems({ flow, states }: Survey): FlowProblem[] {
  const loop = alwaysLoop(flow);
  if (!loop) return [];
  const inLoop = new Set(loop.states);
  const [first = ''] = loop.states;
  const mends = [...inLoop].flatMap((path): Mend[] => {
    // Where somebody can stand instead: beside it, and not on the way round.
    const beside = [...states.values()]
      .filter((one) => parentPath(one.path) === parentPath(path) && isStanding(one) && !isWaiting(one))
      .filter((one) => !inLoop.has(one.path));
    return (states.get(path)?.ways ?? [])
      .filter(({ place, to }) => place.cause.kind === 'always' && inLoop.has(to ?? path))
      .flatMap(({ place, to }): Mend[] => [
        ...beside.slice(0, 1).map((one) => ({
          words: `Lead ${tellState(flow, path)} to ${tellState(flow, one.path)}`,
          apply: (current: Flow) => retarget(current, place, one.path),
        })),
        {
          words: `No longer lead from ${tellState(flow, path)} to ${tellState(flow, to ?? path)}`,
          apply: (current) => removeTransition(current, place),
        },
      ]);
  });
  const round = loop.states.map((path) => tellState(flow, path)).join(' → ');
  return [
    {
      kind: 'goes round',
      severity: 'error',
      state: first,
      words: sentence(
        loop.isEndless
          ? `${round}: this goes round by itself and never stands still`
          : `${round}: this goes round by itself where all its conditions hold at once`,
      ),
      // The one nearest to the end is the one that was most likely led back.
      mends: mends.toReversed(),
    },
  ];
}
