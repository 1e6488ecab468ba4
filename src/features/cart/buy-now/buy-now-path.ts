import type { CheckoutRequest } from '../../../api/index.ts';

/** One item that is bought without the cart, with its port if that is not the cart's. */
export type BuyNowLine = NonNullable<CheckoutRequest['only']>;
type Named = Pick<BuyNowLine, 'inventoryId' | 'productId' | 'quantity'>;

const path = '/crew/cart';
const names = {
  inventoryId: 'only',
  productId: 'product',
  quantity: 'quantity',
  port: 'port',
  berth: 'berth',
} as const;
const mostOfOne = 9999;

/**
 * The address on which this quantity of one item is bought; `port` is the slug of the port chosen on the product page,
 * or null.
 */
export function buyNowPath(
  { inventoryId, productId, quantity }: Named,
  { port }: { readonly port: string | null },
): string {
  const search = new URLSearchParams({
    [names.inventoryId]: inventoryId,
    [names.productId]: productId,
    [names.quantity]: String(quantity),
    ...(port !== null && { [names.port]: port }),
  });
  return `${path}?${search.toString()}`;
}

/** The item in the cart's address; null if it names none, so that the whole cart is bought. */
export function buyNowIn(search: URLSearchParams): Named | null {
  const inventoryId = search.get(names.inventoryId);
  const productId = search.get(names.productId);
  if (!inventoryId || !productId) return null;
  const wanted = Number(search.get(names.quantity));
  const quantity = Number.isInteger(wanted) && wanted >= 1 && wanted <= mostOfOne ? wanted : 1;
  return { inventoryId, productId, quantity };
}

/** The port and berth in an address. */
export interface NamedPlace {
  /** A port's slug. */
  readonly port: string;
  /** Null: no berth; undefined: only the port was chosen, on the product page. */
  readonly berth: string | null | undefined;
}

/** Where one item goes instead of the cart's delivery address; null for that address. */
export function placeIn(search: URLSearchParams): NamedPlace | null {
  const port = search.get(names.port);
  if (!port) return null;
  const berth = search.get(names.berth);
  return { port, berth: berth === null ? undefined : berth.trim() || null };
}

/** The same address with another place; null for the cart's. */
export function withPlace(
  search: URLSearchParams,
  place: { readonly port: string; readonly berth: string | null } | null,
): URLSearchParams {
  const after = new URLSearchParams(search);
  after.delete(names.port);
  after.delete(names.berth);
  if (place !== null) {
    after.set(names.port, place.port);
    after.set(names.berth, place.berth ?? '');
  }
  return after;
}

/** The same address with another quantity. */
export function withQuantity(search: URLSearchParams, quantity: number): URLSearchParams {
  const after = new URLSearchParams(search);
  after.set(names.quantity, String(quantity));
  return after;
}
