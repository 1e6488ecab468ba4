import { expect, it } from 'vitest';
import type { Flow, TransitionPlace } from './flow.types.ts';
import { gerundOf, describeCause, describeGuard, describeTransition } from './describe.ts';
import { errand, errandVocabulary } from './testing/errand.flow.ts';

const describe_ = (place: TransitionPlace, flow: Flow = errand): string =>
  describeTransition(flow, place, errandVocabulary);

it('describes what happens, when, and what is noted', () => {
  const done = { kind: 'done', invoke: 'tell' } as const;
  const error = { kind: 'error', invoke: 'tell' } as const;
  expect([
    describe_({ state: 'waking', cause: { kind: 'on', event: 'WOKEN' }, index: 0 }),
    describe_({ state: 'bag.packing', cause: { kind: 'on', event: 'PACKED' }, index: 0 }),
    describe_({ state: 'note.saving', cause: done, index: 0 }),
    describe_({ state: 'note.saving', cause: error, index: 0 }),
    describe_({ state: 'bag.shut', cause: { kind: 'always' }, index: 1 }),
    describe_({ state: '', cause: { kind: 'on', event: 'STEP.OPENED' }, index: 1 }),
    describe_({ state: 'waking', cause: { kind: 'on', event: 'NOTHING' }, index: 0 }),
  ]).toEqual([
    'When the alarm rings, go on to “Your bag”.',
    'When Mia packs the bag, if the bag closes, go on to “shut”.',
    'When telling the flat mates is done, go on to “Go”.',
    'When telling the flat mates fails, go on to “writing” and say what went wrong.',
    'At once, go on to “Your note”.',
    'When Mia goes back to a step, if she asked for the step (“Your note”), go on to “Your note”.',
    'When “NOTHING” happens, nothing happens.',
  ]);
});

it('describes what stays, what restarts, and what waits', () => {
  const flow: Flow = {
    id: 'rock',
    initial: 'lying',
    states: {
      lying: {
        after: {
          patience: { actions: 'keepFailure' },
          2000: { target: 'lying', reenter: true },
          4000: { target: 'lying' },
        },
        onDone: { target: '#rock' },
      },
    },
  };
  expect([
    describe_({ state: 'lying', cause: { kind: 'after', delay: 'patience' }, index: 0 }, flow),
    describe_({ state: 'lying', cause: { kind: 'after', delay: '2000' }, index: 0 }, flow),
    describe_({ state: 'lying', cause: { kind: 'after', delay: '4000' }, index: 0 }, flow),
    describe_({ state: 'lying', cause: { kind: 'finished' }, index: 0 }, flow),
    describeCause({ kind: 'snapshot', invoke: 'tell' }, errandVocabulary),
  ]).toEqual([
    'After a while, stay here and say what went wrong.',
    'After 2 seconds, begin anew here.',
    'After 4 seconds, stay here.',
    'When everything within is finished, go on to the whole path.',
    'Whenever telling the flat mates shows something new',
  ]);
});

it('names a step by its code where nobody knows its title', () => {
  expect(describeGuard({ type: 'asked for', params: { step: 'tea' } }, errandVocabulary, errand)).toBe(
    'she asked for the step (“tea”)',
  );
  expect(describeGuard('is it?', errandVocabulary)).toBe('“is it?”');
});

it.each([
  ['save the logo', 'saving the logo'],
  ['ask the server', 'asking the server'],
  ['skip a step', 'skipping a step'],
  ['open an account', 'opening an account'],
  ['Tie a knot', 'tying a knot'],
  ['see', 'seeing'],
  ['the import of a list', 'the import of a list'],
  ['reading the account', 'reading the account'],
])('makes “%s” what goes on', (text, expected) => {
  expect(gerundOf(text)).toBe(expected);
});
