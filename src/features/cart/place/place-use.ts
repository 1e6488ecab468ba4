import { servesPort } from '../../../lib/delivery-reach.ts';
import type { Cart, CartSupplier, Port } from '../cart.types.ts';
import type { PlaceUse } from './place-values.ts';

/** Whether it has to be known where a cart goes before the delivery of one of its suppliers can be proposed. */
export const awaitsPort = ({ details, suppliers }: Cart): boolean =>
  details.port === null &&
  suppliers.some(
    ({ deliveryMethods, deliveryMethodId, elsewhere }) =>
      deliveryMethodId === null && elsewhere === null && deliveryMethods.length > 0,
  );

/**
 * Whether a supplier's part can come to this port: a delivery is chosen, or one serves the port, which the server will propose once it knows the port that
 * has just been given.
 */
export const isReached = (
  { deliveryMethods, deliveryMethodId }: Pick<CartSupplier, 'deliveryMethods' | 'deliveryMethodId'>,
  port: string,
): boolean => deliveryMethodId !== null || deliveryMethods.some((method) => servesPort(method, port));

/** The suppliers of a cart who can't bring their part, nor have it collected, where it is needed. */
export const unreachedIn = ({ details, suppliers }: Cart): readonly CartSupplier[] =>
  suppliers.filter((offer) => {
    const port = offer.elsewhere?.port ?? details.port;
    return port !== null && !isReached(offer, port);
  });

/** What the suppliers of a cart do with its place: how each brings its part, as it is chosen, and where its days begin. */
export function placeUseOf(cart: Cart | null, ports: readonly Port[]): PlaceUse {
  const kinds = (cart?.suppliers ?? []).flatMap(
    ({ supplier, deliveryMethods, deliveryMethodId, elsewhere }) => {
      // What goes elsewhere needs no place of the others.
      if (elsewhere !== null) return [];
      const hasLines = cart?.lines.some(({ supplierId }) => supplierId === supplier.id);
      const method = deliveryMethods.find(({ id }) => id === deliveryMethodId);
      return hasLines && method ? [method.kind] : [];
    },
  );
  return {
    kinds,
    awaitsPort: cart !== null && awaitsPort(cart),
    zones: new Map(ports.map(({ slug, timeZone }) => [slug, timeZone])),
  };
}
