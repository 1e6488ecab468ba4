import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** For everything but pages: an answer opened in a tab can neither load nor run anything. */
const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";
const twoYearsSeconds = 63_072_000;

const policy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

export type PolicySources = Pick<Config, 'parserUrl' | 'sentryDsn' | 'ga4Id'>;

/** The fixed style element of Radix's scroll area, which its menus cannot give a nonce. */
const scrollAreaStyle = "'sha256-vGQdhYJbTuF+M8iCn1IZCHpdkiICocWHDq4qnQF4Rjw='";

/**
 * The policy of the site's pages and files; `nonce`, new for each page, is only for style elements: scripts are files.
 */
export function pagePolicy({ parserUrl, sentryDsn, ga4Id }: PolicySources, nonce: string | null): string {
  const tagManager = ga4Id === null ? [] : ['https://www.googletagmanager.com'];
  const analytics =
    ga4Id === null ? [] : ['https://*.google-analytics.com', 'https://*.analytics.google.com', ...tagManager];
  const reports = sentryDsn === null ? [] : [new URL(sentryDsn).origin];
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...tagManager],
    'style-src': ["'self'", ...(nonce === null ? [] : [`'nonce-${nonce}'`, scrollAreaStyle])],
    // Server-rendered HTML carries style attributes, which cannot have a nonce.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...analytics.slice(0, 1)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", new URL(parserUrl).origin, ...reports, ...analytics],
    'worker-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
}

/** For the reference page: Redoc uses inline style sheets, and searches in a worker created from a blob. */
export const referencePolicy = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

/** Paths that contain a secret from a mail: their pages send no referrer. */
const secretPaths = [
  /^\/supplier\/orders\/confirm\//,
  /^\/service-provider\/bookings\/confirm\//,
  /^\/service\/quotes\/respond\//,
  /^\/reset-password(?:\/|$)/,
];
export const referrerPolicyOf = (path: string): 'no-referrer' | 'strict-origin-when-cross-origin' =>
  secretPaths.some((secret) => secret.test(path)) ? 'no-referrer' : 'strict-origin-when-cross-origin';

/**
 * The headers that are equal for all answers: helmet is called once, because it would set them one by one on each
 * answer.
 */
async function constantHeaders({ environment }: Pick<Config, 'environment'>) {
  const asked = Fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: false,
    // On a laptop, strict transport security would lock out every other project on localhost.
    strictTransportSecurity:
      environment === 'production' ? { maxAge: twoYearsSeconds, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  const set: Record<string, string> = {};
  asked.get('/', async (_request, reply) => {
    // helmet sets headers on Node's response, where Fastify's own are added later.
    for (const [name, value] of Object.entries(reply.raw.getHeaders())) set[name] = String(value);
    return '';
  });
  await asked.inject('/');
  await asked.close();
  return {
    ...set,
    'content-security-policy': nothing,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}

/** Sets headers on every answer; pages replace the content policy with their own. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'environment'>,
): Promise<void> {
  const headers = await constantHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
