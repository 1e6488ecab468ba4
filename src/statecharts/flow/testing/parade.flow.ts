import type { Flow, FlowState } from '../flow.types.ts';
import type { StepKind, StepKit } from '../steps/step-kit.types.ts';
import type { FlowVocabulary } from '../vocabulary.types.ts';

/** A long path of similar steps with a fixed one in the middle, so that two people can edit it without conflicts. */

const sending = (next: string): FlowState => ({
  tags: 'busy',
  invoke: { id: 'send', src: 'send', onDone: { target: next }, onError: { target: 'asking' } },
});

const asking = (step: string, next: string): FlowState => ({
  meta: {
    screen: 'Question',
    step,
    title: `Step ${step}`,
    needs: 'An answer',
    minutes: 1,
    optional: false,
  },
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: { type: 'is done', params: { step } }, target: next }, { target: 'asking' }],
    },
    asking: { on: { ANSWERED: { target: 'saving' }, LOOKED: { actions: 'note' } } },
    saving: sending(next),
  },
});

const end: FlowState = {
  meta: { screen: 'Question', step: 'end', title: 'The end', needs: '', minutes: 0, optional: false },
};

export const firstHalf = ['a', 'b', 'c', 'd'];
export const secondHalf = ['e', 'f', 'g', 'h'];
const inPath = [...firstHalf, 'middle', ...secondHalf];

const opened = (step: string) => ({
  guard: { type: 'opened is', params: { step } },
  target: `.${step}`,
});

export const parade: Flow = {
  id: 'parade',
  initial: 'looking',
  on: { OPENED: [...inPath, 'end'].map(opened) },
  states: {
    looking: { always: [{ guard: 'is over', target: 'end' }, { target: 'a' }] },
    ...Object.fromEntries(
      inPath.map((step, index) => [step, asking(step, `#parade.${inPath[index + 1] ?? 'end'}`)]),
    ),
    end,
  },
};

const kind = (step: string, fixedBecause: string | null): StepKind => ({
  step,
  key: step,
  about: step,
  fixedBecause,
  neededBecause: fixedBecause,
  mandatoryBecause: fixedBecause,
  node: fixedBecause === null ? asking(step, '#next') : null,
  doneBy: null,
  work: null,
  skip: {
    from: 'asking',
    event: 'SKIPPED',
    transition: { target: 'skipping' },
    skipping: sending('#next'),
  },
});

/** `x` and `y` are not in the path and can be added. */
export const paradeKit: StepKit = {
  kinds: [
    ...[...firstHalf, 'x'].map((step) => kind(step, null)),
    kind('middle', 'It is the middle.'),
    ...[...secondHalf, 'y'].map((step) => kind(step, null)),
    kind('end', 'It is the end.'),
  ],
  opened: { event: 'OPENED', reaction: ({ step }) => opened(step) },
  returning: [],
  settled: null,
  learnt: [],
  begunBy: [],
  unchanging: [],
  end: null,
};

const phrase = (text: string) => ({ phrase: text });
const steps = { step: [...inPath, 'x', 'y', 'end'] };

export const paradeVocabulary: FlowVocabulary = {
  events: {
    ANSWERED: phrase('they answer'),
    LOOKED: phrase('they look'),
    SKIPPED: phrase('they skip it'),
    OPENED: phrase('they go back to a step'),
  },
  guards: {
    'is done': { phrase: 'it is done', params: steps },
    'opened is': { phrase: 'this one is opened', params: steps },
    'is over': phrase('it is over'),
    'is sunny': phrase('the sun shines'),
  },
  actions: { note: phrase('note it'), wave: phrase('wave') },
  actors: { send: phrase('send it') },
  delays: {},
  tags: ['busy', 'local'],
  screens: { Question: ['ANSWERED', 'LOOKED', 'SKIPPED'] },
};
