import type { OnboardingFailure } from '../../machines/onboarding/index.ts';
import { errorText, type Failure, type OwnErrorTexts } from '../server-data/index.ts';

const ownErrorTexts: OwnErrorTexts = {
  NOTHING_IMPORTED: 'Nothing from your list has been imported yet. Import it, and we’ll check again.',
  CHANGED_ELSEWHERE:
    'Your company was changed in another tab or by a colleague while you were typing. What you typed is kept. Look at the newer version, then save again.',
  DELIVERY_NOT_OFFERED:
    'Your list was changed in another tab or by a colleague, and one delivery method no longer exists. Look at the newer list, then enter your changes again.',
  NOT_ALLOWED_NOW:
    'You can’t change this while your application is being reviewed. Nothing was lost. Try again after the decision.',
  PAPER_NOT_ACCEPTED: 'We can’t read this kind of file. Use PDF, JPEG, PNG or WebP, up to 10 MB.',
  FILE_EMPTY: 'This file is empty. Choose another one.',
};

type Coded = Pick<OnboardingFailure, 'code' | 'message'>;

/** What happened, what was kept and what to do, in one or two sentences. */
export const failureText = (failure: Coded): string => errorText(failure, 'typed', ownErrorTexts);

/** The same for a failed request without input. */
export const questionFailureText = (failure: Coded): string => errorText(failure, 'read', ownErrorTexts);

/** A refusal for forms: what an application still needs is reported at its fields. */
export const formFailureOf = (failure: OnboardingFailure): Failure => ({
  ...failure,
  triesLeft: null,
  fields: [...failure.fields, ...failure.missing.map((field) => ({ field, message: 'is needed' }))],
});
