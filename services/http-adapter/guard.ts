import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Operation } from './document.ts';
import { sendRefusal } from './failures.ts';
import type { Authenticate, Permit } from './permissions.ts';
import { isRefusal, refusal, type AdapterCode, type Refusal, type RefusalTable } from './refusal.ts';

const sessionKey = Symbol('session');
type WithSession = FastifyRequest & { [sessionKey]?: unknown };

/** The session found by this request's guard; null for a visitor. */
export const sessionOf = (request: WithSession): unknown => request[sessionKey] ?? null;

interface GuardOptions<Session, Row, Code extends string> {
  readonly row: Row | 'anyone';
  readonly authenticate: Authenticate<Session, Code>;
  readonly permit: Permit<Session, Row, Code>;
  readonly refusals: RefusalTable<string>;
}

type Guard = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void;

/** Everything decided before a byte of the body is read: session, permission, content type. */
export function guardOf<Session, Row, Code extends string>(
  operation: Operation,
  { row, authenticate, permit, refusals }: GuardOptions<Session, Row, Code>,
): Guard {
  const isLookedUp = ({ headers }: FastifyRequest): boolean =>
    operation.session === 'needed' || (operation.session !== 'never' && headers.authorization !== undefined);

  const refusedBy = (session: Session | null): Refusal | null => {
    if (row === 'anyone') return null;
    if (session === null) return refusal('UNAUTHENTICATED');
    // `anyone` was handled above; TypeScript does not narrow a type parameter by comparison.
    return permit(session, row as Exclude<Row, 'anyone'>);
  };

  const refusedWith = (request: WithSession, session: Session | null): Refusal | null => {
    request[sessionKey] = session;
    return refusedBy(session) ?? wrongContent(operation, request);
  };

  const lookUp = async (request: FastifyRequest): Promise<Refusal | null> => {
    const found = await authenticate(request);
    if (!isRefusal(found)) return refusedWith(request, found);
    return operation.session === 'needed' ? found : refusedWith(request, null);
  };

  // With a callback, because a visitor's call waits for nothing: promises for each step of a call would cost more than
  // most steps.
  return (request, reply, done) => {
    const end = (refused: Refusal | null) => {
      if (refused === null) done();
      else void sendRefusal(reply, refusals, refused);
    };
    if (isLookedUp(request)) lookUp(request).then(end, done);
    else end(refusedWith(request, null));
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
