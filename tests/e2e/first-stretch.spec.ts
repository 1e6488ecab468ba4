import { expect, test, type Page } from 'playwright/test';
import { codeFor, fillSignUp, signIn, somebody, storedKeys, type Person } from './people.ts';

// A 1×1 PNG; the server crops, re-encodes and serves it.
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function changeSettingsAndPicture(page: Page, settings: string, lastName: string): Promise<void> {
  await page.goto(settings);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/settings are saved/i).first()).toBeVisible();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByText(/picture is saved/i).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue(lastName);
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveJSProperty('naturalWidth', 512);
}

async function signOutInOneTab(page: Page, elsewhere: Page, settings: string): Promise<void> {
  await elsewhere.goto(settings);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/login$/);
  expect([await storedKeys(page), await storedKeys(elsewhere)]).toEqual([
    [null, null],
    [null, null],
  ]);
}

async function proveCode(page: Page, person: Person): Promise<void> {
  await expect(page).toHaveURL(/\/verify-otp$/);
  const code = await codeFor(page.request, person.email);
  await page.getByRole('textbox', { name: /code/i }).first().pressSequentially(code);
}

/** Vendors sign up in live-vendor.spec.ts and bookings.spec.ts. */
async function signUpCrew(page: Page) {
  const person = somebody('Noor', 'Aldersey');
  await page.goto('/crew/signup');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: /create|join|sign up/i }).click();
  await proveCode(page, person);
  await expect(page).toHaveURL(/\/crew\/dashboard$/);
  const [user, token] = await storedKeys(page);
  expect(JSON.parse(user ?? '{}')).toMatchObject({
    email: person.email,
    role: 'crew_member',
    status: 'active',
  });
  expect(token).toMatch(/^[\w-]{43}$/);
  return { person, token };
}

test('a stranger becomes a crew member: signs up, proves the code, changes settings and picture, signs out everywhere', async ({
  page,
  context,
}) => {
  const { person, token } = await signUpCrew(page);
  await changeSettingsAndPicture(page, '/crew/settings', 'Aldersey-Voss');
  await signOutInOneTab(page, await context.newPage(), '/crew/settings');

  // The server no longer accepts the token.
  const refused = await page.request.get('/api/settings', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status()).toBe(401);

  await signIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/crew\/dashboard$/);
});
