import { expect, test, type Page } from 'playwright/test';
import accounts from '../../services/marketplace/demo/accounts.json' with { type: 'json' };
import { codeFor, fillSignUp, signIn, somebody, storedKeys, type Person } from './people.ts';

// A 1×1 PNG; the server crops, re-encodes and serves it.
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const roles = [
  { role: 'crew_member', door: '/crew/signup', start: /\/crew\/dashboard$/ },
  // A new vendor's dashboard is empty.
  { role: 'supplier', door: '/vendor/signup', start: /\/vendors\/onboarding\/[0-9a-f-]{36}$/ },
  { role: 'service_provider', door: '/service/signup', start: /\/services\/onboarding\/[0-9a-f-]{36}$/ },
] as const;

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

async function signUp(page: Page, { role, door, start }: (typeof roles)[number]) {
  const person = somebody('Noor', 'Aldersey');
  await page.goto(door);
  await fillSignUp(page, person);
  await page.getByRole('button', { name: /create|join|sign up/i }).click();
  await proveCode(page, person);
  await expect(page).toHaveURL(start);
  const [user, token] = await storedKeys(page);
  expect(JSON.parse(user ?? '{}')).toMatchObject({ email: person.email, role, status: 'active' });
  expect(token).toMatch(/^[\w-]{43}$/);
  return { person, token };
}

const [crew, ...vendors] = roles;

for (const vendor of vendors)
  test(`a stranger becomes a ${vendor.role}: signs up, proves the code, and arrives at the onboarding`, async ({
    page,
  }) => {
    await signUp(page, vendor);
  });

test('a stranger becomes a crew member: signs up, proves the code, changes settings and picture, signs out everywhere', async ({
  page,
  context,
}) => {
  const { person, token } = await signUp(page, crew);
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

test('the admin signs in and changes settings and picture', async ({ page }) => {
  const admin = accounts.find(({ role }) => role === 'admin');
  if (!admin) throw new Error('The demo has an admin.');
  await signIn(page, admin.email, admin.password);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await changeSettingsAndPicture(page, '/admin/settings', 'Brandt-Holm');
});
