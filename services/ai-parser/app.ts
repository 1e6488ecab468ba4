import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import contract from '../../openapi/__generated__/ai-parser.json' with { type: 'json' };
import type { components, operations } from '../../openapi/__generated__/ai-parser.ts';
import {
  adapterRefusals,
  answerFailures,
  contractRoutes,
  createServer,
  refusal,
  type RefusalTable,
} from '../contract/index.ts';
import type { ParserConfig } from './config.ts';

type Operation = keyof operations;
type Code = components['schemas']['ErrorCode'];

/** Reading files comes with a later capability; a handler takes its operation out of here. */
const later = ['parseInventory', 'parseServices'] as const satisfies readonly Operation[];

const refusals: RefusalTable<Code | keyof typeof adapterRefusals> = {
  ...adapterRefusals,
  FILE_UNREADABLE: { status: 422, message: 'We could not read this file.' },
};

const minuteMs = 60_000;
/** An upload is minutes of a person's time: the limit is for machines, also where a marina shares one address. */
const rateLimits = { parsing: { max: 30, timeWindow: minuteMs } };
const everythingElse = { max: 600, timeWindow: minuteMs };

export interface ParserOptions {
  readonly config: Pick<ParserConfig, 'origins' | 'trustProxy'>;
  readonly log: FastifyBaseLogger;
}

/** The parser, not listening yet. It knows no session: an Authorization header and cookies mean nothing here. */
export async function buildParser({ config, log }: ParserOptions): Promise<FastifyInstance> {
  const app = createServer({ log, trustProxy: config.trustProxy });
  answerFailures(app, { refusals });
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
    methods: ['POST'],
    allowedHeaders: ['accept', 'content-type', 'x-request-id'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  });
  await app.register(rateLimit, everythingElse);
  app.get('/health', { config: { rateLimit: false } }, async () => ({ status: true }));
  await contractRoutes<operations, null, 'anyone', Code, Operation, (typeof later)[number]>(app, {
    contract,
    prefix: '',
    handlers: {},
    permissions: { parseInventory: 'anyone', parseServices: 'anyone' },
    later,
    // Never asked: the contract declares no security. Closed all the same.
    authenticate: async () => refusal('UNAUTHENTICATED'),
    permit: () => refusal('FORBIDDEN'),
    claim: () => refusal('FORBIDDEN'),
    refusals,
    rateLimits,
  });
  return app;
}
