import {
  context,
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

/**
 * A span for each request, below the caller's of `traceparent`. What is done for the request is traced below it. Without `startTracing` the API of
 * OpenTelemetry does nothing, and neither does this.
 */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request: Traced, _reply, done) => {
    const caller = propagation.extract(context.active(), request.headers);
    const tracer = trace.getTracer('http');
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, caller);
    request[spanKey] = span;
    request[contextKey] = trace.setSpan(caller, span);
    context.with(request[contextKey], done);
  });
  // A body arrives in events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request: Traced, _reply, done) => {
    context.with(request[contextKey] ?? context.active(), done);
  });
  app.addHook('onResponse', async (request: Traced, reply) => {
    const span = request[spanKey];
    if (span === undefined) return;
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
  });
}
