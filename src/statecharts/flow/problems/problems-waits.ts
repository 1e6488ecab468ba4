import { addTransition, retarget } from '../edit-flow.ts';
import { listOf, parentPath, targetTo } from '../flow-tree.ts';
import type { Cause, FlowInvoke, FlowTransition } from '../flow.types.ts';
import type { FlowProblem, Mend } from './problem.types.ts';
import {
  byFrequency,
  canSend,
  isWaiting,
  selfAndAround,
  stateBefore,
  staysWithin,
  type Survey,
  type SurveyedState,
} from './problems-survey.ts';
import { sentence, tellActor, tellCause, tellState } from '../tell.ts';

/** What the other failures of the flow note: keeping what went wrong, for the screen to say. */
function usualOnFailure({ states }: Survey): FlowTransition['actions'] {
  const noted = [...states.values()].flatMap(({ ways }) =>
    ways.flatMap(({ place, transition }) =>
      place.cause.kind === 'error' && transition.actions !== undefined ? [transition.actions] : [],
    ),
  );
  return byFrequency(noted, (actions) => JSON.stringify(actions))[0];
}

function noFailureExit(survey: Survey, here: SurveyedState, invoke: FlowInvoke): FlowProblem[] {
  const { path, ways } = here;
  const onFailure = ways.filter(
    ({ place: { cause } }) => cause.kind === 'error' && cause.invoke === invoke.id,
  );
  if (onFailure.some((way) => way.to !== null && !staysWithin(here, way))) return [];
  const noted = onFailure.at(-1)?.place;
  const { flow, vocabulary } = survey;
  const before = stateBefore(survey, path);
  const cause: Cause = { kind: 'error', invoke: invoke.id };
  const actions = usualOnFailure(survey);
  const mends: Mend[] =
    before === null
      ? []
      : [
          {
            words: `Lead failures back to ${tellState(flow, before)}`,
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
      words: sentence(
        `when ${tellActor(invoke.src, vocabulary)} fails, ${tellState(flow, path)} stands still`,
      ),
      mends,
    },
  ];
}

/** By which event one leaves a wait elsewhere in the flow, the most usual first. */
const usualEventsOut = ({ states }: Survey): readonly string[] =>
  byFrequency(
    [...states.values()]
      .filter(isWaiting)
      .flatMap(({ ways }) =>
        ways.flatMap(({ place: { cause }, to }) => (cause.kind === 'on' && to !== null ? [cause.event] : [])),
      ),
    (event) => event,
  );

/** As checkShape has it: an event of the state or of one around it, but not of the whole machine. What is tagged local asks nobody. */
function noWayOut(survey: Survey, here: SurveyedState): FlowProblem[] {
  const { flow, vocabulary, states } = survey;
  const { path, state } = here;
  const canLeave = selfAndAround(path)
    .filter((around) => parentPath(around) !== null)
    .flatMap((around) => states.get(around)?.ways ?? [])
    .some(({ place, to, shadow }) => place.cause.kind === 'on' && to !== null && to !== path && !shadow);
  // Something that shows itself while it runs is a machine: it has ways out of its own.
  const isMachine = listOf(state.invoke).some(({ onSnapshot }) => onSnapshot !== undefined);
  if (path === '' || canLeave || isMachine || listOf(state.tags).includes('local')) return [];
  const before = stateBefore(survey, path);
  const events = usualEventsOut(survey);
  const event = events.find((one) => canSend(survey, path, one)) ?? events[0];
  const cause: Cause | null = event === undefined ? null : { kind: 'on', event };
  // One that is there and leads nowhere would be asked first.
  const idle = here.ways.find(
    ({ place, to }) =>
      place.cause.kind === 'on' && place.cause.event === event && (to === null || to === path),
  );
  const actors = listOf(state.invoke).map(({ src }) => tellActor(src, vocabulary));
  return [
    {
      kind: 'no way out of a wait',
      severity: 'error',
      state: path,
      words: sentence(
        `whoever waits in ${tellState(flow, path)} cannot leave: ${actors.join(', ')} may never come to an end`,
      ),
      mends:
        before === null || cause === null
          ? []
          : [
              {
                words: `${tellCause(cause, vocabulary, state)}, lead back to ${tellState(flow, before)}`,
                apply: (current) =>
                  idle
                    ? retarget(current, idle.place, before)
                    : addTransition(current, path, cause, { target: targetTo(current, path, before) }),
              },
            ],
    },
  ];
}

export const waitProblems = (survey: Survey): readonly FlowProblem[] =>
  [...survey.states.values()]
    .filter(isWaiting)
    .flatMap((here) => [
      ...listOf(here.state.invoke).flatMap((invoke) => noFailureExit(survey, here, invoke)),
      ...noWayOut(survey, here),
    ]);
