import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notePattern, refusal, sendRefusal } from '../../http-adapter/index.ts';
import { renderFor } from '../http/own-writes.ts';
import { refusals } from '../http/refusals.ts';
import { pagePolicy, referrerPolicyOf, type PolicySources } from '../http/security-headers.ts';
import { inTime } from './in-time.ts';
import type { PublishedAssets } from './published-assets/index.ts';
import type { BuiltSite } from './renderer.ts';
import { shellOf, type SiteConfig } from './site-config.ts';

interface SiteOptions {
  readonly site: BuiltSite | null;
  /** The files of other builds. */
  readonly publishedAssets: PublishedAssets;
  readonly siteConfig: SiteConfig;
  readonly policy: PolicySources;
  /** The origin under which pages are rendered, whatever Host the request names. */
  readonly siteUrl: string;
  /** A page that takes longer is sent unrendered; 4 seconds by default. */
  readonly renderMaxMs?: number;
}

const yearSeconds = 31_536_000;
const immutable = `public, max-age=${yearSeconds}, immutable`;
const assetsPath = '/assets/';
const storeAwayRetrySeconds = 5;
/** A missing file must be a 404: a page in its place would be executed, or cached, under the file's name. */
const fileName =
  /\.(?:js|mjs|css|map|json|txt|xml|ico|png|jpe?g|webp|avif|gif|svg|woff2?|webmanifest|br|gz)$/i;
const notBuilt = 'The site is not built: run `npm run build`.';
const notBuiltTemplate = `<!doctype html><html lang="en"><head><!--head--></head><body><p>${notBuilt}</p></body></html>`;

/** Everything outside the API and service pages: the build's files, and a page for every other GET. */
export async function addSite(
  app: FastifyInstance,
  { site, publishedAssets, siteConfig, policy, siteUrl, renderMaxMs = 4000 }: SiteOptions,
): Promise<void> {
  const unknownApi = async (_request: FastifyRequest, reply: FastifyReply) =>
    sendRefusal(reply, refusals, refusal('NOT_FOUND'));
  // Without these, GET would render a page under an address of the API.
  app.get('/api', unknownApi);
  app.get('/api/*', unknownApi);
  if (site === null) {
    app.log.warn(notBuilt);
    // With the configuration, which the development server reads from here.
    const page = shellOf(notBuiltTemplate, siteConfig, '');
    app.get('/*', async (_request, reply) => reply.code(503).type('text/html; charset=utf-8').send(page));
    return;
  }

  const { clientFolder, template, renderer } = site;
  const files = await filesIn(clientFolder);
  const filePolicy = pagePolicy(policy, null);
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: clientFolder,
      serve: false,
      cacheControl: false,
      preCompressed: true,
    });
    scope.get('/*', async (request, reply) => {
      const url = addressOf(request, siteUrl);
      const file = decoded(url.pathname);
      if (file !== null && files.has(file)) {
        notePattern(request, 'file of the build');
        // Names under /assets contain a hash of the content; all others are revalidated.
        const isHashed = file.startsWith(assetsPath);
        reply.header('cache-control', isHashed ? immutable : 'no-cache');
        // A worker has the policy that its own file was sent with.
        return reply.header('content-security-policy', filePolicy).sendFile(file.slice(1));
      }
      if (file?.startsWith(assetsPath)) {
        notePattern(request, 'file of another build');
        return sendPublished(request, reply, file.slice(assetsPath.length));
      }
      if (file === null || fileName.test(file)) return sendRefusal(reply, refusals, refusal('NOT_FOUND'));
      return sendPage(request, reply, url);
    });
  });

  /** During a release, a page of another build requests its files here too. */
  async function sendPublished(request: FastifyRequest, reply: FastifyReply, name: string) {
    const found = await publishedAssets.find(name, { brotli: acceptsBrotli(request) });
    if (!found.ok) {
      // Proxies must not store this answer: the file may be published a moment later.
      reply.header('cache-control', 'no-store');
      const isAway = found.error === 'UNAVAILABLE';
      const details = isAway ? { retryAfterSeconds: storeAwayRetrySeconds } : {};
      return sendRefusal(reply, refusals, refusal(found.error, details));
    }
    const { contentType, isPacked, sizeBytes, stream } = found.value;
    if (isPacked) reply.header('content-encoding', 'br');
    const vary = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ');
    return reply
      .header('cache-control', immutable)
      .header('content-security-policy', filePolicy)
      .header('vary', vary)
      .header('content-length', sizeBytes)
      .type(contentType)
      .send(stream);
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, url: URL): Promise<FastifyReply> {
    notePattern(request, renderer.patternOf(url.pathname) ?? 'no page');
    const nonce = randomBytes(18).toString('base64');
    const page = await rendered(request, url, nonce);
    return (
      reply
        .code(page.status)
        .headers(page.headers)
        .header('content-security-policy', pagePolicy(policy, nonce))
        .header('referrer-policy', referrerPolicyOf(url.pathname))
        // Its nonce is valid once, and the next build has other files.
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page.html)
    );
  }

  async function rendered(request: FastifyRequest, url: URL, nonce: string) {
    try {
      return await inTime(
        renderFor(request, () => renderer.render(url, { nonce })),
        renderMaxMs,
        'no page',
      );
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be rendered; its shell was sent');
      return { status: 200, headers: {}, html: shellOf(template, siteConfig, nonce) };
    }
  }
}

/** The address of a page on our own origin, whatever the request line contains (`//elsewhere`, an invalid one). */
function addressOf(request: FastifyRequest, siteUrl: string): URL {
  const [path = '/', ...search] = request.url.split('?');
  const url = new URL(siteUrl);
  url.pathname = path;
  url.search = search.join('?');
  return url;
}

/** Like @fastify/static for the own build's files: listed, and not refused. */
const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  /(?:^|,)\s*br\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i.test(headers['accept-encoding'] ?? '');

/** The paths of all files as requested. The template is a page; source maps are for error reports, not for visitors. */
async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    );
  return new Set(
    paths.filter((file) => file !== '/index.html' && !file.includes('/.') && !/\.(?:br|gz|map)$/.test(file)),
  );
}

const decoded = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null; // an invalid escape matches no file
  }
};
