import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import accounts from '../../services/marketplace/demo/accounts.json' with { type: 'json' };
import { addInDepartment, payWith } from './first-sale-walk.ts';
import { openAsNewCrew, openSignedIn, somebody, storedKeys } from './people.ts';

// Axe reads many pages in each test. Each call contains axe itself: a trace of it has hundreds of megabytes, and
// writing it takes as long as the reading. A failure names page and element.
test.use({ trace: 'off' });

/** The rules of axe whose result changes with the theme. */
const asDrawn = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];
/**
 * The two appearances of the stories, the other way round. Stories check every rule on desktop; here every rule is
 * checked on a phone, for the whole page, and on desktop only what the second appearance can change.
 */
const appearances = [
  { viewport: { width: 360, height: 740 }, colorScheme: 'light', rules: {} },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark', rules: { runOnly: asDrawn } },
] as const;
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
const crewPages = [
  '/crew/dashboard',
  '/crew/profile',
  '/crew/orders-management',
  '/crew/financial-management',
  '/crew/settings',
  '/crew/settings?tab=security',
  '/crew/settings?tab=notifications',
  '/crew/settings?tab=appearance',
  '/crew/settings?tab=privacy',
];

const workers = [
  {
    role: 'admin',
    home: '/admin/dashboard',
    pages: () => ['/admin/approve', '/admin/orders-management', '/admin/financial-management'],
  },
  {
    role: 'supplier',
    home: '/supplier/dashboard',
    pages: (id: string) => [
      '/supplier/inventory',
      '/supplier/orders',
      '/supplier/orders?tab=closed',
      '/supplier/transactions',
      `/supplier/products/onboarding/${id}`,
      `/vendors/onboarding/${id}`,
    ],
  },
  {
    role: 'service_provider',
    home: '/service-provider/dashboard',
    pages: (id: string) => [
      '/service-provider/services',
      `/service-provider/services/onboarding/${id}`,
      `/services/onboarding/${id}`,
    ],
  },
] as const;

async function signInAs(page: Page, role: string, home: string): Promise<string> {
  const account = accounts.find((each) => each.role === role);
  if (!account) throw new Error(`The demo has no ${role}.`);
  await openSignedIn(page, account, home);
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

/** The violations on a page in both appearances, and whether it is wider than the screen. */
async function violationsHere(page: Page, path: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
  const found: string[] = [];
  for (const { viewport, colorScheme, rules } of appearances) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator(`html.${colorScheme}`)).toBeAttached();
    // The lists of passed checks, which take axe longer than most rules, are not read. The legacy mode reads the page
    // at once; otherwise axe collects the results of frames in a new page for each reading, and there are no frames
    // here.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], preload: false, ...rules });
    const where = `${path} (${colorScheme}, ${viewport.width} px)`;
    for (const { id, nodes } of await standingViolations(axe))
      found.push(...nodes.map(({ target }) => `${where}: ${id} at ${target.join(' ')}`));
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wider > 0) found.push(`${path}: ${wider} px wider than a screen of ${viewport.width}`);
  }
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

test('nor on the screens of a crew member', async ({ page }) => {
  await signInAs(page, 'crew_member', '/crew/dashboard');
  expect(await violationsOf(page, crewPages)).toEqual([]);
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
  found.push(...(await violationsOf(page, [new URL(page.url()).pathname])));
  expect(found).toEqual([]);
});

for (const { role, home, pages } of workers)
  test(`nor on the screens of a demo ${role}`, async ({ page }) => {
    expect(await violationsOf(page, pages(await signInAs(page, role, home)))).toEqual([]);
  });
