import { afterEach, expect, test, vi } from 'vitest';
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
