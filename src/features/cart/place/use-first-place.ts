import { useEffect, useRef, useState } from 'react';
import type { CartDetailsChange } from '../../../api/index.ts';
import type { Cart, CartDetails } from '../cart.types.ts';
import { firstPlaceOf } from './first-place.ts';
import type { usePlaces } from './use-places.ts';

interface FirstPlaceInput {
  readonly cart: Cart | null;
  readonly places: Pick<ReturnType<typeof usePlaces>, 'yachts' | 'areYachtsSettled'>;
  /** The delivery details of the whole cart; null until it has loaded. */
  readonly ofCart: CartDetails | null;
  readonly onChange: (change: CartDetailsChange) => Promise<void>;
}

/** Sets a cart's default delivery details once, when it is opened; returns whether that is done. */
export function useFirstPlace({ cart, ofCart, places, onChange }: FirstPlaceInput): boolean {
  const isBegun = useRef(false);
  const [isOver, setIsOver] = useState(false);
  const { yachts, areYachtsSettled } = places;
  useEffect(() => {
    if (cart === null || ofCart === null || cart.lines.length === 0 || !areYachtsSettled || isBegun.current)
      return;
    isBegun.current = true;
    const change = firstPlaceOf({ details: ofCart, yachts });
    const end = () => setIsOver(true);
    // If the cart refuses them, the form asks for them.
    if (change === null) end();
    else onChange(change).then(end, end);
  }, [areYachtsSettled, cart, ofCart, onChange, yachts]);
  return isOver;
}
