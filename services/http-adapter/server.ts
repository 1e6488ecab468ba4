import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { sendRefusal } from './failures.ts';
import { adapterRefusals, refusal } from './refusal.ts';
import { patternOf, refusedCodeOf } from './request-facts.ts';
import { requestIdOf } from './request-id.ts';
import { traceRequests } from './tracing/trace-requests.ts';
import { answerUnreadable } from './unreadable-requests.ts';

interface ServerOptions {
  readonly log: FastifyBaseLogger;
  /** Addresses or networks of the proxies in front whose X-Forwarded-For is believed; none by default. */
  readonly trustProxy?: readonly string[];
  /** How long a connection may wait with the head of its request, 10 seconds by default. */
  readonly headMaxMs?: number;
}

/** Slow uplinks are normal at sea: a 50 MB list may take its time, but a stuck socket may not stay for ever. */
const requestMaxMs = 10 * 60 * 1000;
/** Longer than the idle time of usual balancers, so that they close first and never send into a closed socket. */
const keepAliveMs = 72 * 1000;

/** Nobody's request line takes this long to arrive: what only holds a connection is let go, looked for every half of it. */
const usualHeadMaxMs = 10 * 1000;

/**
 * A bare server as all services use it: request ids accepted or made and echoed in `X-Request-Id`, one log line a request,
 * by the route's pattern. Routes of probes set their `logLevel` to `warn`: nobody wants a line of theirs every second.
 */
export function createServer({
  log,
  trustProxy = [],
  headMaxMs = usualHeadMaxMs,
}: ServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    requestTimeout: requestMaxMs,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: headMaxMs, connectionsCheckingInterval: headMaxMs / 2 },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    // An address with a broken escape never reaches a route, nor the app's own error handler.
    frameworkErrors: (_error, _request, reply) => {
      void sendRefusal(
        reply,
        adapterRefusals,
        refusal('VALIDATION', { message: 'This address cannot be read.' }),
      );
    },
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });
  traceRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const refused = refusedCodeOf(request);
    request.log.info(
      {
        method: request.method,
        route: patternOf(request),
        status: reply.statusCode,
        ...(refused !== null && { refused }),
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
  return app;
}
