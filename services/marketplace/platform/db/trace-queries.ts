import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

/** `select "id" from "orders" …` as the name of a span: the operation and its table. */
function nameOf(statement: string): string {
  const verb = /^\s*(\w+)/.exec(statement)?.[1] ?? 'query';
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(statement)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

/** For Kysely's `log`: a span for each statement, below that of its request or job. The text contains no values. */
export function traceQuery({ level, query, queryDurationMillis }: LogEvent): void {
  const endedMs = Date.now();
  const span = trace.getTracer('database').startSpan(nameOf(query.sql), {
    kind: SpanKind.CLIENT,
    startTime: endedMs - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
  });
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endedMs);
}
