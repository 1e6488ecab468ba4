import { removeTransition, retarget } from '../edit-flow.ts';
import { isWithin, samePlace } from '../flow-tree.ts';
import { describeState, describeTransition } from '../describe.ts';
import type { StepInPath } from '../steps/steps.ts';
import { asks, type AnalysedTransition, type FlowAnalysis } from './flow-analysis.ts';
import { actorDone, skippingEffects } from './flow-effects.ts';
import { endOf, isAt, lastStep, titleOf } from './flow-end.ts';
import { walkFlow, waysTo, type Visit } from './flow-walk.ts';
import { kindsOfPeople, type World } from './flow-worlds.ts';
import type { FlowProblem, QuickFix } from './problem.types.ts';
import { earlyProblems } from './problems-early.ts';
import { lockedIn } from './problems-locked.ts';
import { neverStays } from './problems-staying.ts';
import { workProblems } from './problems-work.ts';

/** Only users who have visited a step before take this path. */
function hasBeenThrough({ kit, steps }: FlowAnalysis, key: string, transition: AnalysedTransition): boolean {
  const at = steps.findIndex((step) => step.key === key);
  return kit.returning.some(
    ({ guard, upTo }) =>
      asks([guard], transition) && (upTo === null || at < steps.findIndex(({ step }) => step === upTo)),
  );
}

/** What counts as having done a step: for an optional one, also skipping it. */
function isDoneBy(analysis: FlowAnalysis, { key, kind, optional }: StepInPath) {
  const skipping = optional ? skippingEffects(kind) : [];
  return (transition: AnalysedTransition): boolean => {
    if (hasBeenThrough(analysis, key, transition)) return true;
    if (!kind?.doneBy) return transition.to !== null && isWithin(transition.to, key);
    const actor = actorDone(analysis, transition);
    const { effects, guards } = kind.doneBy;
    return asks(guards, transition) || (actor !== null && [...effects, ...skipping].includes(actor));
  };
}

/** Steps that must be done: those the server requires, and those the path requires of every user. */
const isAskedFor = ({ kind, optional }: StepInPath): boolean =>
  kind !== null && (kind.neededBecause !== null || !optional);

/** On the path to the end, the transition that leads past a step: the first that leads behind it. */
function wayPast({ steps }: FlowAnalysis, { key }: StepInPath, end: Visit): AnalysedTransition | null {
  const at = steps.findIndex((step) => step.key === key);
  const behind = steps.slice(at + 1);
  return waysTo(end).find(({ to }) => to !== null && behind.some((step) => isWithin(to, step.key))) ?? null;
}

interface Passing {
  readonly way: AnalysedTransition;
  readonly steps: readonly StepInPath[];
}

/** Paths to the end that leave out a required step, for one kind of user. */
function passingsBy(analysis: FlowAnalysis, { facts }: World, last: StepInPath): readonly Passing[] {
  const end = endOf(analysis, last);
  const asked = analysis.steps.slice(0, analysis.steps.indexOf(last)).filter(isAskedFor);
  const found = (step: StepInPath, goal: string): Passing[] => {
    const { rests } = walkFlow(analysis, { without: isDoneBy(analysis, step), given: facts });
    const visit = rests.find((one) => isAt(one, goal));
    const way =
      visit && (step === last ? waysTo(visit).findLast(leadsTo(goal)) : wayPast(analysis, step, visit));
    return way ? [{ way, steps: [step] }] : [];
  };
  const passed = asked.flatMap((step) => found(step, last.key));
  // The end itself is only checked if the path there has no problem.
  return passed.length > 0 || end === last.key ? passed : found(last, end);
}

const leadsTo =
  (path: string) =>
  ({ to }: AnalysedTransition): boolean =>
    to !== null && (isWithin(to, path) || isWithin(path, to));

function passings(analysis: FlowAnalysis, last: StepInPath): readonly Passing[] {
  const found: { way: AnalysedTransition; steps: StepInPath[] }[] = [];
  for (const { way, steps } of kindsOfPeople(analysis).flatMap((world) =>
    passingsBy(analysis, world, last),
  )) {
    const known = found.find((one) => samePlace(one.way.place, way.place));
    if (!known) found.push({ way, steps: [...steps] });
    else known.steps.push(...steps.filter((step) => !known.steps.includes(step)));
  }
  return found;
}

function passedBy(analysis: FlowAnalysis, { way, steps }: Passing): FlowProblem {
  const { flow, vocabulary } = analysis;
  const titles = steps.map(titleOf);
  const reasons = steps.flatMap(({ kind }) => kind?.neededBecause ?? []);
  const [first] = steps;
  const leadThere: QuickFix[] =
    first === undefined
      ? []
      : [
          {
            label: `Lead to ${titleOf(first)} instead`,
            apply: (current) => retarget(current, way.place, first.key),
          },
        ];
  return {
    kind: 'steps are passed by',
    severity: 'error',
    state: way.place.state,
    place: way.place,
    text: `In ${describeState(flow, way.place.state)} this leads to the end without ${titles.join(' and ')}: ${describeTransition(flow, way.place, vocabulary)} ${reasons.length > 0 ? reasons.join(' ') : 'The path asks everybody for it.'}`,
    quickFixes: [
      { label: 'Remove what leads past it', apply: (current) => removeTransition(current, way.place) },
      ...leadThere,
    ],
  };
}

/**
 * What can really happen, from the beginning to the end: steps that are passed by, states nobody can stay in, work that
 * is lost, and states without a way out. `known`: states already reported, which have no way out either.
 */
export function passingProblems(
  analysis: FlowAnalysis,
  known: readonly FlowProblem[],
): readonly FlowProblem[] {
  const last = lastStep(analysis);
  const passed = last ? passings(analysis, last) : [];
  const hasErrors = known.some(({ severity }) => severity === 'error');
  return [
    ...passed.map((one) => passedBy(analysis, one)),
    ...neverStays(
      analysis,
      passed.map(({ way: { place } }) => place),
    ),
    ...earlyProblems(analysis),
    ...workProblems(analysis),
    // If nothing leads to the end, or past a required step, that is the reason.
    ...(last && !hasErrors && passed.length === 0 ? lockedIn(analysis, last, known) : []),
  ];
}
