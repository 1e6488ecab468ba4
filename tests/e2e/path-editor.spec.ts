import { expect, test, type Browser, type Page } from 'playwright/test';
import { pathLab, type PathLab } from './path-lab.ts';
import { somebody } from './people.ts';
import { Vendor } from './vendor-walk.ts';

const market = Number(process.env.E2E_PORT ?? 4500);
const ports = { market, lab: market + 60, site: market + 70 };

// One copy of the project for all of them: each begins with the committed path.
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ baseURL: `http://localhost:${ports.site}` });

let lab: PathLab;
test.beforeAll(async () => {
  lab = await pathLab(ports);
});
test.beforeEach(() => lab.reset());
test.afterAll(() => lab?.close());

/** Somebody of the product team, before the editor. */
async function opensEditor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(lab.editor);
  await expect(page.getByRole('list', { name: 'The steps' })).toBeVisible();
  return page;
}

const stepNamed = (page: Page, title: string) =>
  page.getByRole('list', { name: 'The steps' }).getByRole('listitem').filter({ hasText: title });

test('a step made optional and another moved before it are what a new supplier walks', async ({
  browser,
}) => {
  const page = await opensEditor(browser);
  const vendor = await Vendor.arriving(browser, '/vendor/signup', somebody('Marta', 'Coll'));
  await vendor.isAt('Your company');
});
