import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import accounts from '../../services/marketplace/demo/accounts.json' with { type: 'json' };
import { addInDepartment, payWith } from './first-sale-walk.ts';
import { roleNames, rolePaths, type RoleName } from '../../src/lib/roles.ts';
import { openEachEntry, openEachPublicEntry } from './navigation-walk.ts';
import { openAsNewCrew, openSignedIn, somebody, storedKeys } from './people.ts';

// Axe reads many pages in each test. Each call contains axe itself: a trace of it has hundreds of megabytes, and
// writing it takes as long as the reading. A failure names page and element.
test.use({ trace: 'off' });

/**
 * A phone in light; stories check every rule on a wide screen, and in dark what the appearance can change. Here axe reads
 * the whole page, with the market's data.
 */
const phone = { width: 360, height: 740 };
/** Lists: many cards, and slow to check. */
const marketPages = ['/', '/captain', '/exterior', '/?q=shackle', '/interior?q=no+such+thing+on+any+shelf'];
const entryPages = [
  '/login',
  '/signup',
  '/get-started',
  '/apply',
  '/forgot-password',
  '/reset-password',
  '/verify-otp',
  '/privacy-policy',
  '/terms-and-conditions',
  '/privacy-policy/no-such-page',
];

/** The pages of each role that axe reads, given a user's id. */
const pagesOf: Readonly<Record<RoleName, (id: string) => readonly string[]>> = {
  crew_member: () => [
    '/crew/dashboard',
    '/crew/profile',
    '/crew/orders-management',
    '/crew/financial-management',
    '/crew/settings',
    '/crew/settings?tab=security',
    '/crew/settings?tab=notifications',
    '/crew/settings?tab=appearance',
    '/crew/settings?tab=privacy',
  ],
  supplier: (id) => [
    '/supplier/inventory',
    '/supplier/orders',
    '/supplier/orders?tab=closed',
    '/supplier/transactions',
    `/supplier/products/onboarding/${id}`,
    `/vendors/onboarding/${id}`,
  ],
  service_provider: (id) => [
    '/service-provider/services',
    `/service-provider/services/onboarding/${id}`,
    `/services/onboarding/${id}`,
  ],
  admin: () => ['/admin/approve', '/admin/orders-management', '/admin/financial-management'],
};

async function signInAs(page: Page, role: RoleName): Promise<string> {
  const account = accounts.find((each) => each.role === role);
  if (!account) throw new Error(`The demo has no ${role}.`);
  await openSignedIn(page, account, rolePaths[role].dashboard);
  const [user] = await storedKeys(page);
  // Safe: stored by the app itself as the contract's user.
  return (JSON.parse(user ?? '{}') as { id: string }).id;
}

/** A product with several suppliers. */
async function comparedProduct(page: Page): Promise<string> {
  await page.goto('/?q=shackle');
  const link = page.getByRole('link', { name: 'Long D shackle, 316L', exact: true });
  return (await link.getAttribute('href')) ?? '';
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/**
 * Axe keeps the colours that it read first: on a changing page it may compare those of a disabled or animated state
 * with the final ones. Violations are therefore confirmed by a second reading.
 */
async function standingViolations(axe: AxeBuilder): Promise<Violations> {
  const { violations } = await axe.analyze();
  return violations.length === 0 ? violations : (await axe.analyze()).violations;
}

/** The violations on a page on a phone, and whether it is wider than the screen, there or as it was opened. */
async function violationsHere(page: Page, path: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
  const wider = async () => {
    const [over, width] = await page.evaluate(() => [
      document.documentElement.scrollWidth - window.innerWidth,
      window.innerWidth,
    ]);
    return over > 0 ? [`${path}: ${over} px wider than a screen of ${width}`] : [];
  };
  const opened = page.viewportSize() ?? phone;
  const found = await wider();
  await page.setViewportSize(phone);
  // The lists of passed checks, which take axe longer than most rules, are not read. The legacy mode reads the page at
  // once; otherwise axe collects the results of frames in a new page for each reading, and there are no frames here.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  for (const { id, nodes } of await standingViolations(axe))
    found.push(...nodes.map(({ target }) => `${path}: ${id} at ${target.join(' ')}`));
  found.push(...(await wider()));
  await page.setViewportSize(opened);
  return found;
}

async function violationsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    found.push(...(await violationsHere(page, path)));
  }
  return found;
}

test('axe finds nothing, and nothing is wider than the screen, where a visitor looks at the market', async ({
  page,
}) => {
  expect(await violationsOf(page, [...marketPages, await comparedProduct(page)])).toEqual([]);
});

test('nor where a visitor signs in, applies and reads the terms', async ({ page }) => {
  expect(await violationsOf(page, entryPages)).toEqual([]);
});

test('nor from a filled cart to an order', async ({ page }) => {
  await openAsNewCrew(page, somebody('Sunniva', 'Berg'));
  await addInDepartment(page, '/engineering', 'Generator oil, SAE 15W-40, 20 l');
  const found = await violationsOf(page, ['/crew/cart']);
  // Nothing is chosen for a buyer without a port.
  await page.getByText('Choose', { exact: true }).click();
  await page.getByRole('radio', { name: /^Collect/ }).check();
  await page.getByRole('button', { name: /^Reserve and pay/ }).click();
  await payWith(page, 'Pays');
  await expect(page.getByText('Thank you: the order is placed.')).toBeVisible();
  found.push(...(await violationsHere(page, new URL(page.url()).pathname)));
  expect(found).toEqual([]);
});

for (const role of roleNames)
  test(`nor on the screens of a demo ${role}, and every entry of the navigation leads to a screen with something on it`, async ({
    page,
  }) => {
    const unread = new Set(pagesOf[role](await signInAs(page, role)));
    const found: string[] = [];
    await openEachEntry(page, role, async (path) => {
      if (unread.delete(path)) found.push(...(await violationsHere(page, path)));
    });
    found.push(...(await violationsOf(page, [...unread])));
    expect(found).toEqual([]);
  });

test('every entry of the storefront’s navigation and footer leads to a screen with something on it', async ({
  page,
}) => {
  await openEachPublicEntry(page);
});
