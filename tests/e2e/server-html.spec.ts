import { expect, test, type APIRequestContext, type Browser } from 'playwright/test';
import accounts from '../../services/marketplace/demo/accounts.json' with { type: 'json' };
import { routeTable } from '../../src/app/routes/route-table.ts';

test.use({ serviceWorkers: 'allow' });

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

test('an address spelled in another way leads to the one that is known', async ({ request, page }) => {
  const answer = await request.get('/CAPTAIN/?q=rope', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([308, '/captain?q=rope']);
  await page.goto('/Chef-Galley');
  await expect(page).toHaveURL('/chef-galley');
  await expect(page.getByRole('heading', { level: 1, name: 'Chef & Galley' })).toBeVisible();
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
  // Except the base: that sheet contains more than this page uses.
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
  // The page is shown before its scripts are requested.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/.*\.js$/.test(name)),
  );
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
  // Only the scripts know who is signed in.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(field).toHaveValue('fender');
});

test('what is sent before the scripts are there is sent once they are', async ({ page }) => {
  const crew = accounts.find(({ role }) => role === 'crew_member');
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(crew?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(crew?.password ?? '');
  await page.keyboard.press('Enter');
  gate.resolve();
  await expect(page).toHaveURL(/\/crew\/dashboard/);
});

test('the search that is pressed before its script is there opens once it is', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?:global-search|public-search|public-tools)[^/]*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/');
  // The app is loaded, but not its search. The footer’s link is in the server’s HTML; the header’s comes with the app.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Search everything' }).click();
  gate.resolve();
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('refund');
  await expect(page.getByRole('option', { name: /^Refunds/ })).toBeVisible();
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
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(messages).toEqual([]);
});

/** Without pages that only the browser renders. */
const isDrawn = (html: string): boolean => !/<div id="root"[^>]*><\/div>/.test(html);

/**
 * Every page that the server renders, including a product's. Requested one by one: all at once would overload the
 * server.
 */
async function drawnPages(request: APIRequestContext): Promise<string[]> {
  const fixed = routeTable.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  const pages: { readonly path: string; readonly html: string }[] = [];
  for (const path of fixed) pages.push({ path, html: await (await request.get(path)).text() });
  const drawn = pages.filter(({ html }) => isDrawn(html));
  const [product] = drawn.flatMap(({ html }) => html.match(/\/product-checkout\/[\w-]+/) ?? []);
  return [...drawn.map(({ path }) => path), product ?? 'no product is linked'];
}

/** Signs in with a demo account; repeated while the server is too busy. */
async function sessionOf(request: APIRequestContext, role: string) {
  let session = { user: {}, token: '' };
  await expect(async () => {
    const answer = await request.post('/api/auth/sign-in', {
      data: { email: `${role}@example.com`, password: `quayside demo ${role}` },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    ({ data: session } = (await answer.json()) as { data: typeof session });
  }).toPass();
  return session;
}

/**
 * The errors reported by React or a script while these pages hydrate, one after the other, for a demo user in a distant
 * time zone and dark mode.
 */
async function reportedWhileHydrating(browser: Browser, role: string, paths: readonly string[]) {
  const context = await browser.newContext({
    timezoneId: 'Pacific/Auckland',
    locale: 'de-DE',
    serviceWorkers: 'block',
  });
  const { user, token } = await sessionOf(context.request, role);
  await context.addInitScript(
    ([user, token]) => {
      localStorage.setItem('user', user);
      localStorage.setItem('token', token);
      localStorage.setItem('theme', 'dark');
    },
    [JSON.stringify(user), token] as const,
  );
  const reported: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => reported.push(`${role} ${page.url()} ${String(error)}`));
  for (const path of paths) {
    await page.goto(path);
    // React marks the root after the hydration.
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
    );
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  }
  await context.close();
  return reported;
}

test('every page that the server draws hydrates, opened cold by somebody signed in', async ({
  browser,
  request,
}) => {
  const pages = await drawnPages(request);
  expect(pages.length).toBeGreaterThan(20);
  const reported = await Promise.all([
    reportedWhileHydrating(browser, 'crew', pages),
    // The pages are the same for everyone; the navigation around them is not.
    ...['supplier', 'provider', 'admin'].map((role) => reportedWhileHydrating(browser, role, ['/'])),
  ]);
  expect(reported.flat()).toEqual([]);
});
