import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { buildParser } from './app.ts';
import { readParserConfig } from './config.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());
const start = async () => {
  const config = { origins: ['https://quayside.example.com'], trustProxy: [] };
  app = await buildParser({ config, log: pino({ level: 'silent' }) });
  return app;
};

describe('the parser', () => {
  it.each(['/parse-inventory', '/parse-services'])(
    'says that %s is not available yet, in the envelope',
    async (url) => {
      const response = await (
        await start()
      ).inject({ method: 'POST', url, headers: { 'x-request-id': 'test-request' } });
      expect([response.statusCode, response.json()]).toEqual([
        501,
        {
          status: false,
          message: 'This is not available yet.',
          error: { code: 'NOT_AVAILABLE_YET', requestId: 'test-request' },
        },
      ]);
    },
  );

  it('lives', async () => {
    const response = await (await start()).inject('/health');
    expect([response.statusCode, response.json()]).toEqual([200, { status: true }]);
  });

  it('may be called from the site’s pages, without credentials, and from no others', async () => {
    const parser = await start();
    const headersFor = async (origin: string) => {
      const { headers } = await parser.inject({
        method: 'OPTIONS',
        url: '/parse-inventory',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      return [headers['access-control-allow-origin'], headers['access-control-allow-credentials']];
    };
    expect(await headersFor('https://quayside.example.com')).toEqual([
      'https://quayside.example.com',
      undefined,
    ]);
    expect(await headersFor('https://evil.example.com')).toEqual([undefined, undefined]);
  });

  it('limits what one address may send, and says when to come back', async () => {
    const parser = await start();
    const calls = Array.from({ length: 31 }, () =>
      parser.inject({ method: 'POST', url: '/parse-inventory' }),
    );
    const last = (await Promise.all(calls)).at(-1);
    expect([
      last?.statusCode,
      last?.headers['retry-after'],
      last?.json<{ error: { code: string } }>().error.code,
    ]).toEqual([429, '60', 'TOO_MANY_REQUESTS']);
  });

  it('answers an unknown address in the envelope', async () => {
    expect((await (await start()).inject('/parse')).json<{ error: { code: string } }>().error.code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('its configuration', () => {
  it('needs nothing on a laptop', () => {
    expect(readParserConfig({})).toEqual({
      ok: true,
      value: {
        host: '127.0.0.1',
        port: 4020,
        origins: ['http://localhost:4000', 'http://127.0.0.1:4000'],
        trustProxy: [],
        logLevel: 'info',
      },
    });
  });

  it('needs the site’s address in production, which a demo never is', () => {
    expect(readParserConfig({ NODE_ENV: 'production', QUAYSIDE_DEMO: '1', AI_PARSER_PORT: 'x' })).toEqual({
      ok: false,
      mistakes: [
        'AI_PARSER_PORT must be a whole number from 1 to 65535: write AI_PARSER_PORT=4020.',
        'PUBLIC_URL is missing: write the address of the site whose pages call this service, PUBLIC_URL=https://quayside.example.com.',
      ],
    });
  });
});
