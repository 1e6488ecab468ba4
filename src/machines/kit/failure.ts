import { unexpectedText } from '../../lib/refusal.ts';

/** Why something failed, as a context stores it: an Error would lose its message when the context is serialized. */
export interface Failure {
  code: string;
  /** One sentence: the server's, if it answered. */
  message: string;
}

/** A problem of one field of a form, by its path: `place/port`. */
export interface FieldFailure {
  field: string;
  message: string;
}

/** The server's details of a refusal; null or empty if there are none. */
export interface FailureDetails {
  retryAfterSeconds: number | null;
  triesLeft: number | null;
  fields: FieldFailure[];
  /** The missing requirements, by name. */
  missing: string[];
}

/** The shape of ApiError, which machines may not import; every field is unchecked. */
interface Thrown {
  code?: unknown;
  message?: unknown;
  status?: unknown;
  fromServer?: unknown;
  details?: { retryAfterSeconds?: unknown; triesLeft?: unknown; fields?: unknown; missing?: unknown };
}

const thrown = (error: unknown): Thrown => Object(error) as Thrown; // each field is checked

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * A failure as the actors throw it, with a code. Anything else is a bug: contexts are shown to people, so its message
 * stays in the recording.
 */
export function failureOf(error: unknown): Failure {
  const { code, message } = thrown(error);
  if (typeof code !== 'string' || typeof message !== 'string')
    return { code: 'UNEXPECTED', message: unexpectedText };
  return { code, message };
}

export function failureDetailsOf(error: unknown): FailureDetails {
  const { retryAfterSeconds, triesLeft, fields, missing } = thrown(error).details ?? {};
  return {
    retryAfterSeconds: numberOrNull(retryAfterSeconds),
    triesLeft: numberOrNull(triesLeft),
    fields: listOf(fields).flatMap((each) => {
      const { field, message } = Object(each) as Partial<Record<keyof FieldFailure, unknown>>; // checked
      return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
    }),
    missing: listOf(missing).filter((each) => typeof each === 'string'),
  };
}

/**
 * Whether the server has refused, also with status 200. Status 0 means no answer, which is no refusal: the outage may
 * have come before or after the work was done.
 */
export function isRefusal(error: unknown): boolean {
  const { status, fromServer } = thrown(error);
  if (typeof status !== 'number') return false;
  return (status >= 400 && status < 500) || (status >= 200 && status < 300 && fromServer === true);
}

/** The error of a failed actor. Its error event is not among the events of a vocabulary. */
export const errorIn = (event: object): unknown => ('error' in event ? event.error : undefined);
