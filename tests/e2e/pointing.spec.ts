import { expect, test, type Page } from 'playwright/test';
import accounts from '../../services/marketplace/demo/accounts.json' with { type: 'json' };
import { unnamedColumns, type ListFile } from './lists.ts';
import { openSignedIn } from './people.ts';

async function bring(page: Page, list: ListFile): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(list);
  await expect(page.getByRole('heading', { name: 'Check your list' })).toBeVisible();
}

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Discard this list' }).click();
  await expect(page.locator('input[type="file"]').first()).toBeAttached();
}

const cell = (page: Page, text: string) => page.getByRole('gridcell', { name: text, exact: true }).first();

test('a list that was read wrongly is marked once, and the next list of its form is read like it', async ({
  page,
}) => {
  const supplier = accounts.find(({ role }) => role === 'supplier');
  if (!supplier) throw new Error('The demo has a supplier.');
  await openSignedIn(page, supplier, '/supplier/inventory');
  await page.getByRole('link', { name: 'Add more from a list' }).click();
  await bring(page, unnamedColumns('Winter', '990.50'));

  await page.getByRole('button', { name: 'Read it differently' }).click();
  const marked = (words: string) => page.getByRole('status').filter({ hasText: words });
  // It begins with the columns that were recognised.
  await expect(marked('Name: column A. Price: column E.')).toBeVisible();
  await page.getByRole('radio', { name: 'Name' }).check();
  await cell(page, 'Plan 1').click();
  await expect(marked('Name: columns A and B. Price: column E.')).toBeVisible();
  await page.getByRole('button', { name: 'Read the list like this' }).click();
  await expect(cell(page, 'Series B Plan 1')).toBeVisible();

  await discard(page);
  await bring(page, unnamedColumns('Spring', '1020.00'));
  await expect(cell(page, 'Series B Plan 1')).toBeVisible();
  await discard(page);
});
