import { assign, setup } from 'xstate';
import type { components } from '../../api/index.ts';
import { PATIENCE_MS } from '../../lib/patience.ts';
import { errorIn, failureDetailsOf, failureOf, providedPromise, type Failure } from '../kit/index.ts';

/** What a supplier's link shows (contract: LinkedSubOrder). */
export type LinkedOrder = components['schemas']['LinkedSubOrder'];

/** What a provider's link shows (contract: LinkedBooking). */
export type LinkedBooking = components['schemas']['LinkedBooking'];

/** The order or booking that a link asks about. */
export type Asked = LinkedOrder | LinkedBooking;

/** The quantities and dates a supplier confirms; missing ones are as ordered. */
interface OrderConfirmation {
  lines?: components['schemas']['ConfirmedLines'];
  /** YYYY-MM-DD. */
  readyOn?: string;
}

/** The supplier's proposed replacement for what was ordered. */
type OrderProposal = components['schemas']['ProposalGiven'];

/**
 * The answers that the link allows; everything else is done in the app. Only a booking can get another time, only an
 * order other content.
 */
export type LinkAnswer =
  | ({ action: 'confirm' } & OrderConfirmation)
  | { action: 'decline'; note: string }
  | { action: 'propose_change'; proposal: OrderProposal }
  | { action: 'propose_time'; startsAt: string; note: string };

export interface OrderAnswerContext {
  /** As it was last read; null until then. */
  asked: Asked | null;
  /** The last answer, whether or not it is known to have arrived. */
  answer: LinkAnswer | null;
  failure: Failure | null;
}

export type OrderAnswerEvent =
  | { type: 'READ.REPEATED' }
  | ({ type: 'CONFIRM.REQUESTED' } & OrderConfirmation)
  | { type: 'DECLINE.CHOSEN' }
  | { type: 'DECLINE.ABANDONED' }
  | { type: 'DECLINE.REQUESTED'; note: string }
  | { type: 'CHANGE.CHOSEN' }
  | { type: 'CHANGE.ABANDONED' }
  | { type: 'CHANGE.REQUESTED'; proposal: OrderProposal }
  | { type: 'PROPOSAL.CHOSEN' }
  | { type: 'PROPOSAL.ABANDONED' }
  | { type: 'PROPOSAL.REQUESTED'; startsAt: string; note: string }
  | { type: 'CANCEL.REQUESTED' };

const codeOf = (event: object): string => failureOf(errorIn(event)).code;

const actionsOf = (asked: Asked | null): readonly string[] => {
  if (asked === null) return [];
  return 'booking' in asked ? asked.booking.actions : asked.subOrder.actions;
};

const waits = (asked: Asked | null): boolean =>
  actionsOf(asked).some((action) => action === 'confirm' || action === 'decline');

/** The chosen time is taken, or no longer offered. */
const timeGone = new Set(['SLOT_TAKEN', 'SLOT_NOT_OFFERED']);

/** A link that is permanently invalid. */
const deadLinks = new Set(['LINK_WRONG', 'LINK_EXPIRED', 'LINK_USED', 'NOT_FOUND']);

/** Why an answer was refused: for form problems, the message of the first field. */
function refusalOf(event: object): Failure {
  const { code, message } = failureOf(errorIn(event));
  const [first] = failureDetailsOf(errorIn(event)).fields;
  return { code, message: first?.message ?? message };
}

/**
 * What the path of an emailed order or booking may use. Only the actors know the link's token: it is in no event and no
 * context.
 */
export const orderAnswerVocabulary = setup({
  types: {
    context: {} as OrderAnswerContext,
    events: {} as OrderAnswerEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    readLink: providedPromise<Asked>('readLink'),
    answerLink: providedPromise<Asked, LinkAnswer>('answerLink'),
  },
  actions: {
    keepAsked: assign((_, { asked }: { asked: Asked }) => ({ asked })),
    keepAnswer: assign((_, { answer }: { answer: LinkAnswer }) => ({ answer })),
    keepFailure: assign({ failure: ({ event }) => failureOf(errorIn(event)) }),
    keepRefusal: assign({ failure: ({ event }) => refusalOf(event) }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    'the link is dead': ({ event }) => deadLinks.has(codeOf(event)),
    'the link was cut short': ({ event }) => codeOf(event) === 'VALIDATION',
    'it has moved on': ({ event }) => codeOf(event) === 'NOT_ALLOWED_NOW',
    'it was declined': ({ context }) => context.answer?.action === 'decline',
    'a reason was given': ({ event }) => event.type === 'DECLINE.REQUESTED' && event.note.trim() !== '',
    'it waits for an answer': ({ context }) => waits(context.asked),
    'a change may be proposed': ({ context }) => actionsOf(context.asked).includes('propose_change'),
    'a change was proposed': ({ context }) => context.answer?.action === 'propose_change',
    'another time may be proposed': ({ context }) => actionsOf(context.asked).includes('propose_time'),
    'a free time was chosen': ({ context, event }) =>
      event.type === 'PROPOSAL.REQUESTED' &&
      context.asked !== null &&
      'slots' in context.asked &&
      context.asked.slots.some(({ startsAt }) => startsAt === event.startsAt),
    'another time was proposed': ({ context }) => context.answer?.action === 'propose_time',
    'the time is gone': ({ event }) => timeGone.has(codeOf(event)),
    'another time is to be chosen': ({ context: { asked, answer, failure } }) =>
      waits(asked) && answer?.action === 'propose_time' && failure !== null && timeGone.has(failure.code),
  },
  delays: { patience: PATIENCE_MS },
});
