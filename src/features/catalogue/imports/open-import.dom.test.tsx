import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { InventoryListings } from '../inventory/inventory-list.tsx';
import { items } from '../testing/items.ts';
import { closeToasts, renderScreen, toastMessages } from '../testing/render-screen.tsx';
import { vendorServer } from '../testing/vendor-server.ts';

afterEach(() => {
  cleanup();
  closeToasts();
});

/** Renders a vendor's listings with an unfinished import. */
function openWith(hasReading: boolean) {
  const server = vendorServer(items);
  let open: object | null = { id: 'import-1', fileName: 'autumn.pdf', kind: 'products', hasReading };
  server.extra['GET /imports/open'] = () => server.json(200, { status: true, data: { import: open } });
  server.extra['DELETE /imports/import-1'] = () => {
    open = null;
    return server.json(200, { status: true, message: 'Discarded.' });
  };
  const isDiscarded = () => server.asked.includes('DELETE /imports/import-1');
  return { ...renderScreen(InventoryListings, server), isDiscarded };
}

it('discards a list that wasn’t read at once, and makes way for another one', async () => {
  const { user } = openWith(false);
  expect(await screen.findByText('“autumn.pdf” isn’t read yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(screen.queryByText('“autumn.pdf” isn’t read yet')).toBeNull());
  expect(toastMessages()).toEqual([['success', '“autumn.pdf” is discarded.']]);
});

it('asks before it discards a list that was read', async () => {
  const { user, isDiscarded } = openWith(true);
  await user.click(await screen.findByRole('button', { name: 'Discard it' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard “autumn.pdf”?' });
  expect(isDiscarded()).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(isDiscarded()).toBe(true));
});
