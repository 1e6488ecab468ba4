import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { refusal, sendRefusal } from '../../http-adapter/index.ts';
import { refusals } from './refusals.ts';

/** A figure read whenever /metrics is: the pool's connections, the jobs that wait. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  read(): number | Promise<number>;
}

interface MetricsOptions {
  readonly token: string | null;
  readonly readings: readonly Reading[];
  /** Figures of the process itself (memory, event loop); once a process. */
  readonly ofProcess: boolean;
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  // Behind a proxy on the same machine everybody comes from the loopback.
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  return !isForwarded && loopback.has(request.ip);
}

/** `/metrics` for Prometheus, by route pattern; with METRICS_TOKEN for its bearer, without for the loopback alone. */
export function addMetrics(app: FastifyInstance, { token, readings, ofProcess }: MetricsOptions): void {
  const register = new Registry();
  if (ofProcess) collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out.',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers: [register],
  });
  for (const { name, help, read } of readings)
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        this.set(await read());
      },
    });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!mayRead(request, token)) return sendRefusal(reply, refusals, refusal('NOT_FOUND'));
    return reply.type(register.contentType).send(await register.metrics());
  });
}
