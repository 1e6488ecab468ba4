import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import contract from '../../../openapi/__generated__/marketplace.json' with { type: 'json' };
import { readOperations, type Operation } from '../../http-adapter/index.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { exampleAnswers, exampleApi, exampleBodies, exampleParameters } from './testing/example-api.ts';

let app: FastifyInstance;
beforeAll(async () => {
  const config = readConfig({ QUAYSIDE_BUILD: tmpdir() });
  if (!config.ok) throw new Error(config.mistakes.join('\n'));
  const log = pino({ level: 'silent' });
  app = await buildApp({
    config: config.value,
    log,
    api: exampleApi(),
    readiness: [],
    strictResponses: true,
    shedsLoad: false,
  });
});
afterAll(() => app.close());

const urlOf = ({ id, path }: Operation) => {
  const { path: values = {}, query = {} } = exampleParameters.get(id) ?? {};
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? name);
  return `/api${filled}?${new URLSearchParams(query).toString()}`;
};
const emptyForm = {
  payload: '--b--\r\n',
  headers: { authorization: 'Bearer crew', 'content-type': 'multipart/form-data; boundary=b' },
};

const operations = readOperations(contract);
const inject = (operation: Operation) => {
  const body = exampleBodies.get(operation.id);
  const isForm = operation.body !== null && operation.body.json === null;
  return app.inject({
    method: operation.method,
    url: urlOf(operation),
    headers: { authorization: 'Bearer crew', ...exampleParameters.get(operation.id)?.header },
    ...(body && { payload: body }),
    ...(isForm && emptyForm),
  });
};

it.each(operations.map((operation) => [operation.id, operation] as const))(
  'accepts the contract’s example of %s and sends the complete example answer, through its own schema',
  async (id, operation) => {
    const response = await inject(operation);
    const example = exampleAnswers.get(id);
    const body: unknown = Buffer.isBuffer(example?.body) ? response.rawPayload : response.json();
    expect([response.statusCode, body]).toEqual([example?.status, example?.body]);
  },
);
