import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readParserConfig } from './config.ts';

const url = 'https://models.example.com/v1';

test("it needs no settings on a developer's machine", () => {
  expect(readParserConfig({})).toEqual({
    ok: true,
    value: {
      host: '127.0.0.1',
      port: 4020,
      origins: ['http://localhost:4000', 'http://127.0.0.1:4000'],
      trustProxy: [],
      logLevel: 'info',
      metricsToken: null,
      sentryDsn: null,
      traces: { url: null, ratio: 0.1 },
      environment: 'development',
      release: 'local',
      workers: availableParallelism(),
      model: null,
    },
  });
});

test("it requires the site's address in production, even with the setting of a demo", () => {
  expect(readParserConfig({ NODE_ENV: 'production', QUAYSIDE_DEMO: '1', AI_PARSER_PORT: 'x' })).toEqual({
    ok: false,
    mistakes: [
      'AI_PARSER_PORT must be a whole number from 1 to 65535: write AI_PARSER_PORT=4020.',
      'PUBLIC_URL is missing: write the address of the site whose pages call this service, PUBLIC_URL=https://quayside.example.com.',
    ],
  });
});

test('a language model has an address, a name, a key if it needs one, and a budget', () => {
  expect(readParserConfig({ AI_PARSER_MODEL_URL: `${url}/`, AI_PARSER_MODEL: 'small-1' })).toMatchObject({
    value: { model: { url, model: 'small-1', key: null, tokensADay: 500_000 } },
  });
  expect(
    readParserConfig({
      AI_PARSER_MODEL_URL: url,
      AI_PARSER_MODEL: 'small-1',
      AI_PARSER_MODEL_KEY: 'secret',
      AI_PARSER_MODEL_TOKENS_A_DAY: '2000',
    }),
  ).toMatchObject({ value: { model: { key: 'secret', tokensADay: 2000 } } });
});

test('parser processes share the budget equally, and never exceed it together', () => {
  const model = {
    AI_PARSER_MODEL_URL: url,
    AI_PARSER_MODEL: 'small-1',
    AI_PARSER_MODEL_TOKENS_A_DAY: '2000',
  };
  expect(readParserConfig({ ...model, AI_PARSER_INSTANCES: '3' })).toMatchObject({
    value: { model: { tokensADay: 666 } },
  });
});

test('it reads the configured number of files at once', () => {
  expect(readParserConfig({ AI_PARSER_WORKERS: '1' })).toMatchObject({ value: { workers: 1 } });
});

test.each([
  [{ AI_PARSER_WORKERS: '0' }, /^AI_PARSER_WORKERS must be a whole number from 1 to 256/u],
  [{ AI_PARSER_INSTANCES: '0' }, /^AI_PARSER_INSTANCES must be a whole number from 1 to 1000/u],
  [{ AI_PARSER_MODEL_URL: url }, /needs both its address and its name/u],
  [{ AI_PARSER_MODEL: 'small-1' }, /needs both its address and its name/u],
  [
    { AI_PARSER_MODEL_URL: 'models', AI_PARSER_MODEL: 'small-1' },
    /^AI_PARSER_MODEL_URL must be a full web address/u,
  ],
  [
    { AI_PARSER_MODEL_URL: url, AI_PARSER_MODEL: 'small-1', AI_PARSER_MODEL_TOKENS_A_DAY: 'many' },
    /^AI_PARSER_MODEL_TOKENS_A_DAY must be a whole number/u,
  ],
])('%j is refused with what to write', (environment, mistake) => {
  const config = readParserConfig(environment);
  expect(config.ok ? [] : config.mistakes).toEqual([expect.stringMatching(mistake)]);
});
