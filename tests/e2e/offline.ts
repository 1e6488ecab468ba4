import type { Page } from 'playwright/test';

/**
 * Takes a page offline and reloads it, with only what the service worker has stored: the browser's own cache would hide
 * missing files. Some versions of Chromium forget the emulated network at a reload, but not the interception, so it is
 * set again.
 */
export async function reloadOffline(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
  await page.reload();
  if (await page.evaluate(() => navigator.onLine)) await sayOffline(page, true);
}

export async function backOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  if (!(await page.evaluate(() => navigator.onLine))) await sayOffline(page, false);
}

async function sayOffline(page: Page, offline: boolean): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await browser.send('Network.overrideNetworkState', { offline, ...speed });
}
