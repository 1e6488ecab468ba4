import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { findChromium } from './scripts/browser.mjs';

const port = Number(process.env.E2E_PORT ?? 4500);
// Workers load this file again: the folder is made once and handed on.
process.env.E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'quayside-e2e-'));
// As root the database runs under another user, who has to reach its files.
chmodSync(process.env.E2E_DATA, 0o711);

const chromium = devices['Desktop Chrome'];
const longest = '**/path-editor.spec.ts';

/** The product as `npm start` runs it, on ports and data of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // As in vitest.config.ts: named as flaky at the end.
  retries: process.env.CI === undefined ? 0 : 1,
  // What works is not slower for it, and a machine that others use too is several times slower at moments.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // Filming every page took as long as all else together, and keeping every page as it was at each step a tenth: a failing test that the steps, the console
    // and the requests don't explain is run again with `--trace on`. In CI, where a failing test is run once more, only that run is traced: tracing all of them
    // took a fifteenth.
    trace: {
      mode: process.env.CI === undefined ? 'retain-on-failure' : 'on-first-retry',
      screenshots: false,
      snapshots: false,
    },
    screenshot: 'only-on-failure',
    // The worker that keeps files for when there is no network keeps each of them anew for each test, a third of what its pages cost. The walks of a purchase
    // and of a supplier, what happens on a bad network, and what a page reports in the console, have it.
    serviceWorkers: 'block',
    // As in the tests of components: what moves is drawn sixty times a second by the processor. The walk of a purchase sees it move.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
  projects: [
    // Begun last, it would keep one core busy while the other has nothing left.
    { name: 'path editor', testMatch: longest, use: chromium },
    { name: 'chromium', testIgnore: longest, use: chromium },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/ready`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(port),
      AI_PARSER_PORT: String(port + 20),
      SANDBOX_PORT: String(port + 30),
      QUAYSIDE_DATA: process.env.E2E_DATA,
    },
  },
});
