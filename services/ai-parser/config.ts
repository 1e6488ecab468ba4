import { z } from 'zod';
import {
  addressList,
  httpUrl,
  logLevel,
  originList,
  port,
  readEnvironment,
  type ConfigResult,
  type Environment,
  type LogLevel,
} from '../contract/index.ts';

export interface ParserConfig {
  readonly host: string;
  readonly port: number;
  /** The sites whose pages may call; by default the one of this machine. */
  readonly origins: readonly string[];
  readonly trustProxy: readonly string[];
  readonly logLevel: LogLevel;
}

const shape = z.object({
  AI_PARSER_PORT: port('AI_PARSER_PORT', 4020),
  PORT: port('PORT', 4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl('PUBLIC_URL=https://quayside.example.com').optional(),
  CORS_ORIGINS: originList('CORS_ORIGINS').default([]),
  TRUST_PROXY: addressList('TRUST_PROXY').default([]),
  LOG_LEVEL: logLevel(),
});

/** The parser's configuration, or every mistake in it as one sentence each. */
export function readParserConfig(environment: Environment): ConfigResult<ParserConfig> {
  const given = readEnvironment(shape, environment);
  const { NODE_ENV, PUBLIC_URL } = environment;
  const missing =
    NODE_ENV === 'production' && !PUBLIC_URL
      ? [
          'PUBLIC_URL is missing: write the address of the site whose pages call this service, PUBLIC_URL=https://quayside.example.com.',
        ]
      : [];
  if (!given.ok) return { ok: false, mistakes: [...given.mistakes, ...missing] };
  if (missing.length > 0) return { ok: false, mistakes: missing };
  const { AI_PARSER_PORT, PORT, HOST, CORS_ORIGINS, TRUST_PROXY, LOG_LEVEL } = given.value;
  const site = given.value.PUBLIC_URL;
  return {
    ok: true,
    value: Object.freeze({
      host: HOST,
      port: AI_PARSER_PORT,
      origins: [
        ...(site ? [site] : [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`]),
        ...CORS_ORIGINS,
      ],
      trustProxy: TRUST_PROXY,
      logLevel: LOG_LEVEL,
    }),
  };
}
