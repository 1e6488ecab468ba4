import { expect, test } from 'playwright/test';
import accounts from '../../services/marketplace/demo/accounts.json' with { type: 'json' };
import { signIn } from './people.ts';

const demo = (role: string) => {
  const account = accounts.find((each) => each.role === role);
  if (!account) throw new Error(`The demo has no ${role}.`);
  return account;
};

test('a visitor is sent to sign in and comes back to where they wanted to go', async ({ page }) => {
  await page.goto('/crew/settings?tab=security');
  await expect(page).toHaveURL(/\/login$/);
  const { email, password } = demo('crew_member');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/crew\/settings\?tab=security$/);
});

test('the wrong role is sent to its own dashboard', async ({ page }) => {
  const { email, password } = demo('supplier');
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/supplier\/dashboard$/);
  await page.goto('/crew/settings');
  await expect(page).toHaveURL(/\/supplier\/dashboard$/);
});

test('whoever’s token is taken out of the storage is a visitor on the next page, in the same tab too', async ({
  page,
}) => {
  const { email, password } = demo('crew_member');
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/crew\/dashboard$/);
  const settings = page.getByRole('navigation').getByRole('link', { name: 'Settings' }).first();
  // In one task, because any later code of the page, a request too, would notice the missing token.
  await settings.evaluate((link: HTMLElement) => {
    localStorage.removeItem('token');
    link.click();
  });
  await expect(page).toHaveURL(/\/login$/);
});

test('a session that has ended asks over the screen, and what was typed is still there', async ({ page }) => {
  const { email, password } = demo('service_provider');
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/service-provider\/dashboard$/);
  await page.goto('/service-provider/settings');
  await page.getByLabel('Phone').fill('+34 600 123 456');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/auth/sign-out', { headers: { authorization: `Bearer ${token}` } });

  await page.getByRole('button', { name: /^Save/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Phone')).toHaveValue('+34 600 123 456');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/settings are saved/i).first()).toBeVisible();
});

// However it is written: src/app/routes/gates.test.ts.
test('a path to another site in from is not followed', async ({ page }) => {
  const { email, password } = demo('crew_member');
  await page.goto('/login');
  await page.evaluate(() => {
    history.replaceState({ usr: { from: '//evil.example.com' }, key: 'k', idx: 0 }, '', '/login');
  });
  await page.reload();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/localhost:\d+\/crew\/dashboard$/);
});

test('an unknown address under a public one shows a page of its own', async ({ page }) => {
  const answer = await page.goto('/privacy-policy/cookies');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /privacy policy/i }).first()).toBeVisible();
});
