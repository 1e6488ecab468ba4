import type { FastifyInstance } from 'fastify';

type ReadinessState = 'ok' | 'away' | 'full';

/** One condition for receiving traffic. `check` never throws: it returns the problem. */
export interface ReadinessCheck {
  readonly name: string;
  check(): Promise<ReadinessState>;
}

/** Whoever balances must know soon, also when the database accepts connections and says nothing. */
const limitMs = 800;

/** A check that has no answer in time is `away`. It is not begun again before it has one, so that probes do not pile up. */
function inTime({ check }: ReadinessCheck): () => Promise<ReadinessState> {
  let underWay: Promise<ReadinessState> | null = null;
  return async () => {
    underWay ??= check().finally(() => (underWay = null));
    const limit = Promise.withResolvers<ReadinessState>();
    const timer = setTimeout(limit.resolve, limitMs, 'away');
    try {
      return await Promise.race([underWay, limit.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}

const unlimited = { config: { rateLimit: false } } as const;

/** `/health`: the process answers (restart it when not). `/ready`: it can work (send it no calls when not; 503). */
export function addHealth(app: FastifyInstance, checks: readonly ReadinessCheck[]): void {
  const timed = checks.map((check) => ({ name: check.name, state: inTime(check) }));
  app.get('/health', unlimited, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: true }),
  );
  app.get('/ready', unlimited, async (_request, reply) => {
    const found = await Promise.all(timed.map(async ({ name, state }) => [name, await state()] as const));
    const status = found.every(([, state]) => state === 'ok');
    if (!status) reply.code(503).header('retry-after', '2');
    return reply.header('cache-control', 'no-store').send({ status, checks: Object.fromEntries(found) });
  });
}
