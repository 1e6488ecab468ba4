import { afterEach, expect, test, vi } from 'vitest';
import { scripts } from '../../package.json';
import { builtPrograms, nodeArguments } from './node-arguments.mjs';
import { servicesFor } from './services.mjs';

afterEach(() => vi.unstubAllEnvs());

test('the demo market does not run as production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const ports = [4760, 4761, 4762].map((port) => ({ variable: 'PORT', what: 'the site', port }));
  const { apart, marketplace } = await servicesFor({
    ports,
    isDev: false,
    address: 'http://localhost:4760',
    data: 'data',
  });
  const changes = [...apart, marketplace('postgresql:///quayside')].map(({ name, environment }) => [
    name,
    environment.NODE_ENV,
    environment.QUAYSIDE_DEMO,
  ]);
  expect(changes).toEqual([
    ['ai-parser', 'development', '1'],
    ['payments-sandbox', 'development', '1'],
    ['marketplace', 'development', '1'],
  ]);
});

test.each([
  ['api', 'marketplace'],
  ['parser', 'ai-parser'],
  ['sandbox', 'payments-sandbox'],
] as const)('`npm run %s` passes Node the options of the whole market’s start', (script, name) => {
  // Node replaces the shell, so that it receives the signal passed on by npm.
  const command = ['exec', 'node', ...nodeArguments[name], builtPrograms[name]];
  expect(scripts[script]).toBe(command.join(' '));
});
