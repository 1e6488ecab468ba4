import { retarget } from '../edit-flow.ts';
import { joinPath, listOf, parentPath } from '../flow-tree.ts';
import type { FlowProblem, QuickFix } from './problem.types.ts';
import {
  isWaiting,
  selfAndAncestors,
  stateBefore,
  staysWithin,
  type FlowAnalysis,
  type AnalysedState,
  type AnalysedTransition,
} from './flow-analysis.ts';
import { sentence, describeCause, describeState } from '../describe.ts';

type States = FlowAnalysis['states'];

/**
 * Waits for a request and does nothing else. An actor that reports snapshots is a machine with exits of its own, and a
 * local one makes no request.
 */
const isAsking = (here: AnalysedState): boolean =>
  isWaiting(here) &&
  !listOf(here.state.tags).includes('local') &&
  listOf(here.state.invoke).every(({ onSnapshot }) => onSnapshot === undefined);

/** Always taken when its cause occurs. */
const isSure = ({ transition, to, shadow }: AnalysedTransition): boolean =>
  transition.guard === undefined && to !== null && shadow === null;

/**
 * The state one ends up in after entering a state, following certain automatic transitions; null if that never ends.
 */
function landing(states: States, to: string | null, seen: readonly string[] = []): AnalysedState | null {
  const here = to === null ? undefined : states.get(to);
  if (!here || seen.includes(here.path)) return null;
  const { initial, type } = here.state;
  const always = here.transitions.find((way) => way.place.cause.kind === 'always' && isSure(way));
  const within = type !== 'parallel' && initial !== undefined ? joinPath(here.path, initial) : null;
  const next = always?.to ?? within;
  return next === null ? here : landing(states, next, [...seen, here.path]);
}

/** Whether a request in one state, through its answers and failures, always leads to the request in another. */
function comesBack(states: States, from: AnalysedState, to: string, seen = new Set<string>()): boolean {
  if (from.path === to) return true;
  if (seen.has(from.path) || !isAsking(from)) return false;
  seen.add(from.path);
  return from.transitions
    .filter((way) => (way.place.cause.kind === 'error' || way.place.cause.kind === 'done') && isSure(way))
    .some((way) => {
      const next = landing(states, way.to);
      return next !== null && comesBack(states, next, to, seen);
    });
}

/** The transition after a delay, if the user can do nothing in the state; null otherwise. */
function whenOver(states: States, { path }: AnalysedState): AnalysedTransition | null {
  const transitions = selfAndAncestors(path)
    .filter((around) => parentPath(around) !== null)
    .flatMap((around) => states.get(around)?.transitions ?? []);
  if (transitions.some(({ place, to }) => place.cause.kind === 'on' && to !== null)) return null;
  return transitions.find((way) => way.place.cause.kind === 'after' && isSure(way)) ?? null;
}

interface SilentRetry {
  readonly severity: FlowProblem['severity'];
  /** The consequence, as the end of a sentence. */
  readonly text: string;
}

/** A request that is repeated after a failure without the user's decision; null if the user sees the failure first. */
function askedAgain(
  { flow, states, vocabulary }: FlowAnalysis,
  here: AnalysedState,
  way: AnalysedTransition,
): SilentRetry | null {
  const lands = landing(states, way.to);
  if (!lands || staysWithin(here, way)) return null;
  const there = lands.path === here.path ? 'the same' : describeState(flow, lands.path);
  if (isAsking(lands)) {
    return comesBack(states, lands, here.path) && way.transition.guard === undefined
      ? { severity: 'error', text: `${there} is asked again at once: it repeats as long as it fails` }
      : { severity: 'warning', text: `${there} waits again at once: the user isn’t shown that it failed` };
  }
  const over = whenOver(states, lands);
  const next = over && landing(states, over.to);
  if (!over || !next || !comesBack(states, next, here.path)) return null;
  const when = describeCause(over.place.cause, vocabulary, lands.state).toLowerCase();
  return {
    severity: 'warning',
    text: `it is asked again ${when}, endlessly, and the user can’t do anything`,
  };
}

/** Failures that lead to a repeated request that the user isn't shown. */
export function retryProblems(survey: FlowAnalysis): readonly FlowProblem[] {
  const { flow, states, reached, vocabulary } = survey;
  return [...states.values()]
    .filter((here) => isAsking(here) && reached.has(here.path))
    .flatMap((here) =>
      here.transitions
        .filter(({ place, shadow }) => place.cause.kind === 'error' && shadow === null)
        .flatMap((way): FlowProblem[] => {
          const again = askedAgain(survey, here, way);
          if (!again) return [];
          const before = stateBefore(survey, here.path);
          const quickFixes: QuickFix[] =
            before === null
              ? []
              : [
                  {
                    label: `Lead failures back to ${describeState(flow, before)}`,
                    apply: (current) => retarget(current, way.place, before),
                  },
                ];
          const { severity, text } = again;
          const cause = describeCause(way.place.cause, vocabulary, here.state);
          return [
            {
              kind: 'asks again',
              severity,
              state: here.path,
              place: way.place,
              text: sentence(`${cause} in ${describeState(flow, here.path)}, ${text}`),
              quickFixes,
            } satisfies FlowProblem,
          ];
        }),
    );
}
