import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { operations } from '../../../openapi/__generated__/marketplace.ts';
import { replicaBehindMostMs } from '../platform/db/replica.ts';

const cookie = 'wrote';
/** Twice the maximum delay of the replica, because the browser counts from the response, which is after the write. */
const keptSeconds = (2 * replicaBehindMostMs) / 1000;

const hasCookie = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.split('; ').includes(`${cookie}=1`) === true;

/** Operations of every visitor while browsing, and queries by POST: they change nothing on sale. */
const changeNothing: ReadonlySet<string> = new Set<keyof operations>([
  'recordPageViews',
  'recordFlowVisits',
  'priceVisitorCart',
  'sendAssistantMessage',
]);

const writersPage = new AsyncLocalStorage<boolean>();

/** Renders a page as its visitor's own reads: its internal calls count as a writer's if the visitor is one. */
export const renderFor = <Page>(request: FastifyRequest, render: () => Page): Page =>
  writersPage.run(hasCookie(request), render);

/**
 * Whether the caller must see their own recent changes: all signed-in users, from any device; and a browser that
 * changed something within the last seconds, for pages that the server renders without a session.
 */
export const readsOwnWrites = (request: FastifyRequest): boolean =>
  request.headers.authorization !== undefined || hasCookie(request) || writersPage.getStore() === true;

/** Marks a browser that changed something, by a cookie for some seconds. */
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
