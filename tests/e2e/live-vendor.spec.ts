import { expect, test } from 'playwright/test';
import { spareParts, tenderModels } from './lists.ts';
import { newestMail, somebody } from './people.ts';
import { approve, Vendor } from './vendor-walk.ts';

test.describe.configure({ timeout: 480_000 });
test.use({ serviceWorkers: 'allow' });

test('a supplier brings a price list and leaves with a live shop, closing the tab at every step', async ({
  browser,
}) => {
  const person = somebody('Teo', 'Ferrer');
  const shop = `Escollera Tenders ${Date.now().toString(36)}`;
  const vendor = await Vendor.arriving(browser, '/vendor/signup', person);
  await vendor.closeTabAndReturn();

  await vendor.isAt('Your list');
  await vendor.bringList(tenderModels);
  // The file does not state the currency, which is asked once; rows that cannot be sold are named.
  await expect(vendor.button('Nothing to import yet')).toBeVisible();
  await vendor.button('Use for all').click();
  await vendor.button('No tax').click();
  await vendor.button('Not counted').click();
  await expect(vendor.button('Import 5 products')).toBeVisible();
  await vendor.page.getByLabel(/rows that don’t say/).selectOption('Exterior');
  await vendor.button('Use for all').click();
  await vendor.editsAreSaved();
  await vendor.closeTabAndReturn();

  await expect(vendor.button('Currency: EUR')).toBeVisible();
  await expect(vendor.button('Stock: Not counted')).toBeVisible();
  await vendor.button('Import 5 products').click();
  await vendor.button('Import the other 5 products').click();
  await expect(vendor.page.getByRole('heading', { name: '5 products imported' })).toBeVisible();
  await vendor.closeTabAndReturn();

  await vendor.tellCompany(shop);
  await vendor.closeTabAndReturn();
  await vendor.choosePort('Palma');
  await vendor.sayHowTheyDeliver('Palma');
  await vendor.closeTabAndReturn();
  await vendor.isAt('Your logo');
  await vendor.button(/^Skip/).click();
  await vendor.isAt('Getting paid');
  await vendor.closeTabAndReturn();

  await vendor.button(/^Set up on/).click();
  await vendor.tellPaymentProvider('Documents still missing');
  await expect(vendor.page.getByText(/still needs something/)).toBeVisible();
  await vendor.closeTabAndReturn();
  await vendor.button(/^Continue on/).click();
  await vendor.tellPaymentProvider('Complete');
  await vendor.isAt('You’re done');
  await expect(vendor.page.getByText('Waiting for approval').first()).toBeVisible();
  await vendor.closeTabAndReturn();
  await vendor.isAt('You’re done');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/exterior?q=T38JET');
  await expect(visitor.getByText(/31,450/)).toHaveCount(0);
  await approve(browser, shop);
  await newestMail(vendor.page.request, person.email, /live/i);
  await vendor.closeTabAndReturn();
  await vendor.isAt('Your shop is live');
  await visitor.reload();
  await expect(visitor.getByText(/31,450/).first()).toBeVisible();

  // Later: more listings from another list, in another currency.
  await vendor.page.goto('/supplier/inventory');
  await expect(vendor.page.getByText('5 items').first()).toBeVisible();
  await vendor.page.getByRole('link', { name: 'Add more from a list' }).click();
  await vendor.bringList(spareParts());
  await vendor.button('Convert at this rate').click();
  await vendor.page.getByLabel(/rows that don’t say/).fill('21');
  await vendor.button('Use for all').click();
  await vendor.button(/^Import \d+ products$/).click();
  // One row has a stock below zero, and one a price of zero.
  await vendor.button('Import the other 3 products').click();
  await expect(vendor.page.getByRole('heading', { name: '3 products imported' })).toBeVisible();
  await vendor.button('Go to your inventory').click();
  await expect(vendor.page).toHaveURL(/\/supplier\/inventory/);
  await expect(vendor.page.getByText('IMPULSOR BOMBA AGUA SALADA 6 PALAS').first()).toBeVisible();
});
