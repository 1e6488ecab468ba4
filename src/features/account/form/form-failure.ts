import { ApiError } from '../../../api/index.ts';
import type { SessionFailure } from '../../../machines/session/index.ts';

/** Why a form was refused; the session machine's failures and the client's errors in one shape. */
export type FormFailure = SessionFailure;

/** Words of ours: for what went wrong on the way, where the server said nothing, and where more is to be said than it knows. */
const ownWords: Readonly<Record<string, { typed: string; read: string }>> = {
  NETWORK_ERROR: {
    typed: 'We could not reach Quayside. Check your connection and try again: what you typed is kept.',
    read: 'We could not reach Quayside. Check your connection and try again.',
  },
  ABORTED: {
    typed: 'The connection broke off before the answer was complete. What you typed is kept: try again.',
    read: 'The connection broke off before the answer was complete. Try again.',
  },
  TIMEOUT: {
    typed: 'The answer took too long. What you typed is kept: try again.',
    read: 'The answer took too long. Try again.',
  },
  BAD_REQUEST: {
    typed: 'The server could not read this. What you typed is kept: reload the page if it happens again.',
    read: 'The server could not read this. Reload the page if it happens again.',
  },
  BAD_RESPONSE: {
    typed: 'The server gave an answer that we could not read. What you typed is kept: try again.',
    read: 'The server gave an answer that we could not read. Try again.',
  },
  SESSION_EXPIRED: {
    typed:
      'Your session had ended, so this was not done. Sign in again, then try once more: what you typed is kept.',
    read: 'Your session had ended, so this was not done. Sign in again, then try once more.',
  },
  UNEXPECTED: {
    typed: 'Something went wrong on this page. What you typed is kept: try again.',
    read: 'Something went wrong on this page. Try again.',
  },
};

/** A failed call as a form shows it. What is not an ApiError is a bug, and is told as one. */
export function toFormFailure(error: unknown): FormFailure {
  if (!(error instanceof ApiError)) {
    const message = error instanceof Error ? error.message : String(error);
    return { code: 'UNEXPECTED', message, retryAfterSeconds: null, triesLeft: null, fields: [] };
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

/** In place of SESSION_EXPIRED once the person has signed in over the form. */
export const signedInAgain: FormFailure = {
  code: 'SIGNED_IN_AGAIN',
  message: 'You are signed in again. Press the button once more: what you typed is kept.',
  retryAfterSeconds: null,
  triesLeft: null,
  fields: [],
};

type Told = Pick<FormFailure, 'code' | 'message'>;

/** One sentence for people: the server's, or ours where there was no answer. */
export const wordsOf = ({ code, message }: Told): string => ownWords[code]?.typed ?? message;

/** The same where nothing was typed that could be kept. */
export const readingWordsOf = ({ code, message }: Told): string => ownWords[code]?.read ?? message;

/** The sentence of a settings call, whose fallbacks are given by specification §8, and what became of what was typed. */
export function settingsWordsOf({ code, message }: Told): string {
  if (code === 'SESSION_EXPIRED') return wordsOf({ code, message });
  if (message.endsWith('.')) return message;
  const offline = code === 'NETWORK_ERROR' || !navigator.onLine;
  return `${message}. ${offline ? 'You seem to be offline. ' : ''}What you typed is kept: try again.`;
}
