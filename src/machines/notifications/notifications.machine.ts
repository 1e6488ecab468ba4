import { notificationsVocabulary } from './notifications.vocabulary.ts';

/** New notifications are shown, and sent to the other tabs. */
const arrival = notificationsVocabulary.createStateConfig({
  on: {
    'NOTIFICATIONS.ARRIVED': {
      actions: [
        { type: 'noteAfter', params: ({ event }) => ({ after: event.after }) },
        { type: 'show', params: ({ event: { arrived, after } }) => ({ arrived, after }) },
        { type: 'passOn', params: ({ event: { arrived, after } }) => ({ arrived, after }) },
      ],
    },
  },
});

/**
 * How notifications arrive in a browser: one of its tabs holds one stream, resumed after the last notification, and the
 * other tabs follow it. If a proxy buffers the stream, or it cannot be opened, the server is polled instead.
 */
export const notificationsMachine = notificationsVocabulary.createMachine({
  id: 'notifications',
  context: ({ input }) => ({ userId: input.userId, after: null, failures: 0 }),
  initial: 'on',
  states: {
    on: {
      invoke: { id: 'holdLead', src: 'holdLead', onError: { target: 'stopped' } },
      on: { 'STREAM.REFUSED': { target: 'stopped' } },
      initial: 'following',
      states: {
        following: {
          invoke: { id: 'followLeader', src: 'followLeader', onError: { target: '#notifications.stopped' } },
          on: {
            'LEAD.WON': { target: 'streaming' },
            'NOTIFICATIONS.ARRIVED': {
              actions: [
                { type: 'noteAfter', params: ({ event }) => ({ after: event.after }) },
                { type: 'show', params: ({ event: { arrived, after } }) => ({ arrived, after }) },
              ],
            },
          },
        },
        streaming: {
          invoke: {
            id: 'holdStream',
            src: 'holdStream',
            input: ({ context }) => ({ after: context.after }),
            onError: { target: 'waiting', actions: 'noteFailure' },
          },
          ...arrival,
          initial: 'connecting',
          states: {
            connecting: {
              on: {
                'STREAM.OPENED': {
                  target: 'live',
                  actions: [
                    { type: 'noteAfter', params: ({ event }) => ({ after: event.after }) },
                    'readAgain',
                    { type: 'passOn', params: ({ event }) => ({ arrived: [], after: event.after }) },
                  ],
                },
                'STREAM.BROKEN': { target: '#notifications.on.waiting', actions: 'noteFailure' },
              },
              after: { firstWords: { target: '#notifications.on.polling' } },
            },
            live: {
              on: { 'STREAM.BROKEN': { target: '#notifications.on.waiting', actions: 'noteFailure' } },
              after: { lasting: { actions: 'forgetFailures' } },
            },
          },
        },
        waiting: {
          always: { guard: 'the stream has failed often', target: 'polling' },
          after: { backoff: { target: 'streaming' } },
        },
        polling: {
          entry: 'forgetFailures',
          after: { streamAgain: { target: 'streaming' } },
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                id: 'readArrived',
                src: 'readArrived',
                input: ({ context }) => ({ after: context.after }),
                onDone: {
                  target: 'pausing',
                  actions: [
                    { type: 'noteAfter', params: ({ event }) => ({ after: event.output.after }) },
                    { type: 'show', params: ({ event }) => event.output },
                    { type: 'passOn', params: ({ event }) => event.output },
                  ],
                },
                onError: [
                  { guard: 'the session has ended', target: '#notifications.stopped' },
                  { target: 'pausing' },
                ],
              },
            },
            pausing: { after: { pollAgain: { target: 'asking' } } },
          },
        },
      },
    },
    stopped: { on: { 'SESSION.RENEWED': { target: 'on' } } },
  },
});
