import { changeState, withStateKey } from '../change-flow.ts';
import { addTransition, retarget } from '../edit-flow.ts';
import { isWithin, joinPath, parentPath, targetPath, targetTo } from '../flow-tree.ts';
import type { Cause, Flow } from '../flow.types.ts';
import type { FlowProblem, Mend } from './problem.types.ts';
import {
  byFrequency,
  canSend,
  isAside,
  isAtomic,
  isStanding,
  isWaiting,
  screenAt,
  selfAndAround,
  stateBefore,
  stepAfter,
  stepAround,
  waysOutOf,
  type Survey,
  type SurveyedState,
} from './problems-survey.ts';
import { withoutState } from '../steps/step-wiring.ts';
import { removeStep } from '../steps/steps.ts';
import { sentence, tellCause, tellState } from '../tell.ts';

/** A flow without a state to which nothing leads but what cannot be reached either: what began with it begins with its neighbour. */
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

const isHistoryTarget = ({ flow, states }: Survey, path: string): boolean =>
  [...states.values()].some(({ path: from, state: { type, target } }) => {
    const to = type === 'history' && target !== undefined ? targetPath(flow, from, target) : null;
    return to !== null && isWithin(to, path);
  });

/** A step is reached by the ways on of the one before it. */
function leadThere(survey: Survey, path: string): Mend[] {
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
      words: `Lead ${tellState(survey.flow, before.key)} on to ${tellState(survey.flow, path)}`,
      apply: (flow) => ways.reduce((changed, { place }) => retarget(changed, place, path), flow),
    },
  ];
}

/**
 * A place of a step is come to from where the step begins: what leads on from there by itself, whatever holds, can lead here. Where something is done
 * that nobody asked for that mends nothing.
 */
function comeByItself(survey: Survey, path: string): Mend[] {
  const here = survey.states.get(path);
  if (here && isWaiting(here)) return [];
  const around = parentPath(path);
  const begins = around === null ? null : survey.states.get(around)?.state.initial;
  if (around === null || begins === null || begins === undefined) return [];
  const first = survey.states.get(joinPath(around, begins));
  return (first?.ways ?? [])
    .filter(({ place, transition }) => place.cause.kind === 'always' && transition.guard === undefined)
    .map(({ place }) => ({
      words: `Lead ${tellState(survey.flow, place.state)} to ${tellState(survey.flow, path)}`,
      apply: (flow) => retarget(flow, place, path),
    }));
}

/** What somebody does beside it and leads back to where they were could lead here. */
const askedForInVain = ({ flow, states, reached, vocabulary }: Survey, path: string): Mend[] =>
  [...states.values()]
    .filter((one) => reached.has(one.path) && one.path !== path && parentPath(one.path) === parentPath(path))
    .flatMap(({ path: from, state, ways }) =>
      ways
        .filter(({ place, to }) => place.cause.kind === 'on' && to === from)
        .map(({ place }) => ({
          words: `${tellCause(place.cause, vocabulary, state)}, lead on to ${tellState(flow, path)}`,
          apply: (current: Flow) => retarget(current, place, path),
        })),
    );

/** What is done elsewhere and leads nowhere could lead here. */
const endedNowhere = ({ flow, states, reached, vocabulary }: Survey, path: string): Mend[] =>
  [...states.values()]
    .filter((one) => reached.has(one.path) && one.path !== path)
    .flatMap(({ path: from, state, ways }) =>
      ways
        .filter(({ place, to }) => place.cause.kind === 'done' && (to === null || to === from))
        .map(({ place }) => ({
          words: `${tellCause(place.cause, vocabulary, state)}, lead on to ${tellState(flow, path)}`,
          apply: (current: Flow) => retarget(current, place, path),
        })),
    );

const canLeave = (survey: Survey, key: string): boolean =>
  waysOutOf(survey, key).some(({ place }) => survey.reached.has(place.state));

/** Nobody comes to a step because nobody leaves the one before it: that is told there. */
function followsFromBefore(survey: Survey, path: string): boolean {
  const before = survey.steps[survey.steps.findIndex(({ key }) => key === path) - 1];
  return before !== undefined && !canLeave(survey, before.key);
}

function unreachable(survey: Survey): FlowProblem[] {
  const { flow, kit, steps, states, reached } = survey;
  return [...states.keys()]
    .filter((path) => !reached.has(path) && reached.has(parentPath(path) ?? ''))
    .filter((path) => !followsFromBefore(survey, path))
    .map((path) => {
      const step = steps.find(({ key }) => key === path);
      const canGo = !step?.kind?.neededBecause && !isHistoryTarget(survey, path);
      const takeOut: Mend = {
        words: `Take ${tellState(flow, path)} out`,
        apply: (current) =>
          step?.kind?.node ? removeStep(current, kit, step.step) : withoutDeadState(current, path),
      };
      return {
        kind: 'unreachable',
        severity: 'error',
        state: path,
        words: sentence(`nobody ever comes to ${tellState(flow, path)}: nothing leads there`),
        mends: [
          ...(step
            ? leadThere(survey, path)
            : [...askedForInVain(survey, path), ...comeByItself(survey, path)]),
          ...endedNowhere(survey, path),
          ...(canGo ? [takeOut] : []),
        ],
      };
    });
}

/** How one goes on to the next step elsewhere in the path, by what the screen of this state can send and the state does not use yet. */
function eventOnward(survey: Survey, { path, ways }: SurveyedState): string | null {
  const used = new Set(ways.flatMap(({ place: { cause } }) => (cause.kind === 'on' ? [cause.event] : [])));
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

/** Where to, from a place that leads nowhere: the next step, or back to where one was. */
function leadOn(survey: Survey, here: SurveyedState): Mend[] {
  const { path, state } = here;
  const event = eventOnward(survey, here);
  if (event === null) return [];
  const cause: Cause = { kind: 'on', event };
  const step = stepAround(survey, path);
  const isAnotherStep = (one: string): boolean => stepAround(survey, one)?.key !== step?.key;
  const [next, before] = [stepAfter(survey, path)?.key, stateBefore(survey, path)];
  // Back is no help where nothing else of the step leads on.
  const leaves = !next || !step || canLeave(survey, step.key);
  const canGoBack = before !== null && leaves && !(next && isAnotherStep(before));
  const targets = [next, canGoBack ? before : undefined];
  return targets.flatMap((to): Mend[] =>
    to === undefined
      ? []
      : [
          {
            words: `${tellCause(cause, survey.vocabulary, state)}, lead ${to === next ? 'on' : 'back'} to ${tellState(survey.flow, to)}`,
            apply: (flow) => addTransition(flow, path, cause, { target: targetTo(flow, path, to) }),
          },
        ],
  );
}

function deadEnds(survey: Survey): FlowProblem[] {
  const { flow, states, reached } = survey;
  return [...states.values()]
    .filter((here) => isAtomic(here) && here.path !== '' && reached.has(here.path))
    .filter(
      ({ path }) =>
        !selfAndAround(path)
          .flatMap((around) => states.get(around)?.ways ?? [])
          .some(
            ({ place, to, shadow }) => to !== null && to !== path && !shadow && !isAside(survey.kit, place),
          ),
    )
    .map((here) => ({
      kind: 'dead end',
      severity: 'error',
      state: here.path,
      words: sentence(`from ${tellState(flow, here.path)} nothing leads anywhere`),
      mends: leadOn(survey, here),
    }));
}

/** A step that one can be in, do everything in, and never leave for the next. */
function traps(survey: Survey, dead: readonly FlowProblem[]): FlowProblem[] {
  const { flow, steps, states, reached } = survey;
  return steps.slice(0, -1).flatMap(({ key }): FlowProblem[] => {
    if (!reached.has(key) || canLeave(survey, key) || dead.some(({ state }) => isWithin(state, key)))
      return [];
    const places = [...states.values()].filter(
      (one) => isWithin(one.path, key) && reached.has(one.path) && isStanding(one) && !isWaiting(one),
    );
    return [
      {
        kind: 'dead end',
        severity: 'error',
        state: key,
        words: sentence(`whoever is in ${tellState(flow, key)} never comes to the next step`),
        mends: places.slice(0, 1).flatMap((place) => leadOn(survey, place).slice(0, 1)),
      },
    ];
  });
}

export function reachProblems(survey: Survey): readonly FlowProblem[] {
  const dead = deadEnds(survey);
  return [...unreachable(survey), ...dead, ...traps(survey, dead)];
}
