import { Secret, TOTP } from 'otpauth';
import { expect, test, type Page } from 'playwright/test';
import { openAsNewCrew, signIn, somebody } from './people.ts';

/** A connected security key that is always touched. */
async function plugInKey(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an app and a passkey are set up, and each signs in', async ({ page }) => {
  const mara = somebody('Mara', 'Lindqvist');
  await plugInKey(page);
  await openAsNewCrew(page, mara);
  await page.goto('/crew/settings?tab=security');
  const enterPassword = async () => {
    await page.getByLabel('Enter your password to confirm').fill(mara.password);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await page.getByRole('button', { name: 'Set up' }).click();
  await enterPassword();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = (await page.getByRole('textbox', { name: 'Key to type in' }).innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await page.getByLabel('Code shown in the app').fill(app.generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await enterPassword();
  await page.getByLabel('Name', { exact: true }).fill('Bridge laptop');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove the passkey Bridge laptop' })).toBeVisible();

  const signOutAndIn = async () => {
    await page.evaluate(() => localStorage.clear());
    await signIn(page, mara.email, mara.password);
    await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  };
  await signOutAndIn();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/crew\/dashboard$/);

  await signOutAndIn();
  await page.getByLabel('Six-digit code').fill('000000');
  await expect(page.getByText('That didn’t work. Check it and try again.').first()).toBeVisible();
  // The current code was used for the setup; an app's clock may be half a minute ahead.
  await page.getByLabel('Six-digit code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await expect(page).toHaveURL(/\/crew\/dashboard$/);
});
