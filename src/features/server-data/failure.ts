import { ApiError } from '../../api/index.ts';
import { Refusal, unexpectedText } from '../../lib/refusal.ts';

/** Why a call failed, in the shape of forms and machines. */
export interface Failure {
  code: string;
  message: string;
  retryAfterSeconds: number | null;
  triesLeft: number | null;
  /** Problems by field name, from the server's validation. */
  fields: { field: string; message: string }[];
}

/**
 * A failed call for a form. A refusal in the browser, before anything was sent, has its own message; anything else is a
 * bug with a general message.
 */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    const isRefusal = error instanceof Refusal;
    return {
      code: isRefusal ? 'UNCODED' : 'UNEXPECTED',
      message: isRefusal ? error.message : unexpectedText,
      retryAfterSeconds: null,
      triesLeft: null,
      fields: [],
    };
  }
  const { code, message, details } = error;
  return {
    code,
    message,
    retryAfterSeconds: details.retryAfterSeconds ?? null,
    triesLeft: details.triesLeft ?? null,
    fields: details.fields?.map((problem) => ({ field: problem.field, message: problem.message })) ?? [],
  };
}

/** Replaces SESSION_EXPIRED and UNAUTHENTICATED once the user has signed in again above the form. */
export const signedInAgain: Failure = {
  code: 'SIGNED_IN_AGAIN',
  message: 'You’re signed in again. What you typed is kept. Press the button again.',
  retryAfterSeconds: null,
  triesLeft: null,
  fields: [],
};
