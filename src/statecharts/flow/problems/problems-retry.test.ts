import { expect, it } from 'vitest';
import { changeState } from '../change-flow.ts';
import { retarget, setGuard } from '../edit-flow.ts';
import type { Flow, TransitionPlace } from '../flow.types.ts';
import { flowProblems } from './problems.ts';
import { errand, knownOfErrand } from '../testing/errand.flow.ts';

const problemsOf = (flow: Flow) => flowProblems(flow, knownOfErrand);
const described = (flow: Flow) =>
  problemsOf(flow).map(({ kind, severity, state, text }) => ({ kind, severity, state, text }));

const failing: TransitionPlace = { state: 'note.saving', cause: { kind: 'error', invoke: 'tell' }, index: 0 };
const skipping: TransitionPlace = { ...failing, state: 'note.skipping' };
/** With `reenter`, running actors are restarted. */
const anew = changeState(errand, 'note.saving', (state) => ({
  ...state,
  invoke: {
    id: 'tell',
    src: 'tell',
    onDone: { target: '#errand.leaving' },
    onError: { target: 'saving', reenter: true },
  },
}));
const again = { kind: 'asks again', severity: 'error', state: 'note.saving' } as const;

it('is a failure that asks the same again at once', () => {
  const text =
    'When telling the flat mates fails in “saving” of “Your note”, the same is asked again at once: it repeats as long as it fails.';
  expect(described(anew)).toEqual([{ ...again, text }]);
});

it('is a failure that asks elsewhere, which leads back', () => {
  const round = retarget(retarget(errand, failing, 'note.skipping'), skipping, 'note.saving');
  expect(described(round)).toEqual([
    {
      ...again,
      text: 'When telling the flat mates fails in “saving” of “Your note”, “skipping” of “Your note” is asked again at once: it repeats as long as it fails.',
    },
    {
      ...again,
      state: 'note.skipping',
      text: 'When telling the flat mates fails in “skipping” of “Your note”, “saving” of “Your note” is asked again at once: it repeats as long as it fails.',
    },
  ]);
});

it('warns of a failure that leads on before the user sees it', () => {
  const elsewhere = retarget(errand, failing, 'note.skipping');
  expect(described(elsewhere)).toEqual([
    {
      ...again,
      severity: 'warning',
      text: 'When telling the flat mates fails in “saving” of “Your note”, “skipping” of “Your note” waits again at once: the user isn’t shown that it failed.',
    },
  ]);
  // Whether it loops depends on something else then.
  const round = retarget(retarget(errand, failing, 'note.skipping'), skipping, 'note.saving');
  expect(described(setGuard(round, failing, 'it is late'))).toContainEqual(
    expect.objectContaining({ ...again, severity: 'warning' }),
  );
});

const resting = (on: object): Flow =>
  retarget(
    changeState(errand, 'note', (state) => ({
      ...state,
      states: { ...state.states, resting: { after: { patience: { target: 'saving' } }, ...on } },
    })),
    failing,
    'note.resting',
  );

it('warns of one that asks again after a while, where nobody can do anything', () => {
  expect(described(resting({}))).toContainEqual({
    ...again,
    severity: 'warning',
    text: 'When telling the flat mates fails in “saving” of “Your note”, it is asked again after a while, endlessly, and the user can’t do anything.',
  });
  expect(described(resting({ on: { WRITTEN: { target: 'writing' } } }))).toEqual([]);
});

it('is fixed by leading back to the previous state', () => {
  for (const flow of [anew, retarget(errand, failing, 'note.skipping')]) {
    const [problem] = problemsOf(flow).filter(({ kind }) => kind === 'asks again');
    expect(problem?.quickFixes.map(({ label }) => label)).toEqual([
      'Lead failures back to “writing” of “Your note”',
    ]);
    const fixed = problem?.quickFixes[0]?.apply(flow);
    expect(fixed && described(fixed).filter(({ kind }) => kind === 'asks again')).toEqual([]);
  }
});

it('is no exit where it leads to where it failed without a restart', () => {
  expect(described(retarget(errand, failing, 'note.saving'))).toEqual([
    {
      kind: 'no failure exit',
      severity: 'error',
      state: 'note.saving',
      text: 'When telling the flat mates fails, “saving” of “Your note” gets stuck.',
    },
  ]);
});
