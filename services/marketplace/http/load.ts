import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refusal, sendRefusal } from '../../http-adapter/index.ts';
import { refusals } from './refusals.ts';

/** Far above a busy second's delay: a process this late answers nobody in time. */
const eventLoopDelayMaxMs = 3000;
const retryAfterSeconds = 5;
const alwaysAnswered = new Set(['/health', '/ready', '/metrics']);
const builtFile = /\/[^/?]+\.\w+(?:\?|$)/;

/** Whether a call is turned away while the process cannot keep up. Not for files: a page whose script was refused never wakes. */
export const isShed = (url: string): boolean =>
  !alwaysAnswered.has(url.split('?', 1)[0] ?? url) && (url.startsWith('/api/') || !builtFile.test(url));

/** Answers 503 with Retry-After while the process cannot keep up, so that callers wait instead of piling up. */
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
