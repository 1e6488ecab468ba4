import { createStackParser, createTransport, Scope, type Event, type Exception } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import type { DestinationStream } from 'pino';

export interface ErrorReportsOptions {
  readonly dsn: string;
  readonly environment: string;
  readonly release: string;
}

/** A destination of the log's errors in addition to the log. */
export interface ErrorReports {
  /** Accepts finished lines of the log, so that reports are redacted by the log's own rules. */
  readonly stream: DestinationStream;
  /** Sends the pending reports. */
  close(): Promise<void>;
}

/** An error in the form of `describeError`. */
interface DescribedError {
  readonly type?: string;
  readonly message?: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}
/** A line of the log at level `error` or `fatal`. */
interface Line {
  readonly level: 'error' | 'fatal';
  readonly time: string;
  readonly service: string;
  readonly msg?: string;
  readonly err?: DescribedError;
  readonly account?: string;
  readonly requestId?: string;
  readonly job?: string;
}

const sendMaxMs = 10_000;
const closeMaxMs = 2_000;
const parseStack = createStackParser(nodeStackLineParser());

/** The error and its causes, the outermost last, in the reporter's form. */
function exceptionsOf({ type = 'Error', message = '', stack, cause }: DescribedError): Exception[] {
  const own: Exception = {
    type,
    value: message,
    ...(stack !== undefined && { stacktrace: { frames: parseStack(stack) } }),
  };
  return [...(cause ? exceptionsOf(cause) : []), own];
}

function eventOf(line: Line): Event {
  const { level, time, service, msg = '', err, account, requestId, job } = line;
  return {
    level,
    timestamp: Date.parse(time) / 1000,
    logger: service,
    message: msg,
    ...(err && { exception: { values: exceptionsOf(err) } }),
    ...(account !== undefined && { user: { id: account } }),
    tags: {
      service,
      ...(requestId !== undefined && { requestId }),
      ...(job !== undefined && { job }),
    },
  };
}

/** Sends reports to the address in `dsn`; undelivered ones are dropped, since they are in the log. */
export function createErrorReports({ dsn, environment, release }: ErrorReportsOptions): ErrorReports {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    release,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    stackParser: parseStack,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const response = await fetch(options.url, {
          method: 'POST',
          body: body as BodyInit, // Text or bytes; the SDK's type leaves the kind of buffer open.
          headers: options.headers ?? {},
          signal: AbortSignal.timeout(sendMaxMs),
        });
        await response.arrayBuffer();
        return {
          statusCode: response.status,
          headers: {
            'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
            'retry-after': response.headers.get('retry-after'),
          },
        };
      }),
  });
  client.init();
  return {
    // A line is an object by pino's contract, and `serviceLog` passes only these levels.
    stream: { write: (line) => client.captureEvent(eventOf(JSON.parse(line) as Line), {}, new Scope()) },
    close: async () => {
      await client.close(closeMaxMs);
    },
  };
}
