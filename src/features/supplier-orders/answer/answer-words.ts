import type { AnswerFailure, LinkAnswer } from '../../../machines/order-answer/index.ts';
import { readingWordsOf } from '../../account/index.ts';

/** Why a link opens nothing, and what to do about it; `answer` is what was sent before that was found. */
export function deadLinkWords(code: string, answer: LinkAnswer | null) {
  if (code === 'LINK_USED' && answer !== null)
    return {
      title: 'Your answer has arrived',
      lead: 'The connection broke before we could say so. The link is used up now: sign in to see the order.',
    };
  if (code === 'LINK_USED')
    return {
      title: 'This link was used already',
      lead: 'Each link takes one answer. Sign in to see what was answered, or to change what can still be changed.',
    };
  if (code === 'LINK_EXPIRED')
    return {
      title: 'This link has expired',
      lead: 'An order can be answered for 48 hours. This one ended by itself, and the buyer paid nothing for it.',
    };
  return {
    title: 'This link does not work',
    lead: 'It may have been cut short by the mail program: copy all of it from our mail, or sign in to answer there.',
  };
}

/** A call that failed and for which nothing was typed, in a sentence. */
export const callFailureWords = (failure: AnswerFailure | null): string =>
  failure === null ? 'You stopped before it was there.' : readingWordsOf(failure);
