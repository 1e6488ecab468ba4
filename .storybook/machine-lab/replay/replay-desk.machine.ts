import { assign } from 'xstate';
import { replayDeskVocabulary } from './replay-desk.vocabulary.ts';

const moves = {
  'STEP.FORWARD': { target: 'paused', actions: 'stepForward' },
  'STEP.BACK': { target: 'paused', actions: 'stepBack' },
  'POSITION.CHOSEN': { target: 'paused', actions: 'moveTo' },
} as const;

const take = {
  'SOURCE.GIVEN': { target: 'reading', actions: 'takeSource' },
} as const;

/** A trace on a desk: taken in, walked back and forth, laid beside another, kept as a test. What is open stays until another is read. */
export const replayDeskMachine = replayDeskVocabulary.createMachine({
  id: 'replay-desk',
  context: {
    source: null,
    side: 'left',
    doubtful: null,
    refusal: null,
    left: null,
    right: null,
    position: 0,
    speed: 1,
    actor: null,
    kept: null,
    notKept: null,
  },
  type: 'parallel',
  states: {
    intake: {
      initial: 'waiting',
      states: {
        waiting: { on: take },
        reading: {
          entry: 'forgetRefusal',
          invoke: {
            id: 'openSource',
            src: 'openSource',
            input: ({ context }) => context.source ?? { kind: 'text', name: 'Nothing', text: '' },
            onDone: [
              {
                guard: {
                  type: 'its machine has changed',
                  params: ({ event }) => ({ opening: event.output }),
                },
                target: 'doubting',
                actions: assign({ doubtful: ({ event }) => event.output }),
              },
              {
                guard: 'it is the second',
                target: 'waiting',
                actions: [
                  { type: 'open', params: ({ event }) => ({ opening: event.output }) },
                  'tellComparison',
                ],
              },
              {
                target: 'waiting',
                actions: [{ type: 'open', params: ({ event }) => ({ opening: event.output }) }, 'tellOpened'],
              },
            ],
            onError: { target: 'refused', actions: 'keepRefusal' },
          },
          on: { 'READING.CANCELLED': { target: 'waiting' } },
        },
        doubting: {
          on: {
            'SOURCE.GIVEN': { target: 'reading', actions: ['takeSource', 'forgetDoubt'] },
            'DOUBT.ACCEPTED': [
              {
                guard: 'it is the second',
                target: 'waiting',
                actions: ['openDoubtful', 'forgetDoubt', 'tellComparison'],
              },
              { target: 'waiting', actions: ['openDoubtful', 'forgetDoubt', 'tellOpened'] },
            ],
            'DOUBT.DECLINED': { target: 'waiting', actions: 'forgetDoubt' },
          },
        },
        refused: { on: { ...take, 'REFUSAL.DISMISSED': { target: 'waiting', actions: 'forgetRefusal' } } },
      },
    },
    tape: {
      initial: 'empty',
      on: {
        'TRACE.OPENED': { target: '.paused' },
        'SPEED.CHOSEN': { actions: 'chooseSpeed' },
        'ACTOR.CHOSEN': { actions: 'chooseActor' },
      },
      states: {
        empty: {},
        paused: {
          on: {
            ...moves,
            'PLAY.PRESSED': [
              { guard: 'the end is reached', target: 'playing', actions: 'rewind' },
              { target: 'playing' },
            ],
          },
        },
        playing: {
          on: { ...moves, 'PAUSE.PRESSED': { target: 'paused' } },
          after: {
            'until the next step': [
              { guard: 'one step is left', target: 'paused', actions: 'stepForward' },
              { target: 'playing', reenter: true, actions: 'stepForward' },
            ],
          },
        },
      },
    },
    comparison: {
      initial: 'alone',
      states: {
        alone: { on: { 'COMPARISON.OPENED': { target: 'beside' } } },
        beside: {
          exit: 'forgetRight',
          on: { 'COMPARISON.CLOSED': { target: 'alone' }, 'TRACE.OPENED': { target: 'alone' } },
        },
      },
    },
    keeping: {
      initial: 'idle',
      on: { 'TRACE.OPENED': { target: '.idle' } },
      states: {
        idle: { entry: 'forgetKept', on: { 'KEEP.ASKED': { target: 'naming' } } },
        naming: { on: { 'KEEP.CONFIRMED': { target: 'writing' }, 'KEEP.DISMISSED': { target: 'idle' } } },
        writing: {
          invoke: {
            id: 'keepTest',
            src: 'keepTest',
            input: ({ context, event }) => ({
              opening: context.left?.id ?? '',
              name: event.type === 'KEEP.CONFIRMED' ? event.name : '',
            }),
            onDone: {
              target: 'kept',
              actions: assign({ kept: ({ event }) => ({ path: event.output }), notKept: null }),
            },
            onError: {
              target: 'naming',
              actions: assign({
                notKept: ({ event }) =>
                  event.error instanceof Error ? event.error.message : String(event.error),
              }),
            },
          },
          on: { 'KEEP.DISMISSED': { target: 'idle' } },
        },
        kept: { on: { 'KEEP.DISMISSED': { target: 'idle' }, 'KEEP.ASKED': { target: 'naming' } } },
      },
    },
  },
});
