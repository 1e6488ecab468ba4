import { removeTransition, setMeta } from '../edit-flow.ts';
import { isWithin, stateAt } from '../flow-tree.ts';
import type { FlowProblem, Mend } from './problem.types.ts';
import { canSend, isStanding, screenAt, type Survey } from './problems-survey.ts';
import { quoted, sentence, tellCause, tellState } from '../tell.ts';

const pascal = (key: string): string => `${key.charAt(0).toUpperCase()}${key.slice(1)}`;

/** The screen that a step is made for: its template's, the one that is called like it, or the only one that nothing shows. */
function screenFor({ vocabulary, steps, kit, states }: Survey, key: string): string | null {
  const screens = Object.keys(vocabulary.screens);
  const step = steps.find((one) => one.key === key);
  const template = kit.kinds.find((kind) => kind.step === step?.step)?.node?.meta?.screen;
  if (typeof template === 'string' && screens.includes(template)) return template;
  if (screens.includes(pascal(key))) return pascal(key);
  const shown = new Set([...states.values()].map(({ state }) => state.meta?.screen));
  const free = screens.filter((screen) => !shown.has(screen));
  return free.length === 1 ? (free[0] ?? null) : null;
}

/** One can stand there, and nothing is shown. */
function withoutScreen(survey: Survey): FlowProblem[] {
  const { flow, vocabulary, states, reached } = survey;
  const screens = Object.keys(vocabulary.screens);
  if (screens.length === 0) return [];
  const blank = [...states.values()].filter((here) => {
    const screen = screenAt(survey, here.path);
    return isStanding(here) && reached.has(here.path) && (screen === null || !screens.includes(screen));
  });
  // A step's states share its screen: it is told once, of what is at the top.
  const tops = [...new Set(blank.map(({ path }) => path.split('.')[0] ?? path))];
  return tops.map((key) => {
    const at = blank.find(({ path }) => isWithin(path, key))?.path ?? key;
    const named = screenAt(survey, at);
    const screen = screenFor(survey, key);
    const mends: Mend[] =
      screen === null
        ? []
        : [
            {
              words: `Show it on the screen ${quoted(screen)}`,
              apply: (current) => setMeta(current, key, { ...stateAt(current, key)?.meta, screen }),
            },
          ];
    return {
      kind: 'no screen',
      severity: 'error',
      state: key,
      words: sentence(
        named === null
          ? `${tellState(flow, key)} has no screen: whoever comes there sees nothing`
          : `there is no screen ${quoted(named)} to show ${tellState(flow, key)} on`,
      ),
      mends,
    };
  });
}

/** It waits for what nobody can press there. */
function unsendable(survey: Survey): FlowProblem[] {
  const { flow, vocabulary, states } = survey;
  return [...states.values()].flatMap(({ path, state, ways }) =>
    ways.flatMap(({ place, transition }): FlowProblem[] => {
      const { cause } = place;
      if (path === '' || cause.kind !== 'on' || cause.event === '*' || canSend(survey, path, cause.event)) {
        return [];
      }
      // A way that leaves is a promise; staying there and noting something promises nothing.
      if (transition.target === undefined && transition.actions === undefined) return [];
      return [
        {
          kind: 'screen cannot send it',
          severity: 'warning',
          state: path,
          place,
          words: sentence(
            `the screen ${quoted(screenAt(survey, path) ?? '')} has nothing to press for it in ${tellState(flow, path)}: “${tellCause(cause, vocabulary, state)} …” never happens`,
          ),
          mends: [{ words: 'Take this way out', apply: (current) => removeTransition(current, place) }],
        },
      ];
    }),
  );
}

export const screenProblems = (survey: Survey): readonly FlowProblem[] => [
  ...withoutScreen(survey),
  ...unsendable(survey),
];
