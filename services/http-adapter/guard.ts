import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from './document.ts';
import { sendRefusal } from './failures.ts';
import type { Authenticate, Permit } from './permissions.ts';
import { isRefusal, refusal, type AdapterCode, type Refusal, type RefusalTable } from './refusal.ts';

const sessionKey = Symbol('session');
type WithSession = FastifyRequest & { [sessionKey]?: unknown };

/** The session that the guard of this request found; null for a visitor. */
export const sessionOf = (request: WithSession): unknown => request[sessionKey] ?? null;

interface GuardOptions<Session, Row, Code extends string> {
  readonly row: Row | 'anyone';
  readonly isLater: boolean;
  readonly authenticate: Authenticate<Session, Code>;
  readonly permit: Permit<Session, Row, Code>;
  readonly refusals: RefusalTable<string>;
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Everything that is decided before a byte of the body is read: session, permission, "not yet", content type. */
export function guardOf<Session, Row, Code extends string>(
  operation: Operation,
  { row, isLater, authenticate, permit, refusals }: GuardOptions<Session, Row, Code>,
): Guard {
  const sessionFor = async (request: FastifyRequest): Promise<Session | Refusal | null> => {
    if (operation.session === 'never') return null;
    if (operation.session === 'needed') return authenticate(request);
    if (request.headers.authorization === undefined) return null;
    const found = await authenticate(request);
    return isRefusal(found) ? null : found;
  };

  const refusedBy = (session: Session | null): Refusal | null => {
    if (row === 'anyone') return null;
    if (session === null) return refusal('UNAUTHENTICATED');
    // `anyone` was handled above; TypeScript does not narrow a type parameter by comparison.
    return permit(session, row as Exclude<Row, 'anyone'>);
  };

  return async (request: WithSession, reply) => {
    const session = await sessionFor(request);
    if (isRefusal(session)) return sendRefusal(reply, refusals, session);
    request[sessionKey] = session;
    const refused =
      refusedBy(session) ?? (isLater ? refusal('NOT_AVAILABLE_YET') : wrongContent(operation, request));
    return refused ? sendRefusal(reply, refusals, refused) : undefined;
  };
}

function wrongContent(operation: Operation, request: FastifyRequest): Refusal<AdapterCode> | null {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody) return null;
  const accepted = operation.body?.contentTypes ?? [];
  const mediaType = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (accepted.includes(mediaType)) return null;
  const message = accepted.length > 0 ? `Send this as ${accepted.join(' or ')}.` : 'This call takes no body.';
  return refusal('UNSUPPORTED_MEDIA_TYPE', { message });
}
