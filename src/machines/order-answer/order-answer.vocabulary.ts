import { assign, fromPromise, setup } from 'xstate';
import type { components } from '../../api/index.ts';
import { PATIENCE_MS } from '../../lib/patience.ts';

/** What the link's page shows (contract: LinkedSubOrder). */
export type LinkedOrder = components['schemas']['LinkedSubOrder'];

/** What can be said by the link; all else is done in the app. */
export type LinkAnswer = { action: 'confirm' } | { action: 'decline'; note: string };

export interface AnswerFailure {
  code: string;
  /** One sentence: the server's, where it answered. */
  message: string;
}

export interface OrderAnswerContext {
  /** As it was when it was last read; null until then. */
  order: LinkedOrder | null;
  /** What was answered last, whether or not it is known to have arrived. */
  answer: LinkAnswer | null;
  failure: AnswerFailure | null;
  /** What is under way takes longer than people expect: the page offers Cancel. */
  slow: boolean;
}

export type OrderAnswerEvent =
  | { type: 'READ.REPEATED' }
  | { type: 'CONFIRM.REQUESTED' }
  | { type: 'DECLINE.CHOSEN' }
  | { type: 'DECLINE.ABANDONED' }
  | { type: 'DECLINE.REQUESTED'; note: string }
  | { type: 'CANCEL.REQUESTED' };

function failureOf(event: { type: string }): AnswerFailure {
  const error = 'error' in event ? event.error : undefined;
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { code: code ?? 'UNEXPECTED', message: error instanceof Error ? error.message : String(error) };
}

/** A link that never opens anything again; VALIDATION is one that was cut short. */
const deadLinks = new Set(['LINK_WRONG', 'LINK_EXPIRED', 'LINK_USED', 'NOT_FOUND', 'VALIDATION']);

const notProvided = (name: string) => (): never => {
  throw new Error(`The actor "${name}" is not provided.`);
};

/** What the path of an e-mailed order may use. The link's token is known to the actors alone: it is in no event and no context. */
export const orderAnswerVocabulary = setup({
  types: {
    context: {} as OrderAnswerContext,
    events: {} as OrderAnswerEvent,
    tags: {} as 'busy',
  },
  actors: {
    readLink: fromPromise<LinkedOrder>(notProvided('readLink')),
    answerLink: fromPromise<LinkedOrder, LinkAnswer>(notProvided('answerLink')),
  },
  actions: {
    keepFailure: assign({ failure: ({ event }) => failureOf(event) }),
    forgetFailure: assign({ failure: null }),
    growImpatient: assign({ slow: true }),
    beginPatiently: assign({ slow: false }),
  },
  guards: {
    'the link is dead': ({ event }) => deadLinks.has(failureOf(event).code),
    'the order has moved on': ({ event }) => failureOf(event).code === 'NOT_ALLOWED_NOW',
    'it was declined': ({ context }) => context.answer?.action === 'decline',
    'a reason was given': ({ event }) => event.type === 'DECLINE.REQUESTED' && event.note.trim() !== '',
    'it waits for an answer': ({ context }) =>
      context.order?.subOrder.actions.some((action) => action === 'confirm' || action === 'decline') ?? false,
  },
  delays: { patience: PATIENCE_MS },
});
