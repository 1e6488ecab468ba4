import { useIsOffline, useRetryOnline } from '../../server-data/index.ts';
import { useCallback } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router-dom';
import { useAddToCart } from '../buying/use-add-to-cart.ts';
import { useBuyer } from '../buying/use-buyer.ts';
import { useHearts } from '../buying/use-hearts.tsx';
import type { FoundData, PublicListing } from './found.types.ts';
import type { FoundViewProps } from './found-view.tsx';
import { narrowed, readSearch } from './market-search.ts';
import { usePortOfCrew } from './use-port-of-crew.ts';

type SearchPage = Pick<
  FoundViewProps,
  'coming' | 'isOffline' | 'onPress' | 'onGo' | 'onRetry' | 'onAdd' | 'heartOf'
>;

/**
 * The behaviour of a page with listings: applies filters, retries automatically after reconnecting, and adds to the
 * cart.
 */
export function useSearchPage(data: FoundData | null): SearchPage {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const { revalidate, state } = useRevalidator();
  const isOffline = useIsOffline();
  const buyer = useBuyer();
  const addToCart = useAddToCart();
  const heartOf = useHearts();

  const onPress = usePortOfCrew(data?.search ?? null);
  useRetryOnline(data !== null && data.found === null, revalidate);

  const onAdd = useCallback(
    async ({ id, inventoryId, name }: PublicListing) => {
      if (inventoryId !== null) await addToCart({ productId: id, inventoryId, quantity: 1 }, { name });
    },
    [addToCart],
  );

  return {
    coming: comingOf(data, location, state === 'loading'),
    isOffline,
    onPress,
    onGo: (address) => void navigate(address, { preventScrollReset: true }),
    onRetry: () => void revalidate(),
    onAdd: buyer.mayBuy ? onAdd : null,
    heartOf,
  };
}

function comingOf(
  data: FoundData | null,
  next: ReturnType<typeof useNavigation>['location'],
  isReadAgain: boolean,
): SearchPage['coming'] {
  if (!data) return 'nothing';
  if (!next) return isReadAgain ? 'other' : 'nothing';
  if (next.pathname !== data.search.path) return 'nothing';
  const coming = readSearch(new URL(next.pathname + next.search, 'https://quayside.invalid'));
  const isMore = coming.shown > data.search.shown && narrowed(coming, {}) === narrowed(data.search, {});
  return isMore ? 'more' : 'other';
}
