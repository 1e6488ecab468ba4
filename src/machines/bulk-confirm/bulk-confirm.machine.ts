import { assign } from 'xstate';
import { bulkConfirmVocabulary } from './bulk-confirm.vocabulary.ts';

/**
 * Confirms several sub-orders, one call after the other: what one is refused keeps none of the others back. When the connection or the session is gone
 * it stops, and keeps what is left.
 */
export const bulkConfirmMachine = bulkConfirmVocabulary.createMachine({
  id: 'bulk-confirm',
  context: { left: [], confirmed: [], failed: [], slow: false },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'ORDERS.CONFIRMED': {
          guard: 'orders were chosen',
          target: 'confirming',
          actions: assign({ left: ({ event }) => event.orders, confirmed: [], failed: [] }),
        },
      },
    },
    confirming: {
      tags: 'busy',
      entry: 'beginPatiently',
      invoke: {
        id: 'confirmOrder',
        src: 'confirmOrder',
        input: ({ context }) => ({ id: context.left[0]?.id ?? '' }),
        onDone: { target: 'counting', actions: 'noteConfirmed' },
        onError: [
          { guard: 'no other order would do better', target: 'done', actions: 'noteFailed' },
          { target: 'counting', actions: 'noteFailed' },
        ],
      },
      after: { patience: { actions: 'growImpatient' } },
      // The one under way may still arrive: the list says so when it is read anew.
      on: { 'STOP.REQUESTED': { target: 'done' } },
    },
    counting: {
      tags: 'busy',
      always: [{ guard: 'orders are left', target: 'confirming' }, { target: 'done' }],
    },
    done: {
      on: {
        'ORDERS.CONFIRMED': {
          guard: 'orders were chosen',
          target: 'confirming',
          actions: assign({ left: ({ event }) => event.orders, confirmed: [], failed: [] }),
        },
        'RESULT.READ': { target: 'choosing' },
      },
    },
  },
});
