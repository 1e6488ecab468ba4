import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { exampleAnswers, exampleApi } from '../http/testing/example-api.ts';
import { openFileStore } from '../platform/files/index.ts';
import { publishAssets } from './published-assets/index.ts';
import { readRoutePatterns } from './renderer.ts';

const template =
  '<!doctype html><html><head><!--head--></head><body><div id="root"><!--app--></div><!--data--></body></html>';
// Renders its input, reads from the API through the given fetch, and fails or hangs on request.
const entry = `
export const routePatterns = ['/captain', '/product-checkout/:productId', 7];
export function createRenderer({ template, siteConfig, fetch }) {
  return {
    patternOf: (pathname) => (pathname.startsWith('/product-checkout/') ? '/product-checkout/:productId' : null),
    async render(url, { nonce }) {
      if (url.pathname === '/broken') throw new Error('no such component');
      if (url.pathname === '/slow') await new Promise(() => {});
      if (url.pathname === '/old') return { status: 308, headers: { location: '/captain' }, html: '' };
      if (url.pathname === '/reads') {
        const read = async (...given) => {
          try { const answer = await fetch(...given); return [answer.status, await answer.json()]; } catch (error) { return error.message; }
        };
        const seen = [
          await read('/api/market/overview', { headers: { authorization: 'Bearer crew' } }),
          await read(siteConfig.siteUrl + '/api/settings', { headers: { authorization: 'Bearer crew' } }),
          await read('/api/auth/sign-out', { method: 'POST' }),
          await read('https://elsewhere.example.com/api/market/overview'),
        ];
        return { status: 200, headers: {}, html: JSON.stringify(seen) };
      }
      const html = template.replace('<!--app-->', url.href + ' ' + nonce + ' ' + siteConfig.environment);
      return { status: url.pathname === '/nowhere' ? 404 : 200, headers: { 'x-rendered': 'yes' }, html };
    },
  };
}
`;

let folder: string;
let usual: FastifyInstance;
let app: FastifyInstance;
const logged: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quayside-site-'));
  const files: Record<string, string | Buffer> = {
    'package.json': '{"type":"module"}',
    'server/entry-server.js': entry,
    'client/index.html': template,
    'client/robots.txt': 'User-agent: *',
    'client/theme.js': 'document.documentElement.dataset.theme = "dark"',
    'client/site.webmanifest': '{}',
    'client/.vite/manifest.json': '{}',
    'client/assets/app-B7xk.js': `console.log(${JSON.stringify('quay '.repeat(600))})`,
    'client/assets/app-B7xk.js.br': brotliCompressSync('packed by the build'),
    'client/assets/app-B7xk.js.map': '{}',
    'client/assets/look-9fQ2.css': `/* ${'quay '.repeat(600)} */`,
    'reference/index.html': '<!doctype html><title>Quayside API</title>',
    'reference/page.js': 'Redoc.init()',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  usual = await build({});
});
afterEach(async () => {
  if (app !== usual) await app.close();
});
afterAll(async () => {
  await usual.close();
  await rm(folder, { recursive: true });
});

async function start(environment?: Record<string, string>, renderMaxMs?: number): Promise<void> {
  app = environment ? await build(environment, renderMaxMs) : usual;
}
async function build(environment: Record<string, string>, renderMaxMs = 60_000): Promise<FastifyInstance> {
  const config = readConfig({
    QUAYSIDE_BUILD: folder,
    QUAYSIDE_DATA: folder,
    PUBLIC_URL: 'http://quay.example.com',
    ...environment,
  });
  if (!config.ok) throw new Error(config.mistakes.join('\n'));
  const log = pino({}, { write: (line: string) => logged.push(line) });
  return buildApp({
    config: config.value,
    log,
    api: exampleApi(),
    readiness: [],
    renderMaxMs,
    shedsLoad: false,
  });
}
const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];

describe('pages', () => {
  it('are rendered under the site’s own origin, never cached, with their own nonce', async () => {
    await start();
    const first = await app.inject({ url: '/captain?sort=price', headers: { host: 'evil.example.com' } });
    const second = await app.inject('/captain?sort=price');
    const nonce = nonceOf(first.headers['content-security-policy']);
    expect(first.body).toBe(
      template.replace('<!--app-->', `http://quay.example.com/captain?sort=price ${nonce} development`),
    );
    expect([
      first.statusCode,
      first.headers['content-type'],
      first.headers['cache-control'],
      first.headers['x-rendered'],
    ]).toEqual([200, 'text/html; charset=utf-8', 'no-store', 'yes']);
    expect(nonce).not.toBe(nonceOf(second.headers['content-security-policy']));
  });

  it('have a policy without inline scripts, and hosts only for what is configured', async () => {
    await start();
    const { headers } = await app.inject('/');
    expect(String(headers['content-security-policy']).replace(/nonce-[^']+/, 'nonce')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'nonce' 'sha256-vGQdhYJbTuF+M8iCn1IZCHpdkiICocWHDq4qnQF4Rjw='; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; " +
        "font-src 'self'; connect-src 'self' http://localhost:4020; worker-src 'self'; frame-ancestors 'none'; object-src 'none'; " +
        "base-uri 'none'; form-action 'self'",
    );
  });

  it('may connect to the configured error reporting and analytics', async () => {
    await start({ SENTRY_DSN: 'https://key@errors.example.com/42', GA4_ID: 'G-ABC123' });
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(policy).toContain(
      "connect-src 'self' http://localhost:4020 https://errors.example.com https://*.google-analytics.com",
    );
  });

  it.each([
    ['/supplier/orders/confirm/7/secret', 'no-referrer'],
    ['/service-provider/bookings/confirm/secret', 'no-referrer'],
    ['/service/quotes/respond/7', 'no-referrer'],
    ['/reset-password?token=secret', 'no-referrer'],
    ['/captain', 'strict-origin-when-cross-origin'],
  ])('say to other sites where %s was opened: %s', async (url, referrerPolicy) => {
    await start();
    expect((await app.inject(url)).headers['referrer-policy']).toBe(referrerPolicy);
  });

  it("have the renderer's status and headers", async () => {
    await start();
    expect((await app.inject('/nowhere')).statusCode).toBe(404);
    const moved = await app.inject('/old');
    expect([moved.statusCode, moved.headers.location]).toEqual([308, '/captain']);
  });

  it('are only for GET and HEAD', async () => {
    await start();
    expect((await app.inject({ method: 'HEAD', url: '/captain' })).statusCode).toBe(200);
    expect(
      (await app.inject({ method: 'POST', url: '/captain' })).json<{ error: { code: string } }>().error.code,
    ).toBe('NOT_FOUND');
  });

  it.each([
    '//elsewhere.example.com/captain',
    '//',
    '/%',
    '/a/%E0%A4%A',
    'http://elsewhere.example.com/captain',
  ])('answer odd request lines without falling over or leaving the own origin: %s', async (target) => {
    await start({});
    const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const [response] = await once(
      request({ host: origin.hostname, port: origin.port, path: target }).end(),
      'response',
    );
    const body = await text(response);
    expect([200, 400, 404]).toContain(response.statusCode);
    expect(body).not.toContain('>http://elsewhere');
  });
});

describe('a page that cannot be rendered', () => {
  it.each([
    ['/broken', 60_000],
    ['/slow', 10],
  ])('is sent as its shell, with the configuration the browser needs: %s', async (url, renderMaxMs) => {
    await start(
      { AI_AGENT_WEBHOOK_URL: 'https://agent.example.com/hook', COMMISSION_BPS: '1250' },
      renderMaxMs,
    );
    const { statusCode, headers, body } = await app.inject(url);
    const siteConfig = {
      apiBase: '/api',
      parserBase: 'http://localhost:4020',
      siteUrl: 'http://quay.example.com',
      environment: 'development',
      release: 'local',
      currency: 'EUR',
      commissionBasisPoints: 1250,
      answerHours: 48,
      takesApplications: true,
      sentryDsn: null,
      ga4Id: null,
      demo: false,
      assistant: true,
      traced: false,
    };
    const block = `<script type="application/json" id="site-config">${JSON.stringify(siteConfig)}</script>`;
    const nonce = nonceOf(headers['content-security-policy']);
    const head = `<title>Quayside</title><meta name="csp-nonce" nonce="${nonce}" />`;
    expect([statusCode, body]).toEqual([
      200,
      template.replace('<!--head-->', head).replace('<!--app-->', '').replace('<!--data-->', block),
    ]);
    expect(logged.some((line) => line.includes('a page could not be rendered'))).toBe(true);
  });
});

describe('the renderer', () => {
  it('reads from the API without a session, and nothing else', async () => {
    await start();
    const [overview, settings, write, elsewhere] = JSON.parse((await app.inject('/reads')).body) as unknown[];
    expect({ overview, settings, write, elsewhere }).toEqual({
      overview: [200, exampleAnswers.get('getMarketOverview')?.body],
      settings: [401, expect.objectContaining({ status: false })],
      write: 'The page renderer may only read from its own API',
      elsewhere: 'The page renderer may only read from its own API',
    });
  });
});

describe('what is told of a page', () => {
  it('are its pattern, and the calls during its rendering, separate from those of visitors', async () => {
    await start({});
    for (const url of ['/product-checkout/6b1f0c2e', '/nowhere/6b1f0c2e', '/assets/look-9fQ2.css', '/reads'])
      await app.inject(url);
    const counted = async () => {
      const { body } = await app.inject('/metrics');
      return [...body.matchAll(/_count\{method="GET",route="([^"]+)",status="\d+",caller="(\w+)"/g)].map(
        ([, route, caller]) => `${route} ${caller}`,
      );
    };
    // Each is counted after its response, when the caller may have continued: in any order.
    await expect
      .poll(async () => (await counted()).toSorted())
      .toEqual([
        '/api/market/overview rendering',
        '/api/settings rendering',
        '/product-checkout/:productId outside',
        'file of the build outside',
        'no page outside',
      ]);
    expect(logged.join('')).not.toContain('6b1f0c2e');
  });
});

describe('the patterns of the routes', () => {
  it('are exported by the build, and empty without one', async () => {
    expect(await readRoutePatterns(folder)).toEqual(['/captain', '/product-checkout/:productId']);
    expect(await readRoutePatterns(path.join(folder, 'nowhere'))).toEqual([]);
  });
});

describe('files', () => {
  it('with a hash in their name are cached for a year', async () => {
    await start();
    const { statusCode, headers, body } = await app.inject('/assets/look-9fQ2.css');
    expect([statusCode, headers['cache-control'], body.startsWith('/* quay')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      true,
    ]);
    // A worker created from such a file may connect where its page may.
    expect(headers['content-security-policy']).toContain("connect-src 'self' http://localhost:4020;");
  });

  it.each([
    ['packed by the build where it was', '/assets/app-B7xk.js', 'br', 'br'],
    ['packed on the way where it was not', '/assets/look-9fQ2.css', 'br', 'br'],
    ['with gzip for who knows only that', '/assets/look-9fQ2.css', 'gzip', 'gzip'],
    ['plain for who knows neither', '/assets/look-9fQ2.css', 'identity', undefined],
  ])('are sent %s', async (_what, url, accepted, encoding) => {
    await start();
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
  });

  it.each(['/robots.txt', '/theme.js', '/site.webmanifest'])(
    'at the top level are revalidated: %s',
    async (url) => {
      await start();
      const first = await app.inject(url);
      expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache']);
      const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
      expect(again.statusCode).toBe(304);
    },
  );

  it.each([
    '/assets/gone-1234.js',
    '/assets/',
    '/favicon.ico',
    '/.vite/manifest.json',
    '/index.html.br',
    '/assets/app-B7xk.js.br',
    '/assets/app-B7xk.js.map',
    '/..%2fserver%2fentry-server.js',
    '/../package.json',
  ])('that are not there, or are not for anyone, are 404 and no page: %s', async (url) => {
    await start();
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, String(headers['content-type'])]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

describe('files of another build', () => {
  const rope = `/* ${'rope '.repeat(600)} */`;
  const policy = async () => String((await app.inject('/theme.js')).headers['content-security-policy']);

  beforeAll(async () => {
    const other = path.join(folder, 'other');
    const assets = path.join(other, 'client/assets');
    await mkdir(assets, { recursive: true });
    await writeFile(path.join(assets, 'rope-0000aaaa.css'), rope);
    await writeFile(path.join(assets, 'knot-0000aaaa.js'), 'knot()');
    await writeFile(path.join(assets, 'knot-0000aaaa.js.br'), brotliCompressSync('knot()'));
    await writeFile(path.join(assets, 'knot-0000aaaa.js.map'), '{}');
    const store = openFileStore({ dataFolder: folder });
    await publishAssets({ store, buildFolder: other, release: 'v2', keep: 2, now: new Date() });
  });

  it('are sent like the own ones, once they are published', async () => {
    app = await build({});
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['br;q=0', undefined],
      ['brown', undefined],
    ] as const) {
      const { statusCode, headers, rawPayload } = await app.inject({
        url: '/assets/knot-0000aaaa.js',
        headers: { 'accept-encoding': accepted },
      });
      const content = encoding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload;
      expect([statusCode, headers, content.toString()]).toEqual([
        200,
        expect.objectContaining({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': 'text/javascript; charset=utf-8',
          'content-security-policy': await policy(),
          'content-length': String(rawPayload.length),
          vary: expect.stringContaining('accept-encoding') as string,
        }),
        'knot()',
      ]);
      expect(headers['content-encoding']).toBe(encoding);
    }
    // Not compressed by the build: compressed when sent, like the own files.
    const packed = await app.inject({
      url: '/assets/rope-0000aaaa.css',
      headers: { 'accept-encoding': 'br' },
    });
    expect([packed.headers['content-encoding'], packed.headers['content-length']]).toEqual(['br', undefined]);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(rope);
    expect((await app.inject({ method: 'HEAD', url: '/assets/knot-0000aaaa.js' })).statusCode).toBe(200);
  });

  it.each([
    '/assets/knot-0000bbbb.js',
    '/assets/knot-0000aaaa.js.map',
    '/assets/knot-0000aaaa.js.br',
    '/assets/..%2ffiles%2fknot-0000aaaa.js',
    '/assets/../builds/knot-0000aaaa.js',
  ])('are 404 under no other name, which no proxy keeps: %s', async (url) => {
    app = await build({});
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['cache-control'] ?? 'no-store']).toEqual([404, 'no-store']);
  });

  it('are 503 while their store is down, which no proxy stores, and the own ones are sent', async () => {
    const away = path.join(folder, 'away');
    await writeFile(away, 'a file where a folder should be');
    app = await build({ ASSETS_URL: `file:${away}` });
    const { statusCode, headers } = await app.inject('/assets/knot-0000aaaa.js');
    expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
    expect((await app.inject('/assets/look-9fQ2.css')).statusCode).toBe(200);
  });
});

describe('the reference', () => {
  it('is a page with its own policy', async () => {
    await start();
    const page = await app.inject('/api/reference');
    expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([
      200,
      'text/html; charset=utf-8',
      '<!doctype html><title>Quayside API</title>',
    ]);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect((await app.inject('/api/reference/page.js')).body).toBe('Redoc.init()');
    expect((await app.inject('/api/reference/..%2f..%2fpackage.json')).statusCode).toBe(404);
  });
});
