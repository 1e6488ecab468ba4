import { expect, test, type Page } from 'playwright/test';
import { meanwhile } from '../../src/app/routes/meanwhile.ts';
import { rolePaths, type RoleName } from '../../src/lib/roles.ts';
import { SHOP_PATH } from '../../src/lib/shop-path.ts';

/** A real screen with content: not the page of a planned feature, not the not-found page, not a failure. */
async function expectScreen(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await expect(page).toHaveURL((url) => {
      const asked = new URL(url);
      // For crew the shop starts with their yacht's port.
      if (path === SHOP_PATH) asked.searchParams.delete('port');
      return `${asked.pathname}${asked.search}` === path;
    });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    // The loading state is over.
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(main).not.toContainText(
      /couldn’t load|something went wrong|isn’t open yet|no page at this address/i,
    );
    // More than its heading.
    await expect.poll(async () => (await main.innerText()).length).toBeGreaterThan(60);
  });
}

/** From their dashboard opens each entry of a signed-in user's navigation, and calls `read` at its screen. */
export async function openEachEntry(
  page: Page,
  role: RoleName,
  read: (path: string) => Promise<void>,
): Promise<void> {
  const rail = page.getByRole('navigation', { name: 'Workspace' });
  const links = rail.getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(4);
  for (const [index, path] of paths.entries()) {
    await links.nth(index).click();
    await expectScreen(page, path);
    await read(path);
    // The shop is outside the workspace, and shows new notifications too.
    if (path === SHOP_PATH) {
      const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
      await expect(bell).toHaveAttribute(
        'href',
        rolePaths[role].dashboard.replace('dashboard', 'notifications'),
      );
      await page.goBack();
    }
  }
}

/** The same for the storefront's navigation and footer. */
export async function openEachPublicEntry(page: Page): Promise<void> {
  await page.goto('/');
  const hrefs = await page
    .locator('nav[aria-label="Main"] a, footer a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // Planned screens say so, and are counted in tests/architecture/later-screens.test.ts.
  const pages = hrefs.map((href) => href.split('#')[0] ?? '');
  const paths = [...new Set(pages)].filter((path) => path.startsWith('/') && !Object.hasOwn(meanwhile, path));
  expect(paths.length).toBeGreaterThan(7);
  await expectScreen(page, '/');
  for (const path of paths.filter((each) => each !== '/')) {
    await page.locator(`a[href="${path}"]:visible, a[href^="${path}#"]:visible`).first().click();
    await expectScreen(page, path);
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
}
