import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { sendRefusal } from './failures.ts';
import { adapterRefusals, refusal } from './refusal.ts';
import { patternOf, refusedCodeOf } from './request-facts.ts';
import { requestIdOf } from './request-id.ts';
import { traceRequests } from './tracing/trace-requests.ts';
import { answerUnreadable } from './unreadable-requests.ts';

interface ServerOptions {
  readonly log: FastifyBaseLogger;
  /** Addresses or networks of proxies whose X-Forwarded-For is believed; none by default. */
  readonly trustProxy?: readonly string[];
  /** How long the head of a request may take to arrive; 10 seconds by default. */
  readonly headMaxMs?: number;
}

/** Slow uplinks are normal at sea: a 50 MB list may take its time, but a stuck socket may not stay forever. */
const requestMaxMs = 10 * 60 * 1000;
/** Longer than the idle time of usual load balancers, so that they close first and never send into a closed socket. */
const keepAliveMs = 72 * 1000;

/** No legitimate head takes this long to arrive: idle connections are closed, checked at half this interval. */
const usualHeadMaxMs = 10 * 1000;

/**
 * A bare server as used by all services: request ids are accepted or generated and echoed in `X-Request-Id`; one log
 * line per request, with the route's pattern. Routes of probes set their `logLevel` to `warn`, because nobody needs
 * their line every second.
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
    // An address with an invalid escape reaches neither a route nor the app's own error handler.
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
