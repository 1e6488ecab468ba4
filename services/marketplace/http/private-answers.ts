import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What was asked for with a session, and what came of anything sent (a mailed token travels in a body). */
const isPrivate = ({ method, headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || !['GET', 'HEAD'].includes(method);

/** Private answers are kept by no browser and no proxy; one that says itself how long it may be kept, is left alone. */
export function keepPrivateAnswersOut(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (isPrivate(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
