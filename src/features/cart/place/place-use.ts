import { servesPort } from '../../../lib/delivery-reach.ts';
import type { Cart, CartSupplier, Port } from '../cart.types.ts';
import { chosenDelivery } from './latest-day.ts';
import type { PlaceUse } from './place-values.ts';

/** Whether the port is needed before the delivery of one of the suppliers can be proposed. */
export const awaitsPort = ({ details, suppliers }: Cart): boolean =>
  details.port === null &&
  suppliers.some(
    ({ deliveryMethods, deliveryMethodId, elsewhere }) =>
      deliveryMethodId === null && elsewhere === null && deliveryMethods.length > 0,
  );

/**
 * Whether a supplier can deliver to this port: a delivery is chosen, or a method serves the port and will be proposed
 * by the server once it knows the port.
 */
export const isReached = (
  { deliveryMethods, deliveryMethodId }: Pick<CartSupplier, 'deliveryMethods' | 'deliveryMethodId'>,
  port: string,
): boolean => deliveryMethodId !== null || deliveryMethods.some((method) => servesPort(method, port));

/** The cart's suppliers who can neither deliver to the port nor offer collection. */
export const unreachedIn = ({ details, suppliers }: Cart): readonly CartSupplier[] =>
  suppliers.filter((offer) => {
    const port = offer.elsewhere?.port ?? details.port;
    return port !== null && !isReached(offer, port);
  });

/** What the cart's suppliers need: how each delivers, and where dates begin. */
export function placeUseOf(cart: Cart | null, ports: readonly Port[]): PlaceUse {
  const suppliers = (cart?.suppliers ?? []).filter(({ supplier }) =>
    cart?.lines.some(({ supplierId }) => supplierId === supplier.id),
  );
  const kinds = suppliers.flatMap(({ deliveryMethods, deliveryMethodId, elsewhere }) => {
    // A delivery to another address does not need the cart's.
    if (elsewhere !== null) return [];
    return deliveryMethods.find(({ id }) => id === deliveryMethodId)?.kind ?? [];
  });
  return {
    kinds,
    awaitsPort: cart !== null && awaitsPort(cart),
    zones: new Map(ports.map(({ slug, timeZone }) => [slug, timeZone])),
    deliveries: suppliers.map((offer) => chosenDelivery(offer, cart?.details.port ?? null, ports)),
  };
}
