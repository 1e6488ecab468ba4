import { ApiError } from '../../api/index.ts';
import { Refusal, unexpectedText } from '../../lib/refusal.ts';

/** Why a call failed, as forms show it. Machines keep theirs in the same shape. */
export interface Failure {
  code: string;
  message: string;
  retryAfterSeconds: number | null;
  triesLeft: number | null;
  /** Problems by field name, from the server's validation. */
  fields: { field: string; message: string }[];
}

/**
 * A failed call as a form shows it. What was refused here, before anything was sent, says so in a sentence of its own; anything else is a bug, whose
 * message nobody is shown.
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

/** In place of SESSION_EXPIRED once the user has signed in over the form. */
export const signedInAgain: Failure = {
  code: 'SIGNED_IN_AGAIN',
  message: 'You’re signed in again. What you typed is kept. Press the button again.',
  retryAfterSeconds: null,
  triesLeft: null,
  fields: [],
};
