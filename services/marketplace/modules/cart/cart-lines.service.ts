import { cartLimits } from '../../../../src/lib/cart-limits.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { changeCart, getCart } from './cart-change.service.ts';
import {
  addLine,
  findLine,
  removeLine,
  removeLines,
  saveLine,
  type Added,
  type Addition,
  type CartCount,
  type LineKey,
} from './cart-lines.repository.ts';
import { moveLines, type SkippedLine, type MergedLine } from './cart-merge.repository.ts';
import { changeOf, unavailableReason, type CartRefusal, type LineChange } from './cart-rules.domain.ts';
import type { Cart } from './cart.domain.ts';
import type { CartParts } from './cart.parts.ts';
import { lockOrCreateCart } from './cart.repository.ts';

/**
 * How close to its limit a cart may be before lines are counted under the lock: more than anybody adds concurrently.
 */
const marginLines = 50;

/**
 * Adds an item to the cart, one by default, and returns the count (contract: addToCart). Usually one statement; if that
 * adds nothing, it is repeated with the cart created and locked, so that a first line finds a cart and a refusal is
 * reliable.
 */
export async function addAndCount(
  { db, clock, ids, currency }: CartParts,
  userId: string,
  { inventoryId, productId, quantity = 1 }: LineKey & { readonly quantity?: number | undefined },
): Promise<Result<CartCount, CartRefusal>> {
  const addition: Addition = {
    userId,
    inventoryId,
    productId,
    quantity,
    currency,
    linesMost: cartLimits.lines - marginLines,
  };
  const now = clock.now();
  const added = await addLine(db, addition, now);
  if (added === null) return refuse({ code: 'NOT_FOUND' });
  if (added.count !== null) return ok(added.count);
  return inTransaction(db, async (trx): Promise<Result<CartCount, CartRefusal>> => {
    await lockOrCreateCart(trx, { userId, cartId: ids.newId() }, now);
    const again = await addLine(trx, { ...addition, linesMost: cartLimits.lines }, now);
    if (again === null) return refuse({ code: 'NOT_FOUND' });
    return again.count === null ? refuse(whyNotAdded(again, quantity)) : ok(again.count);
  });
}

/** Like addAndCount, but reads the cart. */
export async function addToCart(
  parts: CartParts,
  userId: string,
  line: Parameters<typeof addAndCount>[2],
): Promise<Result<Cart, CartRefusal>> {
  const added = await addAndCount(parts, userId, line);
  return added.ok ? ok(await getCart(parts, userId)) : added;
}

const whyNotAdded = (seen: Added, quantity: number): CartRefusal =>
  unavailableReason(seen, seen.quantityBefore + quantity) ?? { code: 'CART_FULL' };

/**
 * Changes a line's quantity, or saves it for later (contract: updateCartQuantity); a quantity of 0 removes it. A
 * changed price is marked until its line is touched: added to, changed, or confirmed here by naming only the line.
 */
export const updateCartQuantity = (
  parts: CartParts,
  userId: string,
  { inventoryId, productId, ...change }: LineKey & LineChange,
): Promise<Result<Cart, CartRefusal>> =>
  changeCart(parts, { userId, isMade: false }, async (trx): Promise<Result<boolean, CartRefusal>> => {
    const key = { inventoryId, productId };
    if (change.quantity === 0) return ok(await removeLine(trx, userId, key));
    const line = await findLine(trx, userId, key, parts.currency);
    if (line === null) return refuse({ code: 'NOT_FOUND' });
    const { refusal, ...next } = changeOf(line, change);
    return refusal === null ? ok(await saveLine(trx, userId, inventoryId, next)) : refuse(refusal);
  });

async function changed(
  parts: CartParts,
  userId: string,
  change: Parameters<typeof changeCart<never>>[2],
): Promise<Cart> {
  const done: Result<Cart, never> = await changeCart(parts, { userId, isMade: false }, change);
  return done.ok ? done.value : done.error;
}

/** Removes a line (contract: removeFromCart); a missing one is ignored. */
export const removeFromCart = (parts: CartParts, userId: string, key: LineKey): Promise<Cart> =>
  changed(parts, userId, async (trx) => ok(await removeLine(trx, userId, key)));

/** Removes all lines except those saved for later (contract: clearCart). */
export const clearCart = (parts: CartParts, userId: string): Promise<Cart> =>
  changed(parts, userId, async (trx) => ok(await removeLines(trx, userId)));

/** Adds the lines of a visitor's cart (contract: mergeCart). Idempotent. */
export async function mergeCart(
  parts: CartParts,
  userId: string,
  lines: readonly MergedLine[],
): Promise<{ readonly cart: Cart; readonly left: readonly SkippedLine[] }> {
  let left: readonly SkippedLine[] = [];
  const merged: Result<Cart, never> = await changeCart(parts, { userId, isMade: true }, async (trx, now) => {
    const done = await moveLines(trx, userId, largestOfEach(lines), { currency: parts.currency, now });
    left = done.left;
    return ok(done.changed);
  });
  return { cart: merged.ok ? merged.value : merged.error, left };
}

/** A line that was sent more than once counts once, as in a repeated call. */
function largestOfEach(lines: readonly MergedLine[]): readonly MergedLine[] {
  const largest = new Map<string, MergedLine>();
  for (const line of lines) {
    const key = `${line.inventoryId} ${line.productId}`;
    if ((largest.get(key)?.quantity ?? 0) < line.quantity) largest.set(key, line);
  }
  return [...largest.values()];
}
