import { expect, test } from 'playwright/test';
import { addInDepartment, cartLink, expectYachtChosen, payWith, tellPlace } from './first-sale-walk.ts';
import { shownMinor } from './money-read.ts';
import { openAsNewCrew, somebody } from './people.ts';

// A product that no other test buys.
const batteries = 'AGM battery, 12 V, 230 Ah';
const place = {
  yacht: 'Halcyon Tide',
  port: 'Antibes',
  berth: 'Quai 4',
  contact: 'Maren, bosun, VHF 12',
  latestUsefulOn: `${new Date().getFullYear() + 1}-12-01`,
  note: 'Ring at gate 3; the bosun brings a trolley.',
};

test('an order that is left unpaid is taken up again and given up, and who left it approves another’s', async ({
  page,
  browser,
}) => {
  await openAsNewCrew(page, somebody('Iker', 'Aranda'));
  await addInDepartment(page, '/engineering', batteries);
  await cartLink(page, 1).click();
  const toPay = page.getByRole('region', { name: 'Order total' });
  // Nothing is chosen for a buyer without a port.
  await page.getByText('Choose', { exact: true }).click();
  await page.getByRole('radio', { name: /^Collect/ }).check();
  await page.getByRole('button', { name: /^Reserve and pay/ }).click();

  await expect(page).toHaveURL(/\/pay\/c\//);
  await page
    .getByRole('link', { name: /Back to Quayside/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/crew\/orders-management\/[0-9a-f-]{36}/);
  // From another site's page, as above: a full page load.
  await expect(page.getByText(/^Not paid yet: reserved until/)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  const total = await shownMinor(toPay.getByRole('row').filter({ hasText: 'Total' }));

  await page.getByRole('button', { name: /^Pay €/ }).click();
  await expect(page).toHaveURL(/\/pay\/c\//);
  expect(await shownMinor(page.locator('.amount'))).toBe(total);
  await page
    .getByRole('link', { name: /Back to Quayside/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancel order', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('note').getByText('Nothing was charged.', { exact: true })).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the cart' }).click();
  await expect(page.getByLabel(`How many of ${batteries}`)).toHaveValue('1');
  await expect(toPay.getByRole('button', { name: /^Reserve and pay/ })).toBeEnabled();

  // A user may buy for the yacht up to a limit, which these batteries exceed.
  const asker = somebody('Nils', 'Berg');
  // The batteries' destination.
  await tellPlace(page, place);
  await page.goto('/crew/profile');
  await page.getByRole('button', { name: `Add a person to ${place.yacht}` }).click();
  const person = page.getByRole('dialog');
  await person.getByLabel('Email').fill(asker.email);
  await person.getByLabel(/^Limit in any 24 hours/).fill('100');
  await person.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Buys up to €100.00 in any 24 hours')).toBeVisible();
  const asking = await (await browser.newContext()).newPage();
  await openAsNewCrew(asking, asker);
  await addInDepartment(asking, '/engineering', batteries);
  await cartLink(asking, 1).click();
  await expectYachtChosen(asking, place);
  await expect(asking.getByText(/^You can order for up to €100\.00 for this yacht/)).toBeVisible();
  await asking.getByRole('button', { name: 'Send for approval' }).click();
  await expect(asking.getByText(`The owner and the approvers of ${place.yacht} were asked.`)).toBeVisible();

  // The owner finds it on the dashboard, pays, and the requester sees the order without a reload.
  await page.goto('/crew/dashboard');
  await page.getByRole('link', { name: 'Approve or decline a request' }).click();
  await page.getByRole('button', { name: /^Reserve and pay/ }).click();
  await payWith(page, 'Pays');
  await expect(page.getByText('Thank you: the order is placed.')).toBeVisible({ timeout: 90_000 });
  await asking.getByRole('link', { name: 'See the order' }).click();
  await expect(asking.getByText('Iker Aranda bought this after you asked for it.')).toBeVisible();
  await expect(asking.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
  await asking.context().close();
});
