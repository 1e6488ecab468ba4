import type { Flow, FlowState } from '../flow.types.ts';
import type { StepKind, StepKit } from '../steps/step-kit.types.ts';
import type { FlowVocabulary } from '../vocabulary.types.ts';

const painting = (next: string): FlowState => ({
  meta: { screen: 'Paint', step: 'paint', title: 'Paint', needs: 'A brush', minutes: 3, optional: false },
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: { type: 'is done', params: { step: 'paint' } }, target: next },
        { target: 'choosing' },
      ],
    },
    choosing: { on: { 'PAINT.CHOSEN': { target: 'saving', actions: 'note' } } },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        onDone: { target: next, actions: 'note' },
        onError: { target: 'choosing' },
      },
    },
  },
});

const naming: FlowState = {
  meta: { screen: 'Name', step: 'name', title: 'Name', needs: 'A good idea', minutes: 2, optional: false },
  initial: 'asking',
  states: { asking: { on: { NAMED: { target: '#next', actions: 'note' } } } },
};

/** A boat is measured, painted, named and launched. */
export const boatPath: Flow = {
  id: 'boat',
  initial: 'looking',
  on: {
    OPENED: [
      { guard: { type: 'opened is', params: { step: 'measure' } }, target: '.measure.asking' },
      { guard: { type: 'opened is', params: { step: 'paint' } }, target: '.paint' },
      { guard: { type: 'opened is', params: { step: 'launch' } }, target: '.launch' },
    ],
    HIDDEN: { actions: 'note' },
  },
  states: {
    looking: { always: [{ guard: 'is launched', target: 'launch.afloat' }, { target: 'measure' }] },
    measure: {
      meta: {
        screen: 'Measure',
        step: 'measure',
        title: 'Measure',
        needs: 'A rule',
        minutes: 1,
        optional: false,
      },
      initial: 'asking',
      states: {
        asking: {
          on: {
            MEASURED: { target: '#boat.paint', actions: ['note', 'tell'] },
            // A manual jump into the step after it.
            LATER: { guard: 'is calm', target: '#boat.paint.choosing' },
          },
        },
      },
    },
    paint: painting('#boat.launch'),
    launch: {
      meta: {
        screen: 'Launch',
        step: 'launch',
        title: 'Launch',
        needs: 'Water',
        minutes: 1,
        optional: false,
      },
      initial: 'ready',
      states: {
        ready: { on: { LAUNCHED: { target: 'afloat' } } },
        afloat: { on: { HIDDEN: { target: '#boat.looking' } } },
      },
    },
  },
};

const kind = (step: string, more: Partial<StepKind> = {}): StepKind => ({
  step,
  key: step,
  about: `The boat’s ${step}.`,
  fixedBecause: null,
  neededBecause: null,
  mandatoryBecause: null,
  node: null,
  skip: null,
  doneBy: null,
  work: null,
  ...more,
});

const skip = (from: string): NonNullable<StepKind['skip']> => ({
  from,
  event: 'SKIPPED',
  transition: { target: 'skipping', actions: 'note' },
  skipping: {
    tags: 'busy',
    invoke: { id: 'save', src: 'save', onDone: { target: '#next' }, onError: { target: from } },
  },
});

const always = 'The harbour master wants it.';

export const boatKit: StepKit = {
  kinds: [
    kind('measure', { neededBecause: always, skip: skip('asking') }),
    kind('paint', { node: painting('#next'), skip: skip('choosing') }),
    kind('name', { node: naming, mandatoryBecause: 'A boat has a name.' }),
    kind('launch', { fixedBecause: 'It comes last.', neededBecause: always, mandatoryBecause: always }),
  ],
  opened: {
    event: 'OPENED',
    reaction: ({ step, key }) => ({
      guard: { type: 'opened is', params: { step } },
      target: step === 'measure' ? '.measure.asking' : `.${key}`,
    }),
  },
  returning: [],
  settled: null,
  learnt: [],
  begunBy: [],
  unchanging: [],
  end: null,
};

const steps = ['measure', 'paint', 'name', 'launch'];
const phrase = (text: string) => ({ phrase: text });

export const boatVocabulary: FlowVocabulary = {
  events: {
    MEASURED: phrase('it is measured'),
    LATER: phrase('it is put off'),
    'PAINT.CHOSEN': phrase('a paint is chosen'),
    NAMED: phrase('it is named'),
    LAUNCHED: phrase('it is launched'),
    SKIPPED: phrase('the step is skipped'),
    OPENED: phrase('a step is opened'),
    HIDDEN: phrase('nobody looks'),
  },
  guards: {
    'is done': { phrase: 'it is done', params: { step: steps } },
    'opened is': { phrase: 'this one is opened', params: { step: steps } },
    'is launched': phrase('it is launched'),
    'is calm': phrase('the sea is calm'),
  },
  actions: { note: phrase('note it'), tell: phrase('tell it') },
  actors: { save: phrase('save it') },
  delays: { patience: phrase('a while') },
  tags: ['busy', 'local'],
  screens: {
    Measure: ['MEASURED'],
    Paint: ['PAINT.CHOSEN', 'SKIPPED'],
    Name: ['NAMED'],
    Launch: ['LAUNCHED'],
  },
};
