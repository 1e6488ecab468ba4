import type { FastifyInstance } from 'fastify';
import { oneAtATime } from '../platform/one-at-a-time.ts';

type ReadinessState = 'ok' | 'away' | 'full';

/** One condition for receiving traffic. `check` never throws: it returns the problem. */
export interface ReadinessCheck {
  readonly name: string;
  check(): Promise<ReadinessState>;
}

/** Whoever balances must know soon, also when the database accepts connections and says nothing. */
const limitMs = 800;

/** The same checks, each `away` when it has no answer in time. */
export const checksInTime = (checks: readonly ReadinessCheck[]): readonly ReadinessCheck[] =>
  checks.map(({ name, check }) => ({ name, check: oneAtATime(check, { limitMs, late: 'away' }) }));

const ofProbes = { config: { rateLimit: false }, logLevel: 'warn' } as const;

/** `/health`: the process answers (restart it when not). `/ready`: it can work (send it no calls when not; 503). */
export function addHealth(app: FastifyInstance, checks: readonly ReadinessCheck[]): void {
  app.get('/health', ofProbes, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: true }),
  );
  app.get('/ready', ofProbes, async (_request, reply) => {
    const found = await Promise.all(checks.map(async ({ name, check }) => [name, await check()] as const));
    const status = found.every(([, state]) => state === 'ok');
    if (!status) reply.code(503).header('retry-after', '2');
    return reply.header('cache-control', 'no-store').send({ status, checks: Object.fromEntries(found) });
  });
}
