import type { Transaction } from 'kysely';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Database } from '../../platform/db/schema.ts';
import { changeCart } from './cart-change.service.ts';
import { addedUp, type FilledLine, type LineBefore, type WantedLine } from './cart-filling.domain.ts';
import { fillLines, restoreLines, versionOfCart } from './cart-filling.repository.ts';
import type { LineKey } from './cart-lines.repository.ts';
import type { Cart } from './cart.domain.ts';
import type { CartParts } from './cart.parts.ts';

export interface FilledCart {
  readonly cart: Cart;
  readonly lines: readonly FilledLine[];
}

/**
 * Adds many items to the cart in one transaction, as far as they are available (contract: fillCart). `wantedIn` reads
 * them in the same transaction; null: their source does not exist.
 */
export async function fillCart(
  parts: CartParts,
  userId: string,
  wantedIn: (trx: Transaction<Database>) => Promise<readonly WantedLine[] | null>,
): Promise<Result<FilledCart, { readonly code: 'NOT_FOUND' }>> {
  let lines: readonly FilledLine[] = [];
  const filled = await changeCart(parts, { userId, isMade: true }, async (trx, now) => {
    const wanted = await wantedIn(trx);
    if (wanted === null) return refuse({ code: 'NOT_FOUND' } as const);
    lines = await fillLines(trx, userId, addedUp(wanted), { currency: parts.currency, now });
    return ok(lines.some(({ added }) => added > 0));
  });
  return filled.ok ? ok({ cart: filled.value, lines }) : filled;
}

/** Undoes a filling (contract: restoreCart) if the cart has not changed since. */
export const restoreCart = (
  parts: CartParts,
  userId: string,
  { cartVersion, lines }: { readonly cartVersion: number; readonly lines: readonly (LineKey & LineBefore)[] },
): Promise<Result<Cart, { readonly code: 'CART_CHANGED' }>> =>
  changeCart(
    parts,
    { userId, isMade: false },
    async (trx): Promise<Result<boolean, { readonly code: 'CART_CHANGED' }>> => {
      if ((await versionOfCart(trx, userId)) !== cartVersion) return refuse({ code: 'CART_CHANGED' });
      await restoreLines(trx, userId, lines);
      return ok(true);
    },
  );
