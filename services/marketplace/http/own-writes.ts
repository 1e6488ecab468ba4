import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { operations } from '../../../openapi/__generated__/marketplace.ts';
import { replicaBehindMostMs } from '../platform/db/replica.ts';

const cookie = 'wrote';
/** Twice what may be missing where it is read: the browser counts from when it hears of it, which is after it was done. */
const keptSeconds = (2 * replicaBehindMostMs) / 1000;

const hasCookie = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.split('; ').includes(`${cookie}=1`) === true;

/** What every visitor sends while looking around, and what is read by sending: none of it is for sale. */
const changeNothing: ReadonlySet<string> = new Set<keyof operations>([
  'recordPageViews',
  'recordFlowVisits',
  'priceVisitorCart',
  'sendAssistantMessage',
]);

const writersPage = new AsyncLocalStorage<boolean>();

/** Draws a page as its visitor would read: the calls that it makes meanwhile are a writer's if the visitor is one. */
export const drawnFor = <Page>(request: FastifyRequest, draw: () => Page): Page =>
  writersPage.run(hasCookie(request), draw);

/**
 * Whether the caller must be shown what they themselves have just changed. All who are signed in, on whatever device they wrote; and a browser
 * that changed something within the last seconds, for its pages that the server draws without a session.
 */
export const readsOwnWrites = (request: FastifyRequest): boolean =>
  request.headers.authorization !== undefined || hasCookie(request) || writersPage.getStore() === true;

/** Tells a browser that changed something to say so for some seconds. */
export function markWriters(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined || changeNothing.has(operationId)) return;
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${cookie}=1; Max-Age=${keptSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
    );
  });
}
