import {
  context,
  isSpanContextValid,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { patternOf } from '../request-facts.ts';

const spanKey = Symbol('span');
const contextKey = Symbol('context of the span');
type Traced = FastifyRequest & { [spanKey]?: Span; [contextKey]?: Context };

/** Whether tracing is on; otherwise spans have no context. */
const isStarted = (): boolean => isSpanContextValid(trace.getTracer('http').startSpan('start').spanContext());

/**
 * A span for each request, below the caller's from `traceparent`, and above those of the work for it. Does nothing
 * unless `startTracing` was called before.
 */
export function traceRequests(app: FastifyInstance): void {
  if (!isStarted()) return;
  app.addHook('onRequest', (request: Traced, _reply, done) => {
    const caller = propagation.extract(context.active(), request.headers);
    const tracer = trace.getTracer('http');
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, caller);
    request[spanKey] = span;
    request[contextKey] = trace.setSpan(caller, span);
    context.with(request[contextKey], done);
  });
  // A body arrives in events of the connection, which have no context of the request.
  app.addHook('preValidation', (request: Traced, _reply, done) => {
    context.with(request[contextKey] ?? context.active(), done);
  });
  app.addHook('onResponse', (request: Traced, reply, done) => {
    const span = request[spanKey];
    if (span === undefined) return done();
    const route = patternOf(request);
    span.updateName(`${request.method} ${route}`);
    span.setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'quayside.request_id': request.id,
    });
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    done();
  });
}
