import { expect, test, type Browser, type Page } from 'playwright/test';
import { countingPost, type CountingPost } from './counting-post.ts';
import { somebody } from './people.ts';
import { Vendor } from './vendor-walk.ts';

let post: CountingPost;
test.beforeEach(async ({ baseURL }) => {
  post = await countingPost(baseURL ?? '');
});
test.afterEach(() => post.close());

/** The visits that the market accepted. */
function told() {
  const taken = post.batches.filter(({ status }) => status === 202).map(({ batch }) => batch);
  return {
    came: taken.flatMap(({ arrivals }) => arrivals.map(({ state }) => state)).toSorted(),
    went: taken.flatMap(({ departures }) => departures.map(({ state, to }) => `${state} → ${to}`)).toSorted(),
  };
}

const atTheCompany = {
  came: ['onboarding.checking', 'onboarding.companyProfile', 'onboarding.companyProfile.filling'],
  went: ['onboarding.checking → onboarding.companyProfile'],
};
const atTheList = {
  came: [
    'import.choosing',
    'import.opening',
    'onboarding.catalogue',
    'onboarding.catalogue.importing',
    'onboarding.checking',
  ],
  went: ['import.opening → import.choosing', 'onboarding.checking → onboarding.catalogue'],
};
const afterTheCompany = {
  came: [
    ...atTheCompany.came,
    'onboarding.companyProfile.saving',
    'onboarding.deliveryArea',
    'onboarding.deliveryArea.choosing',
  ],
  went: [
    ...atTheCompany.went,
    'onboarding.companyProfile → onboarding.deliveryArea',
    'onboarding.companyProfile.filling → onboarding.companyProfile.saving',
    'onboarding.companyProfile.saving → onboarding.deliveryArea',
  ],
};

/** Imports a list by the contract's own operation. */
async function bringsListByCall({ page }: Vendor): Promise<void> {
  const [token, userId] = await page.evaluate(() => [
    localStorage.getItem('token') ?? '',
    (JSON.parse(localStorage.getItem('user') ?? '{}') as { id?: string }).id ?? '',
  ]);
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
  const products = [{ name: 'Cleat', priceMinor: 1250, currency: 'EUR' }];
  for (const [path, data] of [
    ['inventory/import', { userId, products }],
    ['suppliers/verify/inventory-upload', { userId }],
  ] as const)
    expect((await page.request.post(new URL(`/api/${path}`, page.url()).href, { headers, data })).ok()).toBe(
      true,
    );
}

/** A new vendor before the company step, who comes through the recording proxy and leaves again. */
async function arrived(browser: Browser): Promise<{ vendor: Vendor; address: string }> {
  const vendor = await Vendor.arriving(browser, `${post.url}/vendor/signup`, somebody('Aina', 'Riera'));
  await vendor.isAt('Your list');
  const address = vendor.page.url();
  await bringsListByCall(vendor);
  await vendor.page.goto('about:blank');
  await expect.poll(told, 'a page that goes tells what waits').toEqual(atTheList);
  post.forget();
  await vendor.page.goto(address);
  await vendor.isAt('Your company');
  await vendor.page.goto('about:blank');
  await expect.poll(told).toEqual(atTheCompany);
  post.forget();
  return { vendor, address };
}

/** Waits until the visits have arrived. */
const comesToTell = (page: Page, what: ReturnType<typeof told>) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return told();
    })
    .toEqual(what);

/** Opens another page of the site: everything counted here is sent by then, though perhaps not yet answered. */
async function leaves(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${post.url}/privacy-policy`);
}

test('whoever comes back comes once to the check, however late it is known who is here', async ({
  browser,
}) => {
  const { vendor, address } = await arrived(browser);
  const { page } = vendor;
  // The session starts when the browser is idle.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => waiting.push(work),
      beIdle: () => waiting.splice(0).forEach((work) => work()),
    });
  });
  const walk = page.waitForResponse('**/api/suppliers/onboarding/status');
  await page.route('**/api/settings', async (route) => {
    await walk;
    await route.continue();
  });
  const market = ['overview', 'exchange-rates'].map((of) => page.waitForResponse(`**/api/market/${of}`));
  const settings = page.waitForResponse('**/api/settings');
  await page.goto(address);
  await Promise.all(market);
  const askedAgain: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/market/')) askedAgain.push(request.url());
  });
  await page.evaluate('beIdle()');
  await settings;
  await vendor.isAt('Your company');
  await leaves(page);
  await expect.poll(told).toEqual(atTheCompany);
  expect(askedAgain).toEqual([]);
});

test('what could not be told without a network, or did not reach a market that was away, is told once', async ({
  browser,
}) => {
  const { vendor, address } = await arrived(browser);
  const { page, context } = vendor;
  await page.clock.install();
  await page.goto(address);
  await vendor.isAt('Your company');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/flow-visits'));
  await page.clock.fastForward(10_000);
  await failed;
  expect(post.batches).toEqual([]);
  await context.setOffline(false);
  await comesToTell(page, atTheCompany);
  await leaves(page);
  await expect.poll(told).toEqual(atTheCompany);

  // With what came meanwhile.
  post.forget();
  await page.goto(address);
  await vendor.isAt('Your company');
  post.refuseOnce();
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return post.batches.map(({ status }) => status);
    })
    .toContain(503);
  await vendor.tellCompany('Riera Chandlery');
  await comesToTell(page, afterTheCompany);
  await leaves(page);
  await expect.poll(told).toEqual(afterTheCompany);
});
