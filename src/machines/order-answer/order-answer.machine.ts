import { pending } from '../kit/index.ts';
import { orderAnswerVocabulary, type LinkAnswer } from './order-answer.vocabulary.ts';

const confirmed: LinkAnswer = { action: 'confirm' };

/**
 * The page behind the answer link of a mail, for a supplier's order and a provider's booking (docs/product.md, "Cart
 * and orders"): the request is read, which does not use up the link, and answered once. An unknown result of an answer
 * is resolved by reading again.
 */
export const orderAnswerMachine = orderAnswerVocabulary.createMachine({
  id: 'order-answer',
  context: { asked: null, answer: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      ...pending({ 'CANCEL.REQUESTED': { target: 'unreadable' } }),
      invoke: {
        id: 'readLink',
        src: 'readLink',
        onDone: {
          target: 'weighing',
          actions: { type: 'keepAsked', params: ({ event }) => ({ asked: event.output }) },
        },
        onError: [
          { guard: 'the link is dead', target: 'dead', actions: 'keepFailure' },
          { guard: 'the link was cut short', target: 'dead', actions: 'keepFailure' },
          { target: 'unreadable', actions: 'keepFailure' },
        ],
      },
    },
    weighing: {
      always: [
        { guard: 'another time is to be chosen', target: 'proposing' },
        { guard: 'it waits for an answer', target: 'asking' },
        { target: 'settled' },
      ],
    },
    unreadable: {
      on: { 'READ.REPEATED': { target: 'reading', actions: 'forgetFailure' } },
    },
    asking: {
      on: {
        'CONFIRM.REQUESTED': {
          target: 'answering',
          actions: [
            'forgetFailure',
            {
              type: 'keepAnswer',
              params: ({ event: { type: _type, ...confirmation } }) => ({
                answer: { action: 'confirm', ...confirmation },
              }),
            },
          ],
        },
        'DECLINE.CHOSEN': { target: 'declining', actions: 'forgetFailure' },
        'CHANGE.CHOSEN': {
          guard: 'a change may be proposed',
          target: 'changing',
          actions: 'forgetFailure',
        },
        'PROPOSAL.CHOSEN': {
          guard: 'another time may be proposed',
          target: 'proposing',
          actions: 'forgetFailure',
        },
      },
    },
    declining: {
      on: {
        'DECLINE.REQUESTED': {
          guard: 'a reason was given',
          target: 'answering',
          actions: [
            'forgetFailure',
            {
              type: 'keepAnswer',
              params: ({ event }) => ({ answer: { action: 'decline', note: event.note.trim() } }),
            },
          ],
        },
        'DECLINE.ABANDONED': { target: 'asking', actions: 'forgetFailure' },
      },
    },
    changing: {
      on: {
        'CHANGE.REQUESTED': {
          target: 'answering',
          actions: [
            'forgetFailure',
            {
              type: 'keepAnswer',
              params: ({ event: { proposal } }) => ({ answer: { action: 'propose_change', proposal } }),
            },
          ],
        },
        'CHANGE.ABANDONED': { target: 'asking', actions: 'forgetFailure' },
      },
    },
    proposing: {
      on: {
        'PROPOSAL.REQUESTED': {
          guard: 'a free time was chosen',
          target: 'answering',
          actions: [
            'forgetFailure',
            {
              type: 'keepAnswer',
              params: ({ event: { startsAt, note } }) => ({
                answer: { action: 'propose_time', startsAt, note: note.trim() },
              }),
            },
          ],
        },
        'PROPOSAL.ABANDONED': { target: 'asking', actions: 'forgetFailure' },
      },
    },
    answering: {
      // Whether the answer arrived is unknown; reading again shows it.
      ...pending({ 'CANCEL.REQUESTED': { target: 'reading' } }),
      invoke: {
        id: 'answerLink',
        src: 'answerLink',
        input: ({ context }) => context.answer ?? confirmed,
        onDone: {
          target: 'answered',
          actions: { type: 'keepAsked', params: ({ event }) => ({ asked: event.output }) },
        },
        onError: [
          { guard: 'the link is dead', target: 'dead', actions: 'keepFailure' },
          { guard: 'it has moved on', target: 'reading' },
          // The next free times are loaded; what was typed stays.
          { guard: 'the time is gone', target: 'reading', actions: 'keepFailure' },
          { target: 'unanswered', actions: 'keepRefusal' },
        ],
      },
    },
    /** Back to the answered form, with what was typed. */
    unanswered: {
      always: [
        { guard: 'it was declined', target: 'declining' },
        { guard: 'a change was proposed', target: 'changing' },
        { guard: 'another time was proposed', target: 'proposing' },
        { target: 'asking' },
      ],
    },
    /** Answered in the app, withdrawn by the buyer, or too late: its current state is loaded. */
    settled: { type: 'final' },
    answered: { type: 'final' },
    dead: { type: 'final' },
  },
});
