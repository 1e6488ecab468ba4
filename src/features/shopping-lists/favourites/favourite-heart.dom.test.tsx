import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToasts, refusal, renderShopping, toasts } from '../testing/render-shopping.tsx';
import { FavouriteHeart } from './favourite-heart.tsx';

const fender = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';

afterEach(() => {
  cleanup();
  closeToasts();
});

/** A fake server with favourites; it waits for `answered` before it answers a change. */
function serverWith(favourites: readonly string[], answered: Promise<unknown> = Promise.resolve()) {
  let kept = [...favourites];
  return {
    'GET /favourites': () => ({ productIds: kept }),
    'PUT /favourites': async ({ productId, isFavourite }: { productId: string; isFavourite: boolean }) => {
      await answered;
      kept = [...kept.filter((id) => id !== productId), ...(isFavourite ? [productId] : [])];
      return { productIds: kept };
    },
  };
}

const heart = () => screen.findByRole('button', { name: 'Favourite: Fender F4' });
const open = (server: ReturnType<typeof serverWith>) =>
  renderShopping(<FavouriteHeart productId={fender} name="Fender F4" />, server);

describe('a heart', () => {
  it('is pressed while the product is a favourite', async () => {
    open(serverWith([fender]));
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it('makes the product a favourite, and shows it before the server has answered', async () => {
    const answered = Promise.withResolvers<void>();
    const { user, changes } = open(serverWith([], answered.promise));
    await user.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    answered.resolve();
    await waitFor(() => expect(toasts()).toMatchObject([{ level: 'success' }]));
    expect(changes()).toEqual([{ call: 'PUT /favourites', body: { productId: fender, isFavourite: true } }]);
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it('that was removed comes back with Undo', async () => {
    const { user } = open(serverWith([fender]));
    await user.click(await heart());
    await waitFor(() => expect(toasts()).toMatchObject([{ action: { label: 'Undo' } }]));
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    toasts()[0]?.action?.onAction();
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
  });

  it('is as before when the server refuses, which a toast explains', async () => {
    const { user } = renderShopping(<FavouriteHeart productId={fender} name="Fender F4" />, {
      ...serverWith([]),
      'PUT /favourites': () => refusal(404, 'NOT_FOUND'),
    });
    await user.click(await heart());
    await waitFor(() =>
      expect(toasts()).toMatchObject([{ level: 'error', message: 'This wasn’t added to your favourites.' }]),
    );
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  });
});
