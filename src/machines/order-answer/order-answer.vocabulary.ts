import { assign, setup } from 'xstate';
import type { components } from '../../api/index.ts';
import { PATIENCE_MS } from '../../lib/patience.ts';
import { errorIn, failureOf, providedPromise, type Failure } from '../kit/index.ts';

/** What the link's page shows (contract: LinkedSubOrder). */
export type LinkedOrder = components['schemas']['LinkedSubOrder'];

/** What can be said by the link; all else is done in the app. */
export type LinkAnswer = { action: 'confirm' } | { action: 'decline'; note: string };

export interface OrderAnswerContext {
  /** As it was when it was last read; null until then. */
  order: LinkedOrder | null;
  /** What was answered last, whether or not it is known to have arrived. */
  answer: LinkAnswer | null;
  failure: Failure | null;
}

export type OrderAnswerEvent =
  | { type: 'READ.REPEATED' }
  | { type: 'CONFIRM.REQUESTED' }
  | { type: 'DECLINE.CHOSEN' }
  | { type: 'DECLINE.ABANDONED' }
  | { type: 'DECLINE.REQUESTED'; note: string }
  | { type: 'CANCEL.REQUESTED' };

const codeOf = (event: object): string => failureOf(errorIn(event)).code;

/** A link that never opens anything again; VALIDATION is one that was cut short. */
const deadLinks = new Set(['LINK_WRONG', 'LINK_EXPIRED', 'LINK_USED', 'NOT_FOUND', 'VALIDATION']);

/** What the path of an emailed order may use. The link's token is known to the actors alone: it is in no event and no context. */
export const orderAnswerVocabulary = setup({
  types: {
    context: {} as OrderAnswerContext,
    events: {} as OrderAnswerEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    readLink: providedPromise<LinkedOrder>('readLink'),
    answerLink: providedPromise<LinkedOrder, LinkAnswer>('answerLink'),
  },
  actions: {
    keepOrder: assign((_, { order }: { order: LinkedOrder }) => ({ order })),
    keepAnswer: assign((_, { answer }: { answer: LinkAnswer }) => ({ answer })),
    keepFailure: assign({ failure: ({ event }) => failureOf(errorIn(event)) }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    'the link is dead': ({ event }) => deadLinks.has(codeOf(event)),
    'the order has moved on': ({ event }) => codeOf(event) === 'NOT_ALLOWED_NOW',
    'it was declined': ({ context }) => context.answer?.action === 'decline',
    'a reason was given': ({ event }) => event.type === 'DECLINE.REQUESTED' && event.note.trim() !== '',
    'it waits for an answer': ({ context }) =>
      context.order?.subOrder.actions.some((action) => action === 'confirm' || action === 'decline') ?? false,
  },
  delays: { patience: PATIENCE_MS },
});
