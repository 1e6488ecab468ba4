import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { listOf, looseOf } from '../scrub/loose.ts';
import type { Loose } from '../scrub/loose.ts';
import { startIngest } from './ingest.ts';
import type { Ingest } from './ingest.ts';
import { planted, plantedBody } from './planted.ts';

interface Opening {
  readonly withDsn?: boolean;
  /** The result of every random draw: 0.01 is in each sample, 0.1 in none but "all errors". */
  readonly dice?: number;
  readonly ga4?: string;
  /** The outcome of creating a replay (page.ts); without it there are no replays. */
  readonly replay?: string;
}

/** A real browser on a site with the real telemetry; starts and ends with the test file, with one page per test. */
export const visiting = () => {
  let ingest: Ingest;
  let browser: Browser;
  let page: Page;
  let requested: URL[] = [];

  beforeAll(async () => {
    ingest = await startIngest(plantedBody);
    browser = await chromium.launch({
      // Set by vitest.config.ts.
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await ingest.close();
  });
  beforeEach(() => ingest.forget());
  afterEach(async () => page.context().close());

  return {
    get ingest() {
      return ingest;
    },
    get page() {
      return page;
    },
    /** Paths of our own site requested since the page was opened. */
    requestedPaths: () =>
      requested.filter(({ origin }) => origin === ingest.origin).map(({ pathname }) => pathname),
    requestedElsewhere: () =>
      requested.filter(({ origin }) => origin !== ingest.origin).map(({ href }) => href),
    events: (type: string): readonly Loose[] => ingest.items(type).map(({ payload }) => looseOf(payload)),
    /**
     * Resolves with the critical user actions when there are `count`: each is a separate request, and they may arrive
     * in another order.
     */
    async criticalActions(count: number): Promise<readonly Loose[]> {
      const raised = () =>
        ingest
          .items('event')
          .map(({ payload }) => looseOf(payload))
          .filter(isCriticalAction);
      await vi.waitUntil(() => raised().length >= count, { timeout: 50_000 });
      return raised();
    },
    async open(path: string, { withDsn = true, dice = 0.01, ga4, replay }: Opening = {}) {
      const context = await browser.newContext();
      page = await context.newPage();
      page.setDefaultTimeout(50_000);
      requested = [];
      page.on('request', (request) => requested.push(new URL(request.url())));
      await page.addInitScript((shown) => {
        Math.random = () => shown;
      }, dice);
      // No test uses the network.
      await page.route(/googletagmanager/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      const settings = new URLSearchParams({
        ...(withDsn && { dsn: ingest.dsn }),
        ...(ga4 && { ga4 }),
        ...(replay && { replay }),
      });
      const query = new URLSearchParams({ settings: settings.toString(), token: planted.token });
      await page.goto(`${ingest.origin}${path}?${query.toString()}#${planted.token}`);
      await page.waitForFunction(() => 'app' in window);
    },
    /** Hiding the page sends everything that waits at once, as closing a tab does. */
    hide: () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  };
};

export const crumbsOf = (event: Loose): readonly Loose[] => listOf(event.breadcrumbs).map(looseOf);

/** Matches the event of an error with this message. */
export const reports = (message: string) => (event: Loose) =>
  listOf(looseOf(event.exception).values).some((each) => looseOf(each).value === message);

export const isCriticalAction = (event: Loose): boolean => event.message === 'Critical user action';
