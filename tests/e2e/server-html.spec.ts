import { expect, test } from 'playwright/test';

test('the home page is HTML before any script: content from the database, title, structured data', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('<title>Quayside · Everything a yacht needs, in one place</title>');
  expect(html).toMatch(/<script type="application\/ld\+json">\{[^<]*"@type":"Organization"/);
  // A department's lead and a port are rows of the database.
  expect(html).toContain('hands that know your engine room');
  expect(html).toContain('Palma');
});

test('the styles of what is drawn are linked after those they build on', async ({ request }) => {
  const html = await (await request.get('/login')).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet" crossorigin href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  const ground = sheets.findIndex((href) => href?.startsWith('/assets/index-'));
  expect(sheets.slice(ground + 1).some((href) => href?.startsWith('/assets/entrance-'))).toBe(true);
  const css = await Promise.all(sheets.map(async (href) => (await request.get(href ?? '')).text()));
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const ours = [...new Set(classes.filter((name) => /^_[\w-]+_[a-z0-9]{5}_\d+$/.test(name)))];
  expect(ours.filter((name) => !css.some((text) => text.includes(`.${name}`)))).toEqual([]);
});

test('it reads without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Engineering/ }).first()).toBeVisible();
  await context.close();
});

test('it hydrates without a warning and without breaking the content policy', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(said).toEqual([]);
});
