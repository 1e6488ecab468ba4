import { idOf } from '../../../api/testing/values.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  favourites,
  fender,
  filledLine,
  filledLines,
  filledWith,
  goneRope,
  refit,
} from '../testing/example-lists.ts';
import { closeToasts, refusal, renderShopping, toasts } from '../testing/render-shopping.tsx';
import type { ShoppingList } from './lists.types.ts';
import { ListsScreen } from './lists-screen.tsx';

afterEach(() => {
  cleanup();
  closeToasts();
});

const overview = '/crew/orders-management?show=lists';
const summaryOf = ({ id, name, isFavourites, lines }: ShoppingList) => ({
  id,
  name,
  isFavourites,
  lineCount: lines.length,
  updatedAt: '2026-11-20T08:30:00.000Z',
});

/** Renders the lists; the fake server stores changes. */
function open(kept: ShoppingList[], address = overview, others: Parameters<typeof renderShopping>[1] = {}) {
  const removed: ShoppingList[] = [];
  const perList = Object.fromEntries(
    kept.flatMap(({ id }) => {
      const path = `/shopping-lists/${id}`;
      const listed = () => kept.find((list) => list.id === id);
      const replace = (list: ShoppingList) => {
        kept.splice(
          kept.findIndex((other) => other.id === id),
          1,
          list,
        );
        return list;
      };
      return [
        [`GET ${path}`, listed],
        [`PUT ${path}`, ({ name }: { name: string }) => replace({ ...refit, id, name })],
        [
          `DELETE ${path}`,
          () => {
            removed.push(
              ...kept.splice(
                kept.findIndex((list) => list.id === id),
                1,
              ),
            );
            return {};
          },
        ],
        [
          `POST ${path}/restore`,
          () => {
            kept.push(...removed.splice(0));
            return listed();
          },
        ],
        [
          `PUT ${path}/lines`,
          ({ lines: [line] }: { lines: { productId: string; quantity: number }[] }) => {
            const list = listed();
            if (!list || !line) return undefined;
            const others = list.lines.filter(({ productId }) => productId !== line.productId);
            const known = [fender, goneRope].find(({ productId }) => productId === line.productId);
            return replace({
              ...list,
              lines: [
                ...others,
                ...(known && line.quantity > 0 ? [{ ...known, quantity: line.quantity }] : []),
              ],
            });
          },
        ],
      ];
    }),
  );
  return renderShopping(
    <ListsScreen tabs={null} />,
    {
      'GET /shopping-lists': () => ({ items: kept.map(summaryOf) }),
      ...perList,
      ...others,
    },
    address,
  );
}
const ofRefit = `${overview}&list=${refit.id}`;
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('the lists', () => {
  it('are shown with how much is on each, and lead to it', async () => {
    const { user, address } = open([favourites, refit]);
    expect((await row('Favourites')).getByRole('cell', { name: '1' })).toBeVisible();
    await user.click((await row('Spring refit')).getByRole('link'));
    expect(address()).toBe(ofRefit);
    expect(await screen.findByRole('heading', { level: 1, name: 'Spring refit' })).toBeVisible();
  });

  it('that are none yet say how to begin one', async () => {
    open([]);
    expect(await screen.findByText('No lists yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'New list' })).toBeVisible();
  });

  it('get a new one, which opens', async () => {
    const begun = { ...refit, id: idOf(3), name: 'Engine service', lines: [] };
    const { user, address, changes } = open([refit], overview, {
      'POST /shopping-lists': () => begun,
      [`GET /shopping-lists/${begun.id}`]: () => begun,
    });
    await user.click(await screen.findByRole('button', { name: 'New list' }));
    await user.type(screen.getByLabelText('Name'), '  Engine service ');
    await user.click(screen.getByRole('button', { name: 'Create list' }));
    expect(await screen.findByText('Nothing on this list yet')).toBeVisible();
    expect(address()).toBe(`${overview}&list=${begun.id}`);
    expect(changes()).toEqual([{ call: 'POST /shopping-lists', body: { name: 'Engine service' } }]);
  });

  it.each([
    ['spring REFIT ', 'You already have a list with this name.'],
    ['  ', 'Enter a name.'],
  ])('take no list called “%s”', async (name, problem) => {
    const { user, changes } = open([refit]);
    await user.click(await screen.findByRole('button', { name: 'New list' }));
    await user.type(screen.getByLabelText('Name'), name);
    await user.click(screen.getByRole('button', { name: 'Create list' }));
    expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0);
    expect(changes()).toEqual([]);
  });
});

describe('a list', () => {
  it('shows each product with its supplier, today’s price, and what is gone from sale', async () => {
    open([refit], ofRefit);
    expect((await row('Fender F4')).getByText('Xarxa Chandlery')).toBeVisible();
    expect((await row('Fender F4')).getByText('€89.50')).toBeVisible();
    expect((await row('Mooring line')).getByText('Not available at the moment')).toBeVisible();
    expect(screen.getByText('€179.00')).toBeVisible();
  });

  it('keeps another quantity', async () => {
    const { user, changes } = open([refit], ofRefit);
    await user.click(await screen.findByRole('button', { name: 'One more of Fender F4' }));
    await user.tab();
    await user.tab();
    const { productId, inventoryId } = fender;
    await waitFor(() =>
      expect(changes()).toEqual([
        {
          call: `PUT /shopping-lists/${refit.id}/lines`,
          body: { lines: [{ productId, inventoryId, quantity: 3 }] },
        },
      ]),
    );
    expect(screen.getByLabelText('How many of Fender F4')).toHaveValue('3');
  });

  it('loses a line, which comes back with Undo', async () => {
    const { user } = open([refit], ofRefit);
    await user.click(await screen.findByRole('button', { name: 'Remove Fender F4' }));
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { message: 'Fender F4 was removed from Spring refit.', action: { label: 'Undo' } },
      ]),
    );
    expect(screen.queryByRole('link', { name: 'Fender F4' })).toBeNull();
    toasts()[0]?.action?.onAction();
    expect(await screen.findByRole('link', { name: 'Fender F4' })).toBeVisible();
    expect(screen.getByLabelText('How many of Fender F4')).toHaveValue('2');
  });

  it('shows a line again that the server has not removed', async () => {
    const { user } = open([refit], ofRefit, {
      [`PUT /shopping-lists/${refit.id}/lines`]: () => refusal(500, 'INTERNAL'),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Fender F4' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ message: 'Fender F4 wasn’t changed.' }]));
    expect(await screen.findByRole('link', { name: 'Fender F4' })).toBeVisible();
  });

  it('is renamed', async () => {
    const { user } = open([refit, favourites], ofRefit);
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    const field = screen.getByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'Autumn refit');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Autumn refit' })).toBeVisible();
  });

  it('is removed, and comes back with Undo', async () => {
    const { user, address } = open([refit], ofRefit);
    await user.click(await screen.findByRole('button', { name: 'Remove list' }));
    await waitFor(() => expect(address()).toBe(overview));
    expect(await screen.findByText('No lists yet')).toBeVisible();
    toasts()[0]?.action?.onAction();
    expect(await screen.findByRole('link', { name: 'Spring refit' })).toBeVisible();
  });

  it('of the favourites has neither another name nor an end', async () => {
    open([favourites], `${overview}&list=${favourites.id}`);
    expect(await screen.findByRole('link', { name: 'Fender F4' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove list' })).toBeNull();
  });

  it('that there is not says so', async () => {
    open([], ofRefit);
    expect(await screen.findByText('This list doesn’t exist.')).toBeVisible();
  });
});

describe('a list put into the cart', () => {
  it('as a whole, reports what could not be added', async () => {
    const { user, changes } = open([refit], ofRefit, {
      [`POST /shopping-lists/${refit.id}/to-cart`]: () => filledWith(filledLines),
    });
    await user.click(await screen.findByRole('button', { name: 'Add all to cart' }));
    const dialog = within(await screen.findByRole('dialog', { name: '6 items added to your cart' }));
    const missing = within(dialog.getByRole('region', { name: 'Not added, or fewer' }));
    expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Winch grease · NavyXarxa Chandlery2 of 6 added. There are no more in stock. Your cart already had 3.',
      'Impeller · NavyXarxa ChandleryOut of stock.',
      'Mooring line 16 mmNo longer offered.',
      'Bilge pump · NavyXarxa ChandleryNot added. A cart can hold 500 lines.',
    ]);
    const repriced = within(dialog.getByRole('region', { name: 'Price changed' }));
    expect(repriced.getByText('Price went up: €89.50 each, €85.00 before.')).toBeVisible();
    expect(changes()).toEqual([{ call: `POST /shopping-lists/${refit.id}/to-cart`, body: {} }]);
  });

  it('in part, sends the lines that are selected', async () => {
    const { user, changes } = open([refit], ofRefit, {
      [`POST /shopping-lists/${refit.id}/to-cart`]: () => filledWith([filledLine]),
      'POST /carts/restore': () => filledWith([]).cart,
    });
    await user.click(await screen.findByRole('checkbox', { name: /Fender F4/ }));
    await user.click(screen.getByRole('button', { name: 'Add 1 to cart' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ message: '2 items added to your cart.' }]));
    expect(changes()).toEqual([
      { call: `POST /shopping-lists/${refit.id}/to-cart`, body: { lineIds: [fender.id] } },
    ]);
    toasts()[0]?.action?.onAction();
    const { inventoryId, productId } = filledLine;
    await waitFor(() =>
      expect(changes()[1]).toEqual({
        call: 'POST /carts/restore',
        body: {
          cartVersion: 3,
          lines: [{ inventoryId, productId, quantity: 0, savedForLater: false }],
        },
      }),
    );
  });
});
