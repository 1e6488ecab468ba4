import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Requests with a session, and everything but GET (a body may contain a mailed token). */
const isPrivate = ({ method, headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || !['GET', 'HEAD'].includes(method);

/** Forbids browsers and proxies to store private answers, unless they have their own caching header. */
export function keepPrivateAnswersOut(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isPrivate(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/**
 * Adds an entity tag to public answers of the API, so that unchanged ones are not sent again. They are still
 * revalidated each time, so that nobody sees an outdated price or stock.
 */
export function tagPublicAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isPrivate(request) || !request.url.startsWith('/api/') || reply.statusCode !== 200)
      return done(null, payload);
    if (typeof payload !== 'string' || reply.hasHeader('cache-control') || reply.hasHeader('etag'))
      return done(null, payload);
    // Weak, because it is compressed later, or not.
    const tag = `W/"${hash('sha256', payload, 'base64url')}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] !== tag) return done(null, payload);
    reply.code(304).removeHeader('content-length');
    done(null, '');
  });
}
