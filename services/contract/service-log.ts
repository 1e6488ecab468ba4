import { pino, type DestinationStream, type Logger } from 'pino';

export interface ServiceLogOptions {
  readonly service: string;
  readonly level: string;
  readonly destination?: DestinationStream;
}

const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'secret'];

/** The log of a small service: JSON lines, secrets and whatever hangs on an error beside its stack left out. */
export const serviceLog = ({ service, level, destination }: ServiceLogOptions): Logger =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secrets.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
        censor: '[redacted]',
      },
      serializers: {
        err: (error: unknown) =>
          error instanceof Error
            ? {
                type: error.name,
                message: error.message,
                stack: error.stack,
                ...('code' in error && { code: error.code }),
              }
            : { message: String(error) },
      },
    },
    destination ?? pino.destination({ sync: true }),
  );
