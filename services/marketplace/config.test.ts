import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, readDatabaseConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://app:secret@db.example.com/quayside',
  SMTP_URL: 'smtps://mail.example.com',
  STRIPE_SECRET_KEY: 'sk_live_51abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_51abcdef',
  APP_SECRET: 'nK3vQ0h9c2s7XkL5tRz8wNf1uAeGd4iKp6YbJm0oHsE=',
  PUBLIC_URL: 'https://quayside.example.com/',
  AI_PARSER_URL: 'https://parser.example.com',
};
const without = (name: keyof typeof production) => ({ ...production, [name]: undefined });
const mistakesOf = (environment: Record<string, string | undefined>) => {
  const config = readConfig(environment);
  return config.ok ? [] : config.mistakes;
};

describe('a laptop', () => {
  it('needs no variables', () => {
    expect(readConfig({})).toEqual({
      ok: true,
      value: {
        environment: 'development',
        demo: false,
        host: '127.0.0.1',
        port: 4000,
        publicUrl: 'http://localhost:4000',
        corsOrigins: [],
        trustProxy: [],
        logLevel: 'info',
        metricsToken: null,
        release: 'local',
        databaseUrl: null,
        replicaUrl: null,
        databaseConnections: 20,
        dataFolder: path.resolve('data'),
        buildFolder: path.resolve('dist'),
        secrets: { current: 'quayside-demo-secret-good-for-a-laptop-only', before: null },
        mail: { smtpUrl: null, from: 'Quayside <no-reply@localhost>' },
        admin: null,
        filesUrl: `file:${path.resolve('data/files')}`,
        assetsUrl: `file:${path.resolve('data/files')}`,
        parserUrl: 'http://localhost:4020',
        payments: {
          secretKey: 'sk_test_quayside_sandbox',
          sandboxUrl: 'http://127.0.0.1:4030',
          webhookSecret: 'whsec_quayside_sandbox',
          retriesMax: 2,
        },
        vies: null,
        assistantWebhook: null,
        sentryDsn: null,
        traces: { url: null, ratio: 0.1 },
        ga4Id: null,
        currency: 'EUR',
        commissionBasisPoints: 1000,
      },
    });
  });

  it('reads an empty variable as a missing one', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '', QUAYSIDE_DEMO: '' })).toEqual(readConfig({}));
  });

  it('has a configuration that cannot be changed', () => {
    const config = readConfig({});
    expect(config.ok && Object.isFrozen(config.value)).toBe(true);
  });
});

describe('demo mode', () => {
  it.each(['127.0.0.1', '::1', 'localhost'])('binds %s', (HOST) => {
    expect(readConfig({ QUAYSIDE_DEMO: '1', HOST })).toMatchObject({
      ok: true,
      value: { environment: 'demo', host: HOST },
    });
  });

  it.each(['0.0.0.0', '::', '192.168.1.4', 'quayside.example.com'])('refuses HOST=%s', (HOST) => {
    expect(mistakesOf({ QUAYSIDE_DEMO: '1', HOST })).toEqual([
      'HOST must be 127.0.0.1 in demo mode, whose accounts are known to everybody: leave HOST out.',
    ]);
  });

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'listens on %s',
    (PUBLIC_URL) => {
      expect(mistakesOf({ QUAYSIDE_DEMO: '1', PUBLIC_URL })).toEqual([]);
    },
  );

  it.each(['https://quayside.example.com', 'http://localhost.example.com', 'http://192.168.1.4:4000'])(
    'refuses PUBLIC_URL=%s',
    (PUBLIC_URL) => {
      expect(mistakesOf({ QUAYSIDE_DEMO: '1', PUBLIC_URL })).toEqual([
        'PUBLIC_URL must be on this machine in demo mode, whose accounts are known to everybody: leave PUBLIC_URL out.',
      ]);
    },
  );

  it('is refused in production, whatever else is set', () => {
    const sentence = 'QUAYSIDE_DEMO must not be 1 while NODE_ENV is production: leave one of the two out.';
    expect(mistakesOf({ NODE_ENV: 'production', QUAYSIDE_DEMO: '1' })).toEqual([sentence]);
    expect(mistakesOf({ ...production, PUBLIC_URL: undefined, QUAYSIDE_DEMO: '1' })).toEqual([sentence]);
  });
});

describe('neither demo nor production', () => {
  it.each(['0.0.0.0', '::', '192.168.1.4'])(
    'accepts other machines at %s only with the required secrets',
    (HOST) => {
      expect(mistakesOf({ HOST })).toEqual([
        'APP_SECRET is missing, and HOST lets other machines in: write APP_SECRET=what `openssl rand -base64 32` prints, or leave HOST out.',
        'SMTP_URL is missing, and HOST lets other machines in: write SMTP_URL=smtps://user:password@mail.example.com:465, or leave HOST out.',
      ]);
      const { APP_SECRET, SMTP_URL } = production;
      expect(mistakesOf({ HOST, APP_SECRET, SMTP_URL })).toEqual([]);
    },
  );
});

describe('the database alone', () => {
  it('is the one of DATABASE_URL, else the one in the data folder', () => {
    const { DATABASE_URL } = production;
    expect([readDatabaseConfig({ NODE_ENV: 'production', DATABASE_URL }), readDatabaseConfig({})]).toEqual([
      { ok: true, value: { databaseUrl: DATABASE_URL, dataFolder: path.resolve('data') } },
      { ok: true, value: { databaseUrl: null, dataFolder: path.resolve('data') } },
    ]);
  });

  it('has to be set in production', () => {
    expect(readDatabaseConfig({ NODE_ENV: 'production' })).toEqual({
      ok: false,
      mistakes: [
        'DATABASE_URL is missing, which production cannot do without: write DATABASE_URL=postgresql://user:password@host:5432/quayside.',
      ],
    });
  });
});

describe('production', () => {
  it('starts if everything is set', () => {
    expect(readConfig(production)).toMatchObject({
      ok: true,
      value: {
        environment: 'production',
        publicUrl: 'https://quayside.example.com',
        payments: {
          secretKey: 'sk_live_51abcdef',
          sandboxUrl: null,
          webhookSecret: 'whsec_51abcdef',
          retriesMax: 2,
        },
        mail: { from: 'Quayside <no-reply@quayside.example.com>' },
      },
    });
  });

  it.each([
    ['DATABASE_URL', 'postgresql://user:password@host:5432/quayside'],
    ['SMTP_URL', 'smtps://user:password@mail.example.com:465'],
    ['STRIPE_SECRET_KEY', 'sk_live_…'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_…'],
    ['APP_SECRET', 'what `openssl rand -base64 32` prints'],
    ['PUBLIC_URL', 'https://quayside.example.com'],
    ['AI_PARSER_URL', 'https://parser.example.com'],
  ] as const)('refuses to start without %s', (name, example) => {
    expect(mistakesOf(without(name))).toEqual([
      `${name} is missing, which production cannot do without: write ${name}=${example}.`,
    ]);
  });

  it("refuses the demo's secrets, and sites without TLS", () => {
    expect(
      mistakesOf({
        ...production,
        APP_SECRET: 'quayside-demo-secret-good-for-a-laptop-only',
        STRIPE_SECRET_KEY: 'sk_test_quayside_sandbox',
        STRIPE_WEBHOOK_SECRET: 'whsec_quayside_sandbox',
        PUBLIC_URL: 'http://quayside.example.com',
      }),
    ).toEqual([
      'APP_SECRET is the one of the demo, which everybody knows: write what `openssl rand -base64 32` prints.',
      'STRIPE_SECRET_KEY is the one of the sandbox, which everybody knows: write the one of your account with the payment provider.',
      'STRIPE_WEBHOOK_SECRET is the one of the sandbox, which everybody knows: write the one of your endpoint with the payment provider.',
      'PUBLIC_URL must begin with https:// in production: sessions may not travel in the clear.',
    ]);
  });
});

describe('secrets', () => {
  const random = 'write what `openssl rand -base64 32` prints.';
  it.each([
    ['APP_SECRET', 'x'.repeat(64), `APP_SECRET repeats a few characters, which can be guessed: ${random}`],
    [
      'APP_SECRET',
      'abcabcabc'.repeat(8),
      `APP_SECRET repeats a few characters, which can be guessed: ${random}`,
    ],
    [
      'APP_SECRET',
      'nK3vQ0h9c2s7XkL5tRz8wNf1uAeGd4iKp6YbJm0oHs',
      `APP_SECRET must have at least 43 characters: ${random}`,
    ],
    [
      'METRICS_TOKEN',
      'a'.repeat(40),
      'METRICS_TOKEN repeats a few characters, which can be guessed: write a long random text.',
    ],
    [
      'STRIPE_SECRET_KEY',
      'sk_live_xxxxxxxx',
      'STRIPE_SECRET_KEY is not a key that the payment provider issues: write the one of your account.',
    ],
    [
      'STRIPE_SECRET_KEY',
      'sk_test_51abcdef',
      'STRIPE_SECRET_KEY is a test key, with which nobody pays: write the live one, or PAYMENTS_TEST_MODE=1 to try things out.',
    ],
    [
      'STRIPE_WEBHOOK_SECRET',
      'whsec_secret',
      'STRIPE_WEBHOOK_SECRET is not a secret that the payment provider issues: write the one of your endpoint.',
    ],
  ])('%s must not be %s in production', (name, value, mistake) => {
    expect(mistakesOf({ ...production, [name]: value })).toEqual([mistake]);
  });

  it("may be the provider's test keys if that is declared", () => {
    const tried = { STRIPE_SECRET_KEY: 'sk_test_51abcdef', PAYMENTS_TEST_MODE: '1' };
    expect(mistakesOf({ ...production, ...tried })).toEqual([]);
  });

  it('may be 32 bytes in hexadecimal', () => {
    const APP_SECRET = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
    expect(mistakesOf({ ...production, APP_SECRET })).toEqual([]);
  });

  it('are also required if HOST accepts other machines', () => {
    const { SMTP_URL } = production;
    expect(mistakesOf({ HOST: '0.0.0.0', SMTP_URL, APP_SECRET: 'x'.repeat(64) })).toEqual([
      `APP_SECRET repeats a few characters, which can be guessed: ${random}`,
    ]);
  });
});

describe('mistakes', () => {
  it('are all reported at once, one sentence each', () => {
    const wrong = {
      PORT: '4000.5',
      QUAYSIDE_DEMO: 'yes',
      PUBLIC_URL: 'quayside.example.com',
      CORS_ORIGINS: 'https://a.example.com, *',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://host/db',
      APP_SECRET: 'short',
      SMTP_URL: 'mail.example.com',
      MAIL_FROM: 'Quayside',
      ADMIN_EMAIL: 'admin',
      FILES_URL: '/srv/files',
      STRIPE_SECRET_KEY: 'pk_live_1',
      VIES_URL: 'ec.europa.eu',
      VIES_REQUESTER: 'ESB12345678',
      GA4_ID: 'UA-1',
      MARKETPLACE_CURRENCY: 'EURO',
      COMMISSION_BPS: '10001',
    };
    expect(mistakesOf(wrong)).toEqual([
      'QUAYSIDE_DEMO must be 1 or 0: write QUAYSIDE_DEMO=1 for the demo market.',
      'PORT must be a whole number from 1 to 65535: write PORT=4000.',
      'PUBLIC_URL must be a full web address without a path: write PUBLIC_URL=https://quayside.example.com.',
      'CORS_ORIGINS must list origins with commas between: write CORS_ORIGINS=https://one.example.com,https://two.example.com.',
      "TRUST_PROXY must list the proxies' addresses or networks: write TRUST_PROXY=10.0.0.0/8,loopback.",
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent: write LOG_LEVEL=info.',
      'DATABASE_URL must begin with postgresql:// or postgres://: write DATABASE_URL=postgresql://user:password@host:5432/quayside.',
      'APP_SECRET must have at least 43 characters: write what `openssl rand -base64 32` prints.',
      'SMTP_URL must begin with smtp:// or smtps://: write SMTP_URL=smtps://user:password@mail.example.com:465.',
      'MAIL_FROM must be an address: write MAIL_FROM="Quayside <hello@example.com>".',
      'ADMIN_EMAIL must be an email address: write ADMIN_EMAIL=harbour.master@example.com.',
      'FILES_URL must begin with file: or s3://: write FILES_URL=s3://bucket?region=eu-west-1.',
      'STRIPE_SECRET_KEY must be a secret key of the payment provider: write STRIPE_SECRET_KEY=sk_live_….',
      'VIES_URL must be a full web address: write VIES_URL=https://ec.europa.eu/taxation_customs/vies/rest-api.',
      'VIES_REQUESTER must be a VAT ID of ours: write VIES_REQUESTER=ESB12345674.',
      'GA4_ID must be a measurement id: write GA4_ID=G-ABC123, or leave it out.',
      "MARKETPLACE_CURRENCY must be a currency's three letters: write MARKETPLACE_CURRENCY=EUR.",
      'COMMISSION_BPS must be a whole number from 0 to 10000: write COMMISSION_BPS=1000.',
      'ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.',
    ]);
  });

  it('never repeat a secret', () => {
    const reported = mistakesOf({
      ...production,
      DATABASE_URL: 'mysql://app:hunter2hunter2@db/x',
      APP_SECRET: 'hunter2hunter2',
    });
    expect(reported).toHaveLength(2);
    expect(reported.join()).not.toContain('hunter2');
  });
});
