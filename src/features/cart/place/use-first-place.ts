import { useEffect, useRef, useState } from 'react';
import type { CartDetailsChange } from '../../../api/index.ts';
import type { Cart, CartDetails } from '../cart.types.ts';
import { firstPlaceOf } from './first-place.ts';
import type { usePlaces } from './use-places.ts';

interface FirstPlaceInput {
  readonly cart: Cart | null;
  readonly places: Pick<ReturnType<typeof usePlaces>, 'yachts' | 'areYachtsSettled'>;
  /** What the whole cart says of where it goes; null until it is read. */
  readonly ofCart: CartDetails | null;
  readonly onChange: (change: CartDetailsChange) => Promise<void>;
}

/** Says of a cart once, when it is opened, where it probably goes; whether that is over. */
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
    // A cart that does not take it asks for it.
    if (change === null) end();
    else onChange(change).then(end, end);
  }, [areYachtsSettled, cart, ofCart, onChange, yachts]);
  return isOver;
}
