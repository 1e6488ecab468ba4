import type { Flow, FlowState } from '../flow.types.ts';
import type { StepKind, StepKit } from '../steps/step-kit.types.ts';
import type { FlowVocabulary } from '../vocabulary.types.ts';

/** A small path for tests about paths: pack a bag, leave a note, go. */

const sending = (back: string, next: string): FlowState => ({
  tags: 'busy',
  invoke: {
    id: 'tell',
    src: 'tell',
    onDone: { target: next },
    onError: { target: back, actions: 'keepFailure' },
  },
  on: { CANCELLED: { target: back } },
});

export const errand: Flow = {
  id: 'errand',
  initial: 'waking',
  on: {
    'STEP.OPENED': [
      { guard: { type: 'asked for', params: { step: 'bag' } }, target: '.bag' },
      { guard: { type: 'asked for', params: { step: 'note' } }, target: '.note' },
      { guard: { type: 'asked for', params: { step: 'leaving' } }, target: '.leaving' },
    ],
  },
  states: {
    waking: { meta: { screen: 'Bed' }, on: { WOKEN: { target: 'bag' } } },
    bag: {
      meta: { screen: 'Bag', step: 'bag', title: 'Your bag', needs: 'A bag', minutes: 2, optional: false },
      initial: 'packing',
      states: {
        packing: { on: { PACKED: [{ guard: 'it closes', target: 'shut' }, { target: 'spilt' }] } },
        spilt: { on: { AGAIN: { target: 'packing' } } },
        shut: { always: [{ guard: 'it is heavy', target: 'spilt' }, { target: '#errand.note' }] },
      },
    },
    note: {
      meta: { screen: 'Note', step: 'note', title: 'Your note', needs: 'A pen', minutes: 1, optional: true },
      initial: 'writing',
      states: {
        writing: { on: { WRITTEN: { target: 'saving' }, SKIPPED: { target: 'skipping' } } },
        saving: sending('writing', '#errand.leaving'),
        skipping: sending('writing', '#errand.leaving'),
      },
    },
    leaving: {
      meta: { screen: 'Door', step: 'leaving', title: 'Go', needs: 'Shoes', minutes: 0, optional: false },
      initial: 'standing',
      states: {
        standing: { on: { GONE: { target: 'gone' } } },
        gone: { on: { AGAIN: { target: '#errand.waking' } } },
      },
    },
  },
};

const kind = (step: string, more: Partial<StepKind> = {}): StepKind => ({
  step,
  key: step,
  about: step,
  fixedBecause: null,
  neededBecause: null,
  mandatoryBecause: null,
  node: null,
  skip: null,
  doneBy: null,
  work: null,
  ...more,
});

const tea: FlowState = {
  meta: { screen: 'Kitchen', step: 'tea', title: 'Your tea', needs: 'Water', minutes: 5, optional: false },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'it is late', target: '#next' }, { target: 'drinking' }] },
    drinking: { on: { DRUNK: { target: '#next' } } },
  },
};

export const errandKit: StepKit = {
  kinds: [
    kind('bag', { neededBecause: 'Nobody leaves without a bag.' }),
    kind('tea', { node: tea }),
    kind('note', {
      skip: {
        from: 'writing',
        event: 'SKIPPED',
        transition: { target: 'skipping' },
        skipping: sending('writing', '#next'),
      },
    }),
    kind('leaving', {
      fixedBecause: 'One leaves last.',
      neededBecause: 'An errand is outside.',
      mandatoryBecause: 'An errand is outside.',
    }),
  ],
  opened: {
    event: 'STEP.OPENED',
    reaction: ({ step, key }) => ({ guard: { type: 'asked for', params: { step } }, target: `.${key}` }),
  },
  returning: [],
  settled: null,
  learnt: [],
  begunBy: [],
  unchanging: [],
  end: null,
};

export const errandVocabulary: FlowVocabulary = {
  events: {
    WOKEN: { phrase: 'the alarm rings' },
    PACKED: { phrase: 'Mia packs the bag' },
    WRITTEN: { phrase: 'Mia writes the note' },
    SKIPPED: { phrase: 'Mia skips it' },
    CANCELLED: { phrase: 'Mia cancels' },
    DRUNK: { phrase: 'Mia drinks up' },
    GONE: { phrase: 'Mia leaves' },
    AGAIN: { phrase: 'Mia begins again' },
    'STEP.OPENED': { phrase: 'Mia goes back to a step' },
  },
  guards: {
    'it closes': { phrase: 'the bag closes' },
    'it is heavy': { phrase: 'the bag is heavy' },
    'it is late': { phrase: 'it is late' },
    'asked for': { phrase: 'she asked for the step', params: { step: ['bag', 'tea', 'note', 'leaving'] } },
  },
  actions: { keepFailure: { phrase: 'say what went wrong' } },
  actors: { tell: { phrase: 'tell the flat mates' } },
  delays: { patience: { phrase: 'a while' } },
  tags: ['busy', 'local'],
  screens: {
    Bed: ['WOKEN'],
    Bag: ['PACKED', 'AGAIN', 'STEP.OPENED'],
    Note: ['WRITTEN', 'SKIPPED', 'CANCELLED'],
    Kitchen: ['DRUNK'],
    Door: ['GONE', 'AGAIN'],
  },
};

export const knownOfErrand = { vocabulary: errandVocabulary, kit: errandKit };
