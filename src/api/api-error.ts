import type { components } from '../../openapi/__generated__/marketplace.ts';

/** The server's closed list of refusals (contract: ErrorCode). */
export type ErrorCode = components['schemas']['ErrorCode'];

/** What can go wrong before or instead of an answer that the server meant (specification §8). */
export type TransportCode =
  'NETWORK_ERROR' | 'ABORTED' | 'TIMEOUT' | 'BAD_REQUEST' | 'BAD_RESPONSE' | 'CANCELED';

export type FailureDetails = NonNullable<components['schemas']['Failure']['error']['details']>;

interface ApiErrorFields {
  code: ErrorCode | TransportCode;
  message: string;
  /** The HTTP status, or 0 when there was no answer. */
  status?: number;
  requestId?: string | null;
  details?: FailureDetails;
  /** Whether the words come from the server, and so may stand in place of a caller's own. */
  fromServer?: boolean;
  cause?: unknown;
}

/** The one error that a call can end in, whatever went wrong. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | TransportCode;
  readonly status: number;
  readonly requestId: string | null;
  readonly details: FailureDetails;
  readonly fromServer: boolean;

  constructor(fields: ApiErrorFields) {
    super(fields.message, { cause: fields.cause });
    this.code = fields.code;
    this.status = fields.status ?? 0;
    this.requestId = fields.requestId ?? null;
    this.details = fields.details ?? {};
    this.fromServer = fields.fromServer ?? false;
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

type Failure = components['schemas']['Failure'];

function isFailure(body: unknown): body is Failure {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'object' &&
    body.error !== null &&
    'code' in body.error &&
    typeof body.error.code === 'string'
  );
}

/** The error of an answer outside 200-299, or of one whose `status` is false (specification §5). */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  if (isFailure(body)) {
    return new ApiError({
      code: body.error.code,
      message: body.message,
      status,
      requestId: body.error.requestId,
      details: body.error.details ?? {},
      fromServer: true,
    });
  }
  return transportError(status >= 400 && status < 500 ? 'BAD_REQUEST' : 'BAD_RESPONSE', status);
}

/** The error of an answer that was read and refuses, or null (specification §5: `status` false fails whatever the HTTP status). */
export function errorOfRefusal(
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  body: unknown,
): ApiError | null {
  const refuses = typeof body === 'object' && body !== null && 'status' in body && body.status === false;
  return ok && !refuses ? null : errorOfAnswer(status, body);
}
