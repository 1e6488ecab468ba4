import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import contract from '../../openapi/__generated__/ai-parser.json' with { type: 'json' };
import type { operations } from '../../openapi/__generated__/ai-parser.ts';
import {
  addHealth,
  answerFailures,
  checksInTime,
  contractRoutes,
  createMetrics,
  createServer,
  exposeMetrics,
  measureReadiness,
  refusal,
  type Metrics,
} from '../http-adapter/index.ts';
import type { ParserConfig } from './config.ts';
import { handlersOf } from './http/handlers.ts';
import { readinessOf } from './http/readiness.ts';
import { createMemoryBudget } from './http/received-file.ts';
import { dailyBudget } from './model/daily-budget.ts';
import type { AskModel } from './model/question.ts';
import { refusals, type Code } from './refusals.ts';
import { measureFiles } from './work/files-metric.ts';
import { poolLimits, roomMaxBytes } from './work/pool-limits.ts';
import { startPool, type PoolOptions } from './work/pool.ts';
import { progressBoard } from './work/progress-board.ts';

const minuteMs = 60_000;
/**
 * The maximum number of files per minute and address. A person takes minutes for an upload, so the limit is for
 * programs; a marina shares one address, so the limit is higher while nobody has to wait for it.
 */
const filesMax = { whileFree: 300, whileBusy: 30 };
const followedMax = 300;
const everythingElse = { max: 600, timeWindow: minuteMs };

export interface ParserOptions {
  readonly config: Pick<ParserConfig, 'origins' | 'trustProxy' | 'model' | 'metricsToken' | 'workers'>;
  readonly log: FastifyBaseLogger;
  /** Metrics to show besides those of requests. */
  readonly metrics?: Metrics;
  /** For tests: a pool with other limits, or other workers. */
  readonly pool?: Partial<PoolOptions>;
}

const boardLimits = { followersMax: 500, readingsMax: 1_000 };

async function askOf(model: ParserConfig['model'], log: FastifyBaseLogger): Promise<AskModel | null> {
  if (!model) return null;
  // Imported here: without a model its SDK of several megabytes is not needed.
  const { languageModel } = await import('./model/language-model.ts');
  return languageModel(model, {
    budget: dailyBudget(model.tokensADay),
    onFailure: (code, why) => log.warn({ code, why }, 'The language model gave no answer'),
  });
}

/** The parser, not listening yet. It has no sessions: the Authorization header and cookies are ignored. */
export async function buildParser({
  config,
  log,
  metrics = createMetrics(),
  pool: limits,
}: ParserOptions): Promise<FastifyInstance> {
  const app = createServer({ log, trustProxy: config.trustProxy });
  answerFailures(app, { refusals });
  exposeMetrics(app, metrics, { token: config.metricsToken });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await app.register(cors, {
    origin: [...config.origins],
    credentials: false,
    methods: ['GET', 'POST'],
    allowedHeaders: ['accept', 'content-type', 'x-request-id'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  });
  await app.register(rateLimit, everythingElse);
  const pool = startPool({ ...poolLimits(config.workers), ask: await askOf(config.model, log), ...limits });
  const readiness = checksInTime(readinessOf(pool));
  addHealth(app, readiness);
  measureReadiness(metrics, readiness);
  measureFiles(metrics, pool);
  const stopping = new AbortController();
  // A progress stream does not end by itself; readings are completed before the workers stop.
  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onClose', () => pool.close());
  await contractRoutes<operations, null, 'anyone', Code, keyof operations>(app, {
    contract,
    prefix: '',
    handlers: handlersOf({
      pool,
      board: progressBoard(boardLimits),
      room: createMemoryBudget(roomMaxBytes(config.workers)),
      stopping: stopping.signal,
    }),
    permissions: {
      parseInventory: 'anyone',
      parseServices: 'anyone',
      previewFile: 'anyone',
      watchProgress: 'anyone',
    },
    // Never called, since the contract declares no security; it refuses nevertheless.
    authenticate: async () => refusal('UNAUTHENTICATED'),
    permit: () => refusal('FORBIDDEN'),
    claim: () => refusal('FORBIDDEN'),
    refusals,
    rateLimits: {
      parsing: {
        max: () => (pool.isFree ? filesMax.whileFree : filesMax.whileBusy),
        timeWindow: minuteMs,
      },
      progress: { max: followedMax, timeWindow: minuteMs },
    },
  });
  return app;
}
