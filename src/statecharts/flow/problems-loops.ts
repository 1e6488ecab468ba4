import { alwaysLoop } from './always-loops.ts';
import { removeTransition } from './edit-flow.ts';
import { sentence, tellState } from './tell.ts';
import type { FlowTransition } from './flow.types.ts';
import type { FlowProblem, Mend } from './problem.types.ts';
import type { Survey } from './problems-survey.ts';

/** What leads round by itself and never stands still: nothing could be shown there, and the app would freeze. */
export function loopProblems({ flow, states }: Survey): FlowProblem[] {
  const loop = alwaysLoop(flow);
  if (!loop?.isEndless) return [];
  const inLoop = new Set(loop.states);
  const [first = ''] = loop.states;
  const mends = [...inLoop].flatMap((path): Mend[] => {
    const ways = states.get(path)?.ways ?? [];
    const byItself = ways.filter(({ place }) => place.cause.kind === 'always');
    // Without the last of several nothing would happen where no other holds; without any way it would be a dead end.
    const canDoWithout = (transition: FlowTransition) =>
      transition.guard !== undefined || (byItself.length === 1 && ways.length > 1);
    return byItself
      .filter(({ transition, to }) => to !== null && inLoop.has(to) && canDoWithout(transition))
      .filter(({ place }) => !alwaysLoop(removeTransition(flow, place))?.isEndless)
      .map(({ place, to }) => ({
        words: `No longer lead from ${tellState(flow, path)} to ${tellState(flow, to ?? '')}`,
        apply: (current) => removeTransition(current, place),
      }));
  });
  const round = loop.states.map((path) => tellState(flow, path)).join(' → ');
  return [
    {
      kind: 'goes round',
      severity: 'error',
      state: first,
      words: sentence(`${round}: this goes round by itself and never stands still`),
      // The one nearest to the end is the one that was most likely led back.
      mends: mends.toReversed(),
    },
  ];
}
