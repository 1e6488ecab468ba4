import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import { preview, type PreviewServer } from 'vite';
import { tenderModels } from './lists.ts';
import { somebody } from './people.ts';
import { Vendor } from './vendor-walk.ts';

const port = Number(process.env.E2E_PORT ?? 4500);
const parser = `localhost:${port + 20}`;
const labPort = port + 50;

let lab: PreviewServer;
test.beforeAll(async () => {
  lab = await preview({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    build: { outDir: 'storybook-static' },
    preview: { port: labPort, strictPort: true },
  });
});
test.afterAll(() => lab.close());

test('a failure in the app stands on the same screen in the lab, from what “Copy replay” and “Save replay” gave', async ({
  browser,
}) => {
  const person = somebody('Nuria', 'Vidal');
  const vendor = await Vendor.arriving(browser, '/vendor/signup', person);
  await vendor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await vendor.isAt('Your list');
  // The browser's view of a parser that dies.
  await vendor.page.route(
    ({ host }) => host === parser,
    (route) => route.abort('connectionreset'),
  );
  await vendor.page.locator('input[type="file"]').first().setInputFiles(tenderModels);
  await expect(
    vendor.page.getByRole('heading', { name: 'Our reader stopped; your file is safe' }),
  ).toBeVisible();

  const code = await vendor.page.getByText(/^For support: /).innerText();

  await vendor.button('Help').click();
  await vendor.page.getByRole('menuitem', { name: 'Copy replay' }).click();
  await expect(vendor.page.getByText('Replay copied.').first()).toBeVisible();
  const copied = await vendor.page.evaluate(() => navigator.clipboard.readText());
  for (const secret of [person.email, person.password, 'Nuria', 'Vidal', 'tender-model-prices']) {
    expect(copied).not.toContain(secret);
  }
  await vendor.button('Help').click();
  const saving = vendor.page.waitForEvent('download');
  await vendor.page.getByRole('menuitem', { name: 'Save replay' }).click();
  const saved = await readFile(await (await saving).path(), 'utf8');

  const desk = await browser.newPage();
  const strangers: string[] = [];
  await desk.route(
    ({ host, protocol }) => protocol.startsWith('http') && host !== `localhost:${labPort}`,
    (route) => {
      strangers.push(route.request().url());
      return route.abort();
    },
  );
  await desk.goto(`http://localhost:${labPort}/iframe.html?id=machine-lab-replay--replay&viewMode=story`);
  const screen = desk.frameLocator('iframe[title$="the screen"]');
  for (const recording of [copied, saved]) {
    await desk.reload();
    await desk.getByLabel('Or paste it into this box').fill(recording);
    await desk.getByRole('button', { name: 'Open what is in the box' }).click();
    await expect(desk.getByRole('button', { name: 'Play' })).toBeVisible();
    await desk.keyboard.press('End');
    await expect(
      screen.getByRole('heading', { name: 'Our reader stopped; your file is safe' }),
    ).toBeVisible();
    await expect(screen.getByText(code)).toBeVisible();
    await desk.keyboard.press('Home');
    await expect(screen.getByRole('heading', { name: 'Our reader stopped; your file is safe' })).toBeHidden();
  }
  expect(strangers).toEqual([]);
  await desk.close();
});
