import { addTransition, retarget } from '../edit-flow.ts';
import { listOf, parentPath, targetTo } from '../flow-tree.ts';
import type { Cause, FlowInvoke, FlowTransition } from '../flow.types.ts';
import type { FlowProblem, QuickFix } from './problem.types.ts';
import {
  byFrequency,
  canSend,
  isWaiting,
  selfAndAncestors,
  stateBefore,
  staysWithin,
  type FlowAnalysis,
  type AnalysedState,
} from './flow-analysis.ts';
import { sentence, describeActor, describeCause, describeState } from '../describe.ts';

/** The actions of the flow's other failure transitions, which store the failure for the screen. */
function usualOnFailure({ states }: FlowAnalysis): FlowTransition['actions'] {
  const noted = [...states.values()].flatMap(({ transitions }) =>
    transitions.flatMap(({ place, transition }) =>
      place.cause.kind === 'error' && transition.actions !== undefined ? [transition.actions] : [],
    ),
  );
  return byFrequency(noted, (actions) => JSON.stringify(actions))[0];
}

function noFailureExit(survey: FlowAnalysis, here: AnalysedState, invoke: FlowInvoke): FlowProblem[] {
  const { path, transitions } = here;
  const onFailure = transitions.filter(
    ({ place: { cause } }) => cause.kind === 'error' && cause.invoke === invoke.id,
  );
  if (onFailure.some((way) => way.to !== null && !staysWithin(here, way))) return [];
  const noted = onFailure.at(-1)?.place;
  const { flow, vocabulary } = survey;
  const before = stateBefore(survey, path);
  const cause: Cause = { kind: 'error', invoke: invoke.id };
  const actions = usualOnFailure(survey);
  const quickFixes: QuickFix[] =
    before === null
      ? []
      : [
          {
            label: `Lead failures back to ${describeState(flow, before)}`,
            apply: (current) =>
              noted
                ? retarget(current, noted, before)
                : addTransition(current, path, cause, {
                    target: targetTo(current, path, before),
                    ...(actions !== undefined && { actions }),
                  }),
          },
        ];
  return [
    {
      kind: 'no failure exit',
      severity: 'error',
      state: path,
      text: sentence(
        `when ${describeActor(invoke.src, vocabulary)} fails, ${describeState(flow, path)} gets stuck`,
      ),
      quickFixes,
    },
  ];
}

/** The events that leave a wait elsewhere in the flow, the most usual first. */
const usualEventsOut = ({ states }: FlowAnalysis): readonly string[] =>
  byFrequency(
    [...states.values()]
      .filter(isWaiting)
      .flatMap(({ transitions }) =>
        transitions.flatMap(({ place: { cause }, to }) =>
          cause.kind === 'on' && to !== null ? [cause.event] : [],
        ),
      ),
    (event) => event,
  );

/**
 * As in checkShape: an event of the state or an ancestor, but not of the whole machine. Actors tagged local make no
 * request.
 */
function noWayOut(survey: FlowAnalysis, here: AnalysedState): FlowProblem[] {
  const { flow, vocabulary, states } = survey;
  const { path, state } = here;
  const canLeave = selfAndAncestors(path)
    .filter((around) => parentPath(around) !== null)
    .flatMap((around) => states.get(around)?.transitions ?? [])
    .some(({ place, to, shadow }) => place.cause.kind === 'on' && to !== null && to !== path && !shadow);
  // An actor that reports snapshots is a machine: it has exits of its own.
  const isMachine = listOf(state.invoke).some(({ onSnapshot }) => onSnapshot !== undefined);
  if (path === '' || canLeave || isMachine || listOf(state.tags).includes('local')) return [];
  const before = stateBefore(survey, path);
  const events = usualEventsOut(survey);
  const event = events.find((one) => canSend(survey, path, one)) ?? events[0];
  const cause: Cause | null = event === undefined ? null : { kind: 'on', event };
  // An existing transition without a target would be tried first.
  const idle = here.transitions.find(
    ({ place, to }) =>
      place.cause.kind === 'on' && place.cause.event === event && (to === null || to === path),
  );
  const actors = listOf(state.invoke).map(({ src }) => describeActor(src, vocabulary));
  return [
    {
      kind: 'no way out of a wait',
      severity: 'error',
      state: path,
      text: sentence(
        `there is no way out of ${describeState(flow, path)} during the wait: ${actors.join(', ')} may never end`,
      ),
      quickFixes:
        before === null || cause === null
          ? []
          : [
              {
                label: `${describeCause(cause, vocabulary, state)}, lead back to ${describeState(flow, before)}`,
                apply: (current) =>
                  idle
                    ? retarget(current, idle.place, before)
                    : addTransition(current, path, cause, { target: targetTo(current, path, before) }),
              },
            ],
    },
  ];
}

export const waitProblems = (survey: FlowAnalysis): readonly FlowProblem[] =>
  [...survey.states.values()]
    .filter(isWaiting)
    .flatMap((here) => [
      ...listOf(here.state.invoke).flatMap((invoke) => noFailureExit(survey, here, invoke)),
      ...noWayOut(survey, here),
    ]);
