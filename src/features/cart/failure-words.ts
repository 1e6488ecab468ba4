import { ApiError } from '../../api/index.ts';
import { wordsOf } from '../account/index.ts';

/** Why something was not done, in one sentence for people: the server's, the cart's own, or ours where there was no answer. */
export const failureWords = (error: unknown): string =>
  error instanceof ApiError ? wordsOf(error) : error instanceof Error ? error.message : String(error);

/** For support: code and request id; undefined where there is neither. */
export const supportDetails = (error: unknown): string | undefined =>
  error instanceof ApiError ? [error.code, error.requestId].filter(Boolean).join(' · ') : undefined;
