import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/index.ts';
import { items, manyItems } from '../testing/items.ts';
import { pressToastAction, closeToasts, renderScreen, toastMessages } from '../testing/render-screen.tsx';
import { vendorServer, type VendorServer } from '../testing/vendor-server.ts';
import { inventoryKind } from './inventory-kind.ts';
import { InventoryListings } from './inventory-list.tsx';

afterEach(() => {
  cleanup();
  closeToasts();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const fenderId = items[1]?.id ?? '';
const open = (server: VendorServer, address?: string) => renderScreen(InventoryListings, server, address);
const cell = (field: string, name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${field} of ${name}:`) });
const shown = async (field: string, name: string) => (await cell(field, name)).textContent;
const names = () =>
  screen.queryAllByRole('rowheader').map((row) => row.querySelector(':scope > button')?.textContent);

/** Opens a cell and replaces its value. */
async function typeOver(user: ReturnType<typeof open>['user'], field: string, name: string, text: string) {
  await user.click(await cell(field, name));
  const input = screen.getByRole('textbox', { name: `${field} of ${name}` });
  await user.clear(input);
  await user.type(input, text);
  return input;
}

describe('a cell', () => {
  it('saves on Enter what was typed, on its version, and gives the focus back', async () => {
    const server = vendorServer(items);
    const { user } = open(server);
    await typeOver(user, 'Price', 'Fender F4', '1.091,50{Enter}');
    const price = await screen.findByRole('button', { name: 'Price of Fender F4: €1,091.50. Change' });
    expect(price).toHaveFocus();
    await waitFor(() =>
      expect([server.changes, toastMessages()]).toEqual([
        [{ ifMatch: '1', body: { price: { amountMinor: 109150, currency: 'EUR' } } }],
        [['success', 'Fender F4: price is now €1,091.50.']],
      ]),
    );
  });

  it('saves on Tab and goes on to the next', async () => {
    const server = vendorServer(items);
    const { user } = open(server);
    await typeOver(user, 'Stock', 'Fender F4', '7');
    await user.tab();
    expect(await cell('Price', 'Fender F4')).toHaveFocus();
    await waitFor(() => expect(server.changes).toEqual([{ ifMatch: '1', body: { stock: 7 } }]));
  });

  it('begins with the digit that is pressed on it, and moves with the arrows', async () => {
    const server = vendorServer(items);
    const { user } = open(server);
    (await cell('Stock', 'Anchor swivel')).focus();
    await user.keyboard('{ArrowDown}');
    expect(await cell('Stock', 'Fender F4')).toHaveFocus();
    await user.keyboard('18{Enter}');
    expect(await shown('Stock', 'Fender F4')).toBe('18');
  });

  it('leaves everything as it was on Escape, and where nothing was changed', async () => {
    const server = vendorServer(items);
    const { user } = open(server);
    await typeOver(user, 'Stock', 'Fender F4', '99{Escape}');
    expect([await shown('Stock', 'Fender F4'), document.activeElement]).toEqual([
      '24',
      await cell('Stock', 'Fender F4'),
    ]);
    await typeOver(user, 'Price', 'Fender F4', '89,50{Enter}');
    expect([await shown('Price', 'Fender F4'), server.changes, toastMessages()]).toEqual(['€89.50', [], []]);
  });

  it('stays open with what was typed, and says why, when that is no price', async () => {
    const server = vendorServer(items);
    const { user } = open(server);
    const input = await typeOver(user, 'Price', 'Fender F4', 'ask us{Enter}');
    await user.tab();
    expect(input).toHaveFocus();
    expect([input, server.changes]).toEqual([expect.objectContaining({ value: 'ask us' }), []]);
    expect(input).toBeInvalid();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Enter a price, like 89.50.');
  });

  it('shows what was typed before the server has answered, and saves two changes of a row one after the other', async () => {
    const server = vendorServer(items);
    const { user } = open(server);
    await typeOver(user, 'Stock', 'Fender F4', '7{Enter}');
    await typeOver(user, 'Price', 'Fender F4', '90{Enter}');
    expect([await shown('Stock', 'Fender F4'), await shown('Price', 'Fender F4')]).toEqual(['7', '€90.00']);
    await waitFor(() =>
      expect(server.changes).toEqual([
        { ifMatch: '1', body: { stock: 7 } },
        { ifMatch: '2', body: { price: { amountMinor: 9000, currency: 'EUR' } } },
      ]),
    );
    await waitFor(() => expect(toastMessages()).toEqual([['success', 'Fender F4: price is now €90.00.']]));
  });

  it('is undone from the toast', async () => {
    const server = vendorServer(items);
    const { user } = open(server);
    await typeOver(user, 'Stock', 'Fender F4', '{Backspace}{Enter}');
    expect(await shown('Stock', 'Fender F4')).toBe('Not counted');
    await waitFor(() => expect(toastMessages()).toHaveLength(1));
    pressToastAction('Undo');
    await waitFor(async () => expect(await shown('Stock', 'Fender F4')).toBe('24'));
    await waitFor(() =>
      expect(toastMessages().at(-1)).toEqual(['success', 'Fender F4: stock is now 24 again.']),
    );
    expect(server.changes.at(-1)).toEqual({ ifMatch: '2', body: { stock: 24 } });
  });

  it('goes back when it could not be saved, and can be tried again', async () => {
    const server = vendorServer(items);
    server.nextAnswers.push(undefined);
    const { user } = open(server);
    await typeOver(user, 'Stock', 'Fender F4', '7{Enter}');
    await waitFor(async () => expect(await shown('Stock', 'Fender F4')).toBe('24'));
    expect(toastMessages()).toEqual([
      ['error', 'Fender F4 wasn’t changed.', 'We couldn’t reach Quayside. Not saved: stock 7.'],
    ]);
    pressToastAction('Try again');
    await waitFor(async () => expect(await shown('Stock', 'Fender F4')).toBe('7'));
  });

  it('shows what somebody else made of it, and saves over that when told to', async () => {
    const server = vendorServer(items);
    const { user } = open(server);
    await cell('Price', 'Fender F4');
    server.changeElsewhere(fenderId, { price: { amountMinor: 9900, currency: 'EUR' } });
    await typeOver(user, 'Price', 'Fender F4', '95{Enter}');
    await waitFor(async () => expect(await shown('Price', 'Fender F4')).toBe('€99.00'));
    await waitFor(() =>
      expect(toastMessages()).toEqual([
        [
          'warning',
          'Fender F4 was changed elsewhere.',
          'Not saved: price €95.00. Another window or a colleague set price to €99.00.',
        ],
      ]),
    );
    pressToastAction('Save my change');
    await waitFor(async () => expect(await shown('Price', 'Fender F4')).toBe('€95.00'));
    expect(server.changes.map(({ ifMatch }) => ifMatch)).toEqual(['1', '2']);
  });
});

describe('a row', () => {
  it('that is paused leaves what is on sale at once, and comes back with undo', async () => {
    const server = vendorServer(items);
    const { user } = open(server, '/here?status=active');
    await user.click(await screen.findByRole('button', { name: 'Actions for Fender F4, Navy' }));
    await user.click(screen.getByRole('menuitem', { name: 'Pause' }));
    await waitFor(() => expect(names()).not.toContain('Fender F4 · Navy'));
    expect(screen.getByRole('button', { name: /^Paused/ })).toHaveTextContent('Paused 2');
    await waitFor(() => expect(toastMessages()).toEqual([['success', 'Fender F4: status is now paused.']]));
    pressToastAction('Undo');
    await waitFor(() => expect(names()).toContain('Fender F4 · Navy'));
    expect(screen.getByRole('button', { name: /^Paused/ })).toHaveTextContent('Paused 1');
  });

  it('is archived only after a question that names it, and is then in the list of what is archived alone', async () => {
    const server = vendorServer(items);
    const { user } = open(server);
    expect(await screen.findByRole('button', { name: /^All/ })).toHaveTextContent(`All ${items.length}`);
    await user.click(await screen.findByRole('button', { name: 'Actions for Fender F4, Navy' }));
    await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Archive Fender F4, Navy?' });
    expect(server.changes).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(server.changes).toEqual([{ ifMatch: '1', body: { status: 'archived' } }]));
    await waitFor(() => expect(names()).not.toContain('Fender F4 · Navy'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^All/ })).toHaveTextContent(`All ${items.length - 1}`),
    );
    await user.click(screen.getByRole('button', { name: 'Archived 1' }));
    await waitFor(() => expect(names()).toEqual(['Fender F4 · Navy']));
  });
});

describe('the list', () => {
  it('keeps search, state and order in the address and asks the server for them', async () => {
    const server = vendorServer(items);
    const { user, search } = open(server);
    await user.type(await screen.findByRole('searchbox', { name: 'Search your items' }), 'teak{Enter}');
    await waitFor(() => expect(names()).toEqual(['Teak oil']));
    await user.click(screen.getByRole('button', { name: /^Paused/ }));
    await user.click(screen.getByRole('button', { name: 'Price' }));
    await user.click(screen.getByRole('button', { name: 'Price' }));
    await waitFor(() => expect(search()).toBe('?q=teak&status=paused&sort=-price'));
    await waitFor(() =>
      expect(server.asked.at(-1)).toBe('GET /inventory?limit=200&sort=-price&q=teak&status=paused'),
    );
  });

  it('opens as its address says, and takes what makes no sense in it as if it were not there', async () => {
    const server = vendorServer(items);
    open(server, '/here?status=live&sort=colour&q=fender');
    await waitFor(() => expect(names()).toEqual(['Fender F4 · Navy']));
    expect(server.asked.filter((asked) => asked.startsWith('GET /inventory'))).toEqual([
      'GET /inventory?limit=200&sort=name&q=fender',
    ]);
  });

  it('reads on page by page, and shows a row once though it moved between two pages', async () => {
    const many = manyItems(90);
    const server = vendorServer([...many, ...many.slice(0, 1)], 40);
    const { user } = open(server);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('80 of 90 items')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('90 items')).toBeVisible();
    expect(new Set(names()).size).toBe(90);
  });

  it('reads on when one scrolls close to the end', async () => {
    const server = vendorServer(manyItems(90), 40);
    open(server);
    await screen.findByText('40 of 90 items');
    fireEvent.scroll(screen.getByRole('group', { name: 'Inventory, scrollable' }));
    expect(await screen.findByText('80 of 90 items')).toBeVisible();
  });

  it('says how many of those on sale are sold out, also after a change', async () => {
    const server = vendorServer(items);
    const { user } = open(server);
    expect(await screen.findByText(/^4 on sale, 1 of them sold out\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show what is sold out' })).toHaveAttribute(
      'href',
      '/here?status=active&stock=sold_out',
    );
    await typeOver(user, 'Stock', 'Anchor swivel', '0{Enter}');
    expect(await screen.findByText(/^4 on sale, 2 of them sold out\./)).toBeVisible();
  });

  it('is narrowed to what is sold out, and keeps an item whose stock was just counted', async () => {
    const server = vendorServer(items);
    const { user } = open(server);
    await cell('Stock', 'Anchor swivel');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stock' }), 'Sold out');
    await waitFor(() => expect(server.asked.at(-1)).toContain('stock=sold_out'));
    await waitFor(() => expect(names()).toHaveLength(1));
    const soldOut = 'Mooring line';
    await typeOver(user, 'Stock', soldOut, '3{Enter}');
    await waitFor(() => expect(server.changes).toEqual([{ ifMatch: '1', body: { stock: 3 } }]));
    expect(names()).toHaveLength(1);
  });

  it('keeps which columns were chosen', async () => {
    const server = vendorServer(items);
    const { user } = open(server);
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Brand' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Location' }));
    cleanup();
    open(vendorServer(items));
    await cell('Price', 'Fender F4');
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['', 'Item', 'Stock', 'Price', 'Status', 'SKU', 'Unit', 'Location', 'Actions']);
  });

  it('is saved as CSV as it was searched for, all pages, without a formula', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const server = vendorServer(items, 2);
    const { user } = open(server, '/here?q=e');
    await cell('Price', 'Fender F4');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
    expect(lines.slice(0, 2)).toEqual([
      'Name,Variant,SKU,Barcode,Brand,Category,Departments,Price,Currency,Tax %,Unit,Stock,Reorder level,Location,Status,Last change',
      'Anchor swivel,,US-14,,Polyform,Fenders,exterior,420.00,EUR,21,piece,3,5,A3,On sale,2026-11-20T09:12:00.000Z',
    ]);
    expect([lines.length, lines[4]?.startsWith("Teak oil,,'=cmd(),")]).toEqual([7, true]);
  });

  it('leads a vendor who has nothing to the import', async () => {
    open(vendorServer([]));
    expect(await screen.findByText('Nothing on sale yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upload your list' })).toHaveAttribute(
      'href',
      '/supplier/products/onboarding/0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
    );
  });

  it('shows everything again where a search finds nothing', async () => {
    const { user, search } = open(vendorServer(items), '/here?q=unicorn&status=paused');
    await user.click(await screen.findByRole('button', { name: 'Show everything' }));
    await waitFor(() => expect([names().length, search()]).toEqual([5, '']));
  });

  it('says so when it cannot be read, and tries again', async () => {
    const server = vendorServer(items);
    server.extra['GET /inventory'] = () => server.refused(503, 'UNAVAILABLE', 'Briefly unavailable.');
    const { user } = open(server);
    expect(await screen.findByText('We couldn’t load your items.')).toBeVisible();
    delete server.extra['GET /inventory'];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cell('Price', 'Fender F4')).toBeVisible();
  });
});

describe('an item that is typed in', () => {
  const field = (name: RegExp | string) => screen.findByLabelText(name, { selector: 'input, textarea' });

  it('has its own address, is added with what was typed, and is shown with the way to its picture', async () => {
    const server = vendorServer(items);
    const { user, search } = open(server);
    await user.click(await screen.findByRole('button', { name: 'Add an item' }));
    expect(await screen.findByRole('dialog', { name: 'Add an item' })).toBeVisible();
    expect(search()).toBe('?add=1');
    await user.type(await field('Name'), 'Shore power cable');
    await user.type(await field(/^SKU/), 'SPC-15');
    await user.type(await field('Price in EUR'), '149,90');
    const tax = await field('Tax');
    await waitFor(() => expect(tax).toHaveValue('21'));
    expect(tax).toHaveAccessibleDescription(/Proposed: 21 %, as your other items have/);
    await user.type(await field(/^Stock/), '6');
    await user.type(await field(/^Reorder level/), '2');
    await user.type(await field(/^Location/), 'Shelf 4');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await waitFor(() => expect(names()).toContain('Shore power cable'));
    expect(server.added).toEqual([
      expect.objectContaining({
        name: 'Shore power cable',
        sku: 'SPC-15',
        price: { amountMinor: 14990, currency: 'EUR' },
        taxBasisPoints: 2100,
        stock: 6,
        reorderLevel: 2,
        location: 'Shelf 4',
        brand: null,
      }),
    ]);
    expect([search(), toastMessages()]).toEqual(['', [['success', 'Shore power cable is on sale.']]]);
    pressToastAction('Add a picture');
    expect(await screen.findByRole('dialog', { name: 'Edit Shore power cable' })).toBeVisible();
  });

  it('is added in several sizes and colours, each with its own price, stock and SKU', async () => {
    const server = vendorServer(items);
    const { user } = open(server, '/here?add=1');
    // By keyboard alone: the row changes with the second comma, while it is being typed in.
    await waitFor(async () => expect(await field('Name')).toHaveFocus());
    await user.keyboard('Deck brush');
    await user.click(await field(/^Variant/));
    await user.keyboard('S, M');
    expect(await field(/^Variant/)).toHaveFocus();
    await user.type(await field('Price in EUR'), '9.90');
    await user.type(await field(/^Each of them in/), 'Navy, White');
    const rows = within(screen.getByRole('group', { name: 'Variants' }));
    const row = (name: string) => within(rows.getByRole('group', { name }));
    expect(screen.getAllByRole('textbox', { name: /^SKU/ })).toHaveLength(4);
    await user.type(row('S · Navy').getByRole('textbox', { name: 'Stock' }), '4');
    await user.type(row('M · White').getByRole('textbox', { name: 'Price' }), '12');
    await user.type(row('M · White').getByRole('textbox', { name: 'SKU' }), 'DB-MW');
    await user.type(row('S · White').getByRole('textbox', { name: 'SKU' }), 'db-mw');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await waitFor(() =>
      expect(row('S · White').getByRole('textbox', { name: 'SKU' })).toHaveAccessibleDescription(
        'S · White: another of these has this SKU.',
      ),
    );
    await user.clear(row('S · White').getByRole('textbox', { name: 'SKU' }));
    server.nextAnswers.push(
      server.json(400, {
        status: false,
        message: 'Validation error',
        error: {
          code: 'VALIDATION',
          requestId: 'request-1',
          details: { fields: [{ field: 'variants/3/sku', message: 'Teak oil has this SKU already.' }] },
        },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await waitFor(() =>
      expect(row('M · White').getByRole('textbox', { name: 'SKU' })).toHaveAccessibleDescription(
        'M · White: Teak oil has this SKU already.',
      ),
    );
    await user.type(row('M · White').getByRole('textbox', { name: 'SKU' }), '2');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await waitFor(() => expect(server.added).toHaveLength(2));
    expect(server.added[1]).toMatchObject({
      name: 'Deck brush',
      price: { amountMinor: 990, currency: 'EUR' },
      stock: null,
      variants: [
        { variant: 'S · Navy', stock: 4 },
        { variant: 'S · White' },
        { variant: 'M · Navy' },
        { variant: 'M · White', price: { amountMinor: 1200, currency: 'EUR' }, sku: 'DB-MW2' },
      ],
    });
    expect(server.added[1]).not.toHaveProperty('variant');
  });

  it('can be followed by the next one at once', async () => {
    const server = vendorServer(items);
    const { user } = open(server, '/here?add=1');
    await user.click(await screen.findByRole('button', { name: 'Add and continue with the next' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/fields need your attention/));
    for (const [at, name] of ['Deck brush', 'Deck mop'].entries()) {
      expect(await field('Name')).toHaveValue('');
      await user.type(await field('Name'), name);
      await user.type(await field('Price in EUR'), '9.90');
      if (at === 0) await user.click(screen.getByRole('button', { name: 'Add and continue with the next' }));
      else await user.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(server.added[at]).toMatchObject({ name }));
      await waitFor(async () => expect(await field('Name')).toHaveValue(''));
    }
    expect(screen.getByRole('dialog', { name: 'Add an item' })).toBeVisible();
    expect(toastMessages().map(([, text]) => text)).toEqual([
      'Deck brush is on sale.',
      'Deck mop is on sale.',
    ]);
  });

  it('has the proposed tax each time', async () => {
    const { user } = open(vendorServer(items));
    const add = await screen.findByRole('button', { name: 'Add an item' });
    for (const _time of ['first', 'second']) {
      await user.click(add);
      await waitFor(async () => expect(await field('Tax')).toHaveValue('21'));
      // Nothing was typed, so that it closes unasked.
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('can be another variant of one that is there, with what the two have in common', async () => {
    const server = vendorServer(items);
    const { user } = open(server);
    await user.click(await screen.findByRole('button', { name: 'Actions for Fender F4, Navy' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add a variant' }));
    expect(await screen.findByRole('dialog', { name: 'Add a variant of Fender F4' })).toBeVisible();
    const fender = items.find(({ name }) => name === 'Fender F4');
    expect((await field(/^SKU/)).textContent).toBe('');
    // What the two have in common is said, and not asked again.
    expect(screen.getByText(/Both are on one page in the shop/)).toHaveTextContent(
      /are those of Fender F4\.$/,
    );
    for (const name of [/^Unit/, /^Brand/, /^Part number/, /^Description/])
      expect(screen.queryByRole('textbox', { name })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /of the one you have/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await waitFor(async () =>
      expect(await field('Variant')).toHaveAccessibleDescription(
        /The one you have is “Navy”\..*Say what makes this one different, like a colour or a size\./,
      ),
    );
    expect(server.added).toEqual([]);
    await user.type(await field(/^Variant/), 'Red');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await waitFor(() =>
      expect(server.added).toEqual([
        expect.objectContaining({
          name: 'Fender F4',
          variant: 'Red',
          sku: null,
          stock: null,
          price: fender?.price,
          unit: fender?.unit,
          variantOf: fender?.id,
        }),
      ]),
    );
    expect(server.added[0]).not.toHaveProperty('brand');
  });

  it('is another variant of one without a variant only once both have one', async () => {
    const server = vendorServer(items);
    const swivel = items.find(({ name }) => name === 'Anchor swivel');
    const { user } = open(server);
    await user.click(await screen.findByRole('button', { name: 'Actions for Anchor swivel' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add a variant' }));
    await user.type(await field('Variant'), '12 mm');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    const ofOther = await field('Variant of the one you have');
    await waitFor(() =>
      expect(ofOther).toHaveAccessibleDescription(
        /Say which one you already have, like a colour or a size\./,
      ),
    );
    expect([server.added, server.changes]).toEqual([[], []]);
    await user.type(ofOther, '10 mm');
    server.nextAnswers.push(server.json(200, { status: true, message: 'Saved.', data: swivel }), undefined);
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await waitFor(() => expect(server.added).toHaveLength(1));
    expect(server.changes).toEqual([{ ifMatch: '1', body: { variant: '10 mm' } }]);
    expect(server.added).toEqual([expect.objectContaining({ name: 'Anchor swivel', variant: '12 mm' })]);
  });

  it('says what crew read while its stock is not counted', async () => {
    const { user } = open(vendorServer(items), '/here?add=1');
    const stock = await field(/^Stock/);
    expect(stock).toHaveAccessibleDescription(
      'Not counted: crew reads “Ask for availability” and can still order. You confirm what you have.',
    );
    await user.type(stock, '4');
    expect(stock).toHaveAccessibleDescription('How many you have.');
  });

  it('is proposed what the one before had, which is marked and emptied by one button', async () => {
    const server = vendorServer(items);
    const { user } = open(server, '/here?add=1');
    await user.type(await field('Name'), 'Deck brush');
    await user.type(await field('Price in EUR'), '20');
    await user.type(await field(/^Brand/), 'Vikan');
    await user.type(await field(/^Category/), 'Cleaning');
    await user.click(screen.getByRole('checkbox', { name: 'Exterior' }));
    await waitFor(async () => expect(await field('Tax')).toHaveValue('21'));
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await waitFor(() => expect(server.added).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Add an item' }));
    expect(
      await screen.findByText('Proposed, as “Deck brush” has: brand, category and departments.'),
    ).toBeVisible();
    const [brand, category] = [await field(/^Brand/), await field(/^Category/)];
    expect([await field('Name'), brand, category, await field(/^Price/)]).toMatchObject(
      ['', 'Vikan', 'Cleaning', ''].map((value) => ({ value })),
    );
    expect(brand).toHaveAccessibleDescription('Who makes it. Proposed, as “Deck brush” has.');
    await user.type(brand, '!');
    expect(brand).toHaveAccessibleDescription('Who makes it.');
    await user.click(screen.getByRole('button', { name: 'Clear these' }));
    expect([brand, category]).toMatchObject(['Vikan!', ''].map((value) => ({ value })));
    expect(await field('Tax')).toHaveAccessibleDescription(/Proposed: 21 %, as your other items have/);
    expect(screen.getByRole('checkbox', { name: 'Exterior' })).not.toBeChecked();
  });

  it('is offered the vendor’s own categories and brands while they are typed, the most frequent first', async () => {
    open(
      vendorServer(items.map((item, at) => (at === 0 ? { ...item, category: 'Ropes' } : item))),
      '/here?add=1',
    );
    const category = await field(/^Category/);
    const offered = () =>
      [...document.querySelectorAll(`[id="${category.getAttribute('list')}"] option`)].map((option) =>
        option.getAttribute('value'),
      );
    await waitFor(() => expect(offered()).toEqual(['Fenders', 'Ropes']));
  });

  it('keeps what was typed over a reload, until it is added or dropped', async () => {
    const { user } = open(vendorServer(items), '/here?add=1');
    await user.type(await field('Name'), 'Deck brush');
    cleanup();
    const again = open(vendorServer(items), '/here?add=1');
    expect(await field('Name')).toHaveValue('Deck brush');
    await again.user.click(screen.getByRole('button', { name: 'Start empty' }));
    expect(await field('Name')).toHaveValue('');
    cleanup();
    open(vendorServer(items), '/here?add=1');
    expect(await field('Name')).toHaveValue('');
  });

  it('needs a name, a price and an answer about tax', async () => {
    const server = vendorServer(items.map((item) => ({ ...item, taxBasisPoints: null })));
    const { user } = open(server, '/here?add=1');
    await user.click(await screen.findByRole('button', { name: 'Add item' }));
    expect(await field('Name')).toHaveAccessibleDescription(/Enter a name\./);
    expect(await field('Price in EUR')).toHaveAccessibleDescription(/Enter a price, like 89\.50\./);
    expect(await field('Tax')).toHaveAccessibleDescription(/Enter a tax rate from 0 to 100/);
    expect(server.added).toEqual([]);
  });

  it('that the vendor has already is refused at its SKU, and nothing typed is lost', async () => {
    const server = vendorServer(items);
    const message = 'Fender F5, among those you archived, has this SKU already.';
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
    const { user } = open(server, '/here?add=1');
    await user.type(await field('Name'), 'Fender');
    await user.type(await field(/^SKU/), 'f4-navy');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    // What only the server knows is said with the rest, before anything is sent.
    await waitFor(async () =>
      expect(await field(/^SKU/)).toHaveAccessibleDescription(/Fender F4, Navy has this SKU already\./),
    );
    expect(await field('Price in EUR')).toHaveAccessibleDescription(/Enter a price, like 89\.50\./);
    expect(server.added).toEqual([]);
    await user.clear(await field(/^SKU/));
    await user.type(await field(/^SKU/), 'F5-OLD');
    await user.type(await field('Price in EUR'), '90');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await waitFor(async () => expect(await field(/^SKU/)).toHaveAccessibleDescription(new RegExp(message)));
    expect(await field('Name')).toHaveValue('Fender');
  });

  it('gets its pictures once it is added, and stays if one of them is refused', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    const refused = new ApiError({ code: 'NETWORK_ERROR', message: 'Network Error' });
    const [, fender] = items;
    const add = vi.spyOn(inventoryKind.pictures, 'add').mockRejectedValueOnce(refused);
    const picture = { fileId: '1'.repeat(32), url: `/api/media/${'1'.repeat(32)}?size=card` };
    if (fender) add.mockResolvedValue({ ...fender, pictures: [picture] });
    const server = vendorServer(items);
    const { user } = open(server, '/here?add=1');
    const bow = new File(['jpeg'], 'bow.jpg', { type: 'image/jpeg' });
    const stern = new File(['jpeg'], 'stern.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText(/^Pictures/, { selector: 'input' }), [bow, stern]);
    expect(within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Move picture 2 earlier' }));
    await user.type(await field('Name'), 'Shore power cable');
    await user.type(await field('Price in EUR'), '149,90');
    expect(add).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    expect(await screen.findByRole('dialog', { name: 'Pictures of Shore power cable' })).toBeVisible();
    await waitFor(() =>
      expect(add.mock.calls.map(([, , { name }]) => name)).toEqual(['stern.jpg', 'bow.jpg']),
    );
    expect(
      await screen.findByText(
        'The item is added with 1 picture. 1 picture wasn’t saved: the reason is below.',
      ),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(add.mock.calls.map(([, , { name }]) => name)).toEqual(['stern.jpg', 'bow.jpg', 'stern.jpg']);
    expect([server.added.length, toastMessages().at(-1)]).toEqual([
      1,
      ['success', 'Shore power cable is on sale.'],
    ]);
    pressToastAction('See it in the shop');
    vi.restoreAllMocks();
  });

  it('refuses a picture that can’t be read by its name, before anything is sent', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    vi.stubGlobal('createImageBitmap', ({ name }: File) =>
      name === 'fake.jpg'
        ? Promise.reject(new DOMException('no picture', 'InvalidStateError'))
        : Promise.resolve({ width: 1024, height: 768 }),
    );
    const { user } = open(vendorServer(items), '/here?add=1');
    const files = ['fake.jpg', 'bow.jpg'].map((name) => new File(['?'], name, { type: 'image/jpeg' }));
    await user.upload(await screen.findByLabelText(/^Pictures/, { selector: 'input' }), files);
    expect(await screen.findByRole('alert')).toHaveTextContent('fake.jpg: We can’t read this picture.');
    expect(within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('listitem')).toHaveLength(1);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

describe('archived items', () => {
  it('are deleted for good after asking, only among themselves', async () => {
    const server = vendorServer(items.map((item, at) => (at === 0 ? { ...item, status: 'archived' } : item)));
    const message = '1 item was deleted.';
    const cleared = vi.fn(() => server.json(200, { status: true, message, data: { removed: 1, kept: 0 } }));
    server.extra['DELETE /inventory/archived'] = cleared;
    const { user } = open(server);
    await screen.findByRole('button', { name: 'Add an item' });
    expect(screen.queryByRole('button', { name: 'Clear archived' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Archived/ }));
    await user.click(await screen.findByRole('button', { name: 'Clear archived' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete all archived items?' });
    expect(cleared).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(toastMessages()).toEqual([['success', message]]));
    expect(cleared).toHaveBeenCalledOnce();
  });
});

describe('earlier imports', () => {
  const imported = {
    id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e01',
    kind: 'products',
    status: 'imported',
    fileName: 'autumn-prices.xlsx',
    sizeBytes: 48211,
    hasFile: true,
    hasReading: true,
    version: 4,
    counts: { new: 40, changed: 2, unchanged: 0 },
    createdAt: '2026-11-20T08:30:00.000Z',
    updatedAt: '2026-11-20T09:12:00.000Z',
    committedAt: '2026-11-20T09:12:00.000Z',
    undoneAt: null,
    undoUntil: '9999-12-20T09:12:00.000Z',
  };

  it('are taken back after a question that names the file and its figures, and the list is read anew', async () => {
    const server = vendorServer(items);
    server.extra['GET /imports'] = () => server.json(200, { status: true, data: { items: [imported] } });
    server.extra[`POST /imports/${imported.id}/undo`] = () =>
      server.json(200, {
        status: true,
        message: 'Reversed.',
        data: { import: { ...imported, status: 'undone' }, removed: 38, restored: 2, kept: 2 },
      });
    const { user } = open(server);
    await user.click(await screen.findByRole('button', { name: 'Earlier imports' }));
    await user.click(await screen.findByRole('button', { name: 'Undo import of autumn-prices.xlsx' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Undo the import of autumn-prices.xlsx?' });
    expect(dialog).toHaveTextContent(
      '40 items that this list added leave your shop: buyers no longer find them. They are under “Archived”, and you can put them on sale again. 2 items that it changed go back to what they were.',
    );
    const before = server.asked.length;
    await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
    await waitFor(() =>
      expect(toastMessages()).toEqual([
        [
          'success',
          'autumn-prices.xlsx was undone.',
          '38 items moved to “Archived”, 2 changed back, 2 kept because they were changed since.',
        ],
      ]),
    );
    await waitFor(() =>
      expect(server.asked.slice(before).sort()).toEqual([
        'GET /imports?kind=products',
        'GET /inventory?limit=200&sort=name',
        `POST /imports/${imported.id}/undo`,
      ]),
    );
  });

  it('show what is remembered of columns, which is forgotten and, undone, remembered again', async () => {
    const meaning = {
      id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e09',
      kind: 'products',
      header: 'PVP',
      field: 'price',
      fileName: 'autumn-prices.xlsx',
      learntAt: '2026-11-20T09:12:00.000Z',
    };
    const remembered = [meaning];
    const server = vendorServer(items);
    const { extra, json } = server;
    extra['GET /imports'] = () => json(200, { status: true, data: { items: [] } });
    extra['GET /column-meanings'] = () => json(200, { status: true, data: { items: [...remembered] } });
    extra[`DELETE /column-meanings/${meaning.id}`] = () => {
      remembered.pop();
      return json(200, { status: true, message: 'Forgotten.' });
    };
    extra['PUT /column-meanings'] = () => {
      remembered.push(meaning);
      return json(200, { status: true, message: 'Remembered for your next list.', data: meaning });
    };
    const { user } = open(server);
    await user.click(await screen.findByRole('button', { name: 'Earlier imports' }));
    const list = await screen.findByRole('list', { name: 'Columns we remember' });
    expect(list).toHaveTextContent('“PVP” is the price');
    await user.click(screen.getByRole('button', { name: 'Forget what “PVP” means' }));
    expect(await screen.findByText(/^Nothing yet\. When you correct/)).toBeVisible();
    pressToastAction('Undo');
    expect(await screen.findByRole('list', { name: 'Columns we remember' })).toBeVisible();
    expect(toastMessages().map(([, words]) => words)).toContain('Remembered for your next list.');
  });

  it('show on which lists names and prices were marked, which is forgotten and, undone, remembered again', async () => {
    const pointing = {
      sheet: null,
      headerRow: null,
      columns: [],
      page: 1,
      boxes: [{ field: 'price', left: 1, right: 2, top: 1, bottom: 2 }],
      layout: { headers: [], width: 595, height: 842 },
    };
    const marked = {
      id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e0a',
      kind: 'products',
      fileName: 'winter.pdf',
      pointing,
      pointedAt: '2026-11-20T09:12:00.000Z',
    };
    const remembered = [marked];
    const server = vendorServer(items);
    const { extra, json } = server;
    extra['GET /imports'] = () => json(200, { status: true, data: { items: [] } });
    extra['GET /pointings'] = () => json(200, { status: true, data: { items: [...remembered] } });
    extra[`DELETE /pointings/${marked.id}`] = () => {
      remembered.pop();
      return json(200, { status: true, message: 'Forgotten.' });
    };
    extra['PUT /pointings'] = () => {
      remembered.push(marked);
      return json(200, { status: true, message: 'Remembered for your next list.', data: marked });
    };
    const { user } = open(server);
    await user.click(await screen.findByRole('button', { name: 'Earlier imports' }));
    await user.click(await screen.findByRole('button', { name: 'Forget your marks on “winter.pdf”' }));
    expect(await screen.findByText(/^Nothing yet\. When you mark/)).toBeVisible();
    pressToastAction('Undo');
    expect(await screen.findByRole('list', { name: 'Lists you marked' })).toHaveTextContent('winter.pdf');
  });
});
