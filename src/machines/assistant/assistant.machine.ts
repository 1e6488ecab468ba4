import { pending } from '../kit/index.ts';
import { assistantVocabulary } from './assistant.vocabulary.ts';

/**
 * A conversation with the configured agent (docs/product.md, "Assistant"). An unanswered question is kept and can be
 * sent again.
 */
export const assistantMachine = assistantVocabulary.createMachine({
  id: 'assistant',
  context: ({ input }) => ({ sessionId: input.sessionId, turns: [], failure: null }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        'QUESTION.ASKED': {
          guard: 'something was asked',
          target: 'asking',
          actions: {
            type: 'addTurn',
            params: ({ event }) => ({ who: 'person', text: event.text.trim() }),
          },
        },
        'QUESTION.REPEATED': { guard: 'a question is unanswered', target: 'asking' },
      },
    },
    asking: {
      ...pending({ 'CANCEL.REQUESTED': { target: 'ready' } }),
      entry: 'forgetFailure',
      invoke: {
        id: 'askAgent',
        src: 'askAgent',
        input: ({ context }) => ({ sessionId: context.sessionId, message: context.turns.at(-1)?.text ?? '' }),
        onDone: {
          target: 'ready',
          actions: {
            type: 'addTurn',
            params: ({ event }) => ({ who: 'assistant', text: event.output.reply }),
          },
        },
        onError: { target: 'ready', actions: 'keepFailure' },
      },
    },
  },
});
