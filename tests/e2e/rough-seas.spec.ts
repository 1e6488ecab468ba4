import { expect, test } from 'playwright/test';
import accounts from '../../services/marketplace/demo/accounts.json' with { type: 'json' };
import { backOnline, reloadOffline } from './offline.ts';
import { signIn } from './people.ts';

const crew = accounts.find(({ role }) => role === 'crew_member');
if (!crew) throw new Error('The demo has a crew member.');

test.describe('with the worker that keeps files', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network the app still opens and says so', async ({ page }) => {
    await signIn(page, crew.email, crew.password);
    await expect(page).toHaveURL(/\/crew\/dashboard$/);
    await page.goto('/crew/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    // A second visit with the active worker stores the files of this screen.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);

    await reloadOffline(page);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByText('Error retrieving settings')).toBeVisible();
    await backOnline(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
  });
});

test('where the browser stores nothing, one can still sign in, and is told what that means', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await expect(page.getByText('This browser doesn’t save anything between visits.').first()).toBeVisible();
  await page.getByLabel('Email').fill(crew.email);
  await page.getByLabel('Password', { exact: true }).fill(crew.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/crew\/dashboard$/);
});

test('a part of the app that does not load offers a reload', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.route('**/assets/forgot-password-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong:' })).toBeVisible();
  await page.unroute('**/assets/forgot-password-*.js');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/password/i);
});
