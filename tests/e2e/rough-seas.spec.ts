import { expect, test } from 'playwright/test';
import accounts from '../../services/marketplace/demo/accounts.json' with { type: 'json' };
import { backOnline, reloadOffline } from './offline.ts';
import { codeFor, fillSignUp, newestMail, openSignedIn, signIn, somebody } from './people.ts';

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

test('a code tried five times is spent; a new one works', async ({ page }) => {
  const person = somebody('Ines', 'Karlsen');
  await page.goto('/crew/signup');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: /create|join|sign up/i }).click();
  await expect(page).toHaveURL(/\/verify-otp$/);
  const right = await codeFor(page.request, person.email);
  const wrong = right === '000000' ? '111111' : '000000';
  const code = page.getByRole('textbox', { name: /code/i }).first();
  for (let tries = 1; tries <= 5; tries += 1) {
    const answered = page.waitForResponse('**/api/auth/verify-code');
    await code.fill('');
    await code.pressSequentially(wrong);
    await answered;
  }
  await expect(page.getByText(/ask for a new one/i).first()).toBeVisible();
  const answered = page.waitForResponse('**/api/auth/verify-code');
  await code.fill('');
  await code.pressSequentially(right);
  expect((await answered).status()).toBe(410);
});

test('a reset link works once and signs every device out', async ({ page, browser }) => {
  const person = somebody('Pia', 'Moreau');
  await page.goto('/vendor/signup');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: /create|join|sign up/i }).click();
  await expect(page).toHaveURL(/\/verify-otp$/);
  await page
    .getByRole('textbox', { name: /code/i })
    .first()
    .pressSequentially(await codeFor(page.request, person.email));
  await expect(page).toHaveURL(/\/vendors\/onboarding\/[0-9a-f-]{36}$/);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/forgot-password');
  await elsewhere.getByLabel('Email').fill(person.email);
  await elsewhere.getByRole('button', { name: /send/i }).click();
  const { text } = await newestMail(page.request, person.email, /password/i);
  const link = /\/reset-password#token=[\w-]+/.exec(text)?.[0] ?? '';
  for (const [visit, password] of [
    ['first', 'eight bells and all is well'],
    ['second', 'nine bells is one too many'],
  ] as const) {
    await elsewhere.goto('about:blank');
    await elsewhere.goto(link);
    await expect(elsewhere).toHaveURL(/\/reset-password$/);
    await elsewhere.getByLabel(/^(New p|P)assword$/).fill(password);
    await elsewhere
      .getByRole('button', { name: /set|save|choose|change/i })
      .first()
      .click();
    await expect(
      elsewhere.getByText(visit === 'first' ? /new password is set/i : /already been used/i).first(),
    ).toBeVisible();
  }

  await page.goto('/supplier/settings');
  await expect(page.getByRole('dialog')).toBeVisible();
  await elsewhere.context().close();
});

test('a picture that is no picture is refused in one sentence', async ({ page }) => {
  await openSignedIn(page, crew, '/crew/settings');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await expect(page.getByText(/can’t read this picture/i).first()).toBeVisible();
});
