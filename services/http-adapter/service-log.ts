import { multistream, pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './environment-values.ts';
import { maskAddresses, redactFields } from './redaction.ts';

export interface ServiceLogOptions {
  /** Part of every line, since the logs of all services are collected together. */
  readonly service: string;
  readonly level: LogLevel;
  readonly destination?: DestinationStream;
  /** Receives the lines of errors as well. */
  readonly errors?: DestinationStream | undefined;
}

/** The maximum buffered while they can't be written; further ones are dropped. */
const unwrittenMaxBytes = 1_000_000;

/** A log whose disk is full must not fail requests: lines wait for space. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: true, maxLength: unwrittenMaxBytes });
  output.on('error', () => undefined);
  return output;
}

/**
 * One line of JSON per entry, on standard output by default. Everything logged through it, or through Fastify with it
 * as `loggerInstance`, is redacted: by traversing the value instead of pino's list of paths, which has a fixed depth
 * and cannot distinguish a one-time code from an error code.
 */
export function serviceLog({
  service,
  level,
  destination = standardOutput(),
  errors,
}: ServiceLogOptions): Logger {
  const plain: Logger = pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      // Errors are described by the redaction below; pino's own serializer would call all of them 'Object'.
      serializers: { err: (described: unknown) => described },
      formatters: {
        level: (label) => ({ level: label }),
        log: redactFields,
      },
      // On the finished line, since messages and the results of serializers (a request's address) pass no formatter.
      hooks: { streamWrite: maskAddresses },
    },
    errors === undefined
      ? destination
      : multistream([
          { level: 'trace', stream: destination },
          { level: 'error', stream: errors },
        ]),
  );
  // pino has no formatter for the bindings of children. It makes them from the object whose `child` is called, so
  // that they, and their children, inherit this.
  const log = Object.create(plain) as Logger; // Everything in `plain`, by its prototype.
  log.child = function redactingChild(this: Logger, bindings, options) {
    return plain.child.call(this, redactFields(bindings), options);
  } as Logger['child']; // `child` is generic in its custom levels, of which this log has none.
  return log;
}
