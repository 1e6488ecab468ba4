import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refusal, sendRefusal } from '../../http-adapter/index.ts';
import { refusals } from './refusals.ts';

/** Far above the delay of a busy second: a process this slow answers nobody in time. */
const eventLoopDelayMaxMs = 3000;
const retryAfterSeconds = 5;
const alwaysAnswered = new Set(['/health', '/ready', '/metrics']);
const builtFile = /\/[^/?]+\.\w+(?:\?|$)/;

/**
 * Whether a request is refused while the process is overloaded. Files are not: a page without its script does not work.
 */
export const isShed = (url: string): boolean =>
  !alwaysAnswered.has(url.split('?', 1)[0] ?? url) && (url.startsWith('/api/') || !builtFile.test(url));

/** Answers 503 with Retry-After while the process is overloaded, so that callers wait instead of piling up. */
export async function addLoadShedding(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMaxMs,
    retryAfter: retryAfterSeconds,
    pressureHandler: async (request, reply) => {
      if (isShed(request.url))
        await sendRefusal(reply, refusals, refusal('UNAVAILABLE', { retryAfterSeconds }));
    },
  });
}
