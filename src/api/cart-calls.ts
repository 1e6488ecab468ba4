import type { components } from '../../openapi/__generated__/marketplace.ts';
import { Refusal } from '../lib/refusal.ts';
import { dataOf } from './answer.ts';
import type { MarketplaceClient } from './client.ts';

type Schemas = components['schemas'];
export type Cart = Schemas['Cart'];
export type CartCount = Schemas['CartCount'];
type CartLineKey = Schemas['CartLineKey'];
export type CartDetailsChange = Schemas['CartDetailsChange'];
type CartSummary = Schemas['CartSummaryAnswer']['data'];
export type CheckoutRequest = Schemas['CheckoutRequest'];
type PlacedOrder = Schemas['CheckoutAnswer']['data'];

/**
 * A line as a caller names it: an id may be missing, which is refused before anything is sent (docs/requirements.md
 * §5).
 */
export interface NamedLine {
  inventoryId?: string | null | undefined;
  productId?: string | null | undefined;
}
/** `quantity` is 1 by default. */
export type LineToAdd = NamedLine & { quantity?: number };
export type LineToChange = NamedLine & { quantity?: number; savedForLater?: boolean };

export interface CartCalls {
  /** With `isBrief` the answer is the cart's count, unless the API is of the previous release. */
  add(line: LineToAdd, isBrief?: boolean, signal?: AbortSignal): Promise<Cart | CartCount>;
  read(signal?: AbortSignal): Promise<Cart>;
  summarise(signal?: AbortSignal): Promise<CartSummary>;
  updateQuantity(line: LineToChange, signal?: AbortSignal): Promise<Cart>;
  remove(line: NamedLine, signal?: AbortSignal): Promise<Cart>;
  clear(signal?: AbortSignal): Promise<Cart>;
  describe(details: CartDetailsChange, signal?: AbortSignal): Promise<Cart>;
  merge(
    lines: readonly (CartLineKey & { quantity: number })[],
    signal?: AbortSignal,
  ): Promise<Schemas['MergeAnswer']['data']>;
  /** `key`: the cart's `checkoutKey`, which makes a repeated call idempotent. */
  checkOut(body: CheckoutRequest, key: string, signal?: AbortSignal): Promise<PlacedOrder>;
}

function withIds<Line extends NamedLine>(line: Line): Line & CartLineKey {
  const { inventoryId, productId } = line;
  if (!inventoryId || !productId) throw new Refusal('Both inventoryId and productId are required');
  return { ...line, inventoryId, productId };
}

/** The calls of docs/requirements.md §7 "Cart" and related ones. Each throws like `answer`. */
export const createCartCalls = (client: MarketplaceClient): CartCalls => ({
  // Checked inside the async function, so that callers get a rejection and never a synchronous throw.
  add: async (line, isBrief = false, signal) =>
    dataOf(
      client.POST('/carts/add', {
        body: { quantity: 1, ...withIds(line) },
        ...(isBrief && { params: { header: { Prefer: 'return=minimal' } } }),
        signal,
      }),
    ),
  read: (signal) => dataOf(client.GET('/carts', { signal })),
  summarise: (signal) => dataOf(client.GET('/carts/summary', { signal })),
  updateQuantity: async (line, signal) =>
    dataOf(client.PUT('/carts/update-quantity', { body: { ...withIds(line) }, signal })),
  remove: async (line, signal) => dataOf(client.DELETE('/carts/remove', { body: withIds(line), signal })),
  clear: (signal) => dataOf(client.DELETE('/carts/clear', { signal })),
  describe: (body, signal) => dataOf(client.PUT('/carts/details', { body, signal })),
  merge: (lines, signal) => dataOf(client.POST('/carts/merge', { body: { lines: [...lines] }, signal })),
  checkOut: (body, key, signal) =>
    dataOf(client.POST('/carts/checkout', { body, params: { header: { 'Idempotency-Key': key } }, signal })),
});
