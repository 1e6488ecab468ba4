import { expect, test } from 'playwright/test';
import {
  bookingAnswerLink,
  chooseTime,
  closeOtherTeams,
  fillDetails,
  findService,
  holdAndPay,
  openAlways,
  showThisMonth,
  signedIn,
  step,
} from './bookings-walk.ts';
import { payWith } from './first-sale-walk.ts';
import { crewCourses, deckServices } from './lists.ts';
import { expectMovements, shownMinor } from './money-read.ts';
import { newestMail, openAsNewCrew, somebody } from './people.ts';
import { approve, Vendor } from './vendor-walk.ts';

const carpets = 'Saloon carpet shampoo';

const diver = 'Diver: hull and propellers';
/** The admin's refund. */
const givenBack = 5037;

const details = {
  berth: 'Quai Camille Rayon 9',
  contact: 'Maren, bosun, VHF 12',
  note: 'Bilge alarm in the lazarette and no reason to be seen.',
};

test.describe.configure({ timeout: 480_000 });

test('a service provider signs up, brings a list and goes live; one service is booked, confirmed from the mail, moved, done, paid out and refunded in part, and all three sides read the same cents', async ({
  page,
  browser,
}) => {
  const owner = somebody('Noor', 'Haddad');
  const firm = `Bahia Deck Care ${Date.now().toString(36)}`;
  const provider = await Vendor.arriving(browser, '/service/signup', owner);
  await provider.bringList(deckServices);
  await provider.button('Convert at this rate').click();
  await provider.button('No tax').click();
  await expect(provider.page.getByRole('heading', { name: 'How long does each take?' })).toBeVisible();
  await provider.button('Use for all').click();
  await expect(provider.page.getByRole('heading', { name: /^How long before the start/ })).toBeVisible();
  await provider.button('Use for all').click();
  await provider.editsAreSaved();
  await provider.closeTabAndReturn();
  await provider.button(/^Import \d services$/).click();
  await expect(provider.page.getByRole('heading', { name: '4 services imported' })).toBeVisible();
  await provider.button('Continue').click();
  await provider.tellCompany(firm, 'ESB07000003');
  await provider.choosePort('Palma');
  await provider.takeUsualHours();
  await provider.button(/^Skip/).click();
  await provider.button(/^Set up on/).click();
  await provider.tellPaymentProvider('Complete');
  await provider.isAt('You’re done');
  await approve(browser, firm);
  await newestMail(provider.page.request, owner.email, /live/i);
  await provider.closeTabAndReturn();
  await provider.isAt('Your services are live');

  const works = provider.page;
  await openAlways(works, carpets);

  await openAsNewCrew(page, somebody('Maren', 'Solheim'));
  await findService(page, 'carpet', 'Palma', carpets);
  await chooseTime(page, 3);
  await page.getByRole('link', { name: 'Book', exact: true }).click();
  await fillDetails(page, details);
  await expect(page.getByText(details.note)).toBeVisible();
  await holdAndPay(page);
  const panel = page.getByRole('heading', { level: 2, name: /^B-\d+$/ });
  const number = await panel.innerText();

  const byMail = await (await browser.newContext()).newPage();
  await byMail.goto(await bookingAnswerLink(page, owner.email, number));
  await expect(byMail.getByText(details.note)).toBeVisible();
  await byMail.getByRole('button', { name: /^Confirm for / }).click();
  await expect(byMail.getByRole('heading', { name: 'Thank you: the booking is confirmed' })).toBeVisible();
  await byMail.context().close();
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible();

  // Another time is proposed: as early as possible, so that the work can begin.
  await page.getByRole('link', { name: 'Open the booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Booking ${number}` })).toBeVisible();
  const price = page.getByRole('table', { name: 'Price' });
  const rowOf = (name: string) =>
    price.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(rowOf('Paid')).toBeVisible();
  const [goods, tax, total] = [
    await shownMinor(rowOf('visit')),
    await shownMinor(rowOf('Tax')),
    await shownMinor(rowOf('Total')),
  ];
  await page.getByRole('button', { name: 'Propose another time' }).click();
  const dialog = page.getByRole('dialog');
  await showThisMonth(dialog);
  await chooseTime(dialog, 0);
  await dialog.getByLabel('Message').fill('It is getting worse: as soon as you can.');
  await dialog.getByRole('button', { name: 'Propose this time' }).click();
  await expect(page.getByRole('heading', { name: 'You asked to move the booking' })).toBeVisible();

  await works.goto(`/service-provider/bookings?q=${number}`);
  await works.getByRole('link', { name: number }).click();
  await expect(works.getByText('It is getting worse: as soon as you can.').first()).toBeVisible();
  await step(works, 'Accept the new time');
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await step(works, 'Start the work');
  await expect(page.getByText('In progress', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm completion' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm completion' }).click();
  await expect(works.getByRole('heading', { name: 'Completed' })).toBeVisible();

  // One commission of 10 % of the net work; the refund is shared in proportion, rounded once.
  const commission = Math.floor((goods * 1000 + 5000) / 10_000);
  const share = total - commission;
  const fromCommission = Math.round((commission * givenBack) / total);
  const fromProvider = givenBack - fromCommission;
  const movements = [
    ['Payment', total, commission, share],
    ['Transfer', -share, 0, -share],
  ] as const;
  await works.goto(`/service-provider/transactions?q=${number}`);
  await expectMovements(works.getByRole('main'), movements);

  const admin = await signedIn(browser, 'admin', '/admin/dashboard');
  await admin.goto(`/admin/bookings-management?q=${number}`);
  await admin.getByRole('link', { name: number }).click();
  await admin.getByRole('button', { name: 'Refund', exact: true }).click();
  const refund = admin.getByRole('dialog');
  await refund.getByLabel('Amount').fill('50.37');
  await refund.getByLabel('Reason').fill('Half an hour less than booked.');
  await refund.getByRole('button', { name: /^Refund €50.37/ }).click();
  await expect(refund).toHaveCount(0);

  const allMovements = [
    ...movements,
    ['Transfer reversed', fromProvider, 0, fromProvider],
    ['Refund', -givenBack, -fromCommission, -fromProvider],
  ] as const;
  await expectMovements(admin.getByRole('region', { name: 'Ledger' }), allMovements);
  await expectMovements(page.getByRole('region', { name: 'Money' }), [
    ['Payment', total],
    ['Refund', -givenBack],
  ]);
  await works.reload();
  await expectMovements(works.getByRole('main'), allMovements);
  expect([tax, await shownMinor(rowOf('Refunded'))]).toEqual([total - goods, -givenBack]);
  await admin.goto(`/admin/financial-management?q=${number}`);
  await expectMovements(admin.getByRole('main'), allMovements);
  await expect(admin.getByText(/^The ledger sums to zero/)).toBeVisible();

  // Later: another list, half reviewed, left and found again.
  await works.goto('/service-provider/services');
  await expect(works.getByText('4 services').first()).toBeVisible();
  await works.getByRole('link', { name: 'Add more from a list' }).click();
  await provider.bringList(crewCourses);
  await provider.closeTabAndReturn();
  await expect(provider.page.getByText('cursos-de-bordo.txt').first()).toBeVisible();
});

test('of two who want the last free time, the second sees the nearest free ones and has typed nothing in vain', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await openAsNewCrew(page, somebody('Iker', 'Aranda'));
  await openAsNewCrew(other, somebody('Tilda', 'Rask'));
  await findService(page, 'Diver', 'Palma', diver);
  await chooseTime(page, 4);
  await page.getByRole('link', { name: 'Book', exact: true }).click();
  await fillDetails(page, details);
  // The address contains the time, and nothing that was typed.
  await other.goto(page.url());
  await fillDetails(other, {
    berth: 'Pier 3, berth 8',
    contact: 'Tilda, VHF 9',
    note: 'Growth on the gratings.',
  });
  await other.getByRole('button', { name: /^Hold the time and pay/ }).click();
  await expect(other).toHaveURL(/\/pay\/c\//);
  await closeOtherTeams(browser, new URL(page.url()).searchParams.get('start') ?? '');

  await page.getByRole('button', { name: /^Hold the time and pay/ }).click();
  await expect(page.getByText('This time was just taken.')).toBeVisible();
  await page.getByText('The nearest free times:').locator('xpath=..').getByRole('button').first().click();
  await expect(page.getByText('This time was just taken.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Review your booking' })).toBeVisible();
  for (const typed of [details.contact, details.note, new RegExp(details.berth)])
    await expect(page.getByRole('region', { name: 'Your booking' }).getByText(typed)).toBeVisible();

  // The card is declined after the reservation; a second tab, in which another time is chosen, shows the reserved one
  // and leads to it.
  await page.getByRole('button', { name: /^Hold the time and pay/ }).click();
  await payWith(page, 'Declined');
  await expect(page.getByText('The payment did not go through')).toBeVisible();
  const secondTab = await page.context().newPage();
  await findService(secondTab, 'Diver', 'Palma', diver);
  await chooseTime(secondTab, 5);
  await secondTab.getByRole('link', { name: 'Book', exact: true }).click();
  await expect(secondTab.getByText(`You’re holding a time for ${diver}`)).toBeVisible();
  await fillDetails(secondTab, details);
  await secondTab.getByRole('button', { name: /^Hold the time and pay/ }).click();
  await expect(secondTab).toHaveURL(/\/pay\/c\//);
  // Both are reserved and shown, the earlier first; the later is released.
  const heldTimes = secondTab.getByRole('note').filter({ hasText: `You’re holding a time for ${diver}` });
  await secondTab.goto('/crew/booking/select-service');
  await expect(heldTimes).toHaveCount(2);
  await heldTimes.last().getByRole('link', { name: 'Pay or release it' }).click();
  await secondTab.getByRole('button', { name: 'Release the time' }).click();
  await secondTab.getByRole('alertdialog').getByRole('button', { name: 'Release the time' }).click();
  await expect(secondTab.getByRole('alertdialog')).toHaveCount(0);
  await secondTab.goto('/crew/booking/select-service');
  await expect(heldTimes).toHaveCount(1);
  await payWith(page, 'Pays');
  await expect(page.getByRole('heading', { level: 1, name: /^Waiting for / })).toBeVisible({
    timeout: 90_000,
  });
});
