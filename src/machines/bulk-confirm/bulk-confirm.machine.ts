import { pending } from '../kit/index.ts';
import { bulkConfirmVocabulary } from './bulk-confirm.vocabulary.ts';

/** Confirming starts again with the selected orders. */
const beginning = bulkConfirmVocabulary.createStateConfig({
  on: {
    'ORDERS.CONFIRMED': {
      guard: 'orders were chosen',
      target: 'confirming',
      actions: { type: 'beginWith', params: ({ event }) => ({ orders: event.orders }) },
    },
  },
});

/**
 * Confirms several sub-orders, one call after the other; a refusal of one does not stop the others. Without a
 * connection or a session it stops and keeps the remaining ones.
 */
export const bulkConfirmMachine = bulkConfirmVocabulary.createMachine({
  id: 'bulk-confirm',
  context: { left: [], confirmed: [], failed: [] },
  initial: 'choosing',
  states: {
    choosing: beginning,
    confirming: {
      // The current call may still arrive: the reloaded list will show it.
      ...pending({ 'STOP.REQUESTED': { target: 'done' } }),
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
    },
    counting: {
      tags: 'busy',
      always: [{ guard: 'orders are left', target: 'confirming' }, { target: 'done' }],
    },
    done: {
      on: {
        ...beginning.on,
        'RESULT.READ': { target: 'choosing' },
      },
    },
  },
});
