import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BodyRefused } from './json-body.ts';
import { adapterRefusals, refusal, type AdapterCode, type Refusal, type RefusalTable } from './refusal.ts';
import { noteRefusal } from './request-facts.ts';

/** The envelope of all failures (contract: schema Failure). */
interface Failure {
  readonly status: false;
  readonly message: string;
  readonly error: {
    readonly code: string;
    readonly details?: Readonly<Record<string, unknown>>;
    readonly requestId: string;
  };
}

interface FailureOptions<Code extends string> {
  readonly refusals: RefusalTable<Code | AdapterCode>;
  /** Seconds to wait if the error is an outage of a dependency (the database is down), else null. */
  readonly outageRetryAfterSeconds?: (error: unknown) => number | null;
}

const unknownCode = { status: 500, message: adapterRefusals.INTERNAL.message };

export const failureOf = (table: RefusalTable<string>, refused: Refusal, requestId: string) => {
  const row = Object.hasOwn(table, refused.refused) ? table[refused.refused] : undefined;
  const { status, message } = row ?? unknownCode;
  const { fields, retryAfterSeconds } = refused;
  const details = {
    ...refused.details,
    ...(fields !== undefined && { fields }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
  const error = { code: refused.refused, ...(Object.keys(details).length > 0 && { details }), requestId };
  const body: Failure = { status: false, message: refused.message ?? message, error };
  return { status, body };
};

/** Sends a refusal in the envelope, with Retry-After and WWW-Authenticate if they apply. */
export function sendRefusal(
  reply: FastifyReply,
  table: RefusalTable<string>,
  refused: Refusal,
): FastifyReply {
  const { status, body } = failureOf(table, refused, reply.request.id);
  noteRefusal(reply.request, refused.refused);
  if (refused.retryAfterSeconds !== undefined) reply.header('retry-after', String(refused.retryAfterSeconds));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  // Not written by the contract's serializer, because `details` differ by code.
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

const codeByStatus: Readonly<Record<number, AdapterCode>> = {
  400: 'VALIDATION',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'VALIDATION',
  413: 'BODY_TOO_LARGE',
  414: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

const messagesByFastifyCode: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request was cut short.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The JSON is broken: it could not be read.',
  FST_MP_PREMATURE_CLOSE: 'The upload was cut short. Please send it again.',
  FST_REQ_FILE_TOO_LARGE: 'This file is too large.',
  FST_FILES_LIMIT: 'Too many files at once.',
  FST_PROTO_VIOLATION: 'A field has a name that is not allowed.',
};

/** The refusal for an error thrown during a call; null for a bug. */
const refusalOf = (error: FastifyError, reply: FastifyReply): Refusal<AdapterCode> | null => {
  if (error instanceof BodyRefused) return error.refusal;
  // A busboy error about a truncated or malformed form has no status.
  if (
    /^(?:Unexpected end of|Malformed|Multipart: Boundary)/i.test(error.message) &&
    error.statusCode === undefined
  )
    return refusal('VALIDATION', { message: 'The upload was cut short. Please send it again.' });
  const code = codeByStatus[error.statusCode ?? 500];
  if (code === undefined) return null;
  const message = messagesByFastifyCode[error.code];
  // The limiters of rate and load set the header before they throw.
  const retryAfterSeconds = Number(reply.getHeader('retry-after') ?? (code === 'UNAVAILABLE' ? 2 : 0));
  return refusal(code, {
    ...(message !== undefined && { message }),
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
  });
};

/** Puts every failure of the app into the envelope: thrown errors, malformed bodies, unknown addresses, outages. */
export function answerFailures<Code extends string>(
  app: FastifyInstance,
  options: FailureOptions<Code>,
): void {
  const table: RefusalTable<string> = options.refusals;
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const waitSeconds = options.outageRetryAfterSeconds?.(error) ?? null;
    if (waitSeconds !== null) {
      request.log.warn({ err: error }, 'something behind the service is away');
      return sendRefusal(reply, table, refusal('UNAVAILABLE', { retryAfterSeconds: waitSeconds }));
    }
    const refused = refusalOf(error, reply);
    if (refused) return sendRefusal(reply, table, refused);
    request.log.error({ err: error }, 'request failed');
    return sendRefusal(reply, table, refusal('INTERNAL'));
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, table, refusal('NOT_FOUND')));
}
