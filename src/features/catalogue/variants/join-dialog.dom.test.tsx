import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { InventoryListings } from '../inventory/inventory-list.tsx';
import type { InventoryItem } from '../inventory/inventory-kind.ts';
import { items } from '../testing/items.ts';
import { closeToasts, pressToastAction, renderScreen, toastMessages } from '../testing/render-screen.tsx';
import { vendorServer } from '../testing/vendor-server.ts';

afterEach(() => {
  cleanup();
  closeToasts();
});

const [, fender] = items as readonly [InventoryItem, InventoryItem];
const lineOf = (at: number, size: string, change: Partial<InventoryItem> = {}): InventoryItem => ({
  ...fender,
  id: `${fender.id.slice(0, -3)}2${at}0`,
  productId: `${fender.id.slice(0, -3)}3${at}0`,
  name: `Dock line ${size}`,
  variant: null,
  sku: `DL-${at}`,
  ...change,
});
const lines = [lineOf(1, '14 mm'), lineOf(2, '18 mm'), lineOf(3, '22 mm', { version: 4 })];

/** Selects all lines and opens the dialog. */
async function choose(stock: readonly InventoryItem[] = lines) {
  const server = vendorServer(stock);
  const { user } = renderScreen(InventoryListings, server);
  for (const { name } of stock)
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  await user.click(screen.getByRole('button', { name: 'Join as variants' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: `Join ${stock.length} items as variants` }),
  );
  const variantOf = (name: string) => dialog.findByRole('textbox', { name: `Variant of ${name}` });
  const join = () => user.click(dialog.getByRole('button', { name: 'Join as variants' }));
  return { server, user, dialog, variantOf, join };
}

it('joins items as variants, by what their names have apart, and undoes it', async () => {
  const { server, variantOf, join } = await choose();
  expect(await variantOf('Dock line 18 mm')).toHaveValue('18 mm');
  await join();
  const [first, second, third] = lines;
  await waitFor(() =>
    expect(server.changes).toEqual([
      { ifMatch: '1', body: { variant: '14 mm' } },
      { ifMatch: '1', body: { variant: '18 mm', variantOf: first?.id } },
      { ifMatch: '4', body: { variant: '22 mm', variantOf: first?.id } },
    ]),
  );
  await waitFor(() => expect(toastMessages()).toEqual([['success', '3 items are variants on one page.']]));
  // What is selected next is not changed together with these.
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  pressToastAction('Undo');
  await waitFor(() =>
    expect(server.changes.slice(3)).toEqual([
      { ifMatch: '5', body: { variant: null, variantOf: null } },
      { ifMatch: '2', body: { variant: null, variantOf: null } },
      { ifMatch: '2', body: { variant: null } },
    ]),
  );
  expect([second, third].map((line) => server.stored(line?.id ?? '')?.version)).toEqual([3, 6]);
});

it('asks for a variant of each, and for different ones', async () => {
  const { server, user, dialog, variantOf, join } = await choose();
  await user.clear(await variantOf('Dock line 14 mm'));
  await user.clear(await variantOf('Dock line 18 mm'));
  await user.paste('22 MM');
  await join();
  await waitFor(() => expect(dialog.getAllByText(/Say what makes this one different/)).not.toHaveLength(0));
  expect(dialog.getAllByText(/Another one of these has the same variant/)).not.toHaveLength(0);
  expect(server.changes).toEqual([]);
});

it('shows a refusal at its item, and goes on behind those that are joined', async () => {
  const { server, user, variantOf, join } = await choose();
  const saved = (body: object) =>
    server.json(200, { status: true, message: 'Saved.', data: { ...fender, ...body } });
  const refused = server.json(400, {
    status: false,
    message: 'Validation error',
    error: {
      code: 'VALIDATION',
      requestId: 'request-1',
      details: { fields: [{ field: 'variant', message: 'You have another one.', rule: 'unique' }] },
    },
  });
  server.nextAnswers.push(saved({ id: lines[0]?.id, version: 2 }), refused);
  await join();
  await waitFor(async () =>
    expect(await variantOf('Dock line 18 mm')).toHaveAccessibleDescription(/You have another one\./),
  );
  await user.type(await variantOf('Dock line 18 mm'), ' red');
  await join();
  await waitFor(() => expect(server.changes).toHaveLength(4));
  expect(server.changes.slice(2)).toMatchObject([
    { body: { variant: '18 mm red' } },
    { body: { variant: '22 mm' } },
  ]);
});

it('is not offered for one item, nor to join what is sold in different units', async () => {
  const { dialog } = await choose([lineOf(1, '14 mm'), lineOf(2, '18 mm', { unit: 'box' })]);
  expect(
    dialog.getByText(/these are not: “Dock line 14 mm” per piece, “Dock line 18 mm” per box\./),
  ).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Join as variants' })).toBeNull();
});

it('separates a variant, which only those have in their menu', async () => {
  const server = vendorServer([lineOf(1, '14 mm', { isVariant: true }), lineOf(2, '18 mm')]);
  const { user } = renderScreen(InventoryListings, server);
  const separate = { name: 'Separate from its variants' };
  await user.click(await screen.findByRole('button', { name: 'Actions for Dock line 18 mm' }));
  await screen.findByRole('menuitem', { name: 'Archive' });
  expect(screen.queryByRole('menuitem', separate)).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions for Dock line 14 mm' }));
  await user.click(await screen.findByRole('menuitem', separate));
  const question = { name: 'Separate Dock line 14 mm from its variants?' };
  await user.click(
    within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: 'Separate' }),
  );
  await waitFor(() => expect(server.changes).toEqual([{ ifMatch: '1', body: { variantOf: null } }]));
  await waitFor(() =>
    expect(toastMessages()).toEqual([['success', 'Dock line 14 mm has a page of its own.']]),
  );
});
