import { useEffect } from 'react';
import type { CartDetailsChange } from '../../../api/index.ts';
import type { Cart } from '../cart.types.ts';
import type { CheckoutView } from '../checkout/use-checkout.ts';
import { placeUseOf } from '../place/place-use.ts';
import { usePlaceFields } from '../place/use-place-fields.ts';
import { usePlaces } from '../place/use-places.ts';
import type { PlaceMessages } from '../place/place-values.ts';

const prefix = 'place/';
const nothing: PlaceMessages = {};

/** The server's refusals of the delivery details by field, as long as the cart is the refused one. */
function refusedOf({ context: { failure, submission } }: CheckoutView, cart: Cart | null): PlaceMessages {
  if (!failure?.fields || submission?.body.cartVersion !== cart?.version) return nothing;
  return Object.fromEntries(
    failure.fields
      .filter(({ field }) => field.startsWith(prefix))
      .map(({ field, message }) => [field.slice(prefix.length), message]),
  );
}

/** The delivery details: their fields, and the server's refusals, the first of which is focused. */
export function usePlaceOfCart(
  cart: Cart | null,
  snapshot: CheckoutView,
  onChange: (change: CartDetailsChange) => Promise<void>,
) {
  const places = usePlaces();
  const place = usePlaceFields({
    details: cart?.details ?? null,
    use: placeUseOf(cart, places.ports),
    refused: refusedOf(snapshot, cart),
    onChange,
  });
  const { focus } = place;
  const { failure } = snapshot.context;
  useEffect(() => {
    const fields = failure?.fields?.map(({ field }) => field.replace(prefix, '')) ?? [];
    if (fields.length > 0) focus(fields);
  }, [failure, focus]);
  return { place, places };
}
