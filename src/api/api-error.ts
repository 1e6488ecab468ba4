import type { components } from '../../openapi/__generated__/marketplace.ts';
import { readFailure, reportsFailure } from './read-failure.ts';

/** The server's closed list of refusal codes (contract: ErrorCode). */
export type ErrorCode = components['schemas']['ErrorCode'];

/** Failures without an answer of the server (docs/requirements.md §8). */
export type TransportCode =
  | 'NETWORK_ERROR'
  | 'ABORTED'
  | 'TIMEOUT'
  | 'BAD_REQUEST'
  | 'BAD_RESPONSE'
  | 'CANCELED';

/**
 * A refusal without a code of the contract, from something between the browser and the server, or from another release.
 */
type UncodedRefusal = 'UNCODED';

export type FailureDetails = NonNullable<components['schemas']['Failure']['error']['details']>;

interface ApiErrorFields {
  code: ErrorCode | TransportCode | UncodedRefusal;
  message: string;
  /** The HTTP status, or 0 without an answer. */
  status?: number;
  requestId?: string | null;
  details?: FailureDetails;
  /** Whether the message is the server's and may replace the caller's own. */
  fromServer?: boolean;
  /** The answer's `error`, if it is a string (docs/requirements.md §7, uploads). */
  errorText?: string | null;
  cause?: unknown;
}

/** The only error that calls throw. */
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
 * The error of a rejected fetch. `answered`: the headers had arrived. Before them the network failed, after them the
 * answer was cut off, and `status` is kept if known.
 */
export function errorOfRejection(cause: unknown, answered: boolean, status = 0): ApiError {
  if (cause instanceof ApiError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'AbortError') return transportError('CANCELED', status, cause);
  if (name === 'TimeoutError') return transportError('TIMEOUT', status, cause);
  if (name === 'SyntaxError') return transportError('BAD_RESPONSE', status, cause);
  return transportError(answered ? 'ABORTED' : 'NETWORK_ERROR', status, cause);
}

/** The error of a status outside 200-299, or of a body that reports a failure (docs/requirements.md §5). */
function errorOfAnswer(status: number, body: unknown): ApiError {
  const { code, text, errorText, requestId, details } = readFailure(body);
  if (code === null && text === null)
    return transportError(status >= 400 && status < 500 ? 'BAD_REQUEST' : 'BAD_RESPONSE', status);
  return new ApiError({
    // A code that this version does not know is shown with the server's message.
    code: (code as ErrorCode | null) ?? 'UNCODED',
    message: text ?? transportMessages.BAD_RESPONSE,
    status,
    requestId,
    details,
    fromServer: text !== null,
    errorText,
  });
}

/** The error of an answer without the requested data; it has no status, since it is neither success nor refusal. */
export const incompleteAnswer = (): ApiError => transportError('BAD_RESPONSE');

/**
 * The error of an answer that refuses, or null. A body whose `status` or `ok` is false is a failure whatever the HTTP
 * status (docs/requirements.md §5).
 */
export function errorOfRefusal(
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  body: unknown,
): ApiError | null {
  return ok && !reportsFailure(body) ? null : errorOfAnswer(status, body);
}
