import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { maskAddresses, redactFields } from './redaction.ts';

export { REDACTED, SECRET_KEYS, maskAddresses, redact } from './redaction.ts';

export type Log = Logger;

export type LogOptions = {
  readonly level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly destination?: DestinationStream;
};

/**
 * One line of JSON an entry, on standard output unless told otherwise. Whatever is logged through it, or through
 * Fastify with it as `loggerInstance`, is redacted: by walking the value rather than by pino's list of paths, which
 * stops at the depth it was written for and cannot tell a one-time code from an error's code.
 */
export function createLog({ level, destination = pino.destination({ sync: true }) }: LogOptions): Log {
  const plain: Log = pino(
    {
      level,
      base: { service: 'marketplace' },
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
  const log = Object.create(plain) as Log; // All that `plain` has, by its prototype.
  log.child = function redactingChild(this: Log, bindings, options) {
    return plain.child.call(this, redactFields(bindings), options);
  } as Log['child']; // `child` is generic in its custom levels, of which this log has none.
  return log;
}

/** For tests, and for tools that have an output of their own. */
export const silentLog: Log = createLog({ level: 'silent' });
