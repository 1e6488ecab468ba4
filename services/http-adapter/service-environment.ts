import { z } from 'zod';
import {
  addressList,
  httpUrl,
  logLevel,
  metricsToken,
  originList,
  port,
  share,
  type LogLevel,
} from './environment-values.ts';

/** The variables that all services read alike. */
export const serviceEnvironment = {
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port('PORT', 4000),
  AI_PARSER_PORT: port('AI_PARSER_PORT', 4020),
  PUBLIC_URL: httpUrl('PUBLIC_URL=https://quayside.example.com').optional(),
  CORS_ORIGINS: originList('CORS_ORIGINS').default([]),
  TRUST_PROXY: addressList('TRUST_PROXY').default([]),
  LOG_LEVEL: logLevel(),
  METRICS_TOKEN: metricsToken(),
  TRACES_URL: httpUrl('TRACES_URL=http://collector.example.com:4318/v1/traces', 'address').optional(),
  TRACES_RATIO: share('TRACES_RATIO', 0.1),
  SENTRY_DSN: httpUrl('SENTRY_DSN=https://key@errors.example.com/1', 'address').optional(),
  QUAYSIDE_RELEASE: z.string().default('local'),
};

/** How a service listens, and what it says of itself. */
export interface ServiceSettings {
  readonly host: string;
  readonly trustProxy: readonly string[];
  readonly logLevel: LogLevel;
  /** Without it /metrics answers the loopback only. */
  readonly metricsToken: string | null;
  /** Where errors are reported; null: in the log alone. */
  readonly sentryDsn: string | null;
  /** Where traces go, and the share of those begun here that is kept; no url: none. */
  readonly traces: { readonly url: string | null; readonly ratio: number };
  readonly release: string;
}

const shape = z.object(serviceEnvironment);

export const serviceSettingsOf = (given: z.output<typeof shape>): ServiceSettings => ({
  host: given.HOST,
  trustProxy: given.TRUST_PROXY,
  logLevel: given.LOG_LEVEL,
  metricsToken: given.METRICS_TOKEN ?? null,
  sentryDsn: given.SENTRY_DSN ?? null,
  traces: { url: given.TRACES_URL ?? null, ratio: given.TRACES_RATIO },
  release: given.QUAYSIDE_RELEASE,
});
