import { answer, dataOf } from '../../../api/index.ts';
import { useAuth } from '../../account/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';

interface Favourite {
  /** Null while unknown. */
  readonly isFavourite: boolean | null;
  readonly toggle: () => void;
}

/**
 * Whether a product is this crew member's favourite. A change is shown at once and undone if it fails; removing offers
 * Undo.
 */
export function useFavourite(productId: string): Favourite {
  const { user } = useAuth();
  const cache = useServerCache();
  const key = ['shopping-lists', 'favourites', user?.id ?? null];
  const { data } = useApiQuery({
    key,
    read: async ({ client, signal }) => {
      const { productIds } = await dataOf(client.GET('/favourites', { signal }));
      return productIds;
    },
  });
  const show = (isFavourite: boolean) =>
    cache.setQueryData<string[]>(key, (ids) => {
      const others = ids?.filter((id) => id !== productId) ?? [];
      return isFavourite ? [...others, productId] : others;
    });
  const setting = useApiMutation({
    send: async ({ client, signal }, isFavourite: boolean) => {
      const { message } = await answer(
        client.PUT('/favourites', { body: { productId, isFavourite }, signal }),
      );
      return message;
    },
    invalidates: [['shopping-lists']],
    onDone: (message, isFavourite) =>
      isFavourite
        ? toast.success(message)
        : toast.success(message, { sticky: true, action: { label: 'Undo', onAction: () => set(true) } }),
    onFailed: (_error, isFavourite) => show(!isFavourite),
    failed: (isFavourite) =>
      isFavourite ? 'This wasn’t added to your favourites.' : 'This wasn’t removed from your favourites.',
  });
  const set = (isFavourite: boolean) => {
    if (setting.busy) return;
    show(isFavourite);
    void setting.run(isFavourite);
  };
  const isFavourite = data?.includes(productId) ?? null;
  return { isFavourite, toggle: () => set(isFavourite !== true) };
}
