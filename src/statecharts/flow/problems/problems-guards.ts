import { addTransition, moveTransition, removeTransition, setGuard } from '../edit-flow.ts';
import { sameCause, targetTo } from '../flow-tree.ts';
import type { FlowTransition } from '../flow.types.ts';
import type { FlowProblem, Mend } from './problem.types.ts';
import {
  isStanding,
  isWaiting,
  stateBefore,
  type Survey,
  type SurveyedState,
  type Way,
} from './problems-survey.ts';
import { sentence, tellCause, tellGuard, tellState, tellTransition } from '../tell.ts';

/** Ways of one cause, in their order. */
function groupsOf(ways: readonly Way[]): readonly (readonly Way[])[] {
  const groups: Way[][] = [];
  for (const way of ways) {
    const last = groups.at(-1);
    if (last?.[0] && sameCause(last[0].place.cause, way.place.cause)) last.push(way);
    else groups.push([way]);
  }
  return groups;
}

/** One that can never be taken, since one before it always is. */
function overlapsIn(survey: Survey, { path }: SurveyedState, group: readonly Way[]): FlowProblem[] {
  const { flow, vocabulary } = survey;
  return group.flatMap((way): FlowProblem[] => {
    const { shadow, place } = way;
    if (!shadow) return [];
    const before = group[shadow.index]?.transition;
    const isOpen = before?.guard === undefined;
    const putLast: Mend[] =
      isOpen && way.transition.guard !== undefined
        ? [
            {
              words: 'Ask the one without a condition last',
              apply: (current) => moveTransition(current, shadow, group.length - 1),
            },
          ]
        : [];
    const told = tellTransition(flow, place, vocabulary);
    return [
      {
        kind: 'guards overlap',
        severity: 'warning',
        state: path,
        place,
        words: isOpen
          ? `In ${tellState(flow, path)} this never happens, since one before it holds always: ${told}`
          : `In ${tellState(flow, path)} this never happens, since one before it asks the same: ${told}`,
        mends: [
          ...putLast,
          {
            words: 'Take out what never happens',
            apply: (current) => removeTransition(current, place),
          },
        ],
      },
    ];
  });
}

const mustGoOn = new Set(['always', 'done', 'error', 'finished']);

/** Where every way asks for something, and nothing is left when none of it holds. */
function gapIn(survey: Survey, here: SurveyedState, group: readonly Way[]): FlowProblem[] {
  const { flow, vocabulary } = survey;
  const { path } = here;
  const last = group.at(-1);
  if (!last || !mustGoOn.has(last.place.cause.kind)) return [];
  if (group.some(({ transition }) => transition.guard === undefined)) return [];
  // One may stay where somebody can do something; nobody waits there for it to hold.
  const hasOthers = here.ways.some(({ place }) => place.cause.kind === 'on' || place.cause.kind === 'after');
  if (last.place.cause.kind === 'always' && (hasOthers || isWaiting(here) || !isStanding(here))) return [];
  const { cause } = last.place;
  const before = stateBefore(survey, path);
  const guard = last.transition.guard;
  const errorActions = group.find(({ transition }) => transition.actions !== undefined)?.transition.actions;
  const addLast: Mend[] =
    before === null
      ? []
      : [
          {
            words: `Otherwise lead to ${tellState(flow, before)}`,
            apply: (current) =>
              addTransition(current, path, cause, {
                target: targetTo(current, path, before),
                ...(cause.kind === 'error' && errorActions !== undefined && { actions: errorActions }),
              } satisfies FlowTransition),
          },
        ];
  return [
    {
      kind: 'guards leave a gap',
      severity: 'error',
      state: path,
      place: last.place,
      words: sentence(
        `${tellCause(cause, vocabulary, here.state)} in ${tellState(flow, path)}, nothing happens if no condition holds`,
      ),
      mends: [
        ...addLast,
        ...(guard === undefined
          ? []
          : [
              {
                words: `Do the last one always, without asking whether ${tellGuard(guard, vocabulary, flow)}`,
                apply: (current: typeof flow) => setGuard(current, last.place, null),
              },
            ]),
      ],
    },
  ];
}

export const guardProblems = (survey: Survey): readonly FlowProblem[] =>
  [...survey.states.values()].flatMap((state) =>
    groupsOf(state.ways).flatMap((group) => [
      ...overlapsIn(survey, state, group),
      ...gapIn(survey, state, group),
    ]),
  );
