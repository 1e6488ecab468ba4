import { removeTransition } from '../edit-flow.ts';
import { samePlace } from '../flow-tree.ts';
import { describeActor, describeState, describeTransition } from '../describe.ts';
import type { AnalysedTransition, FlowAnalysis } from './flow-analysis.ts';
import { actorDone } from './flow-effects.ts';
import { isAt } from './flow-end.ts';
import { walkFlow, waysTo } from './flow-walk.ts';
import type { FlowProblem } from './problem.types.ts';

/** Transitions into a step before the data that every step needs is known. */
export function earlyProblems(analysis: FlowAnalysis): readonly FlowProblem[] {
  const { flow, kit, steps, vocabulary } = analysis;
  if (kit.begunBy.length === 0) return [];
  const isBegun = (transition: AnalysedTransition): boolean =>
    kit.begunBy.includes(actorDone(analysis, transition) ?? '');
  const { rests } = walkFlow(analysis, { without: isBegun });
  const found: AnalysedTransition[] = [];
  for (const visit of rests.filter((one) => steps.some(({ key }) => isAt(one, key)))) {
    // Only the first transition into a step: those within it follow from it.
    const transition = waysTo(visit).find(
      ({ to }) => to !== null && steps.some(({ key }) => isAt({ ...visit, leaves: [to] }, key)),
    );
    if (transition && !found.some((one) => samePlace(one.place, transition.place))) found.push(transition);
  }
  const needed = kit.begunBy.map((actor) => describeActor(actor, vocabulary)).join(' or ');
  return found.map(({ place }) => ({
    kind: 'begins too early',
    severity: 'error',
    state: place.state,
    place,
    text: `In ${describeState(flow, place.state)} this begins a step too early (before ${needed}): ${describeTransition(flow, place, vocabulary)}`,
    quickFixes: [{ label: 'Remove what begins it', apply: (current) => removeTransition(current, place) }],
  }));
}
