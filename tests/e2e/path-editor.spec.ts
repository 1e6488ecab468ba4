import { expect, test } from 'playwright/test';
import { PathAuthor } from './path-editor-walk.ts';
import { pathLab, type PathLab } from './path-lab.ts';
import { somebody } from './people.ts';
import { Vendor } from './vendor-walk.ts';

const market = Number(process.env.E2E_PORT ?? 4500);
const ports = { market, lab: market + 60, site: market + 70 };

test.describe.configure({ timeout: 600_000 });
test.use({ baseURL: `http://localhost:${ports.site}` });

let lab: PathLab;
test.beforeAll(async () => {
  lab = await pathLab(ports);
});
test.afterAll(() => lab.close());

test('a supplier walks the path that was just changed: how they deliver and the logo first, the company skipped; what changed on the disk meanwhile is not written over', async ({
  browser,
}) => {
  const author = await PathAuthor.opening(browser, lab.editor);
  await author.moveUp('Your logo', 5);
  await author.makeOptional('Your company');
  await author.moveUp('Your company', 1);
  await author.moveUp('How you deliver', 4);
  await author.expectSteps([
    'How you deliver',
    'Your logo',
    'Your company',
    'Your list',
    'Where you serve',
    'Your hours',
    'Getting paid',
    'Approval',
  ]);
  await author.save();
  await author.isToldThatAllFits();

  const vendor = await Vendor.arriving(browser, '/vendor/signup', somebody('Marta', 'Coll'));
  await vendor.isAt('How you deliver');
  const form = vendor.page.getByRole('form', { name: 'Delivery methods' });
  await form.getByLabel('Cost').first().fill('12.50');
  await form.getByRole('button', { name: 'Save' }).click();
  await vendor.isAt('Your logo');
  await vendor.button('Skip for now').click();
  await vendor.isAt('Your company');
  await vendor.button('Skip for now').click();
  await vendor.isAt('Your list');

  await author.moveUp('Your company', 1);
  const changed = await lab.changePath((path) => path.replaceAll('Your logo', 'Your emblem'));
  await author.save();
  await expect(
    author.page.getByText('Not saved: somebody has changed the file since you opened it'),
  ).toBeVisible();
  const differences = author.page.getByRole('group', { name: 'Differences' });
  await expect(differences.getByText('“Your logo” is called “Your emblem” now')).toBeVisible();
  expect(await lab.path()).toBe(changed);
});
