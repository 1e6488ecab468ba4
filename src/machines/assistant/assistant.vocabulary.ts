import { assign, fromPromise, setup } from 'xstate';

/** One thing that was said, by the person or by the assistant. */
export interface Turn {
  who: 'person' | 'assistant';
  text: string;
}

export interface AssistantContext {
  /** Names the conversation to the agent; a UUID made by the shell. */
  sessionId: string;
  turns: Turn[];
  failure: { code: string; message: string } | null;
}

export type AssistantEvent =
  { type: 'QUESTION.ASKED'; text: string } | { type: 'QUESTION.REPEATED' } | { type: 'CANCEL.REQUESTED' };

/** What the assistant's path may use; the shell provides the actor. */
export const assistantVocabulary = setup({
  types: {
    context: {} as AssistantContext,
    events: {} as AssistantEvent,
    input: {} as { sessionId: string },
    tags: {} as 'busy',
  },
  actors: {
    askAgent: fromPromise<{ reply: string }, { sessionId: string; message: string }>(() => {
      throw new Error('The actor "askAgent" is not provided.');
    }),
  },
  actions: {
    keepFailure: assign({
      failure: ({ event }) => {
        const error = 'error' in event ? event.error : undefined;
        const code =
          error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
        return {
          code: code ?? 'UNEXPECTED',
          message: error instanceof Error ? error.message : String(error),
        };
      },
    }),
  },
  guards: {
    'something was asked': ({ event }) => event.type === 'QUESTION.ASKED' && event.text.trim() !== '',
    'a question is unanswered': ({ context }) => context.turns.at(-1)?.who === 'person',
  },
});
