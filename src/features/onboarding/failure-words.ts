import type { OnboardingFailure } from '../../machines/onboarding/index.ts';
import { readingWordsOf, wordsOf } from '../account/index.ts';

const ownWords: Readonly<Record<string, string>> = {
  NOTHING_IMPORTED: 'Nothing of your list is imported yet. Import it, then we check it again.',
  CHANGED_ELSEWHERE:
    'Your company was changed in another tab or by a colleague while you typed. Nothing of yours is lost: look at the newer version, then save again.',
  DELIVERY_NOT_OFFERED:
    'Your list was changed in another tab or by a colleague: a way in it is no longer there. Look at the newer list, then say anew what you typed.',
  NOT_ALLOWED_NOW:
    'That cannot be changed while your application is being looked at. Nothing is lost: try again once it is decided.',
  PAPER_NOT_ACCEPTED: 'This file is none that we can take. PDF, JPEG, PNG and WebP work, up to 10 MB.',
  FILE_EMPTY: 'This file is empty. Please choose another.',
};

const ownWordsOf = ({ code }: OnboardingFailure): string | undefined =>
  Object.hasOwn(ownWords, code) ? ownWords[code] : undefined;

/** What happened, what was kept and what to do, in a sentence or two. */
export const failureWords = (failure: OnboardingFailure): string => ownWordsOf(failure) ?? wordsOf(failure);

/** The same of a question to the server, for which nothing was typed. */
export const questionFailureWords = (failure: OnboardingFailure): string =>
  ownWordsOf(failure) ?? readingWordsOf(failure);
