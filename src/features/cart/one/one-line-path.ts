import type { CheckoutRequest } from '../../../api/index.ts';

/** One thing that is bought by itself. */
export type OneLine = NonNullable<CheckoutRequest['only']>;

const path = '/crew/cart';
const names = { inventoryId: 'only', productId: 'product', quantity: 'quantity', port: 'port' } as const;
const mostOfOne = 9999;

/** Where so many of one thing are bought by themselves; `port` is the slug of where they were chosen for, null for none. */
export function oneLinePath(
  { inventoryId, productId, quantity }: OneLine,
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
export function oneLineIn(search: URLSearchParams): OneLine | null {
  const inventoryId = search.get(names.inventoryId);
  const productId = search.get(names.productId);
  if (!inventoryId || !productId) return null;
  const wanted = Number(search.get(names.quantity));
  const quantity = Number.isInteger(wanted) && wanted >= 1 && wanted <= mostOfOne ? wanted : 1;
  return { inventoryId, productId, quantity };
}

export const portIn = (search: URLSearchParams): string | null => search.get(names.port);

/** The same address with another quantity. */
export function withQuantity(search: URLSearchParams, quantity: number): URLSearchParams {
  const after = new URLSearchParams(search);
  after.set(names.quantity, String(quantity));
  return after;
}
