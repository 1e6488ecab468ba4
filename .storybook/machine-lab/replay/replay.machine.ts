import { assign } from 'xstate';
import { replayVocabulary } from './replay.vocabulary.ts';

const moves = {
  'STEP.FORWARD': { target: 'paused', actions: 'stepForward' },
  'STEP.BACK': { target: 'paused', actions: 'stepBack' },
  'POSITION.CHOSEN': { target: 'paused', actions: 'moveTo' },
} as const;

const take = {
  'SOURCE.GIVEN': { target: 'reading', actions: 'setSource' },
} as const;

/**
 * Replaying a trace: opened, stepped through, compared with another, saved as a test. The open trace stays until
 * another is read.
 */
export const replayMachine = replayVocabulary.createMachine({
  id: 'replay',
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
    saved: null,
    notSaved: null,
  },
  type: 'parallel',
  states: {
    loading: {
      initial: 'waiting',
      states: {
        waiting: { on: take },
        reading: {
          entry: 'clearRefusal',
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
                  'reportComparison',
                ],
              },
              {
                target: 'waiting',
                actions: [
                  { type: 'open', params: ({ event }) => ({ opening: event.output }) },
                  'reportOpened',
                ],
              },
            ],
            onError: { target: 'refused', actions: 'setRefusal' },
          },
          on: { 'READING.CANCELLED': { target: 'waiting' } },
        },
        doubting: {
          on: {
            'SOURCE.GIVEN': { target: 'reading', actions: ['setSource', 'clearDoubt'] },
            'DOUBT.ACCEPTED': [
              {
                guard: 'it is the second',
                target: 'waiting',
                actions: ['openDoubtful', 'clearDoubt', 'reportComparison'],
              },
              { target: 'waiting', actions: ['openDoubtful', 'clearDoubt', 'reportOpened'] },
            ],
            'DOUBT.DECLINED': { target: 'waiting', actions: 'clearDoubt' },
          },
        },
        refused: { on: { ...take, 'REFUSAL.DISMISSED': { target: 'waiting', actions: 'clearRefusal' } } },
      },
    },
    playback: {
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
        alone: { on: { 'COMPARISON.OPENED': { target: 'comparing' } } },
        comparing: {
          exit: 'clearRight',
          on: { 'COMPARISON.CLOSED': { target: 'alone' }, 'TRACE.OPENED': { target: 'alone' } },
        },
      },
    },
    saving: {
      initial: 'idle',
      on: { 'TRACE.OPENED': { target: '.idle' } },
      states: {
        idle: { entry: 'clearSaved', on: { 'SAVE_TEST.OPENED': { target: 'naming' } } },
        naming: {
          on: { 'SAVE_TEST.CONFIRMED': { target: 'writing' }, 'SAVE_TEST.DISMISSED': { target: 'idle' } },
        },
        writing: {
          invoke: {
            id: 'saveTest',
            src: 'saveTest',
            input: ({ context, event }) => ({
              opening: context.left?.id ?? '',
              name: event.type === 'SAVE_TEST.CONFIRMED' ? event.name : '',
            }),
            onDone: {
              target: 'saved',
              actions: assign({ saved: ({ event }) => ({ path: event.output }), notSaved: null }),
            },
            onError: {
              target: 'naming',
              actions: assign({
                notSaved: ({ event }) =>
                  event.error instanceof Error ? event.error.message : String(event.error),
              }),
            },
          },
          on: { 'SAVE_TEST.DISMISSED': { target: 'idle' } },
        },
        saved: {
          on: { 'SAVE_TEST.DISMISSED': { target: 'idle' }, 'SAVE_TEST.OPENED': { target: 'naming' } },
        },
      },
    },
  },
});
