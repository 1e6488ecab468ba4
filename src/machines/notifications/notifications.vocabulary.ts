import { assign, setup } from 'xstate';
import { failureOf, errorIn, providedCallback, providedPromise } from '../kit/index.ts';
import type {
  Arrival,
  NotificationsContext,
  NotificationsEvent,
  NotificationsInput,
} from './notifications.types.ts';

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

/**
 * How long to wait after so many failures in a row: twice as long after each, at most a minute, and `spread` (of 0 to 1) longer again, so that a
 * server which starts anew isn’t asked by all browsers at once.
 */
export const backoffMs = (failures: number, spread = 0): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, failures - 1)) * (1 + spread);

/** What no retry can fix: the user has to sign in. */
const final: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'SESSION_EXPIRED', 'FORBIDDEN']);

/** What the arriving of notifications may use. */
export const notificationsVocabulary = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    input: {} as NotificationsInput,
  },
  actors: {
    /** Waits until this tab alone may hold the stream, and keeps it so for as long as it runs. */
    holdLead: providedCallback<NotificationsEvent>('holdLead'),
    /** What the tab that holds the stream passes on. */
    followLeader: providedCallback<NotificationsEvent>('followLeader'),
    /** Opened after what has arrived. */
    holdStream: providedCallback<NotificationsEvent, { after: number | null }>('holdStream'),
    readArrived: providedPromise<Arrival, { after: number | null }>('readArrived'),
  },
  actions: {
    noteAfter: assign((_, { after }: { after: number }) => ({ after })),
    noteFailure: assign(({ context: { failures } }) => ({ failures: failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    /** Provided by the shell: toasts, and what is read again. */
    show: (_, _arrival: Arrival) => undefined,
    /** Provided by the shell: what was read before the stream was open is read again, since nobody said what happened until then. */
    readAgain: () => undefined,
    /** Provided by the shell: to the other tabs. */
    passOn: (_, _arrival: Arrival) => undefined,
  },
  guards: {
    'the session has ended': ({ event }) => final.has(failureOf(errorIn(event)).code),
    'the stream has failed often': ({ context }) => context.failures >= 3,
  },
  delays: {
    /** The server speaks at once: who hears nothing in this time sits behind a proxy that collects what it passes on. */
    firstWords: 8_000,
    /** The shell spreads it. */
    backoff: ({ context }) => backoffMs(context.failures),
    /** A stream that stays open for so long works: one that opens and breaks, again and again, does not. */
    lasting: 60_000,
    pollAgain: 30_000,
    streamAgain: 300_000,
  },
});
