import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import accounts from '../../services/marketplace/demo/accounts.json' with { type: 'json' };
import { addInDepartment, payWith, signUpCrew } from './first-sale-walk.ts';
import { signIn, somebody, storedKeys } from './people.ts';

// Axe reads a dozen pages in each test.
test.describe.configure({ timeout: 300_000 });

const widths = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const visitorPages = [
  '/',
  '/captain',
  '/exterior',
  '/?q=shackle',
  '/interior?q=no+such+thing+on+any+shelf',
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
  await signIn(page, account?.email ?? '', account?.password ?? '');
  await expect(page).toHaveURL(new RegExp(`${home}$`));
  const [user] = await storedKeys(page);
  // Stored by the app itself as the contract's user.
  return (JSON.parse(user ?? '{}') as { id: string }).id;
}

/** A product that several suppliers offer. */
async function comparedProduct(page: Page): Promise<string> {
  await page.goto('/?q=shackle');
  const link = page.getByRole('link', { name: 'Long D shackle, 316L', exact: true });
  return (await link.getAttribute('href')) ?? '';
}

async function violationsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${path}: ${id} at ${target.join(' ')}`),
    ),
    ...(wider > 0 ? [`${path}: ${wider} px wider than the screen`] : []),
  ];
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of widths) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

      test('axe finds nothing, and nothing is wider than the screen, on the pages of a visitor', async ({
        page,
      }) => {
        const found: string[] = [];
        for (const path of [...visitorPages, await comparedProduct(page)])
          found.push(...(await violationsOf(page, path)));
        expect(found).toEqual([]);
      });

      test('nor on the screens of a crew member', async ({ page }) => {
        await signInAs(page, 'crew_member', '/crew/dashboard');
        const found: string[] = [];
        for (const path of crewPages) found.push(...(await violationsOf(page, path)));
        expect(found).toEqual([]);
      });

      test('nor from a filled cart to an order', async ({ page }) => {
        await signUpCrew(page, somebody('Sunniva', 'Berg'));
        await addInDepartment(page, '/engineering', 'Generator oil, SAE 15W-40, 20 l');
        const found = await violationsOf(page, '/crew/cart');
        await page.getByRole('button', { name: /^Reserve and pay/ }).click();
        await payWith(page, 'Pays');
        await expect(page.getByText('Thank you: the order is placed.')).toBeVisible();
        found.push(...(await violationsOf(page, new URL(page.url()).pathname)));
        expect(found).toEqual([]);
      });

      for (const { role, home, pages } of workers)
        test(`nor on the screens of a demo ${role}`, async ({ page }) => {
          const id = await signInAs(page, role, home);
          const found: string[] = [];
          for (const path of pages(id)) found.push(...(await violationsOf(page, path)));
          expect(found).toEqual([]);
        });
    });
  }
}
