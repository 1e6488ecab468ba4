import { changeState, withStateKey } from '../change-flow.ts';
import { addTransition, retarget } from '../edit-flow.ts';
import { isWithin, joinPath, parentPath, targetPath, targetTo } from '../flow-tree.ts';
import type { Cause, Flow } from '../flow.types.ts';
import type { FlowProblem, QuickFix } from './problem.types.ts';
import {
  byFrequency,
  canSend,
  opensAnotherStep,
  isAtomic,
  isRestingState,
  isWaiting,
  screenAt,
  selfAndAncestors,
  stateBefore,
  stepAfter,
  stepAround,
  waysOutOf,
  type FlowAnalysis,
  type AnalysedState,
} from './flow-analysis.ts';
import { withoutState } from '../steps/step-wiring.ts';
import { removeStep } from '../steps/steps.ts';
import { sentence, describeCause, describeState } from '../describe.ts';

/** Removes an unreachable state; if it was an initial state, its sibling becomes initial. */
function withoutDeadState(flow: Flow, path: string): Flow {
  return changeState(withoutState(flow, path), parentPath(path) ?? '', (around) => {
    const keys = Object.keys(around.states ?? {});
    const [first] = keys;
    if (first === undefined) {
      return withStateKey(withStateKey(around, 'states', undefined), 'initial', undefined);
    }
    const isGone = around.initial !== undefined && !keys.includes(around.initial);
    return isGone ? withStateKey(around, 'initial', first) : around;
  });
}

const isHistoryTarget = ({ flow, states }: FlowAnalysis, path: string): boolean =>
  [...states.values()].some(({ path: from, state: { type, target } }) => {
    const to = type === 'history' && target !== undefined ? targetPath(flow, from, target) : null;
    return to !== null && isWithin(to, path);
  });

/** Fixes an unreachable step by leading the previous step to it. */
function fixesFromPreviousStep(survey: FlowAnalysis, path: string): QuickFix[] {
  const at = survey.steps.findIndex(({ key }) => key === path);
  const before = survey.steps[at - 1];
  if (!before) return [];
  const ways = waysOutOf(survey, before.key).filter(
    ({ to, place }) =>
      survey.reached.has(place.state) && to !== null && survey.steps.some(({ key }) => key === to),
  );
  if (ways.length === 0) return [];
  return [
    {
      label: `Lead ${describeState(survey.flow, before.key)} on to ${describeState(survey.flow, path)}`,
      apply: (flow) => ways.reduce((changed, { place }) => retarget(changed, place, path), flow),
    },
  ];
}

/**
 * A state within a step is reached from the step's initial state: its automatic transitions could lead here. If an
 * action is missing, that fixes nothing.
 */
function fixesFromStepStart(survey: FlowAnalysis, path: string): QuickFix[] {
  const here = survey.states.get(path);
  if (here && isWaiting(here)) return [];
  const around = parentPath(path);
  const begins = around === null ? null : survey.states.get(around)?.state.initial;
  if (around === null || begins === null || begins === undefined) return [];
  const first = survey.states.get(joinPath(around, begins));
  return (first?.transitions ?? [])
    .filter(({ place, transition }) => place.cause.kind === 'always' && transition.guard === undefined)
    .map(({ place }) => ({
      label: `Lead ${describeState(survey.flow, place.state)} to ${describeState(survey.flow, path)}`,
      apply: (flow) => retarget(flow, place, path),
    }));
}

/** Events that lead back to the same state could lead here instead. */
const fixesFromUnusedEvents = (
  { flow, states, reached, vocabulary }: FlowAnalysis,
  path: string,
): QuickFix[] =>
  [...states.values()]
    .filter((one) => reached.has(one.path) && one.path !== path && parentPath(one.path) === parentPath(path))
    .flatMap(({ path: from, state, transitions }) =>
      transitions
        .filter(({ place, to }) => place.cause.kind === 'on' && to === from)
        .map(({ place }) => ({
          label: `${describeCause(place.cause, vocabulary, state)}, lead on to ${describeState(flow, path)}`,
          apply: (current: Flow) => retarget(current, place, path),
        })),
    );

/** Dead ends elsewhere could lead here. */
const fixesFromDeadEnds = ({ flow, states, reached, vocabulary }: FlowAnalysis, path: string): QuickFix[] =>
  [...states.values()]
    .filter((one) => reached.has(one.path) && one.path !== path)
    .flatMap(({ path: from, state, transitions }) =>
      transitions
        .filter(({ place, to }) => place.cause.kind === 'done' && (to === null || to === from))
        .map(({ place }) => ({
          label: `${describeCause(place.cause, vocabulary, state)}, lead on to ${describeState(flow, path)}`,
          apply: (current: Flow) => retarget(current, place, path),
        })),
    );

const canLeave = (survey: FlowAnalysis, key: string): boolean =>
  waysOutOf(survey, key).some(({ place }) => survey.reached.has(place.state));

/** The step is unreachable because the previous one cannot be left: reported there. */
function isReportedEarlier(survey: FlowAnalysis, path: string): boolean {
  const before = survey.steps[survey.steps.findIndex(({ key }) => key === path) - 1];
  return before !== undefined && !canLeave(survey, before.key);
}

function unreachable(survey: FlowAnalysis): FlowProblem[] {
  const { flow, kit, steps, states, reached } = survey;
  return [...states.keys()]
    .filter((path) => !reached.has(path) && reached.has(parentPath(path) ?? ''))
    .filter((path) => !isReportedEarlier(survey, path))
    .map((path) => {
      const step = steps.find(({ key }) => key === path);
      const canGo = !step?.kind?.neededBecause && !isHistoryTarget(survey, path);
      const takeOut: QuickFix = {
        label: `Remove ${describeState(flow, path)}`,
        apply: (current) =>
          step?.kind?.node ? removeStep(current, kit, step.step) : withoutDeadState(current, path),
      };
      return {
        kind: 'unreachable',
        severity: 'error',
        state: path,
        text: sentence(`${describeState(flow, path)} is never reached: nothing leads there`),
        quickFixes: [
          ...(step
            ? fixesFromPreviousStep(survey, path)
            : [...fixesFromUnusedEvents(survey, path), ...fixesFromStepStart(survey, path)]),
          ...fixesFromDeadEnds(survey, path),
          ...(canGo ? [takeOut] : []),
        ],
      };
    });
}

/**
 * The event that leads to the next step elsewhere, among those this state's screen can send and the state does not use
 * yet.
 */
function eventOnward(survey: FlowAnalysis, { path, transitions }: AnalysedState): string | null {
  const used = new Set(
    transitions.flatMap(({ place: { cause } }) => (cause.kind === 'on' ? [cause.event] : [])),
  );
  const usual = byFrequency(
    survey.steps.flatMap(({ key }, index) =>
      waysOutOf(survey, key).flatMap(({ place: { cause }, to }) =>
        cause.kind === 'on' && to === survey.steps[index + 1]?.key ? [cause.event] : [],
      ),
    ),
    (event) => event,
  );
  const screen = screenAt(survey, path) ?? '';
  const known = survey.vocabulary.screens;
  const sendable = Object.hasOwn(known, screen) ? (known[screen] ?? []) : [];
  return [...usual, ...sendable].find((event) => !used.has(event) && canSend(survey, path, event)) ?? null;
}

/** Fixes for a dead end: lead to the next step, or back. */
function fixesForward(survey: FlowAnalysis, here: AnalysedState): QuickFix[] {
  const { path, state } = here;
  const event = eventOnward(survey, here);
  if (event === null) return [];
  const cause: Cause = { kind: 'on', event };
  const step = stepAround(survey, path);
  const isAnotherStep = (one: string): boolean => stepAround(survey, one)?.key !== step?.key;
  const [next, before] = [stepAfter(survey, path)?.key, stateBefore(survey, path)];
  // Going back does not help if nothing else in the step leads on.
  const leaves = !next || !step || canLeave(survey, step.key);
  const canGoBack = before !== null && leaves && !(next && isAnotherStep(before));
  const targets = [next, canGoBack ? before : undefined];
  return targets.flatMap((to): QuickFix[] =>
    to === undefined
      ? []
      : [
          {
            label: `${describeCause(cause, survey.vocabulary, state)}, lead ${to === next ? 'on' : 'back'} to ${describeState(survey.flow, to)}`,
            apply: (flow) => addTransition(flow, path, cause, { target: targetTo(flow, path, to) }),
          },
        ],
  );
}

function deadEnds(survey: FlowAnalysis): FlowProblem[] {
  const { flow, states, reached } = survey;
  return [...states.values()]
    .filter((here) => isAtomic(here) && here.path !== '' && reached.has(here.path))
    .filter(
      ({ path }) =>
        !selfAndAncestors(path)
          .flatMap((around) => states.get(around)?.transitions ?? [])
          .some(
            ({ place, to, shadow }) =>
              to !== null && to !== path && !shadow && !opensAnotherStep(survey.kit, place),
          ),
    )
    .map((here) => ({
      kind: 'dead end',
      severity: 'error',
      state: here.path,
      text: sentence(`nothing leads on from ${describeState(flow, here.path)}`),
      quickFixes: fixesForward(survey, here),
    }));
}

/** Steps that can be entered and completed, but never left for the next one. */
function traps(survey: FlowAnalysis, dead: readonly FlowProblem[]): FlowProblem[] {
  const { flow, steps, states, reached } = survey;
  return steps.slice(0, -1).flatMap(({ key }): FlowProblem[] => {
    if (!reached.has(key) || canLeave(survey, key) || dead.some(({ state }) => isWithin(state, key)))
      return [];
    const places = [...states.values()].filter(
      (one) => isWithin(one.path, key) && reached.has(one.path) && isRestingState(one) && !isWaiting(one),
    );
    return [
      {
        kind: 'dead end',
        severity: 'error',
        state: key,
        text: sentence(`from ${describeState(flow, key)} the next step is never reached`),
        quickFixes: places.slice(0, 1).flatMap((place) => fixesForward(survey, place).slice(0, 1)),
      },
    ];
  });
}

export function reachProblems(survey: FlowAnalysis): readonly FlowProblem[] {
  const dead = deadEnds(survey);
  return [...unreachable(survey), ...dead, ...traps(survey, dead)];
}
