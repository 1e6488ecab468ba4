import { afterEach, expect, test, vi } from 'vitest';
import { scripts } from '../../package.json';
import { nodeArguments } from './node-arguments.mjs';
import { servicesFor } from './services.mjs';

afterEach(() => vi.unstubAllEnvs());

test('the demo market is not told that it is in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const ports = [4760, 4761, 4762].map((port) => ({ variable: 'PORT', what: 'the site', port }));
  const { apart, marketplace } = await servicesFor({
    ...{ ports, isDev: false, address: 'http://localhost:4760', data: 'data' },
  });
  const told = [...apart, marketplace('postgresql:///quayside')].map(({ name, environment }) => [
    name,
    environment.NODE_ENV,
    environment.QUAYSIDE_DEMO,
  ]);
  expect(told).toEqual([
    ['ai-parser', 'development', '1'],
    ['payments-sandbox', 'development', '1'],
    ['marketplace', 'development', '1'],
  ]);
});

test.each([
  ['api', 'marketplace'],
  ['parser', 'ai-parser'],
  ['sandbox', 'payments-sandbox'],
] as const)('`npm run %s` tells Node what the start of the whole market tells it', (script, name) => {
  expect(scripts[script]).toBe(['node', ...nodeArguments[name], `services/${name}/main.ts`].join(' '));
});
