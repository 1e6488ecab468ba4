import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/browser.mjs';
import { FlakyReporter } from './tests/flaky-reporter.ts';

// Tests that start a browser themselves use the same.
process.env.CHROMIUM_PATH ??= findChromium();

// What a screen writes on its viewer's clock is compared word for word; where the zone matters a test names one.
process.env.TZ = 'UTC';

/** Nothing here measures time: on a busy machine a few seconds are no sign of a fault. */
const PATIENT_MS = 60_000;

/**
 * In CI a test that fails is run once more, so that one accident doesn't refuse the work of a day; `tests/flaky-reporter.ts` names it at the end. At one's
 * desk it fails at once.
 */
const retry = process.env.CI === undefined ? 0 : 1;

// Without motion, as the end-to-end tests are: a dialog whose first frame a busy machine has not drawn yet is still transparent, so not visible.
const chromium = (colorScheme: 'light' | 'dark' = 'light') =>
  playwright({
    contextOptions: { colorScheme, reducedMotion: 'reduce', timezoneId: 'UTC' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  });

const inBrowser = () => ({
  enabled: true,
  headless: true,
  provider: chromium(),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
  // The first page waits until all dependencies are bundled, on a machine that others use too.
  connectTimeout: 300_000,
});

/**
 * Files share their modules, so that a process holds several hundred megabytes that live to the end: collecting them again and again, as Node does
 * while a heap grows from a few, took a tenth of all the time.
 */
const roomyHeap = ['--max-semi-space-size=64', '--min-semi-space-size=32', '--initial-old-space-size=1024'];

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/** Two projects that bundle their dependencies in one folder at the same time would disturb each other. */
const ownCache = (name: string) => ({
  name: 'own-cache',
  config: () => ({
    cacheDir: fileURLToPath(new URL(`node_modules/.cache/storybook-${name}`, import.meta.url)),
  }),
});

/**
 * In development React writes down each render, with which properties changed, for the browser's profiler, and runs each component as a task of its own for
 * the stacks of its debugger. Nobody reads them in a test, and it does neither where the console has no place for them as it is loaded.
 */
const withoutProfiler = {
  name: 'without-profiler',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: 'console.timeStamp = console.createTask = undefined;',
      injectTo: 'head-prepend' as const,
    },
  ],
};

/**
 * The stories are drawn by the React that users get. The one for development takes a fifth more of the browser's time for warnings that no story reads; the
 * tests in jsdom and of hydration have it, and read them.
 */
const reactOfUsers = {
  name: 'react-of-users',
  config: () => {
    const define = { 'process.env.NODE_ENV': '"production"' };
    return {
      define,
      oxc: { jsx: { development: false } },
      optimizeDeps: { include: ['react/jsx-runtime'], rolldownOptions: { transform: { define } } },
    };
  },
};

/**
 * After each story Storybook forbids every element to move, and permits it again: the browser then works out the style of the whole page twice, an eighth of
 * what a story costs. Nothing moves here anyway: all of them run with
 * reduced motion (src/ui/theme.css), and what is about to change its colour is brought to its end before axe reads it (.storybook/accessibility.ts).
 */
const pausesNothing = {
  name: 'pauses-nothing',
  transform: (code: string) => {
    const begins = /function pauseAnimations\(.*?\) \{/;
    return begins.test(code) ? code.replace(begins, '$& return () => {};') : null;
  },
};
const withoutPauses = {
  name: 'without-pauses',
  config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [pausesNothing] } } }),
};

export default defineConfig({
  plugins: [react()],
  test: {
    execArgv: roomyHeap,
    reporters: ['default', new FlakyReporter()],
    retry,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Most of a file's time went into loading again what the file before it had loaded.
          isolate: false,
          environment: 'node',
          include: ['{src,services,tests,scripts,.storybook}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/*.dom.test.ts', 'tests/{e2e,faults}/**'],
          setupFiles: ['tests/machine-visits.setup.ts'],
          testTimeout: PATIENT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          // A jsdom and all modules anew for each file took twice as long as the tests: tests/dom-setup.ts clears the page between files.
          isolate: false,
          environment: 'jsdom',
          include: ['{src,tests}/**/*.dom.test.{ts,tsx}'],
          setupFiles: ['tests/dom-setup.ts', 'tests/machine-visits.setup.ts'],
          testTimeout: PATIENT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          // Most of a file's time went into loading again what the file before it had loaded.
          isolate: false,
          environment: 'node',
          include: ['{services,tests}/**/*.db.test.ts'],
          globalSetup: ['tests/database/postgres.setup.ts'],
          hookTimeout: 120_000,
          testTimeout: PATIENT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.fault.test.ts'],
          globalSetup: ['tests/database/postgres.setup.ts'],
          hookTimeout: 120_000,
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        plugins: [withoutProfiler],
        // Found while a test already runs, these would be bundled a second time, with a second React.
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react-dom/server.browser',
            'react/jsx-dev-runtime',
            '@testing-library/react',
            '@radix-ui/themes',
            'react-router-dom',
            'lucide-react',
            '@xstate/store',
            'openapi-fetch',
            'react-error-boundary',
            'xstate',
            '@xstate/react',
            '@tanstack/react-query',
            'react-hook-form',
            '@radix-ui/react-toast',
            '@storybook/addon-a11y/preview',
            '@storybook/react-vite',
            'storybook/test',
          ],
        },
        test: {
          name: 'browser',
          include: ['{src,.storybook}/**/*.browser.test.tsx'],
          testTimeout: PATIENT_MS,
          browser: inBrowser(),
        },
      },
      {
        // no `extends`: the Storybook plugin brings the framework's own Vite configuration
        plugins: [
          storybookTest({ configDir, tags: { exclude: ['state', 'once'] } }),
          reactOfUsers,
          withoutPauses,
        ],
        test: {
          name: 'storybook',
          retry,
          isolate: false,
          setupFiles: ['tests/stories.setup.ts'],
          testTimeout: PATIENT_MS,
          browser: {
            ...inBrowser(),
            instances: [
              {
                browser: 'chromium',
                name: 'light',
                provider: chromium('light'),
                viewport: { width: 1440, height: 900 },
              },
              {
                browser: 'chromium',
                name: 'dark',
                provider: chromium('dark'),
                viewport: { width: 360, height: 780 },
              },
            ],
          },
        },
      },
      {
        // What needs one look: the generated stories of the machines' states (the first of each screen is shown above, in both appearances and widths),
        // and stories that only test how a page behaves.
        plugins: [
          storybookTest({ configDir, tags: { include: ['state', 'once'] } }),
          ownCache('once'),
          reactOfUsers,
          withoutPauses,
        ],
        test: {
          name: 'once',
          retry,
          isolate: false,
          setupFiles: ['tests/stories.setup.ts'],
          testTimeout: PATIENT_MS,
          exclude: ['**/!(*.states|*-tests).stories.tsx'],
          browser: {
            ...inBrowser(),
            instances: [
              {
                browser: 'chromium',
                name: 'once in light',
                provider: chromium('light'),
                viewport: { width: 1440, height: 900 },
              },
            ],
          },
        },
      },
    ],
  },
});
