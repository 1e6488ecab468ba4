import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { changeState, withStateKey } from '../change-flow.ts';
import { addTransition, removeTransition, retarget, setActions, setGuard, setMeta } from '../edit-flow.ts';
import { stateAt, statesIn } from '../flow-tree.ts';
import type { Cause, Flow, FlowState, TransitionPlace } from '../flow.types.ts';
import type { FlowProblem } from './problem.types.ts';
import { flowProblems } from './problems.ts';
import { withStatesInOrder } from '../steps/step-wiring.ts';
import { setOptional } from '../steps/steps.ts';
import { errand, errandKit, errandVocabulary, knownOfErrand } from '../testing/errand.flow.ts';

const problemsOf = (flow: Flow): readonly FlowProblem[] => flowProblems(flow, knownOfErrand);
const named = ({ kind, severity, state, place }: FlowProblem): string =>
  JSON.stringify([kind, severity, state, place?.cause, place?.index]);

/** Each quick fix solves its problem, causes no other, and results in a valid machine. */
function checkQuickFixes(flow: Flow): void {
  const before = problemsOf(flow);
  for (const problem of before) {
    for (const { label, apply } of problem.quickFixes) {
      const fixed = apply(flow);
      expect(() => createMachine(fixed as Parameters<typeof createMachine>[0]), label).not.toThrow();
      const after = problemsOf(fixed);
      expect(after.map(named), label).not.toContain(named(problem));
      const errors = after.filter(({ severity }) => severity === 'error').map(named);
      expect(before.map(named), label).toEqual(expect.arrayContaining(errors));
    }
  }
}

const change = (path: string, by: Partial<FlowState>, flow = errand): Flow =>
  changeState(flow, path, (state) => ({ ...state, ...by }));
const without = (path: string, key: keyof FlowState, flow = errand): Flow =>
  changeState(flow, path, (state) => withStateKey(state, key, undefined));
const on = (event: string): Cause => ({ kind: 'on', event });
const at = (state: string, cause: Cause, index = 0): TransitionPlace => ({ state, cause, index });

interface Case {
  readonly it: string;
  readonly flow: Flow;
  readonly finds: readonly Pick<FlowProblem, 'kind' | 'severity' | 'state' | 'text'>[];
  readonly offers: readonly string[];
}

const sound = { id: 'errand', initial: 'waking' };

const cases: readonly Case[] = [
  {
    it: 'two steps of one title',
    flow: setMeta(errand, 'note', { ...errand.states?.note?.meta, title: 'Your bag' }),
    finds: [
      {
        kind: 'title twice',
        severity: 'warning',
        state: 'note',
        text: 'Two steps are called “Your bag”: nobody can tell which is meant.',
      },
    ],
    offers: [],
  },
  {
    it: 'a state to which nothing leads',
    flow: change('bag', {
      states: { ...errand.states?.bag?.states, torn: { on: { AGAIN: { target: 'packing' } } } },
    }),
    finds: [
      {
        kind: 'unreachable',
        severity: 'error',
        state: 'bag.torn',
        text: '“torn” of “Your bag” is never reached: nothing leads there.',
      },
    ],
    offers: ['Remove “torn” of “Your bag”'],
  },
  {
    it: 'a step that the one before it passes by',
    // A user who had visited it could reopen it.
    flow: retarget(errand, at('bag.shut', { kind: 'always' }, 1), 'leaving'),
    finds: [
      {
        kind: 'unreachable',
        severity: 'error',
        state: 'note',
        text: '“Your note” is never reached: nothing leads there.',
      },
    ],
    offers: ['Lead “Your bag” on to “Your note”', 'Remove “Your note”'],
  },
  {
    it: 'a dead end within a step',
    flow: without('bag.spilt', 'on'),
    finds: [
      {
        kind: 'dead end',
        severity: 'error',
        state: 'bag.spilt',
        text: 'Nothing leads on from “spilt” of “Your bag”.',
      },
    ],
    offers: [
      'When Mia packs the bag, lead on to “Your note”',
      'When Mia packs the bag, lead back to “packing” of “Your bag”',
    ],
  },
  {
    it: 'a step that is never left',
    flow: retarget(errand, at('bag.shut', { kind: 'always' }, 1), 'bag.packing'),
    finds: [
      {
        kind: 'dead end',
        severity: 'error',
        state: 'bag',
        text: 'From “Your bag” the next step is never reached.',
      },
    ],
    offers: ['When Mia begins again, lead on to “Your note”'],
  },
  {
    it: 'a failure that nobody handles',
    flow: removeTransition(errand, at('note.saving', { kind: 'error', invoke: 'tell' })),
    finds: [
      {
        kind: 'no failure exit',
        severity: 'error',
        state: 'note.saving',
        text: 'When telling the flat mates fails, “saving” of “Your note” gets stuck.',
      },
    ],
    offers: ['Lead failures back to “writing” of “Your note”'],
  },
  {
    it: 'a wait that one cannot leave',
    flow: removeTransition(errand, at('note.saving', on('CANCELLED'))),
    finds: [
      {
        kind: 'no way out of a wait',
        severity: 'error',
        state: 'note.saving',
        text: 'There is no way out of “saving” of “Your note” during the wait: telling the flat mates may never end.',
      },
    ],
    offers: ['When Mia cancels, lead back to “writing” of “Your note”'],
  },
  {
    it: 'an optional step that nobody can skip',
    flow: change('note', {
      states: {
        writing: { on: { WRITTEN: { target: 'saving' } } },
        ...(stateAt(errand, 'note.saving') && { saving: stateAt(errand, 'note.saving') ?? {} }),
      },
    }),
    finds: [
      {
        kind: 'cannot be skipped',
        severity: 'error',
        state: 'note',
        text: '“Your note” is marked as optional, but it can’t be skipped.',
      },
    ],
    offers: ['Let “Your note” be skipped', 'Make “Your note” required'],
  },
  {
    it: 'a step that everybody may skip though it is asked for',
    flow: setMeta(errand, 'note', { ...stateAt(errand, 'note')?.meta, optional: false }),
    finds: [
      {
        kind: 'cannot be skipped',
        severity: 'warning',
        state: 'note',
        text: '“Your note” is marked as required, but it can be skipped.',
      },
    ],
    offers: ['Make “Your note” optional', 'Make “Your note” required'],
  },
  {
    it: 'what is never tried, since one before it holds always',
    flow: change('bag.packing', {
      on: { PACKED: [{ target: 'spilt' }, { guard: 'it closes', target: 'shut' }] },
    }),
    finds: [
      {
        kind: 'unreachable',
        severity: 'error',
        state: 'bag.shut',
        text: '“shut” of “Your bag” is never reached: nothing leads there.',
      },
      {
        kind: 'dead end',
        severity: 'error',
        state: 'bag',
        text: 'From “Your bag” the next step is never reached.',
      },
      {
        kind: 'guards overlap',
        severity: 'warning',
        state: 'bag.packing',
        text: 'In “packing” of “Your bag” this never happens, since one before it holds always: When Mia packs the bag, if the bag closes, go on to “shut”.',
      },
    ],
    offers: [
      'Remove “shut” of “Your bag”',
      'When Mia begins again, lead on to “Your note”',
      'Ask the one without a condition last',
      'Remove what never happens',
    ],
  },
  {
    it: 'the same question asked twice',
    flow: addTransition(errand, 'bag.packing', on('PACKED'), { guard: 'it closes', target: 'spilt' }),
    finds: [
      {
        kind: 'guards overlap',
        severity: 'warning',
        state: 'bag.packing',
        text: 'In “packing” of “Your bag” this never happens, since one before it asks the same: When Mia packs the bag, if the bag closes, go on to “spilt”.',
      },
    ],
    offers: ['Remove what never happens'],
  },
  {
    it: 'a gap between conditions',
    flow: setGuard(errand, at('bag.shut', { kind: 'always' }, 1), 'it closes'),
    finds: [
      {
        kind: 'guards leave a gap',
        severity: 'error',
        state: 'bag.shut',
        text: 'At once in “shut” of “Your bag”, nothing happens if no condition holds.',
      },
    ],
    offers: [
      'Otherwise lead to “packing” of “Your bag”',
      'Do the last one always, without asking whether the bag closes',
    ],
  },
  {
    it: 'a gap in what follows a failure',
    flow: setGuard(errand, at('note.saving', { kind: 'error', invoke: 'tell' }), 'it is late'),
    finds: [
      {
        kind: 'guards leave a gap',
        severity: 'error',
        state: 'note.saving',
        text: 'When telling the flat mates fails in “saving” of “Your note”, nothing happens if no condition holds.',
      },
    ],
    offers: [
      'Otherwise lead to “writing” of “Your note”',
      'Do the last one always, without asking whether it is late',
    ],
  },
  {
    it: 'a step without a screen',
    flow: setMeta(errand, 'bag', { step: 'bag', title: 'Your bag' }),
    finds: [
      {
        kind: 'no screen',
        severity: 'error',
        state: 'bag',
        text: '“Your bag” has no screen: the page would be empty there.',
      },
    ],
    offers: ['Show it on the screen “Bag”'],
  },
  {
    it: 'a screen that nobody has made',
    flow: setMeta(errand, 'bag', { step: 'bag', title: 'Your bag', screen: 'Sack' }),
    finds: [
      {
        kind: 'no screen',
        severity: 'error',
        state: 'bag',
        text: 'There is no screen “Sack” to show “Your bag” on.',
      },
    ],
    offers: ['Show it on the screen “Bag”'],
  },
  {
    it: 'what the screen has no button for',
    flow: addTransition(errand, 'bag.packing', on('GONE'), { target: '#errand.leaving' }),
    finds: [
      {
        kind: 'screen cannot send it',
        severity: 'warning',
        state: 'bag.packing',
        text: 'The screen “Bag” has nothing to press for it in “packing” of “Your bag”: “When Mia leaves …” never happens.',
      },
    ],
    offers: ['Remove this way out'],
  },
  {
    it: 'a demanded step that is optional',
    flow: setMeta(errand, 'leaving', { ...stateAt(errand, 'leaving')?.meta, optional: true }),
    finds: [
      {
        kind: 'demanded',
        severity: 'error',
        state: 'leaving',
        text: '“Go” may not be optional: An errand is outside.',
      },
    ],
    offers: ['Make “Go” required'],
  },
  {
    it: 'a step behind the last one',
    flow: withStatesInOrder(errand, ['bag', 'leaving', 'note']),
    finds: [
      {
        kind: 'demanded',
        severity: 'error',
        state: 'note',
        text: '“Your note” comes after “Go”, so it is never reached.',
      },
    ],
    offers: ['Move “Your note” before “Go”'],
  },
];

describe('what is wrong with a path', () => {
  it('is nothing in one that is right', () => {
    expect(problemsOf(errand)).toEqual([]);
    expect(problemsOf(setOptional(errand, errandKit, 'note', false))).toEqual([]);
  });

  it.each(cases)('is $it', ({ flow, finds, offers }) => {
    const problems = problemsOf(flow);
    expect(problems.map(({ kind, severity, state, text }) => ({ kind, severity, state, text }))).toEqual(
      finds,
    );
    expect(problems.flatMap(({ quickFixes }) => quickFixes.map(({ label }) => label))).toEqual(offers);
    checkQuickFixes(flow);
  });

  it('is a demanded step that is missing', () => {
    const { bag: _, ...states } = errand.states ?? {};
    const flow = retarget({ ...errand, states }, at('waking', on('WOKEN')), 'note');
    expect(problemsOf(removeTransition(flow, at('', on('STEP.OPENED'))))).toMatchObject([
      { kind: 'demanded', state: '', text: '“bag” is missing: Nobody leaves without a bag.', quickFixes: [] },
    ]);
  });

  it('is put in again where there is a template', () => {
    const kit = {
      ...errandKit,
      kinds: errandKit.kinds.map((kind) =>
        kind.step === 'tea' ? { ...kind, neededBecause: 'No tea, no errand.' } : kind,
      ),
    };
    const [problem] = flowProblems(errand, { vocabulary: errandVocabulary, kit });
    expect(problem?.text).toBe('“Your tea” is missing: No tea, no errand.');
    const fixed = problem?.quickFixes[0]?.apply(errand) ?? errand;
    expect(flowProblems(fixed, { vocabulary: errandVocabulary, kit })).toEqual([]);
    expect(Object.keys(fixed.states ?? {})).toEqual(['waking', 'bag', 'tea', 'note', 'leaving']);
  });

  it('is no wait of a machine inside, nor of what asks nobody', () => {
    const bare = removeTransition(errand, at('note.saving', on('CANCELLED')));
    const local = change('note.saving', { tags: ['busy', 'local'] }, bare);
    const shown = addTransition(
      bare,
      'note.saving',
      { kind: 'snapshot', invoke: 'tell' },
      { actions: 'keepFailure' },
    );
    expect(problemsOf(local)).toEqual([]);
    expect(problemsOf(shown)).toEqual([]);
  });

  it('counts no region of parallel states as unreachable', () => {
    const flow = change('waking', {
      type: 'parallel',
      states: { eyes: { initial: 'shut', states: { shut: {} } }, ears: {} },
    });
    expect(problemsOf(flow)).toEqual([]);
  });

  it('fixes every flow that one edit makes', () => {
    for (const { path } of statesIn(errand)) {
      for (const key of ['on', 'invoke', 'always', 'meta'] as const) {
        if (stateAt(errand, path)?.[key] !== undefined) checkQuickFixes(without(path, key));
      }
    }
  });
});

it('keeps a failure in the way the flow does', () => {
  const [problem] = problemsOf(
    removeTransition(errand, at('note.saving', { kind: 'error', invoke: 'tell' })),
  );
  const fixed = problem?.quickFixes[0]?.apply(errand);
  expect(stateAt(fixed ?? sound, 'note.saving')).toMatchObject({
    invoke: { onError: expect.anything() as unknown },
  });
  expect(setActions(errand, at('note.saving', { kind: 'error', invoke: 'tell' }), 'keepFailure')).toEqual(
    errand,
  );
});
