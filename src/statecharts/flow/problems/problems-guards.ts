import { addTransition, moveTransition, removeTransition, setGuard } from '../edit-flow.ts';
import { sameCause, targetTo } from '../flow-tree.ts';
import type { FlowTransition } from '../flow.types.ts';
import type { FlowProblem, QuickFix } from './problem.types.ts';
import {
  isRestingState,
  isWaiting,
  stateBefore,
  type FlowAnalysis,
  type AnalysedState,
  type AnalysedTransition,
} from './flow-analysis.ts';
import { sentence, describeCause, describeGuard, describeState, describeTransition } from '../describe.ts';

/** Transitions grouped by cause, in order. */
function groupsOf(transitions: readonly AnalysedTransition[]): readonly (readonly AnalysedTransition[])[] {
  const groups: AnalysedTransition[][] = [];
  for (const way of transitions) {
    const last = groups.at(-1);
    if (last?.[0] && sameCause(last[0].place.cause, way.place.cause)) last.push(way);
    else groups.push([way]);
  }
  return groups;
}

/** Transitions that can never be taken because an earlier one always is. */
function overlapsIn(
  survey: FlowAnalysis,
  { path }: AnalysedState,
  group: readonly AnalysedTransition[],
): FlowProblem[] {
  const { flow, vocabulary } = survey;
  return group.flatMap((way): FlowProblem[] => {
    const { shadow, place } = way;
    if (!shadow) return [];
    const before = group[shadow.index]?.transition;
    const isOpen = before?.guard === undefined;
    const putLast: QuickFix[] =
      isOpen && way.transition.guard !== undefined
        ? [
            {
              label: 'Ask the one without a condition last',
              apply: (current) => moveTransition(current, shadow, group.length - 1),
            },
          ]
        : [];
    const described = describeTransition(flow, place, vocabulary);
    return [
      {
        kind: 'guards overlap',
        severity: 'warning',
        state: path,
        place,
        text: isOpen
          ? `In ${describeState(flow, path)} this never happens, since one before it holds always: ${described}`
          : `In ${describeState(flow, path)} this never happens, since one before it asks the same: ${described}`,
        quickFixes: [
          ...putLast,
          {
            label: 'Remove what never happens',
            apply: (current) => removeTransition(current, place),
          },
        ],
      },
    ];
  });
}

const mustContinue = new Set(['always', 'done', 'error', 'finished']);

/** Causes where every transition has a guard and nothing happens if none holds. */
function gapIn(
  survey: FlowAnalysis,
  here: AnalysedState,
  group: readonly AnalysedTransition[],
): FlowProblem[] {
  const { flow, vocabulary } = survey;
  const { path } = here;
  const last = group.at(-1);
  if (!last || !mustContinue.has(last.place.cause.kind)) return [];
  if (group.some(({ transition }) => transition.guard === undefined)) return [];
  // Staying is fine if the user can do something else there: nobody has to wait for the guard.
  const hasOthers = here.transitions.some(
    ({ place }) => place.cause.kind === 'on' || place.cause.kind === 'after',
  );
  if (last.place.cause.kind === 'always' && (hasOthers || isWaiting(here) || !isRestingState(here)))
    return [];
  const { cause } = last.place;
  const before = stateBefore(survey, path);
  const guard = last.transition.guard;
  const errorActions = group.find(({ transition }) => transition.actions !== undefined)?.transition.actions;
  const addLast: QuickFix[] =
    before === null
      ? []
      : [
          {
            label: `Otherwise lead to ${describeState(flow, before)}`,
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
      text: sentence(
        `${describeCause(cause, vocabulary, here.state)} in ${describeState(flow, path)}, nothing happens if no condition holds`,
      ),
      quickFixes: [
        ...addLast,
        ...(guard === undefined
          ? []
          : [
              {
                label: `Do the last one always, without asking whether ${describeGuard(guard, vocabulary, flow)}`,
                apply: (current: typeof flow) => setGuard(current, last.place, null),
              },
            ]),
      ],
    },
  ];
}

export const guardProblems = (survey: FlowAnalysis): readonly FlowProblem[] =>
  [...survey.states.values()].flatMap((state) =>
    groupsOf(state.transitions).flatMap((group) => [
      ...overlapsIn(survey, state, group),
      ...gapIn(survey, state, group),
    ]),
  );
