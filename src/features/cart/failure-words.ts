import { ApiError } from '../../api/index.ts';
import { wordsOf } from '../account/index.ts';

/** Why something was not done, in one sentence for people: the server's, the cart's own, or ours where there was no answer. */
export const failureWords = (error: unknown): string =>
  error instanceof ApiError ? wordsOf(error) : error instanceof Error ? error.message : String(error);

/** What became of a press that no answer came to: nothing of it is kept, and nothing is said to be. */
const unanswered: Readonly<Record<string, string>> = {
  NETWORK_ERROR: 'We could not reach Quayside. It is as it was: check your connection and try again.',
  ABORTED: 'The connection broke off before the answer was complete. Look at it again before you go on.',
  TIMEOUT: 'The answer took too long. Look at it again before you go on.',
  SESSION_EXPIRED: 'Your session had ended. It is as it was: sign in and try again.',
};

/** Why something that was pressed was not done, in one sentence for people. */
export const pressFailureWords = (error: unknown): string =>
  (error instanceof ApiError ? unanswered[error.code] : undefined) ?? failureWords(error);

/** Why something could not be read, in one sentence for people: nothing was typed, so nothing is said of it. */
export const readFailureWords = (error: unknown): string =>
  error instanceof ApiError && error.status === 0
    ? 'We could not reach Quayside: check your connection and try again.'
    : pressFailureWords(error);

/** For support: code and request id; undefined where there is neither. */
export const supportDetails = (error: unknown): string | undefined =>
  error instanceof ApiError ? [error.code, error.requestId].filter(Boolean).join(' · ') : undefined;
