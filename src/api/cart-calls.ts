import type { components } from '../../openapi/__generated__/marketplace.ts';
import { answer } from './answer.ts';
import type { MarketplaceClient } from './client.ts';

type Schemas = components['schemas'];
export type Cart = Schemas['Cart'];
export type CartLineKey = Schemas['CartLineKey'];
export type CartDetailsChange = Schemas['CartDetailsChange'];
export type CartSummary = Schemas['CartSummaryAnswer']['data'];
export type CheckoutRequest = Schemas['CheckoutRequest'];
export type PlacedOrder = Schemas['CheckoutAnswer']['data'];

/** A line as a caller names it: an id may be missing, which is refused before anything is sent (specification §5). */
export interface NamedLine {
  inventoryId?: string | null | undefined;
  productId?: string | null | undefined;
}
/** `quantity` is 1 unless said. */
export type LineToAdd = NamedLine & { quantity?: number };
export type LineToChange = NamedLine & { quantity?: number; savedForLater?: boolean };

export interface CartCalls {
  add(line: LineToAdd, signal?: AbortSignal): Promise<Cart>;
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
  /** `key`: the cart's `checkoutKey`, with which a repeated call buys once. */
  checkOut(body: CheckoutRequest, key: string, signal?: AbortSignal): Promise<PlacedOrder>;
}

function withIds<Line extends NamedLine>(line: Line): Line & CartLineKey {
  const { inventoryId, productId } = line;
  if (!inventoryId || !productId) throw new Error('Both inventoryId and productId are required');
  return { ...line, inventoryId, productId };
}

/** The calls of specification §7 "Cart" and what belongs to them. Each throws what `answer` throws. */
export const createCartCalls = (client: MarketplaceClient): CartCalls => ({
  add: async (line, signal) =>
    (await answer(client.POST('/carts/add', { body: { quantity: 1, ...withIds(line) }, signal }))).data,
  read: async (signal) => (await answer(client.GET('/carts', { signal }))).data,
  summarise: async (signal) => (await answer(client.GET('/carts/summary', { signal }))).data,
  updateQuantity: async (line, signal) =>
    (await answer(client.PUT('/carts/update-quantity', { body: { ...withIds(line) }, signal }))).data,
  remove: async (line, signal) =>
    (await answer(client.DELETE('/carts/remove', { body: withIds(line), signal }))).data,
  clear: async (signal) => (await answer(client.DELETE('/carts/clear', { signal }))).data,
  describe: async (body, signal) => (await answer(client.PUT('/carts/details', { body, signal }))).data,
  merge: async (lines, signal) =>
    (await answer(client.POST('/carts/merge', { body: { lines: [...lines] }, signal }))).data,
  checkOut: async (body, key, signal) =>
    (
      await answer(
        client.POST('/carts/checkout', { body, params: { header: { 'Idempotency-Key': key } }, signal }),
      )
    ).data,
});
