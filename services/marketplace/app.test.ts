import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp, type AppOptions } from './app.ts';
import { readConfig } from './config.ts';
import { exampleApi } from './http/testing/example-api.ts';

let folder: string;
let app: FastifyInstance;
let logged: Record<string, unknown>[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quayside-app-'));
  logged = [];
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

type Options = AppOptions<never, never, never>;
interface Start {
  readonly environment?: Record<string, string>;
  readonly readiness?: Options['readiness'];
  readonly handlers?: Parameters<typeof exampleApi>[0];
}
async function start({ environment = {}, readiness = [], handlers }: Start = {}): Promise<FastifyInstance> {
  const config = readConfig({ QUAYSIDE_BUILD: folder, ...environment });
  if (!config.ok) throw new Error(config.mistakes.join('\n'));
  // Each line is an object by pino's contract.
  const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line) as Record<string, unknown>) });
  app = await buildApp({
    config: config.value,
    log,
    api: exampleApi(handlers),
    readiness,
    strictResponses: true,
    shedsLoad: false,
  });
  return app;
}
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://app@db.example.com/quayside',
  SMTP_URL: 'smtps://mail.example.com',
  STRIPE_SECRET_KEY: 'sk_live_51abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_51abcdef',
  APP_SECRET: 'nK3vQ0h9c2s7XkL5tRz8wNf1uAeGd4iKp6YbJm0oHsE=',
  PUBLIC_URL: 'https://quayside.example.com',
  AI_PARSER_URL: 'https://parser.example.com',
};

describe('every answer', () => {
  it('has the headers of a production site', async () => {
    await start({ environment: production });
    const { headers } = await app.inject('/api/market/overview');
    expect({
      policy: headers['content-security-policy'],
      transport: headers['strict-transport-security'],
      sniff: headers['x-content-type-options'],
      frame: headers['x-frame-options'],
      referrer: headers['referrer-policy'],
      opener: headers['cross-origin-opener-policy'],
      resources: headers['cross-origin-resource-policy'],
      poweredBy: headers['x-powered-by'],
      requestId: typeof headers['x-request-id'],
    }).toEqual({
      policy: "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
      transport: 'max-age=63072000; includeSubDomains',
      sniff: 'nosniff',
      frame: 'DENY',
      referrer: 'strict-origin-when-cross-origin',
      opener: 'same-origin',
      resources: 'same-origin',
      poweredBy: undefined,
      requestId: 'string',
    });
  });

  it.each([
    ['GET', '/api/settings', { authorization: 'Bearer nobody' }, 'no-store'],
    ['POST', '/api/auth/sign-in', {}, 'no-store'],
    ['GET', '/api/market/overview', {}, 'no-cache'],
  ] as const)('of %s %s is kept as its reader wants', async (method, url, headers, kept) => {
    await start();
    const answer = await app.inject({ method, url, headers });
    expect(answer.headers['cache-control']).toBe(kept);
  });

  it('is not sent again to a visitor who has it, as long as it is unchanged and they are not signed in', async () => {
    await start();
    const url = '/api/market/overview';
    const { headers, body } = await app.inject(url);
    const again = (more: Record<string, string>) =>
      app.inject({ url, headers: { 'if-none-match': String(headers.etag), ...more } });
    const [same, other, own] = [
      await again({}),
      await again({ 'if-none-match': 'W/"other"' }),
      await again({ authorization: 'Bearer nobody' }),
    ];
    expect([same, other].map(({ statusCode }) => statusCode)).toEqual([304, 200]);
    expect([same.body, other.body === body, own.headers.etag]).toEqual(['', true, undefined]);
  });

  it('does not require TLS on a laptop', async () => {
    await start();
    expect((await app.inject('/health')).headers['strict-transport-security']).toBeUndefined();
  });

  it('is compressed if it is long and the caller accepts that', async () => {
    await start();
    const packed = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } });
    const plain = await app.inject({ url: '/api/openapi.json' });
    expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
      'br',
      undefined,
    ]);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });

  it('with the contract is not sent again to a visitor who has it, also by a node that has not sent it yet', async () => {
    await start();
    const { headers } = await app.inject({ url: '/api/openapi.json' });
    const known = { url: '/api/openapi.json', headers: { 'if-none-match': String(headers.etag) } };
    const again = await app.inject(known);
    await app.close();
    await start();
    const elsewhere = await app.inject(known);
    for (const { statusCode, body, headers: sent } of [again, elsewhere])
      expect([statusCode, body, sent.etag]).toEqual([304, '', headers.etag]);
  });
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/api/settings',
      headers: { origin, 'access-control-request-method': 'PUT' },
    });

  it('may call the API if they are listed, without credentials', async () => {
    await start({ environment: { CORS_ORIGINS: 'https://app.example.com' } });
    const { headers } = await preflight('https://app.example.com');
    expect([headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual([
      'https://app.example.com',
      undefined,
    ]);
  });

  it('are not allowed unless they are listed', async () => {
    await start({ environment: { CORS_ORIGINS: 'https://app.example.com' } });
    expect(
      (await preflight('https://evil.example.com')).headers['access-control-allow-origin'],
    ).toBeUndefined();
  });
});

describe('unknown addresses of the API', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/settings/nothing'])(
    'are 404 in the envelope: %s',
    async (url) => {
      await start();
      const response = await app.inject({ url, headers: { 'x-request-id': 'test-request' } });
      expect([response.statusCode, response.json()]).toEqual([
        404,
        {
          status: false,
          message: 'There is nothing at this address.',
          error: { code: 'NOT_FOUND', requestId: 'test-request' },
        },
      ]);
    },
  );
});

describe('health', () => {
  it('confirms that the process is alive, whatever the database does', async () => {
    await start({ readiness: [{ name: 'database', check: async () => 'away' }] });
    const response = await app.inject('/health');
    expect([response.statusCode, response.json()]).toEqual([200, { status: true }]);
  });

  it('is ready if every check succeeds', async () => {
    await start({
      readiness: [
        { name: 'database', check: async () => 'ok' },
        { name: 'worker', check: async () => 'ok' },
      ],
    });
    const response = await app.inject('/ready');
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { status: true, checks: { database: 'ok', worker: 'ok' } },
    ]);
  });

  it('is not ready if one check fails, and names it', async () => {
    await start({
      readiness: [
        { name: 'database', check: async () => 'away' },
        { name: 'worker', check: async () => 'ok' },
      ],
    });
    const response = await app.inject('/ready');
    expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
      503,
      '2',
      { status: false, checks: { database: 'away', worker: 'ok' } },
    ]);
  });

  it('answers even if a check hangs, and repeats that only once it has finished', async () => {
    const silent = vi.fn(() => new Promise<never>(() => undefined));
    await start({ readiness: [{ name: 'database', check: silent }] });
    const both = [await app.inject('/ready'), await app.inject('/ready')];
    expect(both.map((response) => [response.statusCode, response.json()])).toEqual([
      [503, { status: false, checks: { database: 'away' } }],
      [503, { status: false, checks: { database: 'away' } }],
    ]);
    expect(silent).toHaveBeenCalledOnce();
  });

  it('answers 503 and not 500 while the database is down', async () => {
    const gone = Object.assign(new Error('terminating connection'), { code: '57P01' });
    await start({ handlers: { getMarketOverview: () => Promise.reject(gone) } });
    const response = await app.inject('/api/market/overview');
    expect([
      response.statusCode,
      response.headers['retry-after'],
      response.json<{ error: { code: string } }>().error.code,
    ]).toEqual([503, '5', 'UNAVAILABLE']);
  });
});

describe('metrics', () => {
  const metrics = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url: '/metrics', headers, remoteAddress });

  it('count requests by route pattern', async () => {
    await start();
    await app.inject('/api/media/6b1f0c2e9a4d4f7f8c3b2a1d0e9f8a7b');
    const { body } = await metrics();
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/media/:fileId",status="200",caller="outside"} 1',
    );
    expect(body).not.toContain('6b1f0c2e');
  });

  it('count refusals by code', async () => {
    await start();
    await app.inject('/api/settings');
    await app.inject('/api/settings');
    const line = 'http_refusals_total{method="GET",route="/api/settings",code="UNAUTHENTICATED"} 2';
    expect((await metrics()).body).toContain(line);
  });

  it('show the readiness of the node check by check, also if a check hangs', async () => {
    const silent = () => new Promise<never>(() => undefined);
    await start({
      readiness: [
        { name: 'database', check: silent },
        { name: 'disk', check: async () => 'full' },
        { name: 'worker', check: async () => 'ok' },
      ],
    });
    const { body } = await metrics();
    expect(body.match(/^ready\{.*$/gm)).toEqual([
      'ready{check="database"} 0',
      'ready{check="disk"} 0',
      'ready{check="worker"} 1',
    ]);
  });

  it('are only for the loopback interface, not for requests through a proxy', async () => {
    await start();
    const statuses = [
      await metrics(),
      await metrics({}, '203.0.113.9'),
      await metrics({ 'x-forwarded-for': '203.0.113.9' }),
    ];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404]);
  });

  it('are for the token if there is one', async () => {
    await start({ environment: { METRICS_TOKEN: 'a-long-random-text' } });
    const statuses = [
      await metrics(),
      await metrics({ authorization: 'Bearer a-long-random-text' }, '203.0.113.9'),
    ];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 200]);
  });
});

describe('rate limits', () => {
  it('are stricter if the contract names a bucket', async () => {
    await start();
    const limitOf = async (url: string, method: 'GET' | 'POST') =>
      (await app.inject({ url, method })).headers['x-ratelimit-limit'];
    expect([
      await limitOf('/api/auth/sign-in', 'POST'),
      await limitOf('/api/market/overview', 'GET'),
      await limitOf('/health', 'GET'),
    ]).toEqual(['120', '3000', undefined]);
  });

  it('count the visitor behind a trusted proxy, and never believe other forwarded addresses', async () => {
    await start({ environment: { TRUST_PROXY: '10.0.0.1' } });
    const remaining = async (remoteAddress: string, forwarded: string) =>
      (
        await app.inject({
          url: '/api/market/overview',
          remoteAddress,
          headers: { 'x-forwarded-for': forwarded },
        })
      ).headers['x-ratelimit-remaining'];
    expect([
      await remaining('10.0.0.1', '203.0.113.1'),
      await remaining('10.0.0.1', '203.0.113.2'),
      await remaining('198.51.100.7', '203.0.113.1'),
      await remaining('198.51.100.7', '203.0.113.3'),
    ]).toEqual(['2999', '2999', '2999', '2998']);
  });
});

describe('the log', () => {
  it('contains the pattern of an address and never the address', async () => {
    await start();
    await app.inject({
      url: '/api/media/6b1f0c2e9a4d4f7f8c3b2a1d0e9f8a7b?token=secret',
      headers: { 'x-request-id': 'test-request' },
    });
    const [line] = logged.filter(({ msg }) => msg === 'request');
    expect(line).toMatchObject({
      requestId: 'test-request',
      method: 'GET',
      route: '/api/media/:fileId',
      status: 200,
    });
    expect(JSON.stringify(logged)).not.toMatch(/6b1f0c2e|secret/);
  });

  it('contains why a call was refused, and nothing about probes', async () => {
    await start();
    for (const url of ['/health', '/ready', '/metrics', '/api/settings']) await app.inject(url);
    expect(logged.filter(({ msg }) => msg === 'request')).toMatchObject([
      { route: '/api/settings', status: 401, refused: 'UNAUTHENTICATED' },
    ]);
  });
});

describe('a missing build', () => {
  it('tells what to run, and leaves the API working', async () => {
    await start();
    const page = await app.inject('/captain');
    expect([page.statusCode, page.body.includes('The site is not built: run `npm run build`.')]).toEqual([
      503,
      true,
    ]);
    expect(page.body).toContain('id="site-config">{"apiBase":"/api"');
    expect((await app.inject('/api/market/overview')).statusCode).toBe(200);
    expect((await app.inject('/api/reference')).json<{ message: string }>().message).toBe(
      'The reference page is not built: run `npm run build`.',
    );
  });
});
