import type { components } from '../../openapi/__generated__/marketplace.ts';
import { readFailure, reportsFailure } from './read-failure.ts';

/** The server's closed list of refusals (contract: ErrorCode). */
export type ErrorCode = components['schemas']['ErrorCode'];

/** What can go wrong before or instead of an answer that the server meant (docs/requirements.md §8). */
export type TransportCode =
  | 'NETWORK_ERROR'
  | 'ABORTED'
  | 'TIMEOUT'
  | 'BAD_REQUEST'
  | 'BAD_RESPONSE'
  | 'CANCELED';

/** A refusal in words, without a code of the contract: from something between us and the server, or from an older one. */
type UncodedRefusal = 'UNCODED';

export type FailureDetails = NonNullable<components['schemas']['Failure']['error']['details']>;

interface ApiErrorFields {
  code: ErrorCode | TransportCode | UncodedRefusal;
  message: string;
  /** The HTTP status, or 0 when there was no answer. */
  status?: number;
  requestId?: string | null;
  details?: FailureDetails;
  /** Whether the message comes from the server and so may replace a caller's own. */
  fromServer?: boolean;
  /** What the answer's `error` says, where that is a plain text (docs/requirements.md §7, uploads). */
  errorText?: string | null;
  cause?: unknown;
}

/** The one error that a call can end in, whatever went wrong. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | TransportCode | UncodedRefusal;
  readonly status: number;
  readonly requestId: string | null;
  readonly details: FailureDetails;
  readonly fromServer: boolean;
  readonly errorText: string | null;

  constructor(fields: ApiErrorFields) {
    super(fields.message, { cause: fields.cause });
    this.code = fields.code;
    this.status = fields.status ?? 0;
    this.requestId = fields.requestId ?? null;
    this.details = fields.details ?? {};
    this.fromServer = fields.fromServer ?? false;
    this.errorText = fields.errorText ?? null;
  }
}

const transportMessages: Record<TransportCode, string> = {
  NETWORK_ERROR: 'Network Error',
  ABORTED: 'The connection broke off before the answer was complete.',
  TIMEOUT: 'The answer took too long.',
  BAD_REQUEST: 'The server could not read this request.',
  BAD_RESPONSE: 'The server gave an answer that we could not read.',
  CANCELED: 'Canceled.',
};

function transportError(code: TransportCode, status = 0, cause?: unknown): ApiError {
  return new ApiError({ code, message: transportMessages[code], status, cause });
}

/**
 * What a rejected fetch means. `answered` tells whether headers had arrived: a break before that is the network, one after it is an
 * answer cut short, whose `status` it keeps where that is known.
 */
export function errorOfRejection(cause: unknown, answered: boolean, status = 0): ApiError {
  if (cause instanceof ApiError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'AbortError') return transportError('CANCELED', status, cause);
  if (name === 'TimeoutError') return transportError('TIMEOUT', status, cause);
  if (name === 'SyntaxError') return transportError('BAD_RESPONSE', status, cause);
  return transportError(answered ? 'ABORTED' : 'NETWORK_ERROR', status, cause);
}

/** The error of an answer outside 200-299, or of one that reports a failure in its body (docs/requirements.md §5). */
function errorOfAnswer(status: number, body: unknown): ApiError {
  const { code, text, errorText, requestId, details } = readFailure(body);
  if (code === null && text === null)
    return transportError(status >= 400 && status < 500 ? 'BAD_REQUEST' : 'BAD_RESPONSE', status);
  return new ApiError({
    // A code of a newer server is none of ours; it is shown in the server's own words.
    code: (code as ErrorCode | null) ?? 'UNCODED',
    message: text ?? transportMessages.BAD_RESPONSE,
    status,
    requestId,
    details,
    fromServer: text !== null,
    errorText,
  });
}

/** The error of an answer that lacks what was asked for; without a status, for it neither grants nor refuses. */
export const incompleteAnswer = (): ApiError => transportError('BAD_RESPONSE');

/**
 * The error of an answer that was read and refuses, or null. A body fails whatever the HTTP status when its `status` or its `ok` is false
 * (docs/requirements.md §5).
 */
export function errorOfRefusal(
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  body: unknown,
): ApiError | null {
  return ok && !reportsFailure(body) ? null : errorOfAnswer(status, body);
}
