import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { sendRefusal } from './failures.ts';
import { adapterRefusals, refusal } from './refusal.ts';
import { patternOf, refusedCodeOf } from './request-facts.ts';

/** The metrics of one service, to which its parts add their own. */
export type Metrics = Registry;

interface MetricsOptions {
  /** Whether to include figures of the process (memory, event loop); once per process. */
  readonly ofProcess?: boolean;
}

export function createMetrics({ ofProcess = false }: MetricsOptions = {}): Metrics {
  const metrics = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: metrics });
  return metrics;
}

interface ExposeOptions {
  /** The required bearer token; null: only the loopback interface may read. */
  readonly token: string | null;
  /** Whether the service called itself; such calls are counted separately. */
  readonly isInner?: (request: FastifyRequest) => boolean;
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  // Behind a proxy on the same machine, all requests come from the loopback interface.
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  return !isForwarded && loopback.has(request.ip);
}

/**
 * Measures every request of the app by its pattern, and answers `/metrics` for Prometheus. Must be called before any
 * route is added.
 */
export function exposeMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { token, isInner = () => false }: ExposeOptions,
): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out. `caller` is `rendering` for calls that a page made while it was drawn here.',
    labelNames: ['method', 'route', 'status', 'caller'],
    buckets: secondsBuckets,
    registers: [metrics],
  });
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Requests that were refused, by the code in the answer.',
    labelNames: ['method', 'route', 'code'],
    registers: [metrics],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = patternOf(request);
    const caller = isInner(request) ? 'rendering' : 'outside';
    durations.observe({ method, route, status: reply.statusCode, caller }, reply.elapsedTime / 1000);
    const code = refusedCodeOf(request);
    if (code !== null) refusals.inc({ method, route, code });
    done();
  });
  app.get('/metrics', { config: { rateLimit: false }, logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, token)) return sendRefusal(reply, adapterRefusals, refusal('NOT_FOUND'));
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
