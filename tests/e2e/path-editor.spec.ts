import { expect, test } from 'playwright/test';
import { PathAuthor } from './path-editor-walk.ts';
import { pathLab, type PathLab } from './path-lab.ts';

const market = Number(process.env.E2E_PORT ?? 4500);
const ports = { market, lab: market + 60, site: market + 70 };

test.describe.configure({ timeout: 600_000 });

let lab: PathLab;
test.beforeAll(async () => {
  lab = await pathLab(ports);
});
test.afterAll(() => lab.close());

// How a vendor walks a changed path: src/machines/onboarding/onboarding.steps.test.ts, and on its screens the stories of the path editor.
test('a path that is changed in the lab is checked and served by the site; what changed on the disk meanwhile is not written over', async ({
  browser,
}) => {
  const author = await PathAuthor.opening(browser, lab.editor);
  await author.moveUp('Your logo', 5);
  await author.expectSteps([
    'Your logo',
    'Your list',
    'Your company',
    'Where you serve',
    'How you deliver',
    'Your hours',
    'Getting paid',
    'Approval',
  ]);
  await author.save();
  await author.isToldThatAllFits();

  // In the order of the steps.
  await expect.poll(() => lab.servedPath()).toMatch(/logo: \{[^]*catalogue: \{[^]*companyProfile: \{/);

  await author.makeOptional('Your company');
  const changed = await lab.changePath((path) => path.replaceAll('Your logo', 'Your emblem'));
  await author.save();
  await expect(
    author.page.getByText('Not saved: somebody has changed the file since you opened it'),
  ).toBeVisible();
  const differences = author.page.getByRole('group', { name: 'Differences' });
  await expect(differences.getByText('“Your logo” is called “Your emblem” now')).toBeVisible();
  expect(await lab.path()).toBe(changed);
});
