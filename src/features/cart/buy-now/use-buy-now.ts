import { answer } from '../../../api/index.ts';
import { useApiQuery } from '../../server-data/index.ts';
import type { ShownCartState } from '../screen/use-shown-cart.ts';
import type { BuyNowLine } from './buy-now-path.ts';

/**
 * One item as a cart of its own. `own` is the buyer's cart, which provides the delivery details and the open order;
 * `only` may have its own place. A change of these is a new version, for which the item is priced again.
 */
export function useBuyNow(only: BuyNowLine, own: ShownCartState): ShownCartState {
  const version = own.cart?.version;
  const priced = useApiQuery({
    key: ['cart-of-one', only.inventoryId, only.productId, only.quantity, only.port, only.berth, version],
    enabled: version !== undefined,
    keepPrevious: true,
    onOpen: true,
    read: async ({ client, signal }) =>
      (await answer(client.GET('/carts/only', { params: { query: only }, signal }))).data,
  });
  const { data } = priced;
  const cart =
    own.cart && data
      ? {
          ...data,
          lines: data.lines.map((line) => ({ ...line, quantity: only.quantity })),
          details: {
            ...own.cart.details,
            ...(only.port !== undefined && { port: only.port, berth: only.berth ?? null }),
          },
          openOrder: own.cart.openOrder,
        }
      : null;
  return {
    ...own,
    cart,
    isSettled: own.isSettled && !priced.isFetching && !priced.isPrevious && data?.version === version,
    isReading: own.cart === null ? own.isReading : priced.isFetching && cart === null,
    failure: (own.cart === null ? own.failure : null) ?? priced.error,
    onReadAgain: () => {
      own.onReadAgain();
      priced.refetch();
    },
  };
}
