import type { Page } from 'playwright/test';

/**
 * Takes the network away from a page that is then opened again, with what the service worker keeps alone: the browser's own cache would hide that it
 * lacks something. Some versions of Chromium forget at a reload what they were told to say of the
 * network, though not what to do about it; they are told again.
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
