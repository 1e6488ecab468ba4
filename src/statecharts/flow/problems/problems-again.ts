import { retarget } from '../edit-flow.ts';
import { joinPath, listOf, parentPath } from '../flow-tree.ts';
import type { FlowProblem, Mend } from './problem.types.ts';
import {
  isWaiting,
  selfAndAround,
  stateBefore,
  staysWithin,
  type Survey,
  type SurveyedState,
  type Way,
} from './problems-survey.ts';
import { sentence, tellCause, tellState } from '../tell.ts';

type States = Survey['states'];

/** Somebody outside is asked there, and nothing else goes on: what shows itself meanwhile is a machine with ways of its own, and what is local asks nobody. */
const isAsking = (here: SurveyedState): boolean =>
  isWaiting(here) &&
  !listOf(here.state.tags).includes('local') &&
  listOf(here.state.invoke).every(({ onSnapshot }) => onSnapshot === undefined);

/** Taken whatever holds, where its cause comes about. */
const isSure = ({ transition, to, shadow }: Way): boolean =>
  transition.guard === undefined && to !== null && shadow === null;

/** Where one stands who was led to a state, by what surely follows by itself; null where that never ends. */
function landing(states: States, to: string | null, seen: readonly string[] = []): SurveyedState | null {
  const here = to === null ? undefined : states.get(to);
  if (!here || seen.includes(here.path)) return null;
  const { initial, type } = here.state;
  const always = here.ways.find((way) => way.place.cause.kind === 'always' && isSure(way));
  const within = type !== 'parallel' && initial !== undefined ? joinPath(here.path, initial) : null;
  const next = always?.to ?? within;
  return next === null ? here : landing(states, next, [...seen, here.path]);
}

/** Whether what is asked in one state, and in those that its answers and failures lead to, surely asks in another one in the end. */
function comesBack(states: States, from: SurveyedState, to: string, seen = new Set<string>()): boolean {
  if (from.path === to) return true;
  if (seen.has(from.path) || !isAsking(from)) return false;
  seen.add(from.path);
  return from.ways
    .filter((way) => (way.place.cause.kind === 'error' || way.place.cause.kind === 'done') && isSure(way))
    .some((way) => {
      const next = landing(states, way.to);
      return next !== null && comesBack(states, next, to, seen);
    });
}

/** Nobody can do anything there: it only waits for a while to be over. Null where somebody can. */
function whenOver(states: States, { path }: SurveyedState): Way | null {
  const ways = selfAndAround(path)
    .filter((around) => parentPath(around) !== null)
    .flatMap((around) => states.get(around)?.ways ?? []);
  if (ways.some(({ place, to }) => place.cause.kind === 'on' && to !== null)) return null;
  return ways.find((way) => way.place.cause.kind === 'after' && isSure(way)) ?? null;
}

interface Again {
  readonly severity: FlowProblem['severity'];
  /** What comes of it, as the end of a sentence. */
  readonly words: string;
}

/** What is asked again after a failure, though nobody has said so; null where somebody is told first. */
function askedAgain({ flow, states, vocabulary }: Survey, here: SurveyedState, way: Way): Again | null {
  const lands = landing(states, way.to);
  if (!lands || staysWithin(here, way)) return null;
  const there = lands.path === here.path ? 'the same' : tellState(flow, lands.path);
  if (isAsking(lands)) {
    return comesBack(states, lands, here.path) && way.transition.guard === undefined
      ? { severity: 'error', words: `${there} is asked again at once: it goes round as long as it fails` }
      : { severity: 'warning', words: `${there} waits again at once: nobody learns that it failed` };
  }
  const over = whenOver(states, lands);
  const next = over && landing(states, over.to);
  if (!over || !next || !comesBack(states, next, here.path)) return null;
  const when = tellCause(over.place.cause, vocabulary, lands.state).toLowerCase();
  return {
    severity: 'warning',
    words: `it is asked again ${when}, again and again, and nobody can do anything`,
  };
}

/** Failures that lead to where somebody is asked again, before anybody learns of them. */
export function againProblems(survey: Survey): readonly FlowProblem[] {
  const { flow, states, reached, vocabulary } = survey;
  return [...states.values()]
    .filter((here) => isAsking(here) && reached.has(here.path))
    .flatMap((here) =>
      here.ways
        .filter(({ place, shadow }) => place.cause.kind === 'error' && shadow === null)
        .flatMap((way): FlowProblem[] => {
          const again = askedAgain(survey, here, way);
          if (!again) return [];
          const before = stateBefore(survey, here.path);
          const mends: Mend[] =
            before === null
              ? []
              : [
                  {
                    words: `Lead failures back to ${tellState(flow, before)}`,
                    apply: (current) => retarget(current, way.place, before),
                  },
                ];
          const { severity, words } = again;
          const cause = tellCause(way.place.cause, vocabulary, here.state);
          return [
            {
              ...{ kind: 'asks again', severity, state: here.path, place: way.place },
              words: sentence(`${cause} in ${tellState(flow, here.path)}, ${words}`),
              mends,
            } satisfies FlowProblem,
          ];
        }),
    );
}
