import { assign, setup } from 'xstate';
import { PATIENCE_MS } from '../../lib/patience.ts';
import { errorIn, failureOf, providedPromise, type Failure } from '../kit/index.ts';

/** One thing that was said, by the person or by the assistant. */
interface Turn {
  who: 'person' | 'assistant';
  text: string;
}

export interface AssistantContext {
  /** Names the conversation to the agent; a UUID made by the shell. */
  sessionId: string;
  turns: Turn[];
  failure: Failure | null;
}

export type AssistantEvent =
  | { type: 'QUESTION.ASKED'; text: string }
  | { type: 'QUESTION.REPEATED' }
  | { type: 'CANCEL.REQUESTED' };

/** What the assistant's path may use; the shell provides the actor. */
export const assistantVocabulary = setup({
  types: {
    context: {} as AssistantContext,
    events: {} as AssistantEvent,
    input: {} as { sessionId: string },
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    askAgent: providedPromise<{ reply: string }, { sessionId: string; message: string }>('askAgent'),
  },
  actions: {
    addTurn: assign({ turns: ({ context }, turn: Turn) => [...context.turns, turn] }),
    keepFailure: assign({ failure: ({ event }) => failureOf(errorIn(event)) }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    'something was asked': ({ event }) => event.type === 'QUESTION.ASKED' && event.text.trim() !== '',
    'a question is unanswered': ({ context }) => context.turns.at(-1)?.who === 'person',
  },
  delays: { patience: PATIENCE_MS },
});
