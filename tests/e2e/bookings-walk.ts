import { expect, type Browser, type Locator, type Page } from 'playwright/test';
import accounts from '../../services/marketplace/demo/accounts.json' with { type: 'json' };
import { payWith } from './first-sale-walk.ts';
import { newestMail, openSignedIn, storedKeys, type Account } from './people.ts';

/** The public account of a role. */
function accountOf(role: string): Account {
  const account = accounts.find((each) => each.role === role);
  if (!account) throw new Error(`The demo has a ${role}.`);
  return account;
}

/** Another user, signed in in a separate browser. */
export async function signedIn(browser: Browser, role: string, home: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openSignedIn(page, accountOf(role), home);
  return page;
}

/** Finds a service in the directory, by words and port, and opens its page. */
export async function findService(page: Page, words: string, port: string, name: string): Promise<void> {
  await page.goto('/vendor-services');
  await page.getByLabel('What').fill(words);
  // Works before and after the scripts are loaded.
  await page.getByLabel('What').press('Enter');
  await expect(page).toHaveURL(/[?&]q=/);
  await page.getByLabel('Port').selectOption({ label: port });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/[?&]port=/);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(card.getByText(/^Next free:/)).toBeVisible();
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const daysIn = (place: Page | Locator): Locator =>
  place.getByRole('grid').locator('button[data-day][aria-disabled="false"]');

/** Shows the previous or next month, once its days are loaded. */
async function turnTo(place: Page | Locator, which: 'Previous month' | 'Next month'): Promise<void> {
  const grid = place.getByRole('grid');
  const [day] = await grid.locator('[data-day]').all();
  const month = (await day?.getAttribute('data-day'))?.slice(0, 7) ?? '';
  await place.getByRole('button', { name: which }).click();
  await expect(grid.locator(`[data-day^="${month}"]`)).toHaveCount(0);
}

/** The first month with free times. */
export async function showThisMonth(place: Page | Locator): Promise<void> {
  await expect(place.getByRole('grid')).toBeVisible();
  while (await place.getByRole('button', { name: 'Previous month' }).isEnabled())
    await turnTo(place, 'Previous month');
}

/**
 * Chooses the first time on the day with this index among those with free times, in the next month if this one has not
 * enough.
 */
export async function chooseTime(place: Page | Locator, at: number): Promise<void> {
  await expect(place.getByRole('grid')).toBeVisible();
  if ((await daysIn(place).count()) <= at) await turnTo(place, 'Next month');
  const day = daysIn(place).nth(at);
  await day.click();
  const name = (await day.getAttribute('aria-label')) ?? '';
  await place.getByRole('group', { name }).getByRole('button').first().click();
}

interface Details {
  readonly berth: string;
  readonly contact: string;
  readonly note: string;
}

/** The steps after the chosen time: details, no company, review. */
export async function fillDetails(page: Page, { berth, contact, note }: Details): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'What should the provider know?' })).toBeVisible();
  await page.getByLabel('Berth or marina').fill(berth);
  await page.getByLabel('Contact on board').fill(contact);
  await page.getByLabel('Note to the provider').fill(note);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who is this booking for?' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review your booking' })).toBeVisible();
}

/** Reserves the time, pays, and waits until the provider is notified. */
export async function holdAndPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hold the time and pay/ }).click();
  await page
    .getByRole('button', { name: /^Pay €/ })
    .or(page.locator('.amount'))
    .first()
    .waitFor();
  await payWith(page, 'Pays');
  await expect(page).toHaveURL(/\/crew\/booking\//);
  await expect(page.getByRole('heading', { level: 1, name: /^Waiting for / })).toBeVisible({
    timeout: 90_000,
  });
}

/** The path of the answer link in a provider's mail about a booking. */
export async function bookingAnswerLink(page: Page, provider: string, number: string): Promise<string> {
  const { text } = await newestMail(page.request, provider, new RegExp(`New booking ${number}`));
  const path = /\/service-provider\/bookings\/confirm\/[\w-]+/.exec(text)?.[0];
  if (path === undefined) throw new Error(`The mail about ${number} has no link.`);
  return path;
}

/** Around the clock and immediately: provider and service have the shortest possible notice. */
export async function openAlways(page: Page, serviceName: string): Promise<void> {
  await page.goto('/service-provider/calendar');
  await page.getByRole('button', { name: 'Change working hours' }).click();
  const hours = page.getByRole('dialog', { name: 'Working hours' });
  for (const day of ['Monday', 'Saturday', 'Sunday']) {
    const from = hours.getByLabel(`${day}, from`).first();
    const openDay = hours.getByRole('button', { name: `Open this day: ${day}` });
    await expect(from.or(openDay)).toBeVisible();
    if (await openDay.isVisible()) await openDay.click();
    await from.fill('00:00');
    await hours.getByLabel(`${day}, until`).first().fill('00:00');
  }
  await hours.getByRole('button', { name: 'Copy Monday to Tuesday – Friday' }).click();
  await hours.getByRole('button', { name: 'Save the hours' }).click();
  await expect(hours).toHaveCount(0);
  await page.getByRole('button', { name: 'Change booking rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Booking rules' });
  await rules.getByLabel('Notice').fill('0');
  await rules.getByRole('button', { name: 'Save the rules' }).click();
  await expect(rules).toHaveCount(0);
  await expect(page.getByText('00:00–24:00')).toBeVisible();
  await askNoLeadTime(page, serviceName);
}

/** The price list contains neither tax nor lead time: its provider sets them by a request. */
async function askNoLeadTime(page: Page, serviceName: string): Promise<void> {
  const [, token] = await storedKeys(page);
  const headers = { authorization: `Bearer ${token}` };
  const listed = await page.request.get('/api/services', { headers, params: { limit: 100 } });
  const { data } = (await listed.json()) as {
    data: { items: { id: string; name: string; version: number }[] };
  };
  const service = data.items.find(({ name }) => name === serviceName);
  if (!service) throw new Error(`There is no ${serviceName}.`);
  const changed = await page.request.patch(`/api/services/${service.id}`, {
    headers: { ...headers, 'if-match': String(service.version) },
    data: { leadTimeHours: 0, taxBasisPoints: 2100 },
  });
  expect(changed.status()).toBe(200);
}

/** Gives all of the demo provider's free teams time off, so that the reserved time uses the last one. */
export async function closeOtherTeams(browser: Browser, startsAt: string): Promise<void> {
  const page = await signedIn(browser, 'service_provider', '/service-provider/dashboard');
  const [, token] = await storedKeys(page);
  const headers = { authorization: `Bearer ${token}` };
  const read = await page.request.get('/api/vendor/schedule', { headers });
  const { data } = (await read.json()) as { data: { teams: { id: string }[] } };
  const endsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
  const answers: number[] = [];
  for (const { id: teamId } of data.teams) {
    const away = { teamId, startsAt, endsAt, note: 'Compressor service' };
    answers.push((await page.request.post('/api/vendor/time-off', { headers, data: away })).status());
  }
  // A team that is busy then gets a message.
  expect(answers).toContain(409);
  await page.context().close();
}

/** Performs an action on a provider's page of a booking, and confirms it. */
export async function step(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Steps' }).getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}
