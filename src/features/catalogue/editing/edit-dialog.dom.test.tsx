import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { InventoryListings } from '../inventory/inventory-list.tsx';
import { ServicesListings } from '../services/services-list.tsx';
import { items, services } from '../testing/items.ts';
import { closeToasts, pressToastAction, renderScreen, toastMessages } from '../testing/render-screen.tsx';
import { vendorServer } from '../testing/vendor-server.ts';

afterEach(() => {
  cleanup();
  closeToasts();
  sessionStorage.clear();
});

/** Opens the dialog by the listing's name. */
async function edit(
  Screen: typeof InventoryListings,
  listings: Parameters<typeof vendorServer>[0],
  name: string,
) {
  const server = vendorServer(listings);
  const { user } = renderScreen(Screen, server);
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  const dialog = within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
  const type = async (label: RegExp, text: string) => {
    const field = await dialog.findByRole('textbox', { name: label });
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  return { server, user, dialog, type, save };
}

it('says who has an SKU with all else that is wrong, before anything is sent', async () => {
  const { server, dialog, type, save } = await edit(InventoryListings, items, 'Fender F4');
  await type(/^SKU/, 'us-14');
  await type(/^Price/, 'ask');
  await save();
  expect(await dialog.findByRole('textbox', { name: /^SKU/ })).toHaveAccessibleDescription(
    /Anchor swivel has this SKU already\./,
  );
  expect(dialog.getByRole('textbox', { name: /^Price/ })).toHaveAccessibleDescription(/Enter a price/);
  expect(server.changes).toEqual([]);
});

it('changes what was typed of an item, and nothing else, with undo', async () => {
  const { server, user, dialog, type, save } = await edit(InventoryListings, items, 'Fender F4');
  await type(/^Name/, '  Fender F4 XL ');
  await type(/^Tax/, '10');
  const unit = dialog.getByRole('combobox', { name: /^Unit/ });
  expect([unit, within(unit).getByRole('option', { name: 'Litre' })]).toEqual([
    expect.objectContaining({ value: 'piece' }),
    expect.anything(),
  ]);
  await user.selectOptions(unit, 'Not said');
  await type(/^Reorder level/, '8');
  await save();
  expect(screen.queryByRole('dialog')).toBeNull();
  const change = { name: 'Fender F4 XL', taxBasisPoints: 1000, unit: null, reorderLevel: 8 };
  await waitFor(() => expect(server.changes).toEqual([{ ifMatch: '1', body: change }]));
  await waitFor(() =>
    expect(toastMessages()).toEqual([
      [
        'success',
        'Fender F4 XL: name is now “Fender F4 XL”, tax is now 10 %, unit is now Not said, reorder level is now 8.',
      ],
    ]),
  );
  pressToastAction('Undo');
  await waitFor(() =>
    expect(server.changes.at(-1)).toEqual({
      ifMatch: '2',
      body: { name: 'Fender F4', taxBasisPoints: 2100, unit: 'piece', reorderLevel: 5 },
    }),
  );
});

it('changes its other variants too if asked, but not what tells them apart, with one undo', async () => {
  const fender = items.find(({ name }) => name === 'Fender F4');
  if (fender === undefined) throw new Error('there is a fender');
  const variants = ['Navy', 'Red', 'White'].map((variant, at) => ({
    ...fender,
    id: `0193f2a1-7c1e-7b2a-9d4e-00000000020${at}`,
    // Those that were joined later have names of their own.
    name: at === 0 ? 'Fender F4' : 'Long fender',
    variant,
    sku: null,
    isVariant: true,
  }));
  const { server, user, dialog, type, save } = await edit(InventoryListings, variants, 'Fender F4');
  await type(/^Stock/, '7');
  expect(dialog.queryByRole('checkbox', { name: /other variants/ })).toBeNull();
  await type(/^Name/, 'Fender F5');
  await type(/^Tax/, '10');
  const asked = await dialog.findByRole('checkbox', { name: 'Change its 2 other variants too' });
  expect(asked).toHaveAccessibleDescription('Name and tax of Red and White.');
  await user.click(asked);
  await save();
  const shared = { name: 'Fender F5', taxBasisPoints: 1000 };
  await waitFor(() =>
    expect(server.changes.map(({ body }) => body)).toEqual([{ ...shared, stock: 7 }, shared, shared]),
  );
  await waitFor(() => expect(toastMessages()).toEqual([['success', '3 items changed.']]));
  pressToastAction('Undo');
  const was = { name: 'Long fender', taxBasisPoints: 2100 };
  await waitFor(() =>
    expect(server.changes.slice(3).map(({ body }) => body)).toEqual([
      { ...was, name: 'Fender F4', stock: 24 },
      was,
      was,
    ]),
  );
});

it('keeps what somebody else changed meanwhile, and asks about the fields that both changed alone', async () => {
  const { server, type, save } = await edit(InventoryListings, items, 'Fender F4');
  const { id = '' } = items.find(({ name }) => name === 'Fender F4') ?? {};
  await type(/^Price/, '95');
  await type(/^Stock/, '30');
  await type(/^Location/, 'Shelf 4');
  server.changeElsewhere(id, {
    price: { amountMinor: 9900, currency: 'EUR' },
    brand: 'Polymare',
    location: 'Shelf 4',
  });
  await save();
  await waitFor(() =>
    expect(toastMessages()).toEqual([
      ['success', 'Fender F4: stock is now 30, location is now Shelf 4.'],
      [
        'warning',
        'Fender F4 was changed elsewhere.',
        'Not saved: price €95.00. Another window or a colleague set price to €99.00.',
      ],
    ]),
  );
  expect(server.stored(id)).toMatchObject({
    price: { amountMinor: 9900, currency: 'EUR' },
    brand: 'Polymare',
    stock: 30,
    location: 'Shelf 4',
  });
  pressToastAction('Save my change');
  await waitFor(() => expect(server.stored(id)).toMatchObject({ price: { amountMinor: 9500 }, stock: 30 }));
});

it('says at each field what is wrong, and sends nothing', async () => {
  const { server, dialog, type, save } = await edit(InventoryListings, items, 'Fender F4');
  await type(/^Name/, '');
  await type(/^Price/, 'soon');
  await type(/^Tax/, '');
  await type(/^Stock/, '-2');
  await save();
  const wrong = await dialog.findAllByRole('textbox');
  expect(wrong.filter((field) => field.getAttribute('aria-invalid') === 'true')).toHaveLength(4);
  expect(
    dialog.getAllByText('Enter a tax rate from 0 to 100, like 21. Enter 0 for no tax.'),
  ).not.toHaveLength(0);
  expect(server.changes).toEqual([]);
});

it('sends nothing where nothing was changed', async () => {
  const { server, save } = await edit(InventoryListings, items, 'Fender F4');
  await save();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([server.changes, toastMessages()]).toEqual([[], []]);
});

it('takes the same amount typed differently for no change', async () => {
  const { server, type, save } = await edit(InventoryListings, items, 'Fender F4');
  await type(/^Price/, '89,50');
  await type(/^Location/, 'Shelf 4');
  await save();
  await waitFor(() => expect(toastMessages()).toEqual([['success', 'Fender F4: location is now Shelf 4.']]));
  expect(server.changes).toEqual([{ ifMatch: '1', body: { location: 'Shelf 4' } }]);
});

it('stays open with the reason at the SKU that another item has, to be corrected', async () => {
  const { server, dialog, type, save } = await edit(InventoryListings, items, 'Fender F4');
  const message = 'Fender step has this SKU already.';
  server.nextAnswers.push(
    server.json(400, {
      status: false,
      message,
      error: {
        code: 'VALIDATION',
        requestId: 'request-1',
        details: { fields: [{ field: 'sku', message, rule: 'unique' }] },
      },
    }),
  );
  await type(/^SKU/, 'STEP-1');
  await save();
  const sku = dialog.getByRole('textbox', { name: /^SKU/ });
  await waitFor(() => expect(sku).toHaveAccessibleDescription(new RegExp(message)));
  expect([sku, toastMessages()]).toEqual([expect.objectContaining({ value: 'STEP-1' }), []]);
  await type(/^SKU/, 'STEP-2');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.changes.at(-1)).toEqual({ ifMatch: '1', body: { sku: 'STEP-2' } });
});

it('changes what a service is', async () => {
  const { server, type, save } = await edit(ServicesListings, services, 'Teak deck cleaning');
  await type(/^Description/, 'Soft brush only.');
  await type(/^List of what’s included/, 'Brushes; Report');
  await save();
  await waitFor(() =>
    expect(server.changes).toEqual([
      { ifMatch: '1', body: { description: 'Soft brush only.', included: ['Brushes', 'Report'] } },
    ]),
  );
});

it('changes what belongs to the product of its only supplier', async () => {
  const { server, user, dialog, type, save } = await edit(InventoryListings, items, 'Fender F4');
  await type(/^SKU/, 'F4-N');
  await type(/^Barcode/, '5 701002 001013');
  const departments = within(dialog.getByRole('group', { name: 'Departments' }));
  expect(departments.getByRole('checkbox', { name: 'Exterior' })).toBeChecked();
  await user.click(departments.getByRole('checkbox', { name: 'Exterior' }));
  expect(departments.getByRole('status')).toHaveTextContent(
    'In no department: crew find it only by searching',
  );
  await user.click(departments.getByRole('checkbox', { name: 'Exterior' }));
  expect(departments.queryByRole('status')).toBeNull();
  await user.click(departments.getByRole('checkbox', { name: 'Chef & galley' }));
  await save();
  await waitFor(() =>
    expect(server.changes).toEqual([
      {
        ifMatch: '1',
        body: { sku: 'F4-N', barcode: '5701002001013', departments: ['exterior', 'chef-galley'] },
      },
    ]),
  );
  await waitFor(() =>
    expect(toastMessages()).toEqual([
      [
        'success',
        'Fender F4: SKU is now “F4-N”, barcode is now “5701002001013”, departments are now Exterior, Chef & galley.',
      ],
    ]),
  );
});

it('says what is no barcode', async () => {
  const { server, dialog, type, save } = await edit(InventoryListings, items, 'Fender F4');
  await type(/^Barcode/, '12AB');
  await save();
  expect(dialog.getAllByText('A barcode has 8, 12, 13 or 14 digits.')).not.toHaveLength(0);
  await type(/^Barcode/, '5701002001014');
  expect(dialog.getAllByText(/its last digit doesn’t fit the others/)).not.toHaveLength(0);
  expect(server.changes).toEqual([]);
});

it('leads to its page in the shop while it is on sale', async () => {
  const { dialog } = await edit(InventoryListings, items, 'Fender F4');
  const [, fender] = items;
  expect(await dialog.findByRole('link', { name: 'See it in the shop' })).toHaveAttribute(
    'href',
    `/product-checkout/${fender?.productId}?offer=${fender?.id}`,
  );
});

it('offers nothing of a product that others sell too, and says why', async () => {
  const shared = items.map((item) => ({ ...item, isShared: true }));
  const { dialog } = await edit(InventoryListings, shared, 'Fender F4');
  expect(dialog.getByText(/^Other suppliers sell this product too\./)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact-us');
  expect(dialog.getByRole('textbox', { name: /^SKU/ })).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: /^(?:Brand|Barcode|Description)/ })).toBeNull();
  expect(dialog.queryByRole('group', { name: 'Departments' })).toBeNull();
});

it('changes what the price of a service is for to a unit that we know', async () => {
  const { server, user, dialog, save } = await edit(ServicesListings, services, 'Teak deck cleaning');
  const hintOf = (name: RegExp) => dialog.getByRole('textbox', { name });
  expect(hintOf(/^Price/)).toHaveAccessibleDescription(/before tax/);
  expect(hintOf(/^Lead time/)).toHaveAccessibleDescription(/or the notice in your booking rules, if longer/);
  const unit = dialog.getByRole('combobox', { name: /^Priced per/ });
  expect(within(unit).getByRole('option', { name: 'Visit, fixed price' })).toBeInTheDocument();
  await user.selectOptions(unit, 'visit');
  expect(dialog.queryByRole('textbox', { name: /^Quantity per duration/ })).toBeNull();
  await user.selectOptions(unit, 'hour');
  // Crew book as many hours as they need.
  expect(dialog.queryByRole('textbox', { name: /^Duration/ })).toBeNull();
  await save();
  await waitFor(() =>
    expect(server.changes).toEqual([{ ifMatch: '1', body: { pricedPer: 'hour', unit: null } }]),
  );
  await waitFor(() =>
    expect(toastMessages()).toEqual([['success', 'Teak deck cleaning: priced per is now hour.']]),
  );
});

it('keeps a unit of a list that we don’t know while it isn’t changed', async () => {
  const strange = services.map((service) => ({ ...service, pricedPer: 'unit' as const, unit: 'moon' }));
  const { server, dialog, type, save } = await edit(ServicesListings, strange, 'Teak deck cleaning');
  expect(dialog.getByRole('combobox', { name: /^Priced per/ })).toHaveValue('moon');
  await type(/^Lead time/, '10 working days');
  await save();
  await waitFor(() => expect(server.changes).toEqual([{ ifMatch: '1', body: { leadTimeHours: 336 } }]));
});
