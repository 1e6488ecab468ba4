import { removeTransition, setMeta } from '../edit-flow.ts';
import { isWithin, stateAt } from '../flow-tree.ts';
import type { FlowProblem, QuickFix } from './problem.types.ts';
import { canSend, isRestingState, screenAt, type FlowAnalysis } from './flow-analysis.ts';
import { quoted, sentence, describeCause, describeState } from '../describe.ts';

const pascal = (key: string): string => `${key.charAt(0).toUpperCase()}${key.slice(1)}`;

/** The screen for a step: its template's, the one with the same name, or the only unused one. */
function screenFor({ vocabulary, steps, kit, states }: FlowAnalysis, key: string): string | null {
  const screens = Object.keys(vocabulary.screens);
  const step = steps.find((one) => one.key === key);
  const template = kit.kinds.find((kind) => kind.step === step?.step)?.node?.meta?.screen;
  if (typeof template === 'string' && screens.includes(template)) return template;
  if (screens.includes(pascal(key))) return pascal(key);
  const shown = new Set([...states.values()].map(({ state }) => state.meta?.screen));
  const free = screens.filter((screen) => !shown.has(screen));
  return free.length === 1 ? (free[0] ?? null) : null;
}

/** Resting states without a screen. */
function withoutScreen(survey: FlowAnalysis): FlowProblem[] {
  const { flow, vocabulary, states, reached } = survey;
  const screens = Object.keys(vocabulary.screens);
  if (screens.length === 0) return [];
  const blank = [...states.values()].filter((here) => {
    const screen = screenAt(survey, here.path);
    return isRestingState(here) && reached.has(here.path) && (screen === null || !screens.includes(screen));
  });
  // A step's states share its screen, so it is reported once, at the topmost state.
  const tops = [...new Set(blank.map(({ path }) => path.split('.')[0] ?? path))];
  return tops.map((key) => {
    const at = blank.find(({ path }) => isWithin(path, key))?.path ?? key;
    const named = screenAt(survey, at);
    const screen = screenFor(survey, key);
    const quickFixes: QuickFix[] =
      screen === null
        ? []
        : [
            {
              label: `Show it on the screen ${quoted(screen)}`,
              apply: (current) => setMeta(current, key, { ...stateAt(current, key)?.meta, screen }),
            },
          ];
    return {
      kind: 'no screen',
      severity: 'error',
      state: key,
      text: sentence(
        named === null
          ? `${describeState(flow, key)} has no screen: the page would be empty there`
          : `there is no screen ${quoted(named)} to show ${describeState(flow, key)} on`,
      ),
      quickFixes,
    };
  });
}

/** Events that the state's screen cannot send. */
function unsendable(survey: FlowAnalysis): FlowProblem[] {
  const { flow, vocabulary, states } = survey;
  return [...states.values()].flatMap(({ path, state, transitions }) =>
    transitions.flatMap(({ place, transition }): FlowProblem[] => {
      const { cause } = place;
      if (path === '' || cause.kind !== 'on' || cause.event === '*' || canSend(survey, path, cause.event)) {
        return [];
      }
      // A transition that leaves is a promise; one that stays and does nothing is not.
      if (transition.target === undefined && transition.actions === undefined) return [];
      return [
        {
          kind: 'screen cannot send it',
          severity: 'warning',
          state: path,
          place,
          text: sentence(
            `the screen ${quoted(screenAt(survey, path) ?? '')} has nothing to press for it in ${describeState(flow, path)}: “${describeCause(cause, vocabulary, state)} …” never happens`,
          ),
          quickFixes: [
            { label: 'Remove this way out', apply: (current) => removeTransition(current, place) },
          ],
        },
      ];
    }),
  );
}

export const screenProblems = (survey: FlowAnalysis): readonly FlowProblem[] => [
  ...withoutScreen(survey),
  ...unsendable(survey),
];
