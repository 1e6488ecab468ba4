import { assign } from 'xstate';
import { orderAnswerVocabulary, type LinkAnswer } from './order-answer.vocabulary.ts';

const confirmed: LinkAnswer = { action: 'confirm' };

/**
 * The page behind the link of a mail (product.md, Cart and orders): what is asked is read, which uses nothing up, and answered once. An answer whose
 * outcome is not known is found out by reading again.
 */
export const orderAnswerMachine = orderAnswerVocabulary.createMachine({
  id: 'order-answer',
  context: { order: null, answer: null, failure: null, slow: false },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      entry: 'beginPatiently',
      invoke: {
        id: 'readLink',
        src: 'readLink',
        onDone: { target: 'weighing', actions: assign({ order: ({ event }) => event.output }) },
        onError: [
          { guard: 'the link is dead', target: 'dead', actions: 'keepFailure' },
          { target: 'unreadable', actions: 'keepFailure' },
        ],
      },
      after: { patience: { actions: 'growImpatient' } },
      on: { 'CANCEL.REQUESTED': { target: 'unreadable' } },
    },
    weighing: { always: [{ guard: 'it waits for an answer', target: 'asking' }, { target: 'settled' }] },
    unreadable: {
      on: { 'READ.REPEATED': { target: 'reading', actions: 'forgetFailure' } },
    },
    asking: {
      on: {
        'CONFIRM.REQUESTED': {
          target: 'answering',
          actions: ['forgetFailure', assign({ answer: confirmed })],
        },
        'DECLINE.CHOSEN': { target: 'declining', actions: 'forgetFailure' },
      },
    },
    declining: {
      on: {
        'DECLINE.REQUESTED': {
          guard: 'a reason was given',
          target: 'answering',
          actions: [
            'forgetFailure',
            assign({ answer: ({ event }) => ({ action: 'decline', note: event.note.trim() }) }),
          ],
        },
        'DECLINE.ABANDONED': { target: 'asking', actions: 'forgetFailure' },
      },
    },
    answering: {
      tags: 'busy',
      entry: 'beginPatiently',
      invoke: {
        id: 'answerLink',
        src: 'answerLink',
        input: ({ context }) => context.answer ?? confirmed,
        onDone: { target: 'answered', actions: assign({ order: ({ event }) => event.output }) },
        onError: [
          { guard: 'the link is dead', target: 'dead', actions: 'keepFailure' },
          { guard: 'the order has moved on', target: 'reading' },
          { target: 'unanswered', actions: 'keepFailure' },
        ],
      },
      after: { patience: { actions: 'growImpatient' } },
      // Whether it arrived is not known: what is read then says so.
      on: { 'CANCEL.REQUESTED': { target: 'reading' } },
    },
    /** Back to where it was answered, with what was typed. */
    unanswered: {
      always: [{ guard: 'it was declined', target: 'declining' }, { target: 'asking' }],
    },
    /** Answered in the app, withdrawn by the buyer, or too late: read as it is now. */
    settled: { type: 'final' },
    answered: { type: 'final' },
    dead: { type: 'final' },
  },
});
