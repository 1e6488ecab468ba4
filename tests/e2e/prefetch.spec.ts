import { expect, test } from 'playwright/test';

test('what a product’s page reads is read while the pointer rests on its link', async ({ page }) => {
  const read: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/market/products/')) read.push(pathname);
  });
  // The listener is loaded after the first screen.
  const listens = page.waitForResponse(/\/assets\/prefetch-on-intent-/);
  await page.goto('/exterior');
  await listens;
  const link = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first();
  const name = await link.innerText();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => read.length, { timeout: 2_000 }).toBeGreaterThan(0);
  }).toPass();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
