import { expect, type Browser, type Locator, type Page } from 'playwright/test';
import { shownMinor, type Listed } from './money-read.ts';
import { codeFor, fillSignUp, mailsTo, newestMail, signIn, type Person } from './people.ts';

/** Signs up a crew member, verifies the code and opens the dashboard. */
export async function signUpCrew(page: Page, person: Person): Promise<void> {
  await page.goto('/crew/signup');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: /^(Create|Join|Sign up)/ }).click();
  await expect(page).toHaveURL(/\/verify-otp$/);
  await page
    .getByRole('textbox', { name: /code/i })
    .first()
    .pressSequentially(await codeFor(page.request, person.email));
  await expect(page).toHaveURL(/\/crew\/dashboard$/);
}

/** Searches on a public page and opens the result with this name. */
export async function searchAndOpen(page: Page, words: string, name: string): Promise<void> {
  const search = page.getByRole('searchbox').first();
  await search.fill(words);
  // Works before and after the scripts are loaded.
  await search.press('Enter');
  await expect(page).toHaveURL(/[?&]q=/);
  await page.getByRole('region', { name: 'Listings' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const offerOf = (page: Page, supplier: string): Locator =>
  page.locator('#offers').getByRole('listitem').filter({ hasText: supplier }).first();

/** A supplier's offer on a product's page. */
export async function listedBy(page: Page, supplier: string): Promise<Listed> {
  const offer = offerOf(page, supplier);
  const tax = /\+ ([\d.]+)% tax/.exec(await offer.innerText())?.[1];
  if (tax === undefined) throw new Error(`${supplier} says no tax.`);
  return {
    name: await page.getByRole('heading', { level: 1 }).innerText(),
    priceMinor: await shownMinor(offer),
    taxBasisPoints: Math.round(Number(tax) * 100),
  };
}

/** Chooses one of several offers and a quantity, and adds it to the cart. */
export async function addFrom(page: Page, supplier: string, quantity: number): Promise<void> {
  await offerOf(page, supplier).getByRole('radio').check();
  for (let more = 1; more < quantity; more += 1)
    await page.getByRole('button', { name: /^One more/ }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('Added to your cart.').first()).toBeVisible();
}

/** Adds an item from a department's page. */
export async function addInDepartment(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`${path}?q=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  await card.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByText('Added to your cart.').first()).toBeVisible();
}

export const cartLink = (page: Page, count: number): Locator =>
  page.getByRole('link', { name: count === 1 ? 'Cart, 1 item' : `Cart, ${count} items` });

/** Chooses a delivery method in the cart; returns its cost in minor units. */
export async function chooseDelivery(page: Page, supplier: string, method: string): Promise<number> {
  const choice = page.getByRole('group', { name: `Delivery from ${supplier}` });
  const radio = choice.getByRole('radio', { name: new RegExp(method) });
  await page.getByRole('region', { name: supplier }).getByText('Choose', { exact: true }).click();
  await radio.check();
  await expect(radio).toBeChecked();
  return shownMinor(choice.locator('label').filter({ hasText: method }));
}

interface Place {
  readonly yacht: string;
  readonly port: string;
  readonly berth: string;
  readonly contact: string;
  /** `2027-03-09`. */
  readonly latestUsefulOn: string;
  /** For the suppliers. */
  readonly note: string;
}

/** Without a port nothing can be delivered: paying asks for the port, and stays in the cart. */
export async function expectPlaceAskedFor(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Reserve and pay/ }).click();
  const port = page
    .getByRole('region', { name: 'Where do you need it?' })
    .getByLabel('Port', { exact: true });
  await expect(port).toBeFocused();
  await expect(port).toHaveAccessibleDescription('Choose the delivery port.');
  await expect(page).toHaveURL(/\/crew\/cart$/);
}

/** Adds a yacht in the cart, and sets destination and latest date. */
export async function tellPlace(page: Page, place: Place): Promise<void> {
  await page.getByRole('button', { name: 'Add a yacht' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(place.yacht);
  await dialog.getByLabel('Port').selectOption({ label: place.port });
  await dialog.getByLabel('Berth').fill(place.berth);
  await dialog.getByRole('button', { name: 'Add yacht' }).click();
  await expect(dialog).toHaveCount(0);
  const form = page.getByRole('region', { name: 'Delivery details' });
  await expect(form.getByLabel('Yacht')).toHaveText(new RegExp(place.yacht));
  await expect(form.getByLabel('Berth or marina')).toHaveValue(place.berth);
  await form.getByText(/^Contact, dates, note/).click();
  await form.getByLabel('Contact on board').fill(place.contact);
  await form.getByLabel('Latest useful date').fill(place.latestUsefulOn);
  await form.getByLabel('Note to the supplier').fill(place.note);
  await form.getByLabel('Note to the supplier').blur();
  await expect(form.getByText('Saved', { exact: true })).toBeVisible();
}

/** A new cart goes to the only yacht for which the user buys, also one that somebody else added. */
export async function expectYachtChosen(
  page: Page,
  { yacht, berth }: Pick<Place, 'yacht' | 'berth'>,
): Promise<void> {
  const form = page.getByRole('region', { name: 'Delivery details' });
  await expect(form.getByText(`${yacht} · ${berth}`)).toBeVisible();
}

/** Fills in a test card on the payment provider's page and pays. */
export async function payWith(page: Page, card: 'Pays' | 'Declined' | '3-D Secure'): Promise<void> {
  await expect(page).toHaveURL(/\/pay\/c\//);
  await page.getByRole('button', { name: card, exact: true }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** The path of the answer link in a supplier's mail about a sub-order. */
export async function answerLink(page: Page, supplier: string, subOrderNumber: string): Promise<string> {
  const { text } = await newestMail(page.request, supplier, new RegExp(subOrderNumber));
  const path = /\/supplier\/orders\/confirm\/[0-9a-f-]{36}\/[\w-]+/.exec(text)?.[0];
  if (path === undefined) throw new Error(`The mail about ${subOrderNumber} has no link.`);
  return path;
}

const resetLinksTo = async ({ request }: Page, to: string): Promise<readonly string[]> =>
  (await mailsTo(request, to)).flatMap(({ text }) => /\/reset-password#token=[\w-]+/.exec(text)?.[0] ?? []);

/** A user with an account and no password sets one by mail, and signs in. */
export async function signInByNewPassword(browser: Browser, email: string, home: RegExp): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const password = 'the glass is falling slowly';
  const known = await resetLinksTo(page, email);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /send/i }).click();
  let link: string | undefined;
  await expect
    .poll(async () => (link = (await resetLinksTo(page, email)).find((each) => !known.includes(each))))
    .toBeDefined();
  await page.goto(link ?? '');
  await page.getByLabel(/^(New p|P)assword$/).fill(password);
  await page
    .getByRole('button', { name: /set|save|choose|change/i })
    .first()
    .click();
  await expect(page.getByText(/new password is set/i).first()).toBeVisible();
  await signIn(page, email, password);
  await expect(page).toHaveURL(home);
  return page;
}
