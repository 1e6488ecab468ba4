import { idOf } from '../../../api/testing/values.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { favourites, fender, refit } from '../testing/example-lists.ts';
import { closeToasts, refusal, renderShopping, toasts } from '../testing/render-shopping.tsx';
import { AddToList } from './add-to-list.tsx';

afterEach(() => {
  cleanup();
  closeToasts();
});

const { productId, inventoryId } = fender;
const summaries = [favourites, refit].map(({ id, name, isFavourites, lines }) => ({
  id,
  name,
  isFavourites,
  lineCount: lines.length,
  updatedAt: '2026-11-20T08:30:00.000Z',
}));

async function open(answers: Parameters<typeof renderShopping>[1]) {
  const view = renderShopping(<AddToList productId={productId} inventoryId={inventoryId} quantity={3} />, {
    'GET /shopping-lists': () => ({ items: summaries }),
    ...answers,
  });
  await view.user.click(screen.getByRole('button', { name: 'Add to list' }));
  return view;
}
const lineOf = (listId: string) => ({
  call: `PUT /shopping-lists/${listId}/lines`,
  body: { lines: [{ productId, inventoryId, quantity: 3 }] },
});

describe('a product', () => {
  it('comes on the list that is chosen, with its quantity; favourites have their heart', async () => {
    const { user, changes } = await open({ [`PUT /shopping-lists/${refit.id}/lines`]: () => refit });
    await screen.findByRole('menuitem', { name: 'New list' });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Spring refit',
      'New list',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Spring refit' }));
    await waitFor(() =>
      expect(toasts()).toMatchObject([{ message: 'Added to Spring refit.', action: { label: 'View list' } }]),
    );
    expect(changes()).toEqual([lineOf(refit.id)]);
  });

  it('comes on a new list', async () => {
    const begun = { ...refit, id: idOf(3), name: 'Engine service' };
    const { user, changes } = await open({
      'POST /shopping-lists': () => begun,
      [`PUT /shopping-lists/${begun.id}/lines`]: () => begun,
    });
    await user.click(await screen.findByRole('menuitem', { name: 'New list' }));
    await user.type(screen.getByLabelText('Name'), 'Engine service');
    await user.click(screen.getByRole('button', { name: 'Create list and add' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ message: 'Added to Engine service.' }]));
    expect(changes()).toEqual([
      { call: 'POST /shopping-lists', body: { name: 'Engine service' } },
      lineOf(begun.id),
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that a full list does not take says so', async () => {
    const { user } = await open({
      [`PUT /shopping-lists/${refit.id}/lines`]: () =>
        refusal(400, 'VALIDATION', 'A list can hold 500 lines.'),
    });
    await user.click(await screen.findByRole('menuitem', { name: 'Spring refit' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ message: 'This wasn’t added to the list.' }]));
  });
});
