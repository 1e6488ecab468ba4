import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { InventoryListings } from '../inventory/inventory-list.tsx';
import { items } from '../testing/items.ts';
import { closeToasts, pressToastAction, renderScreen, toastMessages } from '../testing/render-screen.tsx';
import { vendorServer } from '../testing/vendor-server.ts';

afterEach(() => {
  cleanup();
  closeToasts();
});

/** Selects the anchor swivel and the fender. */
async function choose() {
  const server = vendorServer(items);
  const { user } = renderScreen(InventoryListings, server);
  await user.click(await screen.findByRole('checkbox', { name: /Anchor swivel/ }));
  await user.click(screen.getByRole('checkbox', { name: /Fender F4/ }));
  const bar = within(screen.getByRole('group', { name: 'Selected items' }));
  return { server, user, bar };
}

const bodies = (server: ReturnType<typeof vendorServer>) => server.changes.map(({ body }) => body);

it('changes the prices of several and what they have in common, with one undo for all', async () => {
  const { server, user, bar } = await choose();
  expect(bar.getByText('2 items selected')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit 2 items' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Price change' }), '-2,5 %');
  await user.type(dialog.getByRole('textbox', { name: 'Location' }), 'B7');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const priced = (amountMinor: number, location: string) => ({
    price: { amountMinor, currency: 'EUR' },
    location,
  });
  await waitFor(() => expect(bodies(server)).toEqual([priced(40950, 'B7'), priced(8726, 'B7')]));
  await waitFor(() => expect(toastMessages()).toEqual([['success', '2 items changed.']]));
  expect(screen.queryByRole('group', { name: 'Selected items' })).toBeNull();
  pressToastAction('Undo');
  await waitFor(() => expect(bodies(server).slice(2)).toEqual([priced(42000, 'A3'), priced(8950, 'A3')]));
  await waitFor(() => expect(toastMessages().at(-1)).toEqual(['success', '2 items changed back.']));
});

it('says which were not changed and why, and tries those again', async () => {
  const { server, user, bar } = await choose();
  server.nextAnswers.push(undefined);
  await user.click(bar.getByRole('button', { name: 'Pause' }));
  await waitFor(() =>
    expect(toastMessages()).toEqual([
      ['success', '1 item changed.'],
      ['error', '1 item wasn’t changed.', 'We couldn’t reach Quayside.'],
    ]),
  );
  pressToastAction('Try again');
  await waitFor(() => expect(bodies(server)).toEqual(Array(3).fill({ status: 'paused' })));
});

it('asks before it archives', async () => {
  const { server, user, bar } = await choose();
  await user.click(bar.getByRole('button', { name: 'Archive' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Archive 2 items?' }));
  expect(server.changes).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(bodies(server)).toEqual(Array(2).fill({ status: 'archived' })));
});

it('takes no change of price that is none', async () => {
  const { server, user, bar } = await choose();
  await user.click(bar.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit 2 items' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Price change' }), '-100');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText('A price can fall by less than 100 %.')).not.toHaveLength(0);
  expect(server.changes).toEqual([]);
});
