import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './environment-values.ts';
import { maskAddresses, redactFields } from './redaction.ts';

export interface ServiceLogOptions {
  /** Stands in every line, since the lines of all services end in one place. */
  readonly service: string;
  readonly level: LogLevel;
  readonly destination?: DestinationStream;
}

/**
 * One line of JSON an entry, on standard output unless told otherwise. Whatever is logged through it, or through
 * Fastify with it as `loggerInstance`, is redacted: by walking the value rather than by pino's list of paths, which
 * stops at the depth it was written for and cannot tell a one-time code from an error's code.
 */
export function serviceLog({
  service,
  level,
  destination = pino.destination({ sync: true }),
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
      // On the finished line, since messages and what serializers make (a request's address) pass no formatter.
      hooks: { streamWrite: maskAddresses },
    },
    destination,
  );
  // pino has no formatter for the bindings of children. It makes them from the object whose `child` is called, so
  // that they, and their children, inherit this.
  const log = Object.create(plain) as Logger; // All that `plain` has, by its prototype.
  log.child = function redactingChild(this: Logger, bindings, options) {
    return plain.child.call(this, redactFields(bindings), options);
  } as Logger['child']; // `child` is generic in its custom levels, of which this log has none.
  return log;
}
