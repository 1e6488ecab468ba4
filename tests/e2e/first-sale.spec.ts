import { expect, type Locator } from 'playwright/test';
import accounts from '../../services/marketplace/demo/accounts.json' with { type: 'json' };
import {
  addFrom,
  addInDepartment,
  answerLink,
  cartLink,
  chooseDelivery,
  expectPlaceAskedFor,
  listedBy,
  payWith,
  searchAndOpen,
  signInByNewPassword,
  signUpCrew,
  tellPlace,
} from './first-sale-walk.ts';
import { test } from './first-sale-watch.ts';
import {
  expectMovements,
  expectPartOfCart,
  expectSums,
  nothing,
  shownMinor,
  sumsOf,
  together,
} from './money-read.ts';
import { openSignedIn, signIn, somebody } from './people.ts';

// A browser once stopped answering, for an unknown reason: first-sale-watch.ts reports where, and a second attempt is
// marked as flaky.
test.describe.configure({ timeout: 480_000, retries: 1 });
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } });

// Companies of the demo market, and products that no other test buys from them.
const chandlery = 'Tramuntana Chandlery';
const maestrale = 'Casa Maestrale';
const maestraleOwner = 'yann.ivanova@market.example.com';
const anode = 'Shaft anode, 40 mm';
const candle = 'Scented candle, fig and sea salt';

const accountOf = (role: string) => {
  const account = accounts.find((each) => each.role === role);
  if (!account) throw new Error(`The demo has a ${role}.`);
  return account;
};

const nextYear = new Date().getFullYear() + 1;
const place = {
  yacht: 'Halcyon Tide',
  port: 'Palma',
  berth: 'Moll Vell 14',
  contact: 'Maren, bosun, VHF 12',
  latestUsefulOn: `${nextYear}-12-01`,
  note: 'Ring at gate 3; the bosun brings a trolley.',
};

test('a crew member buys from two suppliers, one of whom declines, and the ledger has it to the cent', async ({
  page,
  browser,
}) => {
  const crew = somebody('Maren', 'Solheim');
  const elsewhere = await (await browser.newContext()).newPage();
  await signUpCrew(elsewhere, crew);
  await addInDepartment(elsewhere, '/interior', candle);
  await elsewhere.context().close();

  // A visitor finds it despite a misspelling, and fills a cart that is merged with the account's.
  await page.goto('/');
  await searchAndOpen(page, 'shaft anodde', anode);
  await expect(page.getByRole('heading', { name: '2 suppliers have it' })).toBeVisible();
  const listedAnode = await listedBy(page, chandlery);
  await addFrom(page, chandlery, 3);
  await expect(cartLink(page, 3)).toBeVisible();
  await addInDepartment(page, '/interior', candle);
  await expect(cartLink(page, 4)).toBeVisible();
  await page.getByRole('link', { name: candle, exact: true }).click();
  const listedCandle = await listedBy(page, maestrale);
  await signIn(page, crew.email, crew.password);
  await expect(page).toHaveURL(/\/crew\/dashboard$/);
  await cartLink(page, 4).click();
  await expect(page.getByLabel(`How many of ${anode}`)).toHaveValue('3');

  // The cart's sums equal the listed prices, computed here.
  const count = page.getByLabel(`How many of ${candle}`);
  await expect(count).toHaveValue('1');
  await count.fill('2');
  await count.press('Enter');
  await expect(cartLink(page, 5)).toBeVisible();
  const anodes = sumsOf(listedAnode, 3, await chooseDelivery(page, chandlery, 'Courier, express'));
  const candles = sumsOf(listedCandle, 2, await chooseDelivery(page, maestrale, 'Courier, padded crates'));
  const whole = together(anodes, candles);
  await expectPlaceAskedFor(page);
  await tellPlace(page, place);
  await expectPartOfCart(page.getByRole('region', { name: chandlery }), anodes);
  await expectPartOfCart(page.getByRole('region', { name: maestrale }), candles);
  await expectSums(page.getByRole('region', { name: 'Order total' }), whole);

  // Declined, then paid with the bank's authentication; the order is placed without a reload.
  await page.getByRole('button', { name: /^Reserve and pay/ }).click();
  await payWith(page, 'Declined');
  await expect(page.getByText('The payment did not go through')).toBeVisible();
  await payWith(page, '3-D Secure');
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page).toHaveURL(/\/crew\/orders-management\/[0-9a-f-]{36}/);
  // Another site's page, a full page load, and the provider's event: longer than a step within the app.
  await expect(page.getByText('Thank you: the order is placed.')).toBeVisible({ timeout: 90_000 });
  await expectSums(page.getByRole('region', { name: 'Order total' }), whole);
  await expect(page.getByText('Ring at gate 3')).toBeVisible();
  const fromChandlery = page.getByRole('region', { name: chandlery });
  const fromMaestrale = page.getByRole('region', { name: maestrale });
  const orderNumber = (await page.getByRole('heading', { level: 1 }).innerText()).replace('Order ', '');
  const numberOf = (part: Locator) =>
    part
      .getByText(new RegExp(`^${orderNumber}`))
      .first()
      .innerText();
  // Its badge: the line of steps below it names every state.
  const stateOf = (part: Locator) => part.locator('[data-tone]').first();
  const [chandleryNumber, maestraleNumber] = [await numberOf(fromChandlery), await numberOf(fromMaestrale)];
  await expect(fromChandlery.getByText('Waiting for an answer', { exact: true })).toBeVisible();
  // From here on nothing reloads this page.
  let loads = 0;
  page.on('load', () => (loads += 1));

  const byMail = await (await browser.newContext()).newPage();
  await byMail.goto(await answerLink(page, accountOf('supplier').email, chandleryNumber));
  await expectSums(byMail.getByRole('region', { name: 'What is ordered' }), anodes);
  await expect(byMail.getByText('Ring at gate 3')).toBeVisible();
  await byMail.getByRole('button', { name: /^Confirm for / }).click();
  await expect(byMail.getByRole('heading', { name: 'Thank you: the order is yours' })).toBeVisible();
  await byMail.context().close();
  await expect(stateOf(fromChandlery)).toHaveText('Confirmed');

  const declining = await signInByNewPassword(browser, maestraleOwner, /\/supplier\/dashboard$/);
  await declining.goto('/supplier/orders');
  await declining.getByRole('link', { name: maestraleNumber }).click();
  await declining.getByRole('group', { name: 'Steps' }).getByRole('button', { name: 'Decline' }).click();
  await declining.getByLabel('Why can’t you deliver?').fill('The last two went out this morning.');
  await declining.getByRole('dialog').getByRole('button', { name: 'Decline the order' }).click();
  await expect(declining.getByRole('heading', { name: 'You declined' })).toBeVisible();
  await declining.context().close();
  await expect(fromMaestrale.getByText('Declined', { exact: true })).toBeVisible();
  await expect(fromMaestrale.getByText('The last two went out this morning.')).toBeVisible();

  // Exactly what was accepted is captured.
  const sums = page.getByRole('region', { name: 'Order total' });
  const paid = sums.getByText('Paid', { exact: true }).and(page.locator('dt')).locator('xpath=../dd');
  await expect.poll(() => shownMinor(paid)).toBe(anodes.total);
  await expectSums(sums, anodes, whole);
  await expectSums(fromChandlery, anodes);
  await fromMaestrale.getByText('What you ordered', { exact: true }).click();
  await expectSums(fromMaestrale, nothing, candles);
  await expectMovements(page.getByRole('region', { name: 'Money' }), [['Payment', anodes.total]]);

  const supplier = await (await browser.newContext()).newPage();
  await openSignedIn(supplier, accountOf('supplier'), '/supplier/orders?tab=to_send');
  await supplier.getByRole('link', { name: chandleryNumber }).click();
  const steps = supplier.getByRole('group', { name: 'Steps' });
  await steps.getByRole('button', { name: 'Mark as dispatched' }).click();
  await supplier.getByRole('textbox', { name: 'Tracking (optional)' }).fill('Van 2, Biel');
  await supplier.getByRole('dialog').getByRole('button', { name: 'Mark as dispatched' }).click();
  await expect(stateOf(fromChandlery)).toHaveText('On its way');
  await steps.getByRole('button', { name: 'Mark as delivered' }).click();
  await supplier.getByRole('alertdialog').getByRole('button', { name: 'Mark as delivered' }).click();
  await fromChandlery.getByRole('button', { name: 'Confirm receipt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm receipt' }).click();
  await expect(stateOf(fromChandlery)).toHaveText('Completed');

  // One commission of 10 % of the net goods; the remainder is the supplier's, and has been transferred.
  const commission = Math.floor((anodes.goods * 1000 + 5000) / 10_000);
  const share = anodes.total - commission;
  const movements = [
    ['Payment', anodes.total, commission, share],
    ['Transfer', -share, 0, -share],
  ] as const;
  await supplier.goto(`/supplier/transactions?q=${chandleryNumber}`);
  await expectMovements(supplier.getByRole('main'), movements);
  await expectMovements(page.getByRole('region', { name: 'Money' }), [['Payment', anodes.total]]);
  expect(loads).toBe(0);

  const admin = await (await browser.newContext()).newPage();
  await openSignedIn(admin, accountOf('admin'), `/admin/financial-management?q=${orderNumber}`);
  await expectMovements(admin.getByRole('main'), movements);
  await expect(admin.getByText(/^The ledger sums to zero/)).toBeVisible();
});
