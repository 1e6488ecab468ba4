import type { CheckoutRequest } from '../../../api/index.ts';

/** One thing that is bought by itself, with the place where that is not the cart's. */
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

/** Where so many of one thing are bought by themselves; `port` is the slug of where they were chosen for, null for none. */
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

/** The one thing that an address of the cart names; null: it names none, and the whole cart is meant. */
export function buyNowIn(search: URLSearchParams): Named | null {
  const inventoryId = search.get(names.inventoryId);
  const productId = search.get(names.productId);
  if (!inventoryId || !productId) return null;
  const wanted = Number(search.get(names.quantity));
  const quantity = Number.isInteger(wanted) && wanted >= 1 && wanted <= mostOfOne ? wanted : 1;
  return { inventoryId, productId, quantity };
}

/** The place that an address names. */
export interface NamedPlace {
  /** A port's slug. */
  readonly port: string;
  /** Null: there is none; undefined: only the port was chosen, before the buyer came here. */
  readonly berth: string | null | undefined;
}

/** Where one thing goes instead of where the cart goes; null: there. */
export function placeIn(search: URLSearchParams): NamedPlace | null {
  const port = search.get(names.port);
  if (!port) return null;
  const berth = search.get(names.berth);
  return { port, berth: berth === null ? undefined : berth.trim() || null };
}

/** The same address with another place; null: the cart's. */
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
