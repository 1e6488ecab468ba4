import { expect, it } from 'vitest';
import { changeState } from '../change-flow.ts';
import { retarget, setGuard } from '../edit-flow.ts';
import type { Flow, TransitionPlace } from '../flow.types.ts';
import { flowProblems } from './problems.ts';
import { errand, knownOfErrand } from '../testing/errand.flow.ts';

const problemsOf = (flow: Flow) => flowProblems(flow, knownOfErrand);
const told = (flow: Flow) =>
  problemsOf(flow).map(({ kind, severity, state, words }) => ({ kind, severity, state, words }));

const failing: TransitionPlace = { state: 'note.saving', cause: { kind: 'error', invoke: 'tell' }, index: 0 };
const skipping: TransitionPlace = { ...failing, state: 'note.skipping' };
/** As `reenter` has it, what is under way is begun anew. */
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
  const words =
    'When telling the flat mates fails in “saving” of “Your note”, the same is asked again at once: it goes round as long as it fails.';
  expect(told(anew)).toEqual([{ ...again, words }]);
});

it('is a failure that asks elsewhere, which leads back', () => {
  const round = retarget(retarget(errand, failing, 'note.skipping'), skipping, 'note.saving');
  expect(told(round)).toEqual([
    {
      ...again,
      words:
        'When telling the flat mates fails in “saving” of “Your note”, “skipping” of “Your note” is asked again at once: it goes round as long as it fails.',
    },
    {
      ...{ ...again, state: 'note.skipping' },
      words:
        'When telling the flat mates fails in “skipping” of “Your note”, “saving” of “Your note” is asked again at once: it goes round as long as it fails.',
    },
  ]);
});

it('warns of a failure that asks elsewhere before anybody learns of it', () => {
  const elsewhere = retarget(errand, failing, 'note.skipping');
  expect(told(elsewhere)).toEqual([
    {
      ...{ ...again, severity: 'warning' },
      words:
        'When telling the flat mates fails in “saving” of “Your note”, “skipping” of “Your note” waits again at once: nobody learns that it failed.',
    },
  ]);
  // Whether it goes round depends on something else then.
  const round = retarget(retarget(errand, failing, 'note.skipping'), skipping, 'note.saving');
  expect(told(setGuard(round, failing, 'it is late'))).toContainEqual(
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
  expect(told(resting({}))).toContainEqual({
    ...{ ...again, severity: 'warning' },
    words:
      'When telling the flat mates fails in “saving” of “Your note”, it is asked again after a while, again and again, and nobody can do anything.',
  });
  expect(told(resting({ on: { WRITTEN: { target: 'writing' } } }))).toEqual([]);
});

it('is mended by leading back to where somebody stood', () => {
  for (const flow of [anew, retarget(errand, failing, 'note.skipping')]) {
    const [problem] = problemsOf(flow).filter(({ kind }) => kind === 'asks again');
    expect(problem?.mends.map(({ words }) => words)).toEqual([
      'Lead failures back to “writing” of “Your note”',
    ]);
    const mended = problem?.mends[0]?.apply(flow);
    expect(mended && told(mended).filter(({ kind }) => kind === 'asks again')).toEqual([]);
  }
});

it('is no exit where it leads to where it failed, and begins nothing anew', () => {
  expect(told(retarget(errand, failing, 'note.saving'))).toEqual([
    {
      ...{ kind: 'no failure exit', severity: 'error', state: 'note.saving' },
      words: 'When telling the flat mates fails, “saving” of “Your note” stands still.',
    },
  ]);
});
