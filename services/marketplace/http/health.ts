import type { FastifyInstance } from 'fastify';

/** One thing that must be well before calls are sent here. `check` never throws: what is wrong is its answer. */
export interface ReadinessCheck {
  readonly name: string;
  check(): Promise<'ok' | 'away'>;
}

const unlimited = { config: { rateLimit: false } } as const;

/** `/health`: the process answers (restart it when not). `/ready`: it can work (send it no calls when not; 503). */
export function addHealth(app: FastifyInstance, checks: readonly ReadinessCheck[]): void {
  app.get('/health', unlimited, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: true }),
  );
  app.get('/ready', unlimited, async (_request, reply) => {
    const found = await Promise.all(checks.map(async ({ name, check }) => [name, await check()] as const));
    const status = found.every(([, state]) => state === 'ok');
    if (!status) reply.code(503).header('retry-after', '2');
    return reply.header('cache-control', 'no-store').send({ status, checks: Object.fromEntries(found) });
  });
}
