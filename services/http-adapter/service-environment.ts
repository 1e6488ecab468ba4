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

/** The variables that all services have in common. */
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

/** How a service listens and reports. */
export interface ServiceSettings {
  readonly host: string;
  readonly trustProxy: readonly string[];
  readonly logLevel: LogLevel;
  /** Null: /metrics is only available on the loopback interface. */
  readonly metricsToken: string | null;
  /** Where errors are reported; null: only in the log. */
  readonly sentryDsn: string | null;
  /** The collector of traces (null: none), and the sampled share of those that begin here. */
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
