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

const namesIn = (text: string, attribute: string): string[] =>
  (new RegExp(` ${attribute}="([^"]*)"`).exec(text)?.[1] ?? '').split(' ').filter(Boolean);

test('a drawn page brings the rules it uses, and waits for nothing but the theme', async ({ request }) => {
  const html = await (await request.get('/login')).text();
  const [head = ''] = html.split('</head>');
  expect(
    head.match(/<(?:script|link)(?! type="application| rel="(?:icon|apple|manifest|canonical))[^>]*/g),
  ).toEqual(['<script src="/theme.js"', expect.stringMatching(/^<script async src="\/start\.js"/)]);
  const [, used = ''] = /<style nonce="[^"]+">(.*?)<\/style>/s.exec(head) ?? [];
  const sheets = namesIn(head, 'data-styles');
  // Apart from the ground: that sheet holds more than this page uses.
  const parts = sheets.filter((href) => !href.startsWith('/assets/app-'));
  expect(parts.some((href) => href.startsWith('/assets/entrance-'))).toBe(true);
  const css = await Promise.all(parts.map(async (href) => (await request.get(href)).text()));
  const drawn = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const ours = [...new Set(drawn)].filter((name) => css.some((text) => text.includes(`.${name}{`)));
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter((name) => !used.includes(`.${name}`))).toEqual([]);
});

test('the app is fetched when the page has been painted, not before', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  const [painted, fetched] = await page.evaluate(
    () =>
      [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/assets\/.*\.(?:js|css)$/.test(name))
          .map(({ startTime }) => startTime),
      ] as const,
  );
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((at) => at < painted)).toEqual([]);
});

test('what is typed before the scripts are there stays', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox', { name: 'Search products, services and ports' });
  await field.fill('fender');
  gate.resolve();
  // Who is here is only known to the scripts.
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(field).toHaveValue('fender');
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
