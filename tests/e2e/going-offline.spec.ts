import { expect, test } from 'playwright/test';
import accounts from '../../services/marketplace/demo/accounts.json' with { type: 'json' };
import { signIn } from './people.ts';

const crew = accounts.find(({ role }) => role === 'crew_member');
if (!crew) throw new Error('The demo has a crew member.');

test.use({ serviceWorkers: 'allow' });

for (const visit of ['first', 'later'] as const)
  test(`a page that loses its network at a ${visit} visit stays as it is, says what was not done, and goes on when it is back`, async ({
    page: earlier,
    browser,
  }) => {
    await signIn(earlier, crew.email, crew.password);
    await expect(earlier).toHaveURL(/\/crew\/dashboard$/);
    // Signed in, without any data stored for offline use.
    const storageState = await earlier.context().storageState();
    const fresh = await browser.newContext({ storageState, serviceWorkers: 'allow' });
    const page = visit === 'first' ? await fresh.newPage() : earlier;
    await page.goto('/?q=fender');
    const listings = page.getByRole('region', { name: 'Listings' });
    const add = listings.getByRole('button', { name: /^Add to cart/ });
    await expect(add.first()).toBeEnabled();
    const shown = await add.count();
    const pictures = await listings.locator('img').count();
    // The session and the cart are loaded.
    await expect(page.getByRole('link', { name: /^Cart, / })).toBeVisible();
    await expect(listings.getByRole('button', { name: /^Favourite: / }).first()).toBeVisible();

    await page.context().setOffline(true);
    await expect(page.getByText('You are offline.').first()).toBeVisible();
    await add.first().click();
    await expect(page.getByText('Error: This wasn’t added to your cart.', { exact: true })).toBeVisible();
    await expect(add).toHaveCount(shown);
    await expect(listings.locator('img')).toHaveCount(pictures);
    await expect(page.getByText('This part didn’t load.')).toHaveCount(0);

    await listings
      .getByRole('link', { name: /Fender F4/ })
      .first()
      .click();
    await expect(page.getByText('This page needs a connection.')).toBeVisible();
    await expect(page.getByText('This part didn’t load.')).toHaveCount(0);

    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /Fender F4/ })).toBeVisible();
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    const more = page.getByRole('button', { name: 'Add to cart', exact: true }).first();
    await expect(more).toBeEnabled();
    await more.click();
    await expect(page.getByText('Success: Added to your cart.', { exact: true })).toBeVisible();
    await fresh.close();
  });
