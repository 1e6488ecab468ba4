import type { FastifyInstance } from 'fastify';
import { oneAtATime } from './one-at-a-time.ts';

type ReadinessState = 'ok' | 'late' | 'away' | 'full';

/** One condition in `/ready`. `check` never throws: it returns the problem. */
export interface ReadinessCheck {
  readonly name: string;
  check(): Promise<ReadinessState>;
  /** Whether the service works without it: then it is shown, but does not affect the status. */
  readonly isInformative?: boolean;
}

/** Load balancers must know soon, also if a dependency accepts connections and does not respond. */
const limitMs = 800;

/** The same checks, each `away` if it does not answer in time. */
export const checksInTime = (checks: readonly ReadinessCheck[]): readonly ReadinessCheck[] =>
  checks.map((one) => ({ ...one, check: oneAtATime(() => one.check(), { limitMs, late: 'away' }) }));

const ofProbes = { config: { rateLimit: false }, logLevel: 'warn' } as const;

/**
 * `/health`: the process is alive (otherwise restart it). `/ready`: it can work (otherwise send it no requests; 503).
 */
export function addHealth(app: FastifyInstance, checks: readonly ReadinessCheck[]): void {
  app.get('/health', ofProbes, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: true }),
  );
  app.get('/ready', ofProbes, async (_request, reply) => {
    const states = await Promise.all(checks.map(({ check }) => check()));
    const status = checks.every(({ isInformative }, at) => isInformative === true || states[at] === 'ok');
    if (!status) reply.code(503).header('retry-after', '2');
    const found = Object.fromEntries(checks.map(({ name }, at) => [name, states[at]]));
    return reply.header('cache-control', 'no-store').send({ status, checks: found });
  });
}
