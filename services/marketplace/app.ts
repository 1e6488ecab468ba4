import compress from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import contract from '../../openapi/__generated__/marketplace.json' with { type: 'json' };
import type { operations } from '../../openapi/__generated__/marketplace.ts';
import {
  addHealth,
  answerFailures,
  checksInTime,
  contractRoutes,
  createMetrics,
  createServer,
  exposeMetrics,
  measureReadiness,
  type ContractOptions,
  type Metrics,
  type ReadinessCheck,
} from '../http-adapter/index.ts';
import type { Config } from './config.ts';
import { addLoadShedding } from './http/load.ts';
import { outageRetryAfterSeconds } from './http/outage.ts';
import { sharedRateLimits } from './http/rate-limit-store.ts';
import { everythingElse, rateLimits } from './http/rate-limits.ts';
import { addUnsubscribe } from './http/unsubscribe.ts';
import { addPaymentWebhook } from './http/payment-webhook.ts';
import { keepPrivateAnswersOut, tagPublicAnswers } from './http/private-answers.ts';
import { markWriters } from './http/own-writes.ts';
import { addReference } from './http/reference.ts';
import { refusals, type ErrorCode } from './http/refusals.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import type { ShownTerms } from './modules/market-settings/index.ts';
import type { Notifications } from './modules/notifications/index.ts';
import type { Payments } from './modules/payments/index.ts';
import type { SharedCounts } from './platform/rate-limits/index.ts';
import { openFileStore } from './platform/files/index.ts';
import { innerFetch, isInnerCall } from './site/inner-fetch.ts';
import { loadSite } from './site/renderer.ts';
import { createPublishedAssets } from './site/published-assets/index.ts';
import { siteConfigOf } from './site/site-config.ts';
import { addSite } from './site/site.routes.ts';

/** The API of the modules: handlers for every operation, and their permissions. */
export type Api<Session, Row, Anonymous extends keyof operations> = Pick<
  ContractOptions<operations, Session, Row, ErrorCode, Anonymous>,
  'handlers' | 'permissions' | 'authenticate' | 'permit' | 'claim'
>;

export interface AppOptions<Session, Row, Anonymous extends keyof operations> {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly api: Api<Session, Row, Anonymous>;
  readonly readiness: readonly ReadinessCheck[];
  /** The metrics of `/metrics` besides requests and readiness. */
  readonly metrics?: Metrics;
  /** Receives the payment provider's webhooks; without it their route does not exist. */
  readonly payments?: Pick<Payments, 'receiveEvent'>;
  /** Receives one-click unsubscriptions; without it the route does not exist. */
  readonly notifications?: Pick<Notifications, 'unsubscribe'>;
  /** The settings that pages show; by default the configured ones. */
  readonly shownTerms?: () => ShownTerms;
  /** Called when the app starts to close, to end endless responses. */
  readonly beforeClose?: () => void;
  readonly strictResponses?: boolean;
  /**
   * False if other work may block this process and no caller waits: tests compile a hundred schemas on a shared
   * machine.
   */
  readonly shedsLoad?: boolean;
  /** Counts calls over all nodes; without it this node counts alone. */
  readonly sharedCounts?: SharedCounts;
  readonly renderMaxMs?: number;
}

const preflightSeconds = 600;
const compressedFromBytes = 1024;

/**
 * The whole HTTP side, not listening yet: API, health, metrics, reference and site. Closing it closes nothing that was
 * passed in.
 */
export async function buildApp<Session, Row, Anonymous extends keyof operations>(
  options: AppOptions<Session, Row, Anonymous>,
): Promise<FastifyInstance> {
  const {
    config,
    log,
    api,
    metrics = createMetrics(),
    payments,
    notifications,
    strictResponses = false,
    shedsLoad = true,
  } = options;
  const app = createServer({ log, trustProxy: config.trustProxy });
  answerFailures(app, { refusals, outageRetryAfterSeconds });
  app.addHook('preClose', async () => options.beforeClose?.());

  exposeMetrics(app, metrics, { token: config.metricsToken, isInner: isInnerCall });
  const readiness = checksInTime(options.readiness);
  measureReadiness(metrics, readiness);
  await addSecurityHeaders(app, config);
  keepPrivateAnswersOut(app);
  tagPublicAnswers(app);
  if (config.replicaUrl !== null) markWriters(app);
  await app.register(cors, {
    origin: [config.publicUrl, ...config.corsOrigins],
    credentials: false,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'accept',
      'authorization',
      'content-type',
      'idempotency-key',
      'if-match',
      'traceparent',
      'x-request-id',
      'x-xsrf-token',
    ],
    exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
    maxAge: preflightSeconds,
  });
  await app.register(rateLimit, {
    ...everythingElse,
    ...(options.sharedCounts && {
      store: sharedRateLimits(options.sharedCounts, {
        onAlone: (err) => log.warn({ err }, 'This node counts the calls of addresses alone'),
      }),
    }),
    allowList: (request) => isInnerCall(request) || request.raw.url?.startsWith('/assets/') === true,
  });
  if (shedsLoad) await addLoadShedding(app);
  // Request bodies are never decompressed: only attackers compress them.
  await app.register(compress, {
    threshold: compressedFromBytes,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });

  addHealth(app, readiness);
  await contractRoutes<operations, Session, Row, ErrorCode, Anonymous>(app, {
    contract,
    prefix: '/api',
    ...api,
    refusals,
    rateLimits,
    strictResponses,
  });
  if (payments) await addPaymentWebhook(app, payments);
  if (notifications) await addUnsubscribe(app, notifications);
  await addReference(app, config.buildFolder);
  const siteConfig = siteConfigOf(config, options.shownTerms);
  const fetch = innerFetch(app, config.publicUrl);
  const site = await loadSite({ buildFolder: config.buildFolder, siteConfig, fetch });
  const { assetsUrl, dataFolder } = config;
  const store = openFileStore({ filesUrl: assetsUrl, dataFolder, variable: 'ASSETS_URL' });
  await addSite(app, {
    site,
    publishedAssets: createPublishedAssets({ store, log }),
    siteConfig,
    policy: config,
    siteUrl: config.publicUrl,
    ...(options.renderMaxMs !== undefined && { renderMaxMs: options.renderMaxMs }),
  });
  return app;
}
