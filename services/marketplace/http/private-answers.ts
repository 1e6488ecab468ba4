import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What was asked for with a session, and what came of anything sent (a mailed token travels in a body). */
const isPrivate = ({ method, headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || !['GET', 'HEAD'].includes(method);

/** Private answers are kept by no browser and no proxy; one that says itself how long it may be kept, is left alone. */
export function keepPrivateAnswersOut(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isPrivate(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/**
 * A public answer of the API carries its tag: who has it already is told that it is the same, and not sent it again. It is asked for each
 * time nevertheless: nobody is shown a price or a stock of before.
 */
export function tagPublicAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isPrivate(request) || !request.url.startsWith('/api/') || reply.statusCode !== 200)
      return done(null, payload);
    if (typeof payload !== 'string' || reply.hasHeader('cache-control') || reply.hasHeader('etag'))
      return done(null, payload);
    // Weak: whether and how it is packed is decided later.
    const tag = `W/"${hash('sha256', payload, 'base64url')}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] !== tag) return done(null, payload);
    reply.code(304).removeHeader('content-length');
    done(null, '');
  });
}
