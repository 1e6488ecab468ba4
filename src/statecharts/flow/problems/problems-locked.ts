import { removeTransition } from '../edit-flow.ts';
import type { FlowGuard } from '../flow.types.ts';
import { isWithin } from '../flow-tree.ts';
import { describeGuard, describeState, describeTransition, sentence } from '../describe.ts';
import type { StepInPath } from '../steps/steps.ts';
import { asks, isWaiting, selfAndAncestors, type FlowAnalysis } from './flow-analysis.ts';
import { learntBy } from './flow-effects.ts';
import { endOf, isAt, titleOf } from './flow-end.ts';
import { visitName, walkFlow, type FlowWalk, type Visit } from './flow-walk.ts';
import { anybody, worldsOf } from './flow-worlds.ts';
import type { FlowProblem, QuickFix } from './problem.types.ts';

const isAnyWaiting = ({ states }: FlowAnalysis, leaves: readonly string[]): boolean =>
  leaves.flatMap(selfAndAncestors).some((path) => {
    const here = states.get(path);
    return here !== undefined && isWaiting(here);
  });

/** A resting state from which a user never reaches the end; null if there is none. */
function lockedPlace(
  analysis: FlowAnalysis,
  { rests, following }: FlowWalk,
  goal: string,
  known: readonly FlowProblem[],
): string | null {
  const open = new Set(rests.filter((visit) => isAt(visit, goal)).map(visitName));
  const isKnown = ({ leaves }: Visit): boolean =>
    known.some(({ state }) => leaves.some((leaf) => isWithin(leaf, state)));
  for (const visit of rests) if (isKnown(visit)) open.add(visitName(visit));
  for (let before = -1; before !== open.size;) {
    before = open.size;
    for (const [from, to] of following) if ([...to].some((name) => open.has(name))) open.add(from);
  }
  const locked = rests.filter((visit) => !open.has(visitName(visit)));
  // Preferably the one furthest along in which the user is not only waiting.
  const stepOf = ({ leaves }: Visit): number =>
    analysis.steps.findLastIndex(({ key }) => leaves.some((leaf) => isWithin(leaf, key)));
  const calm = locked.filter(({ leaves }) => !isAnyWaiting(analysis, leaves));
  const shown = (calm.length > 0 ? calm : locked)
    .toSorted((one, other) => stepOf(one) - stepOf(other))
    .at(-1);
  return shown?.leaves[0] ?? null;
}

/** A guard that holds for exactly those who get stuck may be what leads them back. */
const fixesFor = (
  { flow, states, vocabulary }: FlowAnalysis,
  because: readonly FlowGuard[],
): readonly QuickFix[] =>
  [...states.values()]
    .flatMap(({ transitions }) => transitions)
    .filter((transition) => transition.to !== null && asks(because, transition))
    .map(({ place }) => ({
      label: `Remove from ${describeState(flow, place.state)}: ${describeTransition(flow, place, vocabulary)}`,
      apply: (current) => removeTransition(current, place),
    }));

/** The states in which any of the path's users get stuck. */
export function lockedIn(
  analysis: FlowAnalysis,
  last: StepInPath,
  known: readonly FlowProblem[],
): FlowProblem[] {
  const { flow, vocabulary } = analysis;
  const goal = endOf(analysis, last);
  for (const { facts, because, isNew } of [anybody, ...worldsOf(analysis)]) {
    const path = lockedPlace(
      analysis,
      walkFlow(analysis, { given: facts, learntBy: isNew ? learntBy(analysis) : null }),
      goal,
      known,
    );
    if (path === null) continue;
    const reasons = because.map((guard) => describeGuard(guard, vocabulary, flow)).join(' and ');
    const condition = reasons === '' ? '' : `, if ${reasons}`;
    return [
      {
        kind: 'dead end',
        severity: 'error',
        state: path,
        text: sentence(
          `from ${describeState(flow, path)} the end of ${titleOf(last)} can’t be reached any more${condition}`,
        ),
        quickFixes: fixesFor(analysis, because),
      },
    ];
  }
  return [];
}
