import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import accounts from '../../services/marketplace/demo/accounts.json' with { type: 'json' };
import { signIn } from './people.ts';

const widths = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const visitorPages = [
  '/',
  '/captain',
  '/login',
  '/signup',
  '/get-started',
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
  '/crew/settings',
  '/crew/settings?tab=security',
  '/crew/settings?tab=notifications',
  '/crew/settings?tab=appearance',
  '/crew/settings?tab=privacy',
];

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
        for (const path of visitorPages) found.push(...(await violationsOf(page, path)));
        expect(found).toEqual([]);
      });

      test('nor on the screens of a crew member', async ({ page }) => {
        const crew = accounts.find(({ role }) => role === 'crew_member');
        await signIn(page, crew?.email ?? '', crew?.password ?? '');
        await expect(page).toHaveURL(/\/crew\/dashboard$/);
        const found: string[] = [];
        for (const path of crewPages) found.push(...(await violationsOf(page, path)));
        expect(found).toEqual([]);
      });
    });
  }
}
