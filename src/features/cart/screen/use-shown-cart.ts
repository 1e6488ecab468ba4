import { useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../../api/index.ts';
import { expectedCart } from '../../../machines/cart/index.ts';
import type { Cart } from '../cart.types.ts';
import { useCartActions, useCartState } from '../cart-context.tsx';

export interface ShownCartState {
  /** The cart as it will be after all changes in progress; null before the first answer. */
  readonly cart: Cart | null;
  /** Whether its totals are those of its lines: no change is in progress. */
  readonly isSettled: boolean;
  readonly isReading: boolean;
  /** The change in progress takes longer than usual. */
  readonly isSlow: boolean;
  readonly onCancel: () => void;
  /** Why the last load failed; null if it did not. An answer that is not a cart is a failure too. */
  readonly failure: unknown;
  readonly onReadAgain: () => void;
}

/** The answer can be counted but not shown. */
const noCart = new ApiError({ code: 'BAD_RESPONSE', message: 'The answer was no cart.' });

/** The cart for its screen; loads it on mount. */
export function useShownCart(): ShownCartState {
  const { readCart, cancelRequest } = useCartActions();
  const totalItems = useCartState(({ context }) => context.totalItems);
  const server = useCartState(({ context }) => context.cart);
  const newerKey = useCartState(({ context }) => context.newerKey);
  const requests = useCartState(({ context }) => context.requests);
  const isSlow = useCartState((snapshot) => snapshot.hasTag('slow'));
  const { cart } = useMemo(
    () => expectedCart({ totalItems, cart: server, newerKey, requests }),
    [totalItems, server, newerKey, requests],
  );
  const [reading, setReading] = useState<{ isUnderWay: boolean; failure: unknown }>({
    isUnderWay: true,
    failure: null,
  });

  const read = useCallback(
    () =>
      readCart().then(
        () => setReading({ isUnderWay: false, failure: null }),
        (failure: unknown) => setReading({ isUnderWay: false, failure }),
      ),
    [readCart],
  );
  useEffect(() => void read(), [read]);

  return {
    cart,
    isSettled: requests.every(({ kind }) => kind === 'read'),
    isReading: reading.isUnderWay,
    isSlow,
    onCancel: cancelRequest,
    failure: reading.failure ?? (cart === null ? noCart : null),
    onReadAgain: () => {
      setReading({ isUnderWay: true, failure: null });
      void read();
    },
  };
}
