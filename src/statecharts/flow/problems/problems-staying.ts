import { removeTransition } from '../edit-flow.ts';
import { isWithin, samePlace } from '../flow-tree.ts';
import type { TransitionPlace } from '../flow.types.ts';
import { describeState, describeTransition } from '../describe.ts';
import {
  isWaiting,
  selfAndAncestors,
  type AnalysedState,
  type AnalysedTransition,
  type FlowAnalysis,
} from './flow-analysis.ts';
import { isAt } from './flow-end.ts';
import { walkFlow } from './flow-walk.ts';
import type { FlowProblem } from './problem.types.ts';

/** It contains something to do or to wait for. */
const isForStaying = (here: AnalysedState): boolean =>
  isWaiting(here) || here.transitions.some(({ place }) => place.cause.kind === 'on');

/** States with something to do that are always left immediately. */
export function neverStays(analysis: FlowAnalysis, reported: readonly TransitionPlace[]): FlowProblem[] {
  const { flow, states, vocabulary } = analysis;
  const { rests, endedBy } = walkFlow(analysis);
  const found: { way: AnalysedTransition; paths: string[] }[] = [];
  for (const [leaf, [way]] of endedBy) {
    if (!way) continue;
    // A state that waits for an answer may contain states of its own.
    const path = selfAndAncestors(leaf).find((around) => {
      const here = isWithin(around, way.place.state) ? states.get(around) : undefined;
      return here !== undefined && isForStaying(here);
    });
    if (path === undefined || rests.some((visit) => isAt(visit, path))) continue;
    const known = found.find((one) => samePlace(one.way.place, way.place));
    if (known && !known.paths.includes(path)) known.paths.push(path);
    if (!known) found.push({ way, paths: [path] });
  }
  return found
    .filter(({ way }) => !reported.some((place) => samePlace(place, way.place)))
    .map(({ way: { place }, paths }) => ({
      kind: 'never stays',
      severity: 'error',
      state: place.state,
      place,
      text: `Nobody can stay in ${paths.map((path) => describeState(flow, path)).join(', ')}: ${describeTransition(flow, place, vocabulary)}`,
      quickFixes: [{ label: 'Remove it', apply: (current) => removeTransition(current, place) }],
    }));
}
