import { assign, fromPromise, raise, setup } from 'xstate';
import type { SaveTraceInput, Opening, ReplayContext, ReplayEvent, Source } from './replay.types.ts';

/** The maximum waiting time for a recorded pause, at any speed. */
const longestPauseMs = 2_000;
/** Anything faster would not be visible. */
const shortestPauseMs = 30;

const lastOf = (context: ReplayContext): number => context.left?.times.length ?? 0;
const within = (context: ReplayContext, position: number): number =>
  Math.min(Math.max(position, context.left?.first ?? 0), lastOf(context));

const opened = (context: ReplayContext, opening: Opening): Partial<ReplayContext> =>
  context.side === 'right'
    ? { right: opening }
    : { left: opening, position: opening.first, actor: null, right: null };

const reasonOf = (error: unknown) => {
  const fields: object = typeof error === 'object' && error !== null ? error : {};
  const place = 'place' in fields && typeof fields.place === 'string' ? fields.place : 'the file';
  return { place, reason: error instanceof Error ? error.message : String(error) };
};

/** What the replay page's path may use; the page provides the actors. */
export const replayVocabulary = setup({
  types: { context: {} as ReplayContext, events: {} as ReplayEvent },
  actors: {
    /** Rejects with an Error that has a `place` in addition to its message. */
    openSource: fromPromise<Opening, Source>(() => {
      throw new Error('The actor "openSource" is not provided.');
    }),
    /** Resolves with the test's path. Rejects with an Error that says why it was not saved. */
    saveTest: fromPromise<string, SaveTraceInput>(() => {
      throw new Error('The actor "saveTest" is not provided.');
    }),
  },
  actions: {
    setSource: assign(({ event, context }) =>
      event.type === 'SOURCE.GIVEN' ? { source: event.source, side: event.side } : context,
    ),
    setRefusal: assign({
      refusal: ({ context, event }) => ({
        name: context.source && 'name' in context.source ? context.source.name : 'The other flow',
        ...reasonOf('error' in event ? event.error : undefined),
      }),
    }),
    clearRefusal: assign({ refusal: null }),
    clearDoubt: assign({ doubtful: null }),
    open: assign(({ context }, { opening }: { opening: Opening }) => opened(context, opening)),
    openDoubtful: assign(({ context }) => (context.doubtful ? opened(context, context.doubtful) : {})),
    reportOpened: raise({ type: 'TRACE.OPENED' }),
    reportComparison: raise({ type: 'COMPARISON.OPENED' }),
    stepForward: assign({ position: ({ context }) => within(context, context.position + 1) }),
    stepBack: assign({ position: ({ context }) => within(context, context.position - 1) }),
    moveTo: assign({
      position: ({ context, event }) =>
        event.type === 'POSITION.CHOSEN' ? within(context, event.position) : context.position,
    }),
    rewind: assign({ position: ({ context }) => within(context, 0) }),
    chooseSpeed: assign({
      speed: ({ context, event }) => (event.type === 'SPEED.CHOSEN' ? event.speed : context.speed),
    }),
    chooseActor: assign({
      actor: ({ context, event }) => (event.type === 'ACTOR.CHOSEN' ? event.actor : context.actor),
    }),
    clearRight: assign({ right: null }),
    clearSaved: assign({ saved: null, notSaved: null }),
  },
  guards: {
    'it is the second': ({ context }) => context.side === 'right',
    'its machine has changed': (_, { opening }: { opening: Opening }) => opening.doubts.length > 0,
    'the end is reached': ({ context }) => context.position >= lastOf(context),
    'one step is left': ({ context }) => context.position >= lastOf(context) - 1,
  },
  delays: {
    'until the next step': ({ context }) => {
      const times = context.left?.times ?? [];
      const pause = (times[context.position] ?? 0) - (times[context.position - 1] ?? 0);
      return Math.max(Math.min(pause, longestPauseMs) / context.speed, shortestPauseMs);
    },
  },
});
