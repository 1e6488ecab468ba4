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
 * The delay before a retry, in milliseconds: doubled with each failure in a row, at most a minute, plus a share
 * `spread` (0 to 1), so that a restarted server does not get all browsers' requests at once.
 */
export const backoffMs = (failures: number, spread = 0): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, failures - 1)) * (1 + spread);

/** Not fixed by a retry: the user has to sign in. */
const final: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'SESSION_EXPIRED', 'FORBIDDEN']);

/** What the path of arriving notifications may use. */
export const notificationsVocabulary = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    input: {} as NotificationsInput,
  },
  actors: {
    /** Waits for the lock on the stream, and holds it for as long as it runs. */
    holdLead: providedCallback<NotificationsEvent>('holdLead'),
    /** Messages from the tab that holds the stream. */
    followLeader: providedCallback<NotificationsEvent>('followLeader'),
    /** Opened after the last notification that arrived. */
    holdStream: providedCallback<NotificationsEvent, { after: number | null }>('holdStream'),
    readArrived: providedPromise<Arrival, { after: number | null }>('readArrived'),
  },
  actions: {
    noteAfter: assign((_, { after }: { after: number }) => ({ after })),
    noteFailure: assign(({ context: { failures } }) => ({ failures: failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    /** Provided by the shell: shows toasts and reads the affected data again. */
    show: (_, _arrival: Arrival) => undefined,
    /**
     * Provided by the shell: reads again what was read before the stream opened, since changes until then were not
     * reported.
     */
    readAgain: () => undefined,
    /** Provided by the shell: sends to the other tabs. */
    passOn: (_, _arrival: Arrival) => undefined,
  },
  guards: {
    'the session has ended': ({ event }) => final.has(failureOf(errorIn(event)).code),
    'the stream has failed often': ({ context }) => context.failures >= 3,
  },
  delays: {
    /** The server sends an event immediately: if none arrives in this time, a proxy buffers the stream. */
    firstWords: 8_000,
    /** The shell adds the random spread. */
    backoff: ({ context }) => backoffMs(context.failures),
    /** A stream that stays open for this long works; one that opens and breaks repeatedly does not. */
    lasting: 60_000,
    pollAgain: 30_000,
    streamAgain: 300_000,
  },
});
